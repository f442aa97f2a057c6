// Rectangles whose corners follow those of the container.

import Foundation
import WaggleGeometry
import WaggleMotion

extension Edge {
    /// A corner between two sides.
    public struct Corner: Hashable, Sendable {
        /// How a corner is rounded. A number is a radius in points.
        public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
            /// The radius, or the least one of a concentric corner, in points.
            let radius: CGFloat
            let isConcentric: Bool
            private init(radius: CGFloat, isConcentric: Bool) {
                (self.radius, self.isConcentric) = (radius.isFinite ? max(radius, 0) : 0, isConcentric)
            }
            /// A fixed radius in points; negative ones count as 0.
            public init(integerLiteral value: Int) { self.init(radius: CGFloat(value), isConcentric: false) }
            /// A fixed radius in points; negative ones, and those that are not finite, count as 0.
            public init(floatLiteral value: Double) { self.init(radius: value, isConcentric: false) }

            /// With the container's centre, and square where the container has no corner near.
            public static var concentric: Style { Style(radius: 0, isConcentric: true) }
            /// With the container's centre, and at least as round as another style.
            public static func concentric(minimum: Style?) -> Style { Style(radius: minimum?.radius ?? 0, isConcentric: true) }
            /// With the container's centre, and at least with a radius in points.
            @_disfavoredOverload
            public static func concentric(minimum: CGFloat) -> Style { Style(radius: minimum, isConcentric: true) }
            /// With a radius in points; negative ones, and those that are not finite, count as 0.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, isConcentric: false) }
        }
    }
}

/// A rectangle whose corners have the centres of the container's corners, which `containerShape(_:)` sets.
public struct ConcentricRectangle: InsettableShape {
    private let topLeading, topTrailing, bottomLeading, bottomTrailing: Edge.Corner.Style
    private let isUniform: Bool
    private var amount: CGFloat = 0

    /// All corners follow the container.
    public init() { self.init(corners: .concentric) }
    /// - Parameter isUniform: Whether all corners get the largest radius of the four.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        (topLeading, topTrailing, bottomLeading, bottomTrailing, self.isUniform) = (corners, corners, corners, corners, isUniform)
    }
    public init(topLeadingCorner: Edge.Corner.Style = .fixed(0), topTrailingCorner: Edge.Corner.Style = .fixed(0),
                bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
                bottomTrailingCorner: Edge.Corner.Style = .fixed(0)) {
        (topLeading, topTrailing, bottomLeading, bottomTrailing, isUniform) =
            (topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner, false)
    }
    public init(uniformTopCorners: Edge.Corner.Style = .fixed(0), uniformBottomCorners: Edge.Corner.Style = .fixed(0)) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners, bottomLeadingCorner: uniformBottomCorners,
            bottomTrailingCorner: uniformBottomCorners)
    }
    public init(uniformLeadingCorners: Edge.Corner.Style = .fixed(0), uniformTrailingCorners: Edge.Corner.Style = .fixed(0)) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners, bottomLeadingCorner: uniformLeadingCorners,
            bottomTrailingCorner: uniformTrailingCorners)
    }

    public typealias AnimatableData = EmptyAnimatableData
    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        guard !inner.isNull else { return Path() }
        let container = ThreadContext.current.container, distance = (container?.inset ?? 0) + amount,
            outer = container?.radii(inner, distance)
        func radius(_ style: Edge.Corner.Style, _ outer: CGFloat?) -> CGFloat {
            style.isConcentric ? max((outer ?? 0) - distance, style.radius - amount, 0) : max(style.radius - amount, 0)
        }
        var radii = RectangleCornerRadii(topLeading: radius(topLeading, outer?.topLeading),
                                         bottomLeading: radius(bottomLeading, outer?.bottomLeading),
                                         bottomTrailing: radius(bottomTrailing, outer?.bottomTrailing),
                                         topTrailing: radius(topTrailing, outer?.topTrailing))
        if isUniform {
            let most = max(radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing)
            radii = RectangleCornerRadii(topLeading: most, bottomLeading: most, bottomTrailing: most, topTrailing: most)
        }
        return Path(roundedRect: inner, cornerRadii: radii)
    }
    /// The rectangle inset by points on each side; a negative amount outsets it. Its radii shrink by as much.
    public func inset(by amount: CGFloat) -> some InsettableShape { copy(of: self) { $0.amount += amount } }
    public static var _dependsOnContainer: Bool { true }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with corners of a style.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
    /// A rectangle with corners of their own styles.
    public static func rect(topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
                            bottomLeadingCorner: Edge.Corner.Style,
                            bottomTrailingCorner: Edge.Corner.Style) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }
    /// A rectangle with equal corners at the top and equal ones at the bottom.
    public static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> ConcentricRectangle {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }
}

/// The radii of a container's corners, for the shapes that have some.
func cornerRadii(of shape: some InsettableShape, in size: CGSize) -> RectangleCornerRadii? {
    func all(_ radius: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    let most = min(size.width, size.height) / 2
    switch shape {
    case let rounded as RoundedRectangle: return all(min(rounded.cornerSize.width, most))
    case let uneven as UnevenRoundedRectangle: return uneven.cornerRadii
    case is Capsule, is Circle, is Ellipse: return all(most)
    default: return nil
    }
}
