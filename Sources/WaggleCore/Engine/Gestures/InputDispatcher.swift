// Dispatches a host's events to the gestures of the views they hit.

import Foundation
import WaggleGeometry

/// Tracks touches that are down, gestures in progress and the views under the pointer. One per graph.
///
/// Each event first goes to the gestures on its path, from the innermost view at its location outward; then `GestureResponder.arbitrate`
/// decides which of them may act. The times that gestures requested count as events.
@MainActor
final class InputDispatcher {
    private unowned(unsafe) let graph: ViewGraph
    /// Receives key events.
    let focus: FocusManager
    /// Receives drags.
    let drags: DragDispatcher
    /// Follows the pointer.
    let hover: PointerTracking
    /// Passes touches on to the views that follow them beside gestures.
    let received = ReceivedTouches()
    /// The responders that each finger on the screen has reached, and where it was last.
    private var touches: [Int: [GestureResponder]] = [:]
    private var locations: [Int: CGPoint] = [:]
    /// The responders of the trackpad's magnify and rotate gestures.
    private var magnified: [GestureResponder] = []
    private var rotated: [GestureResponder] = []
    /// The responders with a gesture in progress, by precedence.
    private(set) var responders: [GestureResponder] = []
    private var lastTime: TimeInterval = 0
    /// The transaction of changes during gestures until the next frame. Shared, so that they are applied together.
    private var continuous: Transaction?
    private var scrollRoute = ScrollRoute()
    /// The last event of a finger or mouse.
    private(set) var lastTouch: Touch?
    /// The list row with open swipe actions. A touch elsewhere closes them.
    weak var openRow: (any ClosesOnOutsideTouch)?
    /// True if the most recent touch-down closed a row's swipe actions. That touch does not press another row.
    private(set) var hasClosedRow = false

    init(_ graph: ViewGraph) {
        self.graph = graph
        focus = FocusManager(graph)
        drags = DragDispatcher(graph)
        hover = PointerTracking(graph)
    }

    /// True if no finger is down and no gesture is waiting.
    var isIdle: Bool { touches.isEmpty && responders.isEmpty && magnified.isEmpty && rotated.isEmpty && received.isEmpty }
    /// The earliest time at which a gesture or drag needs a time event.
    var nextWake: TimeInterval? {
        let gesture = responders.compactMap(\.wake).min()
        guard let drag = drags.wake else { return gesture }
        return min(gesture ?? drag, drag)
    }

    // MARK: Events

    /// The time of the event if fingers lift with it while what their last movement changed waits for the next update. On a touch screen
    /// the two are events of different frames, and what a program animates at the end shares no update with what its fingers moved.
    func timeOfLift(_ event: InputEvent) -> TimeInterval? {
        guard continuous != nil, !graph.pending.isEmpty else { return nil }
        return switch event {
        case .touch(let touch) where touch.phase == .ended: touch.time
        case .magnify(.ended, _, _, let time), .rotate(.ended, _, _, let time): time
        case .touch, .magnify, .rotate, .hover, .secondaryClick, .middleClick, .scroll, .key, .text, .drag: nil
        }
    }

    /// - Returns: true if a view took the event.
    func dispatch(_ event: InputEvent) -> Bool {
        switch event {
        case .touch(let touch): return dispatch(touch)
        case .hover(let location): return hover.move(to: location)
        case .secondaryClick(let location): return graph.handleSecondaryClick(at: location)
        case .middleClick(let location): return graph.handleMiddleClick(at: location)
        case .magnify(let phase, let scale, let location, let time):
            return dispatchTrackpad(\.magnified, .magnify(phase, scale: scale, location: location), phase, location, time)
        case .rotate(let phase, let angle, let location, let time):
            return dispatchTrackpad(\.rotated, .rotate(phase, angle: angle, location: location), phase, location, time)
        case .scroll(let event): return scrollRoute.handle(event, in: graph)
        case .key(let key): return focus.dispatch(key)
        case .text(let event): return focus.dispatch(event)
        case .drag(let event):
            advance(to: event.time)
            defer { graph.inputDidChangeWake() }
            return drags.handle(event)
        }
    }

    private func dispatch(_ touch: Touch) -> Bool {
        var touch = touch
        advance(to: touch.time)
        touch.time = max(touch.time, lastTime)
        // A resting finger sends nothing, whatever its host reports.
        if touch.phase == .moved, let reached = touches[touch.id], locations[touch.id] == touch.location {
            return !reached.isEmpty || received.follows(touch.id) || focus.isTouched(by: touch.id)
        }
        locations[touch.id] = touch.phase == .ended || touch.phase == .cancelled ? nil : touch.location
        lastTouch = touch
        var item: ItemNode?
        if touch.phase == .began {
            // The host lost the end of the previous touch with this number.
            if touches[touch.id] != nil {
                var lost = touch
                lost.phase = .cancelled
                _ = dispatch(lost)
            }
            item = graph.hitTest(touch.location)
            closeOpenRow(unlessIn: item)
            touches[touch.id] = join(above: item, touch.location, touch)
            focus.follow(touch, [])
        }
        guard let reached = touches[touch.id] else { return false }
        if touch.phase == .ended || touch.phase == .cancelled { touches[touch.id] = nil }
        for responder in reached { responder.handle(touch) }
        settle(isBeginning: touch.phase == .began)
        if touch.phase == .ended, reached.contains(where: { ($0 as? OutsideGestureResponder)?.takesTouches == true }) {
            touch.phase = .cancelled
        }
        let isReceived = touch.phase == .began ? received.begin(touch, over: item, reached) : received.handle(touch)
        if touch.phase != .began { focus.follow(touch, reached) }
        return !reached.isEmpty || isReceived || focus.isTouched(by: touch.id)
    }

