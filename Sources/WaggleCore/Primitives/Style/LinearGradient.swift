import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A gradient along a straight line; beyond its ends it continues in the end colours.
public struct LinearGradient: ShapeStyle, Hashable {
    public typealias Resolved = Never

    var gradient: AnyGradient
    var startPoint: UnitPoint
    var endPoint: UnitPoint

    init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// A gradient between two unit points of the shape's bounds.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// Evenly spread colours between two unit points of the shape's bounds.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at given locations between two unit points of the shape's bounds.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        let stops = gradient.resolvedStops(in: context.environment)
        return _ResolvedShapeStyle(
            paint: .linear(stops, from: startPoint.point(in: context.bounds), to: endPoint.point(in: context.bounds)), context)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient between two unit points of the shape's bounds.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Evenly spread colours between two unit points of the shape's bounds.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at given locations between two unit points of the shape's bounds.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient with a colour space between two unit points of the shape's bounds.
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> some ShapeStyle {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
