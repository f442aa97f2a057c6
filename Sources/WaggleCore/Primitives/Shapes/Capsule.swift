import Foundation
import WaggleGeometry
import WaggleMotion

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public typealias AnimatableData = EmptyAnimatableData
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style) }
    /// The capsule with each side moved inward by points, outward if negative; nothing where no room is left.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetRectShape(base: self, amount: amount) { [style] in Path(roundedRect: $0, cornerRadius: min($0.width, $0.height) / 2, style: style) }
    }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
