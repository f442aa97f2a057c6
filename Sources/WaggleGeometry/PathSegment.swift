import Foundation

/// An outline segment with its start: a line or a cubic curve (quadratic curves are raised to cubics).
struct PathSegment {
    var p0, p1, p2, p3: CGPoint
    var isLine: Bool

    init(line p0: CGPoint, _ p3: CGPoint) {
        (self.p0, p1, p2, self.p3) = (p0, p0, p3, p3)
        isLine = true
    }

    init(quadCurve p0: CGPoint, control: CGPoint, _ p3: CGPoint) {
        self.init(curve: p0, control.interpolated(to: p0, 1.0 / 3), control.interpolated(to: p3, 1.0 / 3), p3)
    }

    init(curve p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
        isLine = false
    }

    func point(at t: CGFloat) -> CGPoint {
        if isLine { return p0.interpolated(to: p3, t) }
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    /// The first derivative by t.
    func velocity(at t: CGFloat) -> CGVector {
        if isLine { return CGVector(from: p0, to: p3) }
        let s = 1 - t
        return CGVector(from: p0, to: p1) * (3 * s * s) + CGVector(from: p1, to: p2) * (6 * s * t)
            + CGVector(from: p2, to: p3) * (3 * t * t)
    }

    /// The second derivative by t.
    func acceleration(at t: CGFloat) -> CGVector {
        if isLine { return .zero }
        let (first, middle, last) = (CGVector(from: p0, to: p1), CGVector(from: p1, to: p2), CGVector(from: p2, to: p3))
        return (middle - first) * (6 * (1 - t)) + (last - middle) * (6 * t)
    }

    /// The part between two values of t.
    func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
        if t0 <= 0 && t1 >= 1 { return self }
        let (start, end) = (t0 <= 0 ? p0 : point(at: t0), t1 >= 1 ? p3 : point(at: t1))
        if isLine { return PathSegment(line: start, end) }
        let third = (t1 - t0) / 3
        return PathSegment(curve: start, start + velocity(at: t0) * third, end - velocity(at: t1) * third, end)
    }

    /// The unit direction at the start, taken from further points if control points coincide. Zero for a point.
    var startDirection: CGVector { Self.firstDirection(p0, p1, p2, p3) }

    var endDirection: CGVector { -Self.firstDirection(p3, p2, p1, p0) }

    private static func firstDirection(_ origin: CGPoint, _ candidates: CGPoint...) -> CGVector {
        let reach = candidates.reduce(0) { max($0, origin.distance(to: $1)) }
        for candidate in candidates where origin.distance(to: candidate) > reach * 1e-9 {
            return CGVector(from: origin, to: candidate).normalized
        }
        return .zero
    }

    /// The number of equal steps of t that keeps chords within the tolerance (Wang's bound on second differences).
    func chordCount(tolerance: CGFloat) -> Int {
        if isLine { return 1 }
        let first = CGVector(dx: p0.x - 2 * p1.x + p2.x, dy: p0.y - 2 * p1.y + p2.y).length
        let second = CGVector(dx: p1.x - 2 * p2.x + p3.x, dy: p1.y - 2 * p2.y + p3.y).length
        let count = (0.75 * max(first, second) / tolerance).squareRoot().rounded(.up)
        return count.isFinite ? max(1, Int(min(count, 1000))) : 1
    }
}

extension PathSegment {
    /// Length in points from the start to t.
    func length(to t: CGFloat = 1) -> CGFloat {
        if isLine { return p0.distance(to: p3) * t }
        let reach = p0.distance(to: p1) + p1.distance(to: p2) + p2.distance(to: p3)
        guard reach.isFinite, reach > 0 else { return 0 }
        return length(0, t, whole: gaussianLength(0, t), tolerance: reach * 1e-9, depth: 10)
    }

    /// Bisects the range until both halves together agree with the whole.
    private func length(_ t0: CGFloat, _ t1: CGFloat, whole: CGFloat, tolerance: CGFloat, depth: Int) -> CGFloat {
        let middle = (t0 + t1) / 2
        let (left, right) = (gaussianLength(t0, middle), gaussianLength(middle, t1))
        if depth == 0 || abs(left + right - whole) <= tolerance { return left + right }
        return length(t0, middle, whole: left, tolerance: tolerance, depth: depth - 1)
            + length(middle, t1, whole: right, tolerance: tolerance, depth: depth - 1)
    }

    /// Five-point Gauss-Legendre quadrature of the speed.
    private func gaussianLength(_ t0: CGFloat, _ t1: CGFloat) -> CGFloat {
        let (half, middle) = ((t1 - t0) / 2, (t0 + t1) / 2)
        func speeds(_ node: CGFloat) -> CGFloat { velocity(at: middle - half * node).length + velocity(at: middle + half * node).length }
        return half * (0.5688888888888889 * velocity(at: middle).length + 0.47862867049936647 * speeds(0.5384693101056831)
            + 0.23692688505618908 * speeds(0.906179845938664))
    }

    /// The t where the length from the start has the given value.
    func parameter(atLength target: CGFloat, of total: CGFloat) -> CGFloat {
        guard total > 0, target > 0 else { return 0 }
        if target >= total { return 1 }
        var t = target / total
        if isLine { return t }
        // Newton's method within a shrinking bracket.
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<40 {
            let error = length(to: t) - target
            if abs(error) <= total * 1e-9 { break }
            if error > 0 { high = t } else { low = t }
            let speed = velocity(at: t).length
            let next = t - error / speed
            t = speed > 0 && next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}
