import Foundation
import WaggleGeometry
import WaggleMotion

/// A shape scaled about an anchor.
public struct ScaledShape<Content: Shape>: Shape {
    public static var _dependsOnContainer: Bool { Content._dependsOnContainer }
    public var shape: Content
    /// The factors of width and height; negative ones mirror.
    public var scale: CGSize
    /// The point of the bounds that stays in place.
    public var anchor: UnitPoint
    /// - Parameters:
    ///   - scale: The factors of width and height; negative ones mirror.
    ///   - anchor: The point of the bounds that stays in place.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
    public func path(in rect: CGRect) -> Path {
        let x = rect.minX + rect.width * anchor.x, y = rect.minY + rect.height * anchor.y
        return shape.path(in: rect).applying(CGAffineTransform(translationX: x, y: y).scaledBy(x: scale.width, y: scale.height).translatedBy(x: -x, y: -y))
    }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape {
    /// The shape scaled by factors about a point of its bounds; 1 changes nothing, negative ones mirror. It may reach beyond the view.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    /// The shape scaled by a factor about a point of its bounds; 1 changes nothing.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }
}
