// The node of a gesture added to a view.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// How an added gesture ranks against the view's own gestures and those inside it.
enum GestureAttachment {
    /// The inner gestures come first.
    case normal
    /// The added gesture comes first.
    case highPriority
    /// Both are recognized.
    case simultaneous
}

/// A view with an added gesture. It has a recognizer while touches reach it or it waits for more of them.
@MainActor
class GestureResponder: WrapperNode, GestureContext {
    fileprivate(set) var attachment: GestureAttachment
    fileprivate(set) var mask: GestureMask
    /// The action of a control that keys can also trigger; nil for other gestures.
    fileprivate(set) var activation: (@MainActor () -> Void)?
    /// nil while no gesture is in progress.
    fileprivate(set) var recognizer: _AnyGestureRecognizer?
    /// The view's touches that are down, oldest first, and those that end with the current event.
    private(set) var touches: [GestureTouch] = []
    /// The number of trackpad gestures in progress over the view.
    private var trackpadCount = 0
    /// True if an event was handled but not yet reported.
    var needsReport = false
    /// The progress that other gestures saw after the previous event.
    var lastProgress = GestureProgress.possible
    /// True once movement or time has decided for this gesture while fingers are still down.
    var isDecided = false
    /// The number of items enclosing this one when the gesture began.
    private(set) var layoutDepth = 0

    /// True if this gesture claimed the touches in an earlier event.
    var hasClaimed = false
    /// The effects of touch-down are not reported before this time unless the gesture is decided earlier.
    private(set) var heldBackUntil: TimeInterval?

    init(_ attachment: GestureAttachment, _ mask: GestureMask, _ inputs: ViewInputs) {
        self.attachment = attachment
        self.mask = mask
        super.init(inputs)
    }

    func makeRecognizer() -> _AnyGestureRecognizer { _AnyGestureRecognizer() }
    /// True if the gesture continues when the view is no longer visible.
    var goesOnOutOfSight: Bool { false }

    // MARK: Queries by the dispatcher

    var progress: GestureProgress { recognizer?.progress ?? .failed }
    var claim: GestureClaim { recognizer?.claim ?? GestureClaim() }
    /// True if the gesture has claimed the touches.
    var isClaiming: Bool {
        switch claim.moment {
        case .whenActive: progress.isRecognized
        case .whenEnded: progress == .ended
        }
    }
    /// The time at which the responder needs a time event; nil for none.
    var wake: TimeInterval? {
        guard let heldBackUntil else { return recognizer?.wake }
        return min(heldBackUntil, recognizer?.wake ?? heldBackUntil)
    }
    var isEnabled: Bool { environment.values.isEnabled }
    /// True while fingers are down on the view.
    var isTouched: Bool { trackpadCount > 0 || touches.contains { !$0.isOver } }

    /// Begins a new gesture.
    func begin() {
        assert(isAlive && recognizer == nil, "A gesture begins while one is in progress at the view.")
        recognizer = makeRecognizer()
        recognizer?.begin()
        needsReport = false
        lastProgress = .possible
        isDecided = false
        hasClaimed = false
        heldBackUntil = nil
        layoutDepth = 0
        var item = layoutParent
        while let current = item {
            layoutDepth += 1
            item = current.layoutParent
        }
    }
    /// Holds back the effects of touch-down until a time.
    func holdBack(until time: TimeInterval) { heldBackUntil = time }
    /// Releases the gesture's recognizer and touches.
    func endGesture() {
        recognizer = nil
        touches = []
        trackpadCount = 0
    }

    /// The item over which touches reach the gesture.
    var area: ItemNode { self }
    /// True while touches can reach the view.
    var isReachable: Bool { isShown && !isWithinLeavingItem }
    func isInside(_ other: GestureResponder) -> Bool {
        let area = other.area
        var item = layoutParent
        while let current = item {
            if current === area { return true }
            item = current.layoutParent
        }
        return false
    }

    // MARK: Arbitration

    /// True if only one of the two may act on touches that both see.
    func isExclusive(with other: GestureResponder) -> Bool {
        if other is OutsideGestureResponder, !(self is OutsideGestureResponder) { return other.isExclusive(with: self) }
        if isInside(other) { return !other.isSimultaneous(with: self) }
        if other.isInside(self) { return !isSimultaneous(with: other) }
        return false
    }
    /// True while a recognized gesture has to wait until others have failed, whatever their order.
    func waits(among responders: [GestureResponder]) -> Bool { false }
    /// Called after the gesture has reported.
    func didReport(among responders: [GestureResponder], _ continuous: Transaction) {}

    // MARK: Events

