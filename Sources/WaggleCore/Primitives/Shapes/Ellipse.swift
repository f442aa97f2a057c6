import Foundation
import WaggleGeometry
import WaggleMotion

/// An ellipse that fills the view.
public struct Ellipse: InsettableShape {
    public init() {}
    public typealias AnimatableData = EmptyAnimatableData
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// The ellipse with each side moved inward by points, outward if negative; nothing where no room is left.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectShape(base: self, amount: amount) { Path(ellipseIn: $0) } }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
