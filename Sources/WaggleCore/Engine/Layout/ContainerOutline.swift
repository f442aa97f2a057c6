import Foundation
import WaggleGeometry

/// A container's shape relative to one view.
struct ContainerOutline {
    /// The distance from the view to the nearest edge of the container, in points.
    let inset: CGFloat
    /// The shape's outline in a rectangle with this inset.
    let outline: @Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path
    /// The radii of the container's own corners, if it has some.
    let radii: @Sendable (_ rect: CGRect, _ inset: CGFloat) -> RectangleCornerRadii?
}
