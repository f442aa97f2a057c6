import SwiftUI

/// How a line or an area goes from point to point.
public struct InterpolationMethod: Sendable, Hashable, CustomStringConvertible {
    enum Kind: Hashable { case linear, monotone, catmullRom(alpha: Double), cardinal(tension: Double), stepStart, stepCenter, stepEnd }
    let kind: Kind

    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// Never above or below both neighbours.
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// - Parameter alpha: 0 uniform, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: alpha.isFinite ? min(max(alpha, 0), 1) : 0.5))
    }
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    /// - Parameter tension: 1 is a straight line.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: tension.isFinite ? min(max(tension, 0), 1) : 0))
    }
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }

    public var description: String { "\(kind)" }

    /// Continues a path through points; it has got to the first one already.
    func addCurve(through points: [CGPoint], to path: inout Path) {
        guard points.count > 1 else { return }
        switch kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart: step(points, 0, &path)
        case .stepCenter: step(points, 0.5, &path)
        case .stepEnd: step(points, 1, &path)
        case .cardinal(let tension): spline(points, &path) { _, before, _, after in
            let factor = (1 - tension) / 6
            return CGVector(dx: (after.x - before.x) * factor, dy: (after.y - before.y) * factor)
        }
        case .catmullRom(let alpha): catmullRom(points, alpha, &path)
        case .monotone: monotone(points, &path)
        }
    }
    /// - Parameter share: where on the way to the next point the step is.
    private func step(_ points: [CGPoint], _ share: CGFloat, _ path: inout Path) {
        for (from, to) in zip(points, points.dropFirst()) {
            let x = from.x + (to.x - from.x) * share
            path.addLine(to: CGPoint(x: x, y: from.y))
            path.addLine(to: CGPoint(x: x, y: to.y))
            path.addLine(to: to)
        }
    }
    /// A cubic curve, given a third of the tangent at each point.
    private func spline(_ points: [CGPoint], _ path: inout Path, tangent: (Int, CGPoint, CGPoint, CGPoint) -> CGVector) {
        let last = points.count - 1
        let tangents = points.indices.map { tangent($0, points[max($0 - 1, 0)], points[$0], points[min($0 + 1, last)]) }
        for index in 0..<last {
            let from = points[index], to = points[index + 1]
            path.addCurve(to: to, control1: CGPoint(x: from.x + tangents[index].dx, y: from.y + tangents[index].dy),
                          control2: CGPoint(x: to.x - tangents[index + 1].dx, y: to.y - tangents[index + 1].dy))
        }
    }
    /// Barry and Goldman's curve: the parameter of a segment is its length to the power of alpha.
    private func catmullRom(_ points: [CGPoint], _ alpha: Double, _ path: inout Path) {
        let last = points.count - 1
        func length(_ one: CGPoint, _ other: CGPoint) -> Double { pow(hypot(other.x - one.x, other.y - one.y), alpha) }
        for index in 0..<last {
            let before = points[max(index - 1, 0)], from = points[index], to = points[index + 1], after = points[min(index + 2, last)]
            let d0 = length(before, from), d1 = length(from, to), d2 = length(to, after)
            var one = from, two = to
            if d0 > 1e-9, d1 > 1e-9 {
                let a = 2 * d0 * d0 + 3 * d0 * d1 + d1 * d1, n = 3 * d0 * (d0 + d1)
                one = CGPoint(x: (from.x * a - before.x * d1 * d1 + to.x * d0 * d0) / n,
                    y: (from.y * a - before.y * d1 * d1 + to.y * d0 * d0) / n)
            }
            if d2 > 1e-9, d1 > 1e-9 {
                let b = 2 * d2 * d2 + 3 * d2 * d1 + d1 * d1, n = 3 * d2 * (d2 + d1)
                two = CGPoint(x: (to.x * b + from.x * d2 * d2 - after.x * d1 * d1) / n,
                    y: (to.y * b + from.y * d2 * d2 - after.y * d1 * d1) / n)
            }
            path.addCurve(to: to, control1: one, control2: two)
        }
    }
    /// Steffen's method: slopes that make no new highs and lows.
    private func monotone(_ points: [CGPoint], _ path: inout Path) {
        let last = points.count - 1
        func slope(_ index: Int) -> CGFloat {
            let dx = points[index + 1].x - points[index].x
            return abs(dx) < 1e-9 ? 0 : (points[index + 1].y - points[index].y) / dx
        }
        let tangents: [CGFloat] = points.indices.map { index in
            guard index > 0 else { return slope(0) }
            guard index < last else { return slope(last - 1) }
            let one = slope(index - 1), two = slope(index)
            guard one * two > 0 else { return 0 }
            let h0 = points[index].x - points[index - 1].x, h1 = points[index + 1].x - points[index].x
            let p = (one * h1 + two * h0) / (h0 + h1)
            return (one > 0 ? 1 : -1) * min(abs(2 * one), abs(2 * two), abs(p))
        }
        for index in 0..<last {
            let from = points[index], to = points[index + 1], third = (to.x - from.x) / 3
            path.addCurve(to: to, control1: CGPoint(x: from.x + third, y: from.y + tangents[index] * third),
                          control2: CGPoint(x: to.x - third, y: to.y - tangents[index + 1] * third))
        }
    }
}
