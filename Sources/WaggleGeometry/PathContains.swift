import Foundation

extension Path {
    /// Whether filling the path covers the point. Open subpaths count as closed.
    ///
    /// Complexity: O(*n*) in the elements; O(1) for a rectangle.
    /// - Parameter eoFill: uses the even-odd rule instead of the non-zero rule.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        switch kind {
        case .empty: return false
        case .rect(let rect): return rect.holds(p)
        case .ellipse(let rect), .roundedRect(let rect, _, _): if !rect.holds(p) { return false }
        case .general: break
        }
        let winding = winding(around: p)
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }

    /// The winding number of the outline around the point; clockwise on screen is positive.
    private func winding(around p: CGPoint) -> Int {
        var winding = 0
        var start: CGPoint?
        var end = CGPoint.zero
        func finishSubpath() {
            if let start, end != start { winding += PathSegment(line: end, start).crossings(rightOf: p) }
            start = nil
        }
        forEachStep { step in
            switch step {
            case .begin(let point):
                finishSubpath()
                start = point
                end = point
            case .segment(let segment), .closingLine(let segment):
                winding += segment.crossings(rightOf: p)
                end = segment.p3
            case .close: finishSubpath()
            }
        }
        finishSubpath()
        return winding
    }
}

extension PathSegment {
    /// Signed crossings of the rightward ray from the point: +1 for each downward, -1 for each upward crossing.
    ///
    /// A segment includes its upper end but not its lower one, so that a ray through a shared end counts it once.
    fileprivate func crossings(rightOf p: CGPoint) -> Int {
        let (top, bottom) = (min(p0.y, p1.y, p2.y, p3.y), max(p0.y, p1.y, p2.y, p3.y))
        guard p.y >= top, p.y <= bottom, p.x <= max(p0.x, p1.x, p2.x, p3.x) else { return 0 }
        if isLine { return crossing(0, 1, p0, p3, p) }
        // Between its turning points the curve is monotonic in y.
        var result = 0
        var (from, start): (CGFloat, CGPoint) = (0, p0)
        for t in turningPoints(p0.y, p1.y, p2.y, p3.y) {
            let turn = point(at: t)
            result += crossing(from, t, start, turn, p)
            (from, start) = (t, turn)
        }
        return result + crossing(from, 1, start, p3, p)
    }

    private func crossing(_ t0: CGFloat, _ t1: CGFloat, _ start: CGPoint, _ end: CGPoint, _ p: CGPoint) -> Int {
        let goesDown = start.y < end.y
        guard goesDown ? p.y >= start.y && p.y < end.y : p.y >= end.y && p.y < start.y else { return 0 }
        return x(atY: p.y, t0, t1, goesDown) > p.x ? (goesDown ? 1 : -1) : 0
    }

    /// Where a monotonic segment reaches a height, by bisection.
    private func x(atY y: CGFloat, _ t0: CGFloat, _ t1: CGFloat, _ goesDown: Bool) -> CGFloat {
        if isLine { return p0.x + (p3.x - p0.x) * ((y - p0.y) / (p3.y - p0.y)) }
        var (low, high) = (t0, t1)
        for _ in 0..<50 where high > low {
            let middle = (low + high) / 2
            if (point(at: middle).y < y) == goesDown { low = middle } else { high = middle }
        }
        return point(at: (low + high) / 2).x
    }
}

extension CGRect {
    /// Whether the point is inside or on the left or top edge. Unlike Foundation's `contains` on Linux, it does not trap if the rectangle
    /// contains NaN, but returns false.
    @inlinable package func holds(_ p: CGPoint) -> Bool { p.x >= minX && p.x < maxX && p.y >= minY && p.y < maxY }
}
