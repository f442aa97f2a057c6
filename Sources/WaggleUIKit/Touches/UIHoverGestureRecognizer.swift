import Foundation
import WaggleCore
import WaggleGeometry

/// Follows the pointer over its view: it begins as the pointer comes, changes as it moves and ends as it leaves.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The pointer in the coordinates of the outermost view.
    private var pointer: CGPoint?

    open override func location(in view: UIView?) -> CGPoint {
        guard let pointer, let own = self.view else { return .zero }
        guard let view, let transform = own.root.transform(to: view) else { return pointer }
        return pointer.applying(transform)
    }
    /// - Parameter pointer: In the coordinates of the outermost view; nil once the pointer has left.
    func pointerMoved(to pointer: CGPoint?) {
        guard isEnabled else { return }
        if let pointer {
            let isNew = self.pointer == nil
            self.pointer = pointer
            if isNew { gesture.begin() }
            state = isNew ? .began : .changed
            gesture.report()
        } else if self.pointer != nil {
            state = .ended
            gesture.report()
            self.pointer = nil
            gesture.reset()
        }
    }
}
