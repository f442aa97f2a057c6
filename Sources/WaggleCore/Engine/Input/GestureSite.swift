// The place in the tree where a gesture is added to a view.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// How an added gesture stands to those of the view and within.
enum GestureAttachment {
    /// They come first.
    case afterInner
    /// It comes first.
    case beforeInner
    /// Both go on.
    case besideInner
}

/// A view with a gesture added. While touches reach it, or it waits for more of them, it has a recognizer.
@MainActor
class GestureSite: WrapperNode, GesturePlace {
    fileprivate(set) var attachment: GestureAttachment
    fileprivate(set) var mask: GestureMask
    /// What the gesture does in the end, for controls that keys can press too; nil for other gestures.
    fileprivate(set) var activation: (@MainActor () -> Void)?
    /// nil while nothing goes on here.
    fileprivate(set) var recognizer: _AnyGestureRecognizer?
    /// The touches on the view that are down, in the order in which they came, and those that the running event ends.
    private(set) var touches: [GestureTouch] = []
    /// Trackpad gestures that go on over the view.
    private var trackpadCount = 0
    /// True once an event was handled that has not been reported.
    var needsReport = false
    /// What the other gestures saw of this one after the event before.
    var lastProgress = GestureProgress.possible
    /// True once movement or time has decided that this is it, while fingers are still down.
    var isDecided = false
    /// The number of items around this one.
    private(set) var layoutDepth = 0

    /// True if this gesture claimed the touches in an earlier event.
    var hasClaimed = false
    /// What the finger's coming down leads to is not reported before this time, unless it is decided earlier.
    private(set) var heldBackUntil: TimeInterval?

    init(_ attachment: GestureAttachment, _ mask: GestureMask, _ inputs: ViewInputs) {
        self.attachment = attachment
        self.mask = mask
        super.init(inputs)
    }

    func makeRecognizer() -> _AnyGestureRecognizer { _AnyGestureRecognizer() }

    // MARK: What the dispatcher asks

    var progress: GestureProgress { recognizer?.progress ?? .failed }
    var claim: GestureClaim { recognizer?.claim ?? GestureClaim() }
    /// True if the gesture has taken the touches for itself.
    var isClaiming: Bool {
        switch claim.moment {
        case .whenActive: progress.isRecognized
        case .whenEnded: progress == .ended
        }
    }
    /// The time at which the site wants to be told that it is reached.
    var wake: TimeInterval? {
        guard let heldBackUntil else { return recognizer?.wake }
        return min(heldBackUntil, recognizer?.wake ?? heldBackUntil)
    }
    var isEnabled: Bool { environment.values.isEnabled }
    /// True while fingers are down on the view.
    var isTouched: Bool { trackpadCount > 0 || touches.contains { !$0.isOver } }

    /// Begins a new course.
    func begin() {
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
    /// Keeps what the finger's coming down leads to from being reported before the time.
    func holdBack(until time: TimeInterval) { heldBackUntil = time }
    /// Gives up what the course needed.
    func endCourse() {
        recognizer = nil
        touches = []
        trackpadCount = 0
    }

    func isInside(_ other: GestureSite) -> Bool {
        var item = layoutParent
        while let current = item {
            if current === other { return true }
            item = current.layoutParent
        }
        return false
    }

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
        } else {
            touches.append(GestureTouch(id: touch.id, phase: phase, location: touch.location))
        }
        handle(.touches, at: touch.time)
        touches.removeAll(where: \.isOver)
    }

    /// The time that the site asked for is reached.
    func handleTime(_ time: TimeInterval, due: TimeInterval) {
        if let held = heldBackUntil, held <= due { heldBackUntil = nil }
        guard let wake = recognizer?.wake, wake <= due else { return }
        handle(.time, at: max(time, wake))
        if let next = recognizer?.wake, next <= due {
            assertionFailure("A gesture went on waiting for a moment that has passed.")
            fail()
        }
    }
    func handle(_ kind: GestureEvent.Kind, at time: TimeInterval) {
        guard let recognizer, !recognizer.progress.isOver else { return }
        recognizer.handle(GestureEvent(kind: kind, time: time, touches: touches, place: self))
        needsReport = true
    }
    func beginTrackpad() { trackpadCount += 1 }
    func endTrackpad() { trackpadCount = max(trackpadCount - 1, 0) }

    /// Gives up, also on an end that has not been reported yet.
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
        if recognizer != nil { graph.input.siteDidEnd(self) }
        if activation != nil { graph.input.focus.itemDidEnd(self) }
    }

    override func makeDisplayList() -> DisplayList {
        let list = super.makeDisplayList()
        guard activation != nil, graph.input.focus.showsFocus(of: self) else { return list }
        return DisplayList(list.items + [FocusRing.item(around: self)])
    }
}

/// Controls that keys can press take the focus by Tab, not by a click.
extension GestureSite: FocusableItem {
    var acceptsFocus: Bool { activation != nil }
    var focusInteractions: FocusInteractions { .activate }
    func focusDidChange(_ isFocused: Bool) {}
    func activate() -> Bool {
        guard let activation else { return false }
        activation()
        return true
    }
}

/// A gesture of one type added to a view.
nonisolated struct GestureModifier<G: Gesture>: ItemModifier {
    typealias Body = Never
    let gesture: G
    let attachment: GestureAttachment
    let mask: GestureMask
    /// What a key that presses the control does; nil: it is no control.
    var activation: (@MainActor () -> Void)?
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> GestureNode<G> { GestureNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: GestureNode<G>, with modifier: Self) { wrapper.update(modifier) }
}

@MainActor
final class GestureNode<G: Gesture>: GestureSite {
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
    /// Something that the gesture's own properties read has changed.
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
    /// Adds a gesture that waits for those of the view and within: it goes ahead only where they come to nothing.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, attachment: .afterInner, mask: mask))
    }
    /// Adds a gesture that those of the view and within wait for.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, attachment: .beforeInner, mask: mask))
    }
    /// Adds a gesture that goes on at the same time as those of the view and within.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, attachment: .besideInner, mask: mask))
    }
    /// As `gesture(_:including:)`; while it is not enabled, only those of the view and within count.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}
