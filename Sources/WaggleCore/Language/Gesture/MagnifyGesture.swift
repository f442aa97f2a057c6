import Foundation
import WaggleGeometry

/// A two-finger pinch, on the view or on a trackpad with the pointer over the view.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
    /// A snapshot of a pinch.
    public struct Value: Equatable, Sendable {
        /// The date of the event.
        public var time: Date
        /// The distance between the fingers as a multiple of that at the start: 1 is unchanged. Fingers start at least 1 point apart.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The midpoint of the fingers at the start, as a unit point of the view.
        public var startAnchor: UnitPoint
        /// The same midpoint in the view's coordinates, in points.
        public var startLocation: CGPoint
    }
    /// How far the magnification must differ from 1 for the gesture to begin; 0 begins it with the first movement.
    public var minimumScaleDelta: CGFloat
    public typealias Body = Never
    /// A pinch that begins when the magnification differs from 1 by this much.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor func makeMachine() -> PairMachine<Pinch> { PairMachine(Pinch(), minimumDelta: Double(minimumScaleDelta)) }

    struct Pinch: PairMeasure {
        private var startLength: CGFloat = 1

        static var rest: Double { 1 }
        static func trackpad(_ kind: GestureEvent.Kind) -> (phase: InputPhase, amount: Double, location: CGPoint)? {
            guard case .magnify(let phase, let scale, let location) = kind else { return nil }
            return (phase, Double(scale), location)
        }
        mutating func begin(_ a: CGPoint, _ b: CGPoint) {
            // Real fingers cannot be closer than this, but emulated ones may be.
            startLength = max(a.distance(to: b), 1)
        }
        func move(_ a: CGPoint, _ b: CGPoint, from amount: Double) -> Double { Double(a.distance(to: b) / startLength) }
        static func value(time: Date, amount: Double, velocity: Double, start: PairStart) -> Value {
            Value(time: time, magnification: CGFloat(amount), velocity: CGFloat(velocity),
                  startAnchor: start.anchor, startLocation: start.location)
        }
    }
}

/// Like `MagnifyGesture`, with only the magnification as its value.
nonisolated public struct MagnificationGesture: ShorterGesture {
    /// How far the magnification must differ from 1 for the gesture to begin; 0 begins it with the first movement.
    public var minimumScaleDelta: CGFloat
    /// A pinch that begins when the magnification differs from 1 by this much.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public typealias Value = CGFloat
    public typealias Body = Never
    var mapped: _MapGesture<MagnifyGesture, CGFloat> { MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification) }
}