    func handle(_ touch: Touch) {
        for index in touches.indices { touches[index].phase = .stationary }
        let phase: GestureTouch.Phase = switch touch.phase {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
        if let index = touches.firstIndex(where: { $0.id == touch.id }) {
            touches[index].phase = phase
            touches[index].location = touch.location
            touches[index].modifiers = touch.modifiers
        } else {
            touches.append(
                GestureTouch(id: touch.id, phase: phase, location: touch.location, source: touch.source, modifiers: touch.modifiers))
        }
        handle(.touches, at: touch.time)
        touches.removeAll(where: \.isOver)
    }

    /// Handles the time that the responder requested.
    func handleTime(_ time: TimeInterval, due: TimeInterval) {
        if let held = heldBackUntil, held <= due { heldBackUntil = nil }
        guard let wake = recognizer?.wake, wake <= due else { return }
        handle(.time, at: max(time, wake))
        if let next = recognizer?.wake, next <= due {
            assertionFailure("A gesture asked for a wake at a time that has passed.")
            fail()
        }
    }
    func handle(_ kind: GestureEvent.Kind, at time: TimeInterval) {
        guard let recognizer, !recognizer.progress.isOver else { return }
        recognizer.handle(GestureEvent(kind: kind, time: time, touches: touches, context: self))
        needsReport = true
    }
    func beginTrackpad() { trackpadCount += 1 }
    func endTrackpad() { trackpadCount = max(trackpadCount - 1, 0) }

    /// Fails the gesture, even if it has ended without reporting its end.
    func fail() {
        guard let recognizer, progress != .failed, progress != .ended || needsReport else { return }
        recognizer.fail()
        needsReport = true
    }
    func report(_ continuous: Transaction) {
        guard needsReport else { return }
        needsReport = false
        recognizer?.report(continuous)
    }

    func date(at time: TimeInterval) -> Date { graph.date(at: time) }

    override func didEnd() {
        super.didEnd()
        if recognizer != nil { graph.input.responderDidEnd(self) }
        if activation != nil { graph.input.focus.itemDidEnd(self) }
    }

    override func makeDisplayList() -> DisplayList {
        let list = super.makeDisplayList()
        guard activation != nil, graph.input.focus.showsFocus(of: self) else { return list }
        return DisplayList(list.items + [FocusRing.item(around: self)])
    }
}

/// Tab focuses controls that keys can press; a click does not.
extension GestureResponder: FocusableItem {
    var acceptsFocus: Bool { activation != nil }
    var focusInteractions: FocusInteractions { .activate }
    func focusDidChange(_ isFocused: Bool) {}
    func activate() -> Bool {
        guard let activation else { return false }
        activation()
        return true
    }
}

/// A gesture of a concrete type, added to a view.
nonisolated struct GestureModifier<G: Gesture>: UpdatingModifier {
    let gesture: G
    let attachment: GestureAttachment
    let mask: GestureMask
    /// The action when a key presses the control; nil if the view is not a control.
    var activation: (@MainActor () -> Void)?
    typealias Wrapper = GestureNode<G>
}

@MainActor
final class GestureNode<G: Gesture>: GestureResponder, UpdatedNode {
    private var gesture: G

    init(_ modifier: GestureModifier<G>, _ inputs: ViewInputs) {
        gesture = modifier.gesture
        super.init(modifier.attachment, modifier.mask, inputs)
        activation = modifier.activation
    }
    func update(_ modifier: GestureModifier<G>) {
        (gesture, attachment, mask, activation) = (modifier.gesture, modifier.attachment, modifier.mask, modifier.activation)
        updateRecognizer()
    }
    /// A value read by the gesture's dynamic properties has changed.
    override func evaluate() {
        isDirty = false
        updateRecognizer()
    }
    private func updateRecognizer() {
        guard let recognizer else { return }
        G._updateRecognizer(unsafeDowncast(recognizer, to: _GestureRecognizer<G.Value>.self), with: gesture)
    }
    override func makeRecognizer() -> _AnyGestureRecognizer { G._makeRecognizer(gesture, in: _GestureInputs(node: self)) }
}

extension View {
    /// Adds a gesture that yields to those of the view and its subviews: it is recognized only if they fail.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, attachment: .normal, mask: mask))
    }
    /// Adds a gesture that takes precedence over those of the view and its subviews: they are recognized only if it fails.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, attachment: .highPriority, mask: mask))
    }
    /// Adds a gesture that is recognized simultaneously with those of the view and its subviews.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, attachment: .simultaneous, mask: mask))
    }
    /// Like `gesture(_:including:)`; while disabled, only the gestures of the view and its subviews are recognized.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// Like `gesture(_:isEnabled:)`.
    /// - Parameter name: For people who look for the gesture while debugging.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }
}
