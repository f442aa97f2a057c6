import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A gradient around a centre; angles increase clockwise on screen, starting from the right.
public struct AngularGradient: ShapeStyle, Hashable {
    public typealias Resolved = Never

    var gradient: AnyGradient
    var center: UnitPoint
    var startAngle: Angle
    var endAngle: Angle

    init(gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// A gradient from one angle to another, clockwise from the right; the rest of the circle has the end colours.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(gradient: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Evenly spread colours from one angle to another, clockwise from the right.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at locations, 0...1, from one angle to another, clockwise from the right.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient over one full turn that begins at an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: AnyGradient(gradient), center: center, angle: angle)
    }

    /// Evenly spread colours over one full turn that begins at an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: AnyGradient(Gradient(colors: colors)), center: center, angle: angle)
    }

    /// Colours at given locations over one full turn that begins at an angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: AnyGradient(Gradient(stops: stops)), center: center, angle: angle)
    }

    init(gradient: AnyGradient, center: UnitPoint, angle: Angle) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi))
    }

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        let stops = gradient.resolvedStops(in: context.environment)
        let paint = Paint.angular(stops, center: center.point(in: context.bounds),
                                  startAngle: startAngle.radians, endAngle: endAngle.radians)
        return _ResolvedShapeStyle(paint: paint, context)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient from one angle to another around a unit point of the shape's bounds.
    public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Evenly spread colours from one angle to another around a unit point of the shape's bounds.
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at given locations from one angle to another around a unit point of the shape's bounds.
    public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient over one full turn that begins at an angle.
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Evenly spread colours over one full turn that begins at an angle.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Colours at given locations over one full turn that begins at an angle.
    public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }

    /// A gradient with a colour space from one angle to another, clockwise from the right.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> some ShapeStyle {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient with a colour space over one full turn that begins at an angle.
    public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero) -> some ShapeStyle {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
}
