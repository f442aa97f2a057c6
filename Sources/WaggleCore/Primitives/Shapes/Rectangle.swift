import Foundation
import WaggleGeometry
import WaggleMotion

/// A rectangle that fills the view.
public struct Rectangle: InsettableShape {
    public init() {}
    public typealias AnimatableData = EmptyAnimatableData
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// The rectangle with each side moved inward by points, outward if negative; nothing where no room is left.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectShape(base: self, amount: amount) { Path($0) } }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
