import Foundation
import WaggleGeometry
import WaggleMotion

/// A shape rotated about an anchor.
public struct RotatedShape<Content: Shape>: Shape {
    public static var _dependsOnContainer: Bool { Content._dependsOnContainer }
    public var shape: Content
    /// Clockwise for positive angles.
    public var angle: Angle
    /// The point of the bounds that stays in place.
    public var anchor: UnitPoint
    /// - Parameter angle: clockwise for positive angles.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
    public func path(in rect: CGRect) -> Path {
        let x = rect.minX + rect.width * anchor.x, y = rect.minY + rect.height * anchor.y
        return shape.path(in: rect).applying(CGAffineTransform(translationX: x, y: y).rotated(by: CGFloat(angle.radians)).translatedBy(x: -x, y: -y))
    }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// The inner shape inset by points, then rotated.
    public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> { RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor) }
}

extension Shape {
    /// The shape rotated about a point of its bounds, clockwise for positive angles. It may reach beyond the view.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> { RotatedShape(shape: self, angle: angle, anchor: anchor) }
}
