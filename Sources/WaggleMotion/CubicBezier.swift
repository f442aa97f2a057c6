/// A timing curve from (0, 0) to (1, 1) with two control points: exactly one y for each x in 0...1.
///
/// The control points' x must be in 0...1; their y may be any number, so the curve may overshoot.
@frozen
@usableFromInline
package struct CubicBezier: Hashable, Sendable {
    // x(t) = ((ax·t + bx)·t + cx)·t, and the same for y.
    @usableFromInline let ax, bx, cx, ay, by, cy: Double

    /// Horizontal coordinates are clamped to 0...1; NaN counts as 0.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        let x1 = CubicBezier.clamped(x1), x2 = CubicBezier.clamped(x2)
        let y1 = y1.isFinite ? y1 : 0, y2 = y2.isFinite ? y2 : 0
        cx = 3 * x1
        bx = 3 * (x2 - x1) - cx
        ax = 1 - cx - bx
        cy = 3 * y1
        by = 3 * (y2 - y1) - cy
        ay = 1 - cy - by
    }

    /// The curve's y; outside 0...1, that of the nearer end.
    package func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if isLinear { return x }
        let t = parameter(at: x)
        return ((ay * t + by) * t + cy) * t
    }

    /// The slope of the curve; infinite where it is vertical.
    ///
    /// The slope is undefined if a control point coincides with its end of the curve. As in SwiftUI, it is then 1 at the start and 0
    /// at the end.
    package func velocity(at x: Double) -> Double {
        if isLinear { return 1 }
        if x <= 0, cx == 0, cy == 0 { return 1 }
        let t = parameter(at: x > 0 ? min(x, 1) : 0)
        let dx = (3 * ax * t + 2 * bx) * t + cx
        let dy = (3 * ay * t + 2 * by) * t + cy
        if abs(dx) < 1e-9 {
            return abs(dy) < 1e-9 ? 0 : (dy > 0 ? .infinity : -.infinity)
        }
        return dy / dx
    }

    /// The polynomials of x and y are equal exactly if all control points lie on the diagonal.
    private var isLinear: Bool { ax == ay && bx == by && cx == cy }

    /// The curve's parameter at `x`: Newton's method, with bisection if the slope is too small.
    private func parameter(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        let accuracy = 1e-12
        var t = x
        for _ in 0..<8 {
            let error = ((ax * t + bx) * t + cx) * t - x
            if abs(error) < accuracy { return t }
            let slope = (3 * ax * t + 2 * bx) * t + cx
            if abs(slope) < 1e-6 { break }
            t -= error / slope
        }
        var low = 0.0, high = 1.0
        t = x
        while high - low > accuracy {
            if ((ax * t + bx) * t + cx) * t < x { low = t } else { high = t }
            t = (low + high) / 2
        }
        return t
    }

    private static func clamped(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
}
