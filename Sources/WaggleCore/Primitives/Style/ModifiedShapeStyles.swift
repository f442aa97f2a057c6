// Styles derived from another style: with opacity, blending or a shadow, or stretched over a rectangle.

import Foundation
import WaggleDisplayList

/// A style that changes another one when that is resolved.
protocol DerivedShapeStyle: ShapeStyle where Resolved == Never {
    associatedtype Base: ShapeStyle
    var base: Base { get }
    func change(_ style: inout _ResolvedShapeStyle, _ context: _ShapeStyleContext)
}

extension DerivedShapeStyle {
    func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        var style = base._resolve(context)
        change(&style, context)
        return style
    }
}

struct OpacityShapeStyle<Base: ShapeStyle>: DerivedShapeStyle {
    let base: Base
    let opacity: Double

    func change(_ style: inout _ResolvedShapeStyle, _ context: _ShapeStyleContext) {
        style.opacity *= opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    }
}

struct BlendModeShapeStyle<Base: ShapeStyle>: DerivedShapeStyle {
    let base: Base
    let mode: BlendMode

    func change(_ style: inout _ResolvedShapeStyle, _ context: _ShapeStyleContext) {
        style.blendMode = mode
    }
}

struct ShadowShapeStyle<Base: ShapeStyle>: DerivedShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    func change(_ style: inout _ResolvedShapeStyle, _ context: _ShapeStyleContext) {
        style.shadows.append(shadow.resolved(in: context.environment))
    }
}

struct AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let rect: CGRect

    func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        var context = context
        context.bounds = rect
        return base._resolve(context)
    }
}

extension OpacityShapeStyle: Equatable where Base: Equatable {}
extension BlendModeShapeStyle: Equatable where Base: Equatable {}
extension ShadowShapeStyle: Equatable where Base: Equatable {}
extension AnchoredShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// The style with its opacity multiplied by 0...1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }

    /// The style with another blend mode.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendModeShapeStyle(base: self, mode: mode) }

    /// The style with a shadow added.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }

    /// The style stretched over a rectangle in points, in the coordinates of the shape it paints, whatever that shape's bounds are.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredShapeStyle(base: self, rect: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its opacity multiplied by 0...1.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

    /// The foreground style with another blend mode.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

    /// The foreground style with a shadow added.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// A shadow as part of a style: behind the shape, or inside it along its edge.
public struct ShadowStyle: Equatable, Sendable {
    var kind: _ResolvedShapeStyle.Shadow.Kind
    var color: Color
    var radius: CGFloat
    var offset: CGSize

    /// A shadow behind the shape. The radius and offsets are in points, y downward.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// A shadow that the shape's edge casts inward. The radius and offsets are in points, y downward.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    func resolved(in environment: EnvironmentValues) -> _ResolvedShapeStyle.Shadow {
        _ResolvedShapeStyle.Shadow(kind: kind, color: color.resolvedColor(in: environment), radius: radius > 0 ? radius : 0, offset: offset)
    }
}
