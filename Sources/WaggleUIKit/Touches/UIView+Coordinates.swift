import Foundation
import WaggleGeometry

extension UIView {
    /// Converts a point from this view's coordinates to another view's; nil stands for the root view. Without a common hierarchy, the point
    /// is unchanged.
    ///
    /// Complexity: O(*d*) in the levels above both views.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let transform = transform(to: view ?? transformToTop.top) else { return point }
        return point.applying(transform)
    }
    /// Converts a point from another view's coordinates to this view's; nil stands for the root view. Without a common hierarchy, the point
    /// is unchanged.
    ///
    /// Complexity: O(*d*) in the levels above both views.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let transform = (view ?? transformToTop.top).transform(to: self) else { return point }
        return point.applying(transform)
    }

    /// A point from the view's upper left corner, in its coordinates: in scroll views these begin elsewhere.
    func inBounds(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + contentOrigin.x, y: point.y + contentOrigin.y) }
    /// The transform from the view's coordinates to the superview's.
    private var transformToSuperview: CGAffineTransform {
        // The view's coordinates begin elsewhere in scroll views; its frame is in the superview's coordinates.
        let frame = frame, origin = contentOrigin,
            translation = CGAffineTransform(translationX: frame.minX - origin.x, y: frame.minY - origin.y)
        guard transform != .identity else { return translation }
        let (x, y) = (origin.x + frame.width / 2, origin.y + frame.height / 2)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(transform).concatenating(CGAffineTransform(translationX: x, y: y))
            .concatenating(translation)
    }
    /// The transform from the view's coordinates to those of the root view of its hierarchy, and the root view.
    private var transformToTop: (transform: CGAffineTransform, top: UIView) {
        var transform = CGAffineTransform.identity, view = self
        while let superview = view.superview {
            transform = transform.concatenating(view.transformToSuperview)
            view = superview
        }
        return (transform, view)
    }
    /// The transform from the view's coordinates to another view's; nil if they have no common hierarchy, or if the other view is
    /// scaled to nothing.
    func transform(to view: UIView) -> CGAffineTransform? {
        let (own, other) = (transformToTop, view.transformToTop)
        guard own.top === other.top,
              abs(other.transform.a * other.transform.d - other.transform.b * other.transform.c) > 1e-12 else { return nil }
        return own.transform.concatenating(other.transform.inverted())
    }
}
