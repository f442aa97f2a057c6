import Foundation
import WaggleGeometry
import WaggleMotion

/// A shape scaled about an anchor.
public struct ScaledShape<Content: Shape>: AnchoredShape {
    public var shape: Content
    /// The factors of width and height; negative ones mirror.
    public var scale: CGSize
    /// The point of the bounds that stays in place.
    public var anchor: UnitPoint
    /// - Parameters:
    ///   - scale: The factors of width and height; negative ones mirror.
    ///   - anchor: The point of the bounds that stays in place.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }
    func change(_ transform: CGAffineTransform) -> CGAffineTransform { transform.scaledBy(x: scale.width, y: scale.height) }
    var amount: CGSize {
        get { scale }
        set { scale = newValue }
    }
}

extension Shape {
    /// The shape scaled by factors about a point of its bounds; 1 changes nothing, negative ones mirror. It may reach beyond the view.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    /// The shape scaled by a factor about a point of its bounds; 1 changes nothing.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
}
