// Pictures of views.

import Foundation
import WaggleCore
import WaggleCoreGraphics
import WaggleGeometry
import WaggleHeadless

extension UIView {
    /// Draws the view with its subviews into a rectangle of the current context's user space, whether a window shows it or not.
    ///
    /// A hosting controller's view is drawn as it first appears at its present size.
    /// - Returns: False if there is no current context, or if the view is empty.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        return draw(in: rect, of: context)
    }

    fileprivate func draw(in rect: CGRect, of context: CGContext) -> Bool {
        let size = bounds.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return false }
        let renderer = ImageRenderer(content: UIViewContent(view: self).frame(width: size.width, height: size.height))
        renderer.scale = context.pointScale
        let scale = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
        context.drawUpright(renderer.displayList(), scale.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)))
        return true
    }
}

extension CALayer {
    /// Draws the layer's view with its subviews into a context, with the view's upper left corner at the origin.
    public func render(in ctx: CGContext) { _ = view?.draw(in: bounds, of: ctx) }
}
