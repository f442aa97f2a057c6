import Foundation
import WaggleCore
import WaggleGeometry

/// Follows the pointer over its view: it begins as the pointer comes, changes as it moves and ends as it leaves.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The pointer in the coordinates of the outermost view.
    private var place: CGPoint?

    open override func location(in view: UIView?) -> CGPoint {
        guard let place, let own = self.view else { return .zero }
        guard let view, let transform = own.root.transform(to: view) else { return place }
        return place.applying(transform)
    }
    /// - Parameter place: In the coordinates of the outermost view; nil once the pointer has left.
    func pointerMoved(to place: CGPoint?) {
        guard isEnabled else { return }
        if let place {
            let isNew = self.place == nil
            self.place = place
            if isNew { gesture.begin() }
            state = isNew ? .began : .changed
            gesture.report()
        } else if self.place != nil {
            state = .ended
            gesture.report()
            self.place = nil
            gesture.reset()
        }
    }
}
