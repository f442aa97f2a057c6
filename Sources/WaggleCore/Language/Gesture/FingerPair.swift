// Pairs of fingers, for gestures that need two.

import Foundation
import WaggleGeometry
import WaggleMotion

/// Tracks the first two fingers that are down at the same time.
struct FingerPair {
    enum Change {
        /// Fewer than two fingers are down.
        case none
        /// A second finger went down; locations are in window coordinates.
        case began(CGPoint, CGPoint)
        case moved(CGPoint, CGPoint)
        /// Both rest, while something else happens.
        case stayed
        /// One of the two lifted or was cancelled.
        case ended(isCancelled: Bool)
    }
    private var ids: (Int, Int)?

    mutating func follow(_ touches: [GestureTouch]) -> Change {
        guard let (first, second) = ids else {
            let down = touches.filter { !$0.isOver }
            guard down.count >= 2 else { return .none }
            ids = (down[0].id, down[1].id)
            return .began(down[0].location, down[1].location)
        }
        let a = touches.first { $0.id == first }, b = touches.first { $0.id == second }
        guard let a, let b, !a.isOver, !b.isOver else {
            ids = nil
            return .ended(isCancelled: a?.phase == .cancelled || b?.phase == .cancelled)
        }
        return a.phase == .stationary && b.phase == .stationary ? .stayed : .moved(a.location, b.location)
    }
}

/// Where a two-finger gesture began, relative to its view.
struct PairStart {
    var location = CGPoint.zero
    var anchor = UnitPoint.center

    init() {}
    @MainActor init(_ point: CGPoint, _ context: any GestureContext) {
        location = context.point(fromWindow: point, in: .local) ?? .zero
        let size = context.size
        if size.width > 0 && size.height > 0 { anchor = UnitPoint(x: location.x / size.width, y: location.y / size.height) }
    }
}

/// What two fingers, or a trackpad, change by moving: how far apart they are, or which way the second is from the first.
@MainActor
protocol PairMeasure {
    associatedtype Value
    /// The amount before they have moved.
    static var rest: Double { get }
    /// What a trackpad reports of this measure; nil for other events.
    static func trackpad(_ kind: GestureEvent.Kind) -> (phase: InputPhase, amount: Double, location: CGPoint)?
    /// Two fingers are down; locations are in window coordinates.
    mutating func begin(_ a: CGPoint, _ b: CGPoint)
    /// - Returns: The amount with the fingers in new places.
    mutating func move(_ a: CGPoint, _ b: CGPoint, from amount: Double) -> Double
    /// - Parameter velocity: The change of the amount per second.
    static func value(time: Date, amount: Double, velocity: Double, start: PairStart) -> Value
}

/// Follows two fingers, or a trackpad, and reports what they measure once it has changed enough.
struct PairMachine<Measure: PairMeasure>: GestureMachine {
    let minimumDelta: Double
    private var measure: Measure
    private var fingers = FingerPair()
    private var start = PairStart()
    private var amount = Measure.rest
    private var samples = VelocityEstimator<Double>()
    private var isActive = false
    /// The value at the last movement: time and other fingers change nothing.
    private var last: Measure.Value?

    init(_ measure: Measure, minimumDelta: Double) { (self.measure, self.minimumDelta) = (measure, minimumDelta) }

    mutating func handle(_ event: GestureEvent) -> GesturePhase<Measure.Value> {
        guard case .touches = event.kind else {
            guard let (phase, amount, location) = Measure.trackpad(event.kind) else { return self.phase }
            if phase == .began { begin(at: location, event) }
            if phase == .cancelled { return .failed }
            set(amount, event)
            return phase == .ended ? end(event) : self.phase
        }
        switch fingers.follow(event.touches) {
        case .none: return event.downCount == 0 ? .failed : .possible(nil)
        case .began(let a, let b):
            measure.begin(a, b)
            begin(at: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), event)
        case .moved(let a, let b): set(measure.move(a, b, from: amount), event)
        case .stayed: break
        case .ended(let isCancelled):
            if isCancelled { return .failed }
            if isActive { return end(event) }
            return event.downCount == 0 ? .failed : .possible(nil)
        }
        return phase
    }
    private mutating func begin(at location: CGPoint, _ event: GestureEvent) {
        start = PairStart(location, event.context)
        amount = Measure.rest
        samples.reset()
        samples.add(amount, at: event.time)
    }
    private mutating func set(_ amount: Double, _ event: GestureEvent) {
        guard amount.isFinite else { return }
        self.amount = amount
        samples.add(amount, at: event.time)
        if abs(amount - Measure.rest) >= minimumDelta { isActive = true }
        last = value(event)
    }
    private var phase: GesturePhase<Measure.Value> { isActive ? last.map { .active($0) } ?? .possible(nil) : .possible(nil) }
    private func end(_ event: GestureEvent) -> GesturePhase<Measure.Value> { isActive ? .ended(value(event)) : .failed }
    private func value(_ event: GestureEvent) -> Measure.Value {
        Measure.value(time: event.context.date(at: event.time), amount: amount, velocity: samples.velocity, start: start)
    }
}

/// A gesture with a part of another one's value as its own.
@MainActor
protocol ShorterGesture: Gesture where Body == Never {
    associatedtype Whole: Gesture
    var mapped: _MapGesture<Whole, Value> { get }
}

extension ShorterGesture {
    public static func _makeRecognizer(_ gesture: Self, in inputs: _GestureInputs) -> _GestureRecognizer<Value> {
        _MapGesture._makeRecognizer(gesture.mapped, in: inputs)
    }
    public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, with gesture: Self) {
        _MapGesture._updateRecognizer(recognizer, with: gesture.mapped)
    }
}
