import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A gradient in circles around a centre.
public struct RadialGradient: ShapeStyle, Hashable {
    public typealias Resolved = Never

    var gradient: AnyGradient
    var center: UnitPoint
    var startRadius: CGFloat
    var endRadius: CGFloat

    init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// A gradient from one radius to another, in points, around a unit point of the shape's bounds.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Evenly spread colours from one radius to another, in points, around a unit point of the shape's bounds.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at given locations from one radius to another, in points, around a unit point of the shape's bounds.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        let stops = gradient.resolvedStops(in: context.environment)
        let paint = Paint.radial(stops, center: center.point(in: context.bounds),
                                 startRadius: startRadius > 0 ? startRadius : 0, endRadius: endRadius > 0 ? endRadius : 0)
        return _ResolvedShapeStyle(paint: paint, context)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient in circles around a unit point of the shape's bounds; radii in points.
    public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Evenly spread colours in circles around a unit point of the shape's bounds; radii in points.
    public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at given locations in circles around a unit point of the shape's bounds; radii in points.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient with a colour space in circles around a unit point of the shape's bounds; radii in points.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> some ShapeStyle {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
