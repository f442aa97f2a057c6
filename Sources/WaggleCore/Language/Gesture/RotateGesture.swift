import Foundation
import WaggleGeometry

/// A two-finger rotation, on the view or on a trackpad with the pointer over the view.
nonisolated public struct RotateGesture: PrimitiveGesture {
    /// A snapshot of a rotation.
    public struct Value: Equatable, Sendable {
        /// The date of the event.
        public var time: Date
        /// Clockwise since the start; may exceed a full turn.
        public var rotation: Angle
        /// The change of the rotation per second.
        public var velocity: Angle
        /// The midpoint of the fingers at the start, as a unit point of the view.
        public var startAnchor: UnitPoint
        /// The same midpoint in the view's coordinates, in points.
        public var startLocation: CGPoint
    }
    /// How far the fingers must rotate, either way, for the gesture to begin; 1 degree by default.
    public var minimumAngleDelta: Angle
    public typealias Body = Never
    /// A rotation that begins after this angle, clockwise or anticlockwise.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor func makeMachine() -> PairMachine<Turn> { PairMachine(Turn(), minimumDelta: minimumAngleDelta.radians) }

    /// In radians, like all angles here.
    struct Turn: PairMeasure {
        private var direction: Double = 0

        static var rest: Double { 0 }
        static func trackpad(_ kind: GestureEvent.Kind) -> (phase: InputPhase, amount: Double, location: CGPoint)? {
            guard case .rotate(let phase, let angle, let location) = kind else { return nil }
            return (phase, angle.radians, location)
        }
        mutating func begin(_ a: CGPoint, _ b: CGPoint) { direction = Self.direction(from: a, to: b) }
        mutating func move(_ a: CGPoint, _ b: CGPoint, from amount: Double) -> Double {
            let old = direction
            direction = Self.direction(from: a, to: b)
            // The shorter way around from the last sample.
            return amount + remainder(direction - old, 2 * .pi)
        }
        static func value(time: Date, amount: Double, velocity: Double, start: PairStart) -> Value {
            Value(time: time, rotation: .radians(amount), velocity: .radians(velocity),
                  startAnchor: start.anchor, startLocation: start.location)
        }
        private static func direction(from a: CGPoint, to b: CGPoint) -> Double { atan2(Double(b.y - a.y), Double(b.x - a.x)) }
    }
}

/// Like `RotateGesture`, with only the rotation as its value.
nonisolated public struct RotationGesture: ShorterGesture {
    /// How far the fingers must rotate, either way, for the gesture to begin; 1 degree by default.
    public var minimumAngleDelta: Angle
    /// A rotation that begins after this angle, clockwise or anticlockwise.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public typealias Value = Angle
    public typealias Body = Never
    var mapped: _MapGesture<RotateGesture, Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
