import Foundation
import WaggleCore
import WaggleGeometry

/// Passes the touches of a UIKit view shown by SwiftUI to the innermost view at their locations, and to the recognizers and
/// controls around it.
@MainActor
package final class ViewTouches: TouchReceiver {
    private weak var root: UIView?
    private var active: [Int: UITouch] = [:]
    /// The touches that controls follow, as gestures.
    private var tracked: Set<Int> = []
    private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?
    /// The recognizers that follow the pointer now.
    private var hovering: [UIHoverGestureRecognizer] = []

    /// The maximum interval between the touches of a double tap, in seconds, and their maximum distance, in points; the same as
    /// for tap gestures.
    private static let tapTime: TimeInterval = 0.35, tapReach: CGFloat = 45

    init(_ root: UIView) { self.root = root }

    /// The innermost view at a point from the root view's upper left corner, which need not be where its bounds begin.
    private func hit(_ point: CGPoint) -> UIView? { root.flatMap { $0.hitTest($0.inBounds(point), with: nil) } }

    package func takesTouches(at location: CGPoint) -> Bool {
        // Superviews receive the touches that a view does not handle.
        var view = hit(location)
        while let current = view, !current.handlesTouches { view = current.superview }
        return view != nil
    }

    /// The window of a SwiftUI program has no views of its own.
    package func followsTouch(at location: CGPoint) -> Bool {
        guard let window = root as? UIWindow, window.windowScene?.programWindow === window else { return true }
        return takesTouches(at: location)
    }

    package func gestures(at location: CGPoint, _ touch: Touch?) -> [any OutsideGesture] {
        guard let hit = hit(location) else { return [] }
        guard let touch else { return hit.recognizersAround.filter(\.isEnabled).map(\.gesture) }
        let new = begun(touch, at: location, over: hit)
        let event = UIEvent(timestamp: touch.time, allTouches: Set(active.values))
        var result: [any OutsideGesture] = []
        for recognizer in hit.recognizersAround where recognizer.mayReceive(new, event) {
            recognizer.gesture.follow(new, touch.id, UIKeyModifierFlags(touch.modifiers))
            result.append(recognizer.gesture)
        }
        // Recognizers see each event before the control does, and may take the touch from it.
        if let control = hit.trackingControl, control.isEnabled, hit.isMultipleTouchEnabled || control.tracking.isFree {
            control.tracking.follow(new, touch.id, from: hit)
            tracked.insert(touch.id)
            result.append(control.tracking)
        }
        return result
    }

    package func receive(_ touch: Touch, at location: CGPoint) {
        if touch.phase == .began { return begin(touch, at: location) }
        guard let known = active[touch.id], let view = known.view else { return }
        known.move(to: location, inWindow: touch.location, at: touch.time)
        for other in active.values where other !== known { other.phase = .stationary }
        let event = UIEvent(timestamp: touch.time, allTouches: Set(active.values))
        let isTracked = tracked.contains(touch.id)
        switch touch.phase {
        case .began: break
        case .moved:
            known.phase = .moved
            if !isTracked { view.touchesMoved([known], with: event) }
        case .ended:
            end(touch, known, .ended)
            lastTap = (touch.time, location, known.tapCount)
            if !isTracked { view.touchesEnded([known], with: event) }
        case .cancelled:
            end(touch, known, .cancelled)
            if !isTracked { view.touchesCancelled([known], with: event) }
        }
    }
    private func end(_ touch: Touch, _ known: UITouch, _ phase: UITouch.Phase) {
        (known.phase, active[touch.id]) = (phase, nil)
        tracked.remove(touch.id)
    }

    private func begin(_ touch: Touch, at location: CGPoint) {
        guard let view = hit(location) else { return }
        let new = begun(touch, at: location, over: view)
        if tracked.contains(touch.id) { return }
        guard view.isMultipleTouchEnabled || !active.values.contains(
            where: { $0 !== new && $0.view === view }) else { return active[touch.id] = nil }
        view.touchesBegan([new], with: UIEvent(timestamp: touch.time, allTouches: Set(active.values)))
    }
    /// The touch for one that begins, which recognizers and the view share.
    private func begun(_ touch: Touch, at location: CGPoint, over view: UIView) -> UITouch {
        if let known = active[touch.id], known.phase == .began, known.timestamp == touch.time { return known }
        // Touches whose end has been lost to others.
        active = active.filter { $0.value.phase != .ended && $0.value.phase != .cancelled }
        tracked.formIntersection(active.keys)
        var count = 1
        if let lastTap, touch.time - lastTap.time <= Self.tapTime,
           hypot(location.x - lastTap.location.x, location.y - lastTap.location.y) <= Self.tapReach { count += lastTap.count }
        let new = UITouch(touch, at: location, in: root, over: view, tapCount: count)
        for other in active.values { other.phase = .stationary }
        active[touch.id] = new
        return new
    }

    // MARK: The pointer

    /// - Parameter location: In the root view; nil once the pointer has left.
    func pointerMoved(to location: CGPoint?) {
        let over = location.flatMap(hit)?.recognizersAround.compactMap { $0 as? UIHoverGestureRecognizer } ?? []
        let left = hovering.filter { one in !over.contains { $0 === one } }
        hovering = over
        for recognizer in left { recognizer.pointerMoved(to: nil) }
        for recognizer in over { recognizer.pointerMoved(to: location) }
    }
}

extension UIView {
    /// False for UIKit's own classes without recognizers, which handle no touches. Classes of the program and of other frameworks may.
    fileprivate var handlesTouches: Bool {
        gestureRecognizers?.isEmpty == false || (self as? UIControl)?.tracksTouches == true || !String(reflecting: type(of: self))
            .hasPrefix("UIKit.")
    }
    /// The recognizers of the view and of those around it, the innermost first, of one view the one that was added last.
    fileprivate var recognizersAround: [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = [], view: UIView? = self
        while let current = view {
            result += (current.gestureRecognizers ?? []).reversed()
            view = current.superview
        }
        return result
    }
    /// The nearest control around the view that follows touches.
    fileprivate var trackingControl: UIControl? {
        var view: UIView? = self
        while let current = view {
            if let control = current as? UIControl { return control.tracksTouches ? control : nil }
            view = current.superview
        }
        return nil
    }
    /// True if a recognizer of the view or one inside follows the pointer.
    fileprivate var hasHoverRecognizer: Bool {
        gestureRecognizers?.contains { $0 is UIHoverGestureRecognizer } == true || subviews.contains(where: \.hasHoverRecognizer)
    }
}

extension View {
    /// Passes the touches of a UIKit view on to it, and the pointer if its recognizers follow it.
    nonisolated func touches(of view: UIView) -> some View { modifier(TouchesOfView(view: view)) }
}

nonisolated private struct TouchesOfView: ViewModifier {
    let view: UIView

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        let touches = view.touches, _ = view.changes.count, _ = view.writes = .ofEvaluatedView
        if view.hasHoverRecognizer {
            content.touches(receivedBy: touches).onContinuousHover { phase in
                MainActor.assumeIsolated {
                    if case .active(let location) = phase { touches.pointerMoved(to: location) } else { touches.pointerMoved(to: nil) }
                }
            }
        } else {
            content.touches(receivedBy: touches)
        }
    }
}