    private func closeOpenRow(unlessIn item: ItemNode?) {
        hasClosedRow = openRow?.touchBegan(on: item) ?? false
    }

    private func dispatchTrackpad(
        _ reached: ReferenceWritableKeyPath<InputDispatcher, [GestureResponder]>, _ kind: GestureEvent.Kind, _ phase: InputPhase,
        _ location: CGPoint, _ time: TimeInterval
    ) -> Bool {
        advance(to: time)
        if phase == .began {
            for responder in self[keyPath: reached] { responder.endTrackpad() }
            self[keyPath: reached] = join(above: graph.hitTest(location), location)
            for responder in self[keyPath: reached] { responder.beginTrackpad() }
        }
        let responders = self[keyPath: reached]
        for responder in responders { responder.handle(kind, at: max(time, lastTime)) }
        if phase == .ended || phase == .cancelled {
            for responder in responders { responder.endTrackpad() }
            self[keyPath: reached] = []
        }
        settle(isBeginning: phase == .began)
        return !responders.isEmpty
    }

    /// The responders of an item and around it whose gestures are enabled there. Begins gestures at those without one in progress.
    private func join(above item: ItemNode?, _ location: CGPoint, _ touch: Touch? = nil) -> [GestureResponder] {
        var reached: [GestureResponder] = []
        var item = item
        while let current = item {
            if let host = current as? TouchReceiverNode { reached += host.outsideResponders(at: location, touch) }
            if let responder = current as? GestureResponder {
                if !responder.mask.contains(.subviews) { reached = [] }
                if responder.mask.contains(.gesture), responder.isEnabled { reached.append(responder) }
            }
            item = current.layoutParent
        }
        let new = reached.filter { responder in !responders.contains { $0 === responder } }
        if !new.isEmpty {
            for responder in new { responder.begin() }
            holdBackPresses(new, among: reached)
            responders = GestureResponder.ordered(responders + new)
        }
        return reached
    }

    /// How long a button inside a scroll view waits before it shows a press, in seconds. Until then the finger may be about to scroll.
    private static var pressDelay: TimeInterval { 0.15 }

    private func holdBackPresses(_ new: [GestureResponder], among reached: [GestureResponder]) {
        guard let pan = reached.lastIndex(where: { $0 is ScrollResponder && !$0.hasClaimed }) else { return }
        for responder in reached[..<pan] where responder.claim.moment == .whenEnded && new.contains(where: { $0 === responder }) {
            responder.holdBack(until: lastTime + Self.pressDelay)
        }
    }

    // MARK: Time

    /// Delivers time events to waiting gestures, one due time after another.
    func advance(to time: TimeInterval) {
        // The tolerance covers rounding differences between hosts and `Date`.
        while let due = nextWake, due <= time + 1e-6 {
            lastTime = max(lastTime, due)
            drags.advance(to: due)
            for responder in responders { responder.handleTime(lastTime, due: due) }
            settle(isBeginning: false)
        }
        lastTime = max(lastTime, time)
    }

    private func settle(isBeginning: Bool) {
        if continuous == nil {
            var transaction = Transaction()
            transaction.isContinuous = true
            transaction.tracksVelocity = true
            transaction.open()
            continuous = transaction
        }
        GestureResponder.arbitrate(responders, isBeginning: isBeginning, continuous: continuous ?? Transaction())
        // With no fingers down and no wake time, nothing would ever decide the gesture.
        let stuck = responders.filter { !$0.isTouched && !$0.progress.isOver && $0.recognizer?.wake == nil }
        if !stuck.isEmpty {
            for responder in stuck { responder.fail() }
            GestureResponder.arbitrate(responders, isBeginning: false, continuous: continuous ?? Transaction())
        }
        let over = responders.filter { !$0.isTouched && $0.progress.isOver && !$0.needsReport }
        if !over.isEmpty {
            responders.removeAll { responder in over.contains { $0 === responder } }
            for responder in over { responder.endGesture() }
        }
        received.gesturesDidSettle(touches)
        graph.inputDidChangeWake()
    }

    // MARK: The tree

    /// Called at the end of each update. Views that ended or were disabled drop out, and the pointer may be over another view.
    func didUpdate(drewAnything: Bool) {
        continuous = nil
        if !responders.isEmpty {
            let lost = responders.filter { !$0.progress.isOver && !$0.goesOnOutOfSight && (!$0.isEnabled || !$0.isReachable) }
            if !lost.isEmpty {
                for responder in lost { responder.fail() }
                settle(isBeginning: false)
                continuous = nil
            }
        }
        received.didUpdate()
        focus.didUpdate()
        if drewAnything { hover.update() }
    }

    /// A view with a gesture in progress has ended.
    func responderDidEnd(_ responder: GestureResponder) {
        responders.removeAll { $0 === responder }
        magnified.removeAll { $0 === responder }
        rotated.removeAll { $0 === responder }
        for id in touches.keys { touches[id]?.removeAll { $0 === responder } }
        if let responder = responder as? ScrollResponder { scrollRoute.responderDidEnd(responder) }
        responder.fail()
        // Deferred: bodies may be running.
        graph.afterUpdate {
            responder.report(Transaction())
            responder.endGesture()
        }
    }
}
