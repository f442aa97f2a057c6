import Foundation
import WaggleCore
import WaggleGeometry

/// Passes the touches of a UIKit view shown by SwiftUI to the innermost view at their locations.
@MainActor
package final class ViewTouches: TouchReceiver {
    private weak var root: UIView?
    private var active: [Int: UITouch] = [:]
    private var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?

    /// The maximum interval between the touches of a double tap, in seconds, and their maximum distance, in points; the same as for tap gestures.
    private static let tapTime: TimeInterval = 0.35, tapReach: CGFloat = 45

    init(_ root: UIView) { self.root = root }

    package func takesTouches(at location: CGPoint) -> Bool {
        // Superviews receive the touches that a view does not handle.
        var view = root?.hitTest(location, with: nil)
        while let current = view, !type(of: current).isOfProgram { view = current.superview }
        return view != nil
    }

    package func receive(_ touch: Touch, at location: CGPoint) {
        if touch.phase == .began { return begin(touch, at: location) }
        guard let known = active[touch.id], let view = known.view else { return }
        known.move(touch, to: location)
        for other in active.values where other !== known { other.phase = .stationary }
        let event = UIEvent(timestamp: touch.time, allTouches: Set(active.values))
        switch touch.phase {
        case .began: break
        case .moved:
            known.phase = .moved
            view.touchesMoved([known], with: event)
        case .ended:
            (known.phase, active[touch.id]) = (.ended, nil)
            lastTap = (touch.time, location, known.tapCount)
            view.touchesEnded([known], with: event)
        case .cancelled:
            (known.phase, active[touch.id]) = (.cancelled, nil)
            view.touchesCancelled([known], with: event)
        }
    }

    private func begin(_ touch: Touch, at location: CGPoint) {
        guard let root, let view = root.hitTest(location, with: nil), view.isMultipleTouchEnabled || !active.values.contains(where: { $0.view === view }) else { return }
        var count = 1
        if let lastTap, touch.time - lastTap.time <= Self.tapTime, hypot(location.x - lastTap.place.x, location.y - lastTap.place.y) <= Self.tapReach { count += lastTap.count }
        let new = UITouch(touch, at: location, in: root, over: view, tapCount: count)
        for other in active.values { other.phase = .stationary }
        active[touch.id] = new
        view.touchesBegan([new], with: UIEvent(timestamp: touch.time, allTouches: Set(active.values)))
    }
}

extension UIView {
    /// False for UIKit's own classes, which handle no touches. Classes of the program and of other frameworks may.
    fileprivate class var isOfProgram: Bool { !String(reflecting: Self.self).hasPrefix("UIKit.") }
}
