// Views that pass input on as it comes, such as the picture of another program.

import Foundation
import WaggleGeometry

extension View {
    /// Takes all touches that begin on the view, pinches and turns of a trackpad over it, wheels and secondary clicks, before the views
    /// around it.
    /// - Parameter action: receives the events with locations in the view's own coordinates. It runs as actions do.
    package nonisolated func receivesInput(_ action: @escaping @MainActor (InputEvent) -> Void) -> some View {
        modifier(InputReceiver(action: action)).modifier(ScrollReceiver(action: action)).modifier(SecondaryClickReceiver(action: action))
    }
}

// MARK: Touches

private nonisolated struct InputReceiver: ItemModifier, @unchecked Sendable {
    let action: @MainActor (InputEvent) -> Void
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> InputReceiverNode {
        InputReceiverNode(modifier.action, inputs)
    }
    @MainActor static func update(_ wrapper: InputReceiverNode, with modifier: Self) { wrapper.action = modifier.action }
}

@MainActor
private final class InputReceiverNode: GestureResponder {
    var action: @MainActor (InputEvent) -> Void

    init(_ action: @escaping @MainActor (InputEvent) -> Void, _ inputs: ViewInputs) {
        self.action = action
        super.init(.highPriority, .all, inputs)
    }
    override func makeRecognizer() -> _AnyGestureRecognizer { ReceivingRecognizer(self) }
    var isMouse: Bool { graph.input.lastTouch?.source == .mouse }
}

/// Recognizes everything at once, and reports each event of touches and trackpads.
@MainActor
private final class ReceivingRecognizer: _GestureRecognizer<Void> {
    private unowned let responder: InputReceiverNode
    private var current: GesturePhase<Void> = .possible(nil)
    /// What has happened since the last report.
    private var events: [InputEvent] = []
    /// Fingers that are down, with their last locations.
    private var down: [Int: CGPoint] = [:]
    private var lastTime: TimeInterval = 0

    init(_ responder: InputReceiverNode) { self.responder = responder }

    override var phase: GesturePhase<Void> { current }
    override var claim: GestureClaim { GestureClaim(moment: .whenActive, reach: .allWithin) }

    override func handle(_ event: GestureEvent) {
        lastTime = event.time
        switch event.kind {
        case .time: return
        case .touches: for touch in event.touches { handle(touch, event) }
        case .magnify(let phase, let scale, let location):
            events.append(.magnify(phase: phase, scale: scale, location: localPoint(location), time: event.time))
            if phase == .ended || phase == .cancelled, down.isEmpty { return current = .ended(()) }
        case .rotate(let phase, let angle, let location):
            events.append(.rotate(phase: phase, angle: angle, location: localPoint(location), time: event.time))
            if phase == .ended || phase == .cancelled, down.isEmpty { return current = .ended(()) }
        }
        current = event.touches.isEmpty || event.downCount > 0 ? .active(()) : .ended(())
    }
    private func handle(_ touch: GestureTouch, _ event: GestureEvent) {
        let phase: InputPhase
        switch touch.phase {
        case .stationary: return
        case .began: phase = .began
        case .moved: phase = .moved
        case .ended: phase = .ended
        case .cancelled: phase = .cancelled
        }
        let location = localPoint(touch.location)
        down[touch.id] = touch.isOver ? nil : location
        events.append(
            .touch(Touch(id: touch.id, phase: phase, location: location, time: event.time, source: responder.isMouse ? .mouse : .finger)))
    }
    private func localPoint(_ point: CGPoint) -> CGPoint { responder.point(fromWindow: point) ?? point }

    override func fail() {
        events += down.sorted { $0.key < $1.key }.map { .touch(Touch(id: $0.key, phase: .cancelled, location: $0.value, time: lastTime)) }
        down = [:]
        current = .failed
    }
    override func report(_ continuous: Transaction) {
        let happened = events
        events = []
        for event in happened { responder.action(event) }
    }
}

// MARK: Wheels

private nonisolated struct ScrollReceiver: ItemModifier, @unchecked Sendable {
    let action: @MainActor (InputEvent) -> Void
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> ScrollReceiverNode {
        ScrollReceiverNode(modifier.action, inputs)
    }
    @MainActor static func update(_ wrapper: ScrollReceiverNode, with modifier: Self) { wrapper.action = modifier.action }
}

/// Has room for every scroll event, and leaves touches alone.
@MainActor
private final class ScrollReceiverNode: ScrollResponder {
    var action: @MainActor (InputEvent) -> Void

    init(_ action: @escaping @MainActor (InputEvent) -> Void, _ inputs: ViewInputs) {
        self.action = action
        super.init(inputs)
    }
    override var scrollAxes: Axis.Set { [.horizontal, .vertical] }
    override func response(toPull length: CGFloat, along axis: Axis) -> ScrollResponse { .moves }
    override func panPriority(at point: CGPoint) -> PanPriority { .ignored }
    override func scroll(_ event: ScrollEvent) {
        var local = event
        local.location = point(fromWindow: event.location) ?? event.location
        action(.scroll(local))
    }
}

// MARK: Secondary clicks

private nonisolated struct SecondaryClickReceiver: KeptModifier, @unchecked Sendable {
    let action: @MainActor (InputEvent) -> Void
    typealias Wrapper = SecondaryClickReceiverNode
}

@MainActor
private final class SecondaryClickReceiverNode: ModifierNode<SecondaryClickReceiver>, SecondaryClickHandler {
    func handleSecondaryClick(at location: CGPoint) { modifier.action(.secondaryClick(point(fromWindow: location) ?? location)) }
}
