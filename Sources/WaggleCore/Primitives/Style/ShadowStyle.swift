import Foundation
import WaggleDisplayList

/// A shadow as part of a style: behind the shape, or inside it along its edge.
public struct ShadowStyle: Equatable, Sendable {
    var kind: _ResolvedShapeStyle.Shadow.Kind
    var color: Color
    var radius: CGFloat
    var offset: CGSize

    /// A shadow behind the shape. The radius and offsets are in points, y downward.
    public static func drop(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// A shadow that the shape's edge casts inward. The radius and offsets are in points, y downward.
    public static func inner(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    func resolved(in environment: EnvironmentValues) -> _ResolvedShapeStyle.Shadow {
        _ResolvedShapeStyle.Shadow(kind: kind, color: color.resolvedColor(in: environment), radius: radius > 0 ? radius : 0, offset: offset)
    }
}
