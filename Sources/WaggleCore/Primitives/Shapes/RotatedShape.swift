import Foundation
import WaggleGeometry
import WaggleMotion

/// A shape rotated about an anchor.
public struct RotatedShape<Content: Shape>: AnchoredShape {
    public var shape: Content
    /// Clockwise for positive angles.
    public var angle: Angle
    /// The point of the bounds that stays in place.
    public var anchor: UnitPoint
    /// - Parameter angle: clockwise for positive angles.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }
    func change(_ transform: CGAffineTransform) -> CGAffineTransform { transform.rotated(by: CGFloat(angle.radians)) }
    var amount: Angle {
        get { angle }
        set { angle = newValue }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// The inner shape inset by points, then rotated.
    public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension Shape {
    /// The shape rotated about a point of its bounds, clockwise for positive angles. It may reach beyond the view.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
}
