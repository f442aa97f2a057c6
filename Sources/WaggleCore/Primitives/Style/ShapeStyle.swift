// A shape's paint, before its bounds and environment are known.

import Foundation
import WaggleDisplayList

/// A colour, gradient, image or other paint; it is resolved for an environment and the shape's bounds.
///
/// A custom style implements `resolve(in:)` and returns another style based on environment values.
public protocol ShapeStyle: Sendable {
    /// What a custom style resolves to; `Never` for built-in styles.
    associatedtype Resolved: ShapeStyle = Never

    /// The style to paint with in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Resolves the paint. Implemented by the framework; custom styles implement `resolve(in:)` instead.
    func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle
}

/// The context in which a style is resolved: the environment, the shape's bounds, and the level of the hierarchy.
public struct _ShapeStyleContext: Sendable {
    package var environment: EnvironmentValues
    /// The shape's bounds in its own coordinates; unit points of gradients refer to them.
    package var bounds: CGRect
    /// 0 primary, 1 secondary ... 4 quinary.
    package var level: Int

    package init(environment: EnvironmentValues, bounds: CGRect, level: Int = 0) {
        self.environment = environment
        self.bounds = bounds
        self.level = level
    }
}

/// A fully resolved style: a paint and its effects.
public struct _ResolvedShapeStyle: Sendable {
    /// A shadow that a style casts behind the shape or inside it.
    package struct Shadow: Sendable, Hashable {
        package enum Kind: Sendable, Hashable { case drop, inner }
        package var kind: Kind
        package var color: ResolvedColor
        /// The standard deviation of the blur in points.
        package var radius: CGFloat
        package var offset: CGSize
    }

    package var paint: Paint
    /// Multiplies the paint's own opacity; 0...1.
    package var opacity: Double
    package var blendMode: BlendMode
    /// In the order they were added.
    package var shadows: [Shadow]
    /// If positive, blurs the background by this standard deviation in points before painting over it.
    package var backdropBlurRadius: CGFloat

    package init(
        paint: Paint, opacity: Double = 1, blendMode: BlendMode = .normal, shadows: [Shadow] = [], backdropBlurRadius: CGFloat = 0
    ) {
        self.paint = paint
        self.opacity = opacity
        self.blendMode = blendMode
        self.shadows = shadows
        self.backdropBlurRadius = backdropBlurRadius
    }

    /// A single colour at the context's level of the hierarchy.
    init(color: ResolvedColor, _ context: _ShapeStyleContext) {
        var color = color
        color.opacity *= Float(context.levelOpacity)
        self.init(paint: .color(color))
    }

    /// A paint at the context's level of the hierarchy.
    init(paint: Paint, _ context: _ShapeStyleContext) {
        self.init(paint: paint, opacity: context.levelOpacity)
    }

    /// True if nothing is painted. Such a shape takes no touches. A gradient counts as paint whatever its colours.
    var isClear: Bool {
        if opacity <= 0 { return true }
        guard case .color(let color) = paint, color.opacity <= 0, backdropBlurRadius <= 0 else { return false }
        return shadows.allSatisfy { $0.color.opacity <= 0 }
    }

    /// The colour, including its opacity, if the style consists of nothing else.
    package var plainColor: ResolvedColor? {
        guard case .color(var color) = paint, blendMode == .normal, shadows.isEmpty, backdropBlurRadius <= 0 else { return nil }
        color.opacity *= Float(opacity)
        return color
    }
}

extension _ShapeStyleContext {
    /// The factor of a style's opacity at the context's level.
    var levelOpacity: Double {
        switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        case 3: 0.18
        // Apple does not publish the opacity of the fifth level; it is below the fourth.
        default: 0.1
        }
    }

    func atLevel(_ level: Int) -> _ShapeStyleContext {
        var context = self
        context.level = level
        return context
    }
}

extension ShapeStyle {
    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        resolve(in: context.environment)._resolve(context)
    }

    /// The resolved style for a shape in an environment. Nodes call this.
    package func resolved(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedShapeStyle {
        _resolve(_ShapeStyleContext(environment: environment, bounds: bounds))
    }
}

extension ShapeStyle where Resolved == Never {
    /// Built-in styles resolve to no other style.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is a built-in style and does not resolve to another one.")
    }

    /// A style that neither paints nor resolves to another style cannot be drawn: it is reported once and drawn in magenta.
    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        Diagnostics.shared.reportInView("\(Self.self) does not define how it is painted; implement resolve(in:). Drawing magenta instead.")
        return _ResolvedShapeStyle(paint: .color(.missingAsset))
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

extension Color: ShapeStyle {
    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(color: resolvedColor(in: context.environment), context)
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

/// A style that is also a view filled with itself: colours and gradients.
@MainActor @preconcurrency
protocol StyleView: ShapeStyle, View {}

extension StyleView {
    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        _ShapeView._makeNode(_ShapeView(shape: Rectangle(), style: view), in: inputs)
    }
    public static func _updateNode(_ node: ViewNode, with view: Self) {
        _ShapeView._updateNode(node, with: _ShapeView(shape: Rectangle(), style: view))
    }
    public static var _isUnary: Bool { true }
}
extension Color: StyleView { public typealias Body = Never }
extension LinearGradient: StyleView { public typealias Body = Never }
extension MeshGradient: StyleView { public typealias Body = Never }
extension RadialGradient: StyleView { public typealias Body = Never }
extension AngularGradient: StyleView { public typealias Body = Never }
extension EllipticalGradient: StyleView { public typealias Body = Never }
