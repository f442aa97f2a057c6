import Foundation
import WaggleGeometry

/// A curve from (0, 0) to (1, 1) that maps the linear progress of a motion to an eased one.
public struct UnitCurve: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case bezier(start: UnitPoint, end: UnitPoint, CubicBezier)
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
    }

    private let form: Form

    private init(_ form: Form) { self.form = form }

    /// A cubic Bézier curve with the given control points; x is clamped to 0...1, y may overshoot.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        let curve = CubicBezier(
            x1: Double(startControlPoint.x), y1: Double(startControlPoint.y), x2: Double(endControlPoint.x), y2: Double(endControlPoint.y))
        return UnitCurve(.bezier(start: startControlPoint, end: endControlPoint, curve))
    }

    /// Constant speed.
    public static let linear = bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Starts slowly: control points (0.42, 0) and (1, 1).
    public static let easeIn = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Ends slowly: control points (0, 0) and (0.58, 1).
    public static let easeOut = bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Starts and ends slowly: control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// The older name of `easeInOut`.
    public static let easeInEaseOut = easeInOut
    /// Starts slowly, along the lower right quarter of a circle.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// Ends slowly, along the upper left quarter of a circle.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// Starts and ends slowly, along two quarters of circles of half the size.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// The eased progress: 0 at 0 and 1 at 1. A Bézier curve keeps its end values outside 0...1; circular curves are meant for 0...1 alone.
    public func value(at progress: Double) -> Double {
        let p = progress
        switch form {
        case .bezier(_, _, let curve): return curve.value(at: p)
        case .circularEaseIn: return 1 - root(1 - p * p)
        case .circularEaseOut: return root(1 - (1 - p) * (1 - p))
        case .circularEaseInOut:
            return p < 0.5 ? 0.5 * (1 - root(1 - 4 * p * p)) : 0.5 * (root((8 - 4 * p) * p - 3) + 1)
        }
    }

    /// The slope at a progress of 0...1: 1 is linear motion. Infinite where a circular curve is vertical.
    public func velocity(at progress: Double) -> Double {
        let p = progress
        switch form {
        case .bezier(_, _, let curve): return curve.velocity(at: p)
        case .circularEaseIn: return p / root(1 - p * p)
        case .circularEaseOut: return (1 - p) / root(1 - (1 - p) * (1 - p))
        case .circularEaseInOut:
            return p < 0.5 ? 2 * p / root(1 - 4 * p * p) : (2 - 2 * p) / root((8 - 4 * p) * p - 3)
        }
    }

    /// The curve with its axes swapped: the progress at which a value is reached.
    public var inverse: UnitCurve {
        switch form {
        case .bezier(let start, let end, _):
            return .bezier(startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
        case .circularEaseIn: return .circularEaseOut
        case .circularEaseOut: return .circularEaseIn
        case .circularEaseInOut: return self
        }
    }

    /// The curve's control points; nil for circular curves.
    package var controlPoints: (start: UnitPoint, end: UnitPoint)? {
        guard case .bezier(let start, let end, _) = form else { return nil }
        return (start, end)
    }

    /// Avoids the root of a tiny negative number, a rounding error.
    private func root(_ square: Double) -> Double { max(0, square).squareRoot() }
}
