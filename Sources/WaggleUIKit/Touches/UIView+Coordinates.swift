import Foundation
import WaggleGeometry

extension UIView {
    /// Converts a point from this view's coordinates to another one's; nil stands for the outermost view. Both must be in one tree, else the point stays as it is.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let transform = transform(to: view ?? transformToTop.top) else { return point }
        return point.applying(transform)
    }
    /// Converts a point from another view's coordinates to this one's; nil stands for the outermost view. Both must be in one tree, else the point stays as it is.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let transform = (view ?? transformToTop.top).transform(to: self) else { return point }
        return point.applying(transform)
    }

    /// From the view's coordinates to the superview's.
    private var transformToSuperview: CGAffineTransform {
        let frame = frame, place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        guard transform != .identity else { return place }
        let (x, y) = (frame.width / 2, frame.height / 2)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(transform).concatenating(CGAffineTransform(translationX: x, y: y)).concatenating(place)
    }
    /// From the view's coordinates to those of the outermost view around it, and that view.
    private var transformToTop: (transform: CGAffineTransform, top: UIView) {
        var transform = CGAffineTransform.identity, view = self
        while let superview = view.superview {
            transform = transform.concatenating(view.transformToSuperview)
            view = superview
        }
        return (transform, view)
    }
    /// From the view's coordinates to those of another one; nil if the two are not in one tree, or the other one is scaled to nothing.
    func transform(to view: UIView) -> CGAffineTransform? {
        let (own, other) = (transformToTop, view.transformToTop)
        guard own.top === other.top, abs(other.transform.a * other.transform.d - other.transform.b * other.transform.c) > 1e-12 else { return nil }
        return own.transform.concatenating(other.transform.inverted())
    }
}
