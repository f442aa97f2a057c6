// A scroll view's pan: recognized when a finger has moved far enough along an axis on which the content can move.

import Foundation
import WaggleGeometry

/// The state machine of a pan, as a value.
struct PanMachine: GestureMachine {
    /// How far a finger moves before it pulls, in window points, as in UIScrollView. The content does not catch up this distance.
    static var slop: CGFloat { 10 }

    /// The content's response to a pull by the vector; nil if the vector runs across its axes.
    let response: (CGVector) -> ScrollResponse?
    /// True if the content was moving when the finger touched down.
    let isCoasting: Bool
    /// The axis of the indicator at a location; nil for none.
    let grip: (CGPoint) -> Axis?
    /// The priority of pans that begin at a location.
    let priority: (CGPoint) -> PanPriority
    private var startPriority = PanPriority.normal
    /// The finger that pulls: the first one, or another one that is down once it lifts.
    private var finger: Int?
    private var windowStart = CGPoint.zero
    private var start = CGPoint.zero
    private var last = CGPoint.zero
    private var velocity = FingerVelocity()
    private var pan: Pan?

    init(isCoasting: Bool, grip: @escaping (CGPoint) -> Axis? = { _ in nil },
         priority: @escaping (CGPoint) -> PanPriority = { _ in .normal },
         response: @escaping (CGVector) -> ScrollResponse?) {
        self.isCoasting = isCoasting
        self.grip = grip
        self.priority = priority
        self.response = response
    }

    mutating func handle(_ event: GestureEvent) -> GesturePhase<Pan> {
        guard case .touches = event.kind else { return phase }
        if finger == nil, let first = event.touches.first(where: { $0.phase == .began }) {
            hold(first, event)
            (windowStart, start) = (first.location, last)
            startPriority = priority(last)
            if startPriority == .ignored { return .failed }
            if let axis = grip(last) {
                pan = Pan(isCatch: true, grip: axis, time: event.time)
            } else if isCoasting {
                pan = Pan(isCatch: true, time: event.time)
            }
        }
        guard let touch = event.touches.first(where: { $0.id == finger }) else { return phase }
        if touch.phase == .cancelled { return .failed }
        let isMoved = follow(touch, event)
        if touch.phase == .ended {
            if let next = event.touches.first(where: { !$0.isOver }) {
                hold(next, event)
                return phase
            }
            guard let pan else { return .failed }
            return .ended(pan)
        }
        if pan == nil, isMoved, !begin(at: touch.location, event) { return .failed }
        return phase
    }

    private var phase: GesturePhase<Pan> { pan.map { .active($0) } ?? .possible(nil) }

    private mutating func hold(_ touch: GestureTouch, _ event: GestureEvent) {
        finger = touch.id
        last = location(touch, event)
        velocity = FingerVelocity()
        velocity.add(last, at: event.time)
    }

    /// - Returns: true if the finger has moved.
    private mutating func follow(_ touch: GestureTouch, _ event: GestureEvent) -> Bool {
        let location = location(touch, event), step = CGSize(width: location.x - last.x, height: location.y - last.y)
        if touch.phase == .ended {
            velocity.end(location, at: event.time)
        } else if touch.phase != .stationary {
            velocity.add(location, at: event.time)
        }
        last = location
        pan?.translation.width += step.width
        pan?.translation.height += step.height
        pan?.velocity = velocity.velocity
        pan?.time = event.time
        return step != .zero
    }

    /// Begins if the finger has moved far enough along one of the content's axes.
    /// - Returns: false if this pan can no longer be recognized, because the content has no room that way.
    private mutating func begin(at location: CGPoint, _ event: GestureEvent) -> Bool {
        let distance = location.distance(to: windowStart)
        guard distance >= Self.slop else { return true }
        let delta = CGVector(dx: last.x - start.x, dy: last.y - start.y)
        guard let response = response(delta) else { return true }
        guard response != .stays else { return false }
        let part = 1 - Self.slop / distance
        pan = Pan(
            translation: CGSize(width: delta.dx * part, height: delta.dy * part), velocity: velocity.velocity,
            isFirst: startPriority == .first, response: response, time: event.time)
        return true
    }

    private func location(_ touch: GestureTouch, _ event: GestureEvent) -> CGPoint {
        event.context.point(fromWindow: touch.location, in: .local) ?? last
    }
}

/// Recognizes pans on one scroll responder and reports them to it.
@MainActor
final class PanRecognizer: _GestureRecognizer<Pan> {
    private unowned let responder: ScrollResponder
    private var machine: PanMachine
    private var current: GesturePhase<Pan> = .possible(nil)
    /// The last reported pan; nil before the first report.
    private var lastReported: Pan?

    init(_ responder: ScrollResponder) {
        self.responder = responder
        machine = PanMachine(isCoasting: responder.isCoasting,
                             grip: { [unowned responder] point in MainActor.assumeIsolated { responder.grip(at: point) } },
                             priority: { [unowned responder] point in
                                 MainActor.assumeIsolated { responder.panPriority(at: point) }
                             }) { [unowned responder] delta in
            MainActor.assumeIsolated { responder.response(toPull: delta) }
        }
    }
    override var phase: GesturePhase<Pan> { current }
    override var claim: GestureClaim {
        GestureClaim(reach: current.value.map { $0.isCatch || $0.isFirst } == true ? .allWithin : .unclaimedWithin)
    }
    override var panResponse: ScrollResponse? { current.value?.response }
    override func handle(_ event: GestureEvent) { current = machine.handle(event) }
    override func fail() { current = .failed }

    override func report(_ continuous: Transaction) {
        switch current {
        case .possible: break
        case .active(let pan):
            guard pan != lastReported else { return }
            let phase: InputPhase = lastReported == nil ? .began : .moved
            lastReported = pan
            withOpenTransaction(continuous) { responder.pan(phase, pan) }
        case .ended(let pan):
            guard lastReported != nil else { return }
            lastReported = nil
            responder.pan(.ended, pan)
        case .failed:
            guard let last = lastReported else { return }
            lastReported = nil
            responder.pan(.cancelled, last)
        }
    }
}
