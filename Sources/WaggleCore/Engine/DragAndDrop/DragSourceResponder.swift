// The node of a draggable view.

import CoreTransferable
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Callbacks of a drag. Locations are in window coordinates.
struct DragSourceActions {
    /// The dragged items; empty if the view cannot be dragged now.
    let items: () -> [NSItemProvider]
    let lift: @MainActor (CGPoint) -> Void
    let move: @MainActor (CGPoint) -> Void
    let end: @MainActor (_ isDropped: Bool) -> Void
    /// The drag preview for the desktop, if the drag leaves the window.
    let image: @MainActor () -> DragImage?
}

/// The drag preview outside the window.
package struct DragImage {
    package let list: DisplayList
    package let size: CGSize
    /// The location of the pointer in the image.
    package let grip: CGPoint
    package init(list: DisplayList, size: CGSize, grip: CGPoint) { (self.list, self.size, self.grip) = (list, size, grip) }
}

/// A view that is lifted by a long press of a finger or a movement of the mouse.
@MainActor
final class DragSourceResponder: GestureResponder {
    fileprivate var actions: DragSourceActions
    fileprivate private(set) var isMouse = false
    fileprivate private(set) var isLifted = false
    private var lastLocation = CGPoint.zero, lastTime: TimeInterval = 0

    init(_ actions: DragSourceActions, _ inputs: ViewInputs) {
        self.actions = actions
        super.init(.normal, .all, inputs)
    }
    override func makeRecognizer() -> _AnyGestureRecognizer { DragLiftRecognizer(self) }
    /// A drag continues when its row is scrolled out of sight.
    override var goesOnOutOfSight: Bool { isLifted }

    override func handle(_ touch: Touch) {
        isMouse = touch.source == .mouse
        (lastLocation, lastTime) = (touch.location, touch.time)
        super.handle(touch)
    }

    /// - Returns: false if there is nothing to drag.
    func lift(at start: CGPoint) -> Bool {
        let items = actions.items()
        guard !items.isEmpty else { return false }
        isLifted = true
        actions.lift(start)
        graph.input.drags.begin(DragSession(items, from: self, at: start), at: lastTime)
        return true
    }
    func move(to location: CGPoint) {
        guard isLifted else { return }
        actions.move(location)
        graph.input.drags.move(to: location, at: lastTime)
        guard isMouse, graph.input.drags.leave(at: location, image: actions.image) else { return }
        isLifted = false
        actions.end(true)
    }
    func drop() {
        guard isLifted else { return }
        isLifted = false
        actions.end(graph.input.drags.drop())
    }
    func cancelDrag() {
        guard isLifted else { return }
        isLifted = false
        graph.input.drags.cancel()
        actions.end(false)
    }
}

/// Recognizes a finger that rests and then moves, or a mouse that moves with its button down.
@MainActor
private final class DragLiftRecognizer: RestRecognizer {
    /// How far a mouse moves before it lifts, in points: less than a scroll view's threshold.
    private static let mouseSlop: CGFloat = 4

    private unowned let responder: DragSourceResponder
    private var hasLifted = false

    init(_ responder: DragSourceResponder) { self.responder = responder }
    /// A lifted view keeps its finger from enclosing scroll views, and takes it from inner buttons that have not claimed it.
    override var claim: GestureClaim { GestureClaim(reach: .unclaimedWithin) }

    override func handle(_ event: GestureEvent) {
        if case .time = event.kind {
            if hasRested(event), let start { current = .active(start) }
            return
        }
        guard case .touches = event.kind, let touch = event.touches.first else { return }
        switch touch.phase {
        case .began:
            start = touch.location
            restsAt = responder.isMouse ? nil : event.time + Self.restTime
        case .moved:
            if progress == .active {
                current = .active(touch.location)
            } else if let start {
                let distance = touch.location.distance(to: start)
                if responder.isMouse {
                    if distance > Self.mouseSlop { current = .active(touch.location) }
                } else if distance > PanMachine.slop {
                    current = .failed
                }
            }
        case .stationary: break
        case .ended: current = progress == .active ? .ended(touch.location) : .failed
        case .cancelled: current = .failed
        }
        if event.touches.count > 1, progress != .active { current = .failed }
    }

    override func report(_ continuous: Transaction) {
        switch current {
        case .possible: break
        case .active(let location):
            if !hasLifted {
                hasLifted = true
                guard responder.lift(at: start ?? location) else { return current = .failed }
            }
            responder.move(to: location)
        case .ended(let location):
            responder.move(to: location)
            responder.drop()
        case .failed: responder.cancelDrag()
        }
    }
}

nonisolated struct DragSourceResponderModifier: ItemModifier, @unchecked Sendable {
    let actions: DragSourceActions
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> DragSourceResponder {
        DragSourceResponder(modifier.actions, inputs)
    }
    @MainActor static func update(_ wrapper: DragSourceResponder, with modifier: Self) { wrapper.actions = modifier.actions }
}
