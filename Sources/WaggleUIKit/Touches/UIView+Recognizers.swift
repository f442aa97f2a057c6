import Foundation

extension UIView {
    /// A recognizer belongs to one view, so it leaves its present one.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        if gestureRecognizer.view === self { return }
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
    }
    func recognizersDidChange(from old: [UIGestureRecognizer]) {
        let new = gestureRecognizers ?? []
        for recognizer in old where !new.contains(where: { $0 === recognizer }) && recognizer.view === self {
            recognizer.view = nil
            recognizer.gesture.cancel()
        }
        for recognizer in new where recognizer.view !== self {
            let other = recognizer.view
            recognizer.view = self
            other?.gestureRecognizers?.removeAll { $0 === recognizer }
        }
        // The window may have to report the pointer.
        if new.contains(where: { $0 is UIHoverGestureRecognizer }) != old.contains(where: { $0 is UIHoverGestureRecognizer }) {
            contentDidChange()
        }
    }
    /// The outermost view around this one.
    var root: UIView {
        var view = self
        while let outer = view.superview { view = outer }
        return view
    }
}
