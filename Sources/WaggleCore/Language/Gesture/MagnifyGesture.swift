import Foundation
import WaggleGeometry
import WaggleMotion

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

    @MainActor func makeMachine() -> Machine { Machine(minimumDelta: minimumScaleDelta) }

    struct Machine: GestureMachine {
        let minimumDelta: CGFloat
        private var fingers = FingerPair()
        private var startLength: CGFloat = 1
        private var start = PairStart()
        private var magnification: CGFloat = 1
        private var samples = VelocityEstimator<CGFloat>()
        private var isActive = false
        /// The value at the last movement: time and other fingers change nothing.
        private var last: Value?

        init(minimumDelta: CGFloat) { self.minimumDelta = minimumDelta }

        mutating func handle(_ event: GestureEvent) -> GesturePhase<Value> {
            switch event.kind {
            case .time, .rotate: return phase
            case .magnify(let phase, let scale, let location):
                if phase == .began { begin(at: location, event) }
                if phase == .cancelled { return .failed }
                set(scale, event)
                return phase == .ended ? end(event) : self.phase
            case .touches:
                switch fingers.follow(event.touches) {
                case .none: return event.downCount == 0 ? .failed : .possible(nil)
                case .began(let a, let b):
                    // Real fingers cannot be closer than this, but emulated ones may be.
                    startLength = max(a.distance(to: b), 1)
                    begin(at: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), event)
                case .moved(let a, let b): set(a.distance(to: b) / startLength, event)
                case .stayed: break
                case .ended(let isCancelled):
                    if isCancelled { return .failed }
                    if isActive { return end(event) }
                    return event.downCount == 0 ? .failed : .possible(nil)
                }
                return phase
            }
        }
        private mutating func begin(at location: CGPoint, _ event: GestureEvent) {
            start = PairStart(location, event.place)
            magnification = 1
            samples.reset()
            samples.add(1, at: event.time)
        }
        private mutating func set(_ scale: CGFloat, _ event: GestureEvent) {
            guard scale.isFinite else { return }
            magnification = scale
            samples.add(scale, at: event.time)
            if abs(scale - 1) >= minimumDelta { isActive = true }
            last = value(event)
        }
        private var phase: GesturePhase<Value> { isActive ? last.map { .active($0) } ?? .possible(nil) : .possible(nil) }
        private func end(_ event: GestureEvent) -> GesturePhase<Value> { isActive ? .ended(value(event)) : .failed }
        private func value(_ event: GestureEvent) -> Value {
            Value(time: event.place.date(at: event.time), magnification: magnification, velocity: samples.velocity,
                  startAnchor: start.anchor, startLocation: start.location)
        }
    }
}

/// Like `MagnifyGesture`, with only the magnification as its value.
nonisolated public struct MagnificationGesture: Gesture {
    /// How far the magnification must differ from 1 for the gesture to begin; 0 begins it with the first movement.
    public var minimumScaleDelta: CGFloat
    /// A pinch that begins when the magnification differs from 1 by this much.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public typealias Value = CGFloat
    public typealias Body = Never
    private var mapped: _MapGesture<MagnifyGesture, CGFloat> { MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification) }

    @MainActor public static func _makeRecognizer(_ gesture: Self, in inputs: _GestureInputs) -> _GestureRecognizer<CGFloat> {
        _MapGesture._makeRecognizer(gesture.mapped, in: inputs)
    }
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<CGFloat>, with gesture: Self) {
        _MapGesture._updateRecognizer(recognizer, with: gesture.mapped)
    }
}
