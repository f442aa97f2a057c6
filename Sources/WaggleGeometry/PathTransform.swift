import Foundation

extension Path {
    /// The path with every point mapped. Special cases such as rectangles are preserved if the map only translates and scales.
    ///
    /// Complexity: O(*n*) in the elements; O(1) for the identity and for special cases that are preserved.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        let keepsPrimitive = transform.isPositiveScaleAndTranslation
        switch kind {
        case .empty: return self
        case .rect(let rect) where keepsPrimitive: return Path(rect.applying(transform))
        case .ellipse(let rect) where keepsPrimitive: return Path(ellipseIn: rect.applying(transform))
        case .roundedRect(let rect, let cornerSize, let style) where keepsPrimitive:
            return Path(roundedRect: rect.applying(transform), cornerSize: cornerSize.applying(transform), style: style)
        case .rect, .ellipse, .roundedRect, .general: return Path(elements.applying(transform))
        }
    }

    /// The path translated by a distance in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
