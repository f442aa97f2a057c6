import Foundation
import WaggleGeometry
import WaggleMotion

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

    @MainActor func makeMachine() -> Machine { Machine(minimumDelta: minimumAngleDelta.radians) }

    struct Machine: GestureMachine {
        /// In radians, like all angles here.
        let minimumDelta: Double
        private var fingers = FingerPair()
        private var start = PairStart()
        private var direction: Double = 0
        private var rotation: Double = 0
        private var samples = VelocityEstimator<Double>()
        private var isActive = false
        /// The value at the last movement: time and other fingers change nothing.
        private var last: Value?

        init(minimumDelta: Double) { self.minimumDelta = minimumDelta }

        mutating func handle(_ event: GestureEvent) -> GesturePhase<Value> {
            switch event.kind {
            case .time, .magnify: return phase
            case .rotate(let phase, let angle, let location):
                if phase == .began { begin(at: location, event) }
                if phase == .cancelled { return .failed }
                set(angle.radians, event)
                return phase == .ended ? end(event) : self.phase
            case .touches:
                switch fingers.follow(event.touches) {
                case .none: return event.downCount == 0 ? .failed : .possible(nil)
                case .began(let a, let b):
                    direction = Self.direction(from: a, to: b)
                    begin(at: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), event)
                case .moved(let a, let b):
                    let direction = Self.direction(from: a, to: b)
                    // The shorter way around from the last sample.
                    let step = remainder(direction - self.direction, 2 * .pi)
                    self.direction = direction
                    set(rotation + step, event)
                case .stayed: break
                case .ended(let isCancelled):
                    if isCancelled { return .failed }
                    if isActive { return end(event) }
                    return event.downCount == 0 ? .failed : .possible(nil)
                }
                return phase
            }
        }
        private static func direction(from a: CGPoint, to b: CGPoint) -> Double { atan2(Double(b.y - a.y), Double(b.x - a.x)) }
        private mutating func begin(at location: CGPoint, _ event: GestureEvent) {
            start = PairStart(location, event.place)
            rotation = 0
            samples.reset()
            samples.add(0, at: event.time)
        }
        private mutating func set(_ angle: Double, _ event: GestureEvent) {
            guard angle.isFinite else { return }
            rotation = angle
            samples.add(angle, at: event.time)
            if abs(angle) >= minimumDelta { isActive = true }
            last = value(event)
        }
        private var phase: GesturePhase<Value> { isActive ? last.map { .active($0) } ?? .possible(nil) : .possible(nil) }
        private func end(_ event: GestureEvent) -> GesturePhase<Value> { isActive ? .ended(value(event)) : .failed }
        private func value(_ event: GestureEvent) -> Value {
            Value(time: event.place.date(at: event.time), rotation: .radians(rotation), velocity: .radians(samples.velocity),
                  startAnchor: start.anchor, startLocation: start.location)
        }
    }
}

/// Like `RotateGesture`, with only the rotation as its value.
nonisolated public struct RotationGesture: Gesture {
    /// How far the fingers must rotate, either way, for the gesture to begin; 1 degree by default.
    public var minimumAngleDelta: Angle
    /// A rotation that begins after this angle, clockwise or anticlockwise.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public typealias Value = Angle
    public typealias Body = Never
    private var mapped: _MapGesture<RotateGesture, Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }

    @MainActor public static func _makeRecognizer(_ gesture: Self, in inputs: _GestureInputs) -> _GestureRecognizer<Angle> {
        _MapGesture._makeRecognizer(gesture.mapped, in: inputs)
    }
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Angle>, with gesture: Self) {
        _MapGesture._updateRecognizer(recognizer, with: gesture.mapped)
    }
}
