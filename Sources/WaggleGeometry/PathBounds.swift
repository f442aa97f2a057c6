import Foundation

extension Path {
    /// The bounding box of the outline in points, without control points that the curve does not touch.
    ///
    /// Null for an empty path. NaN coordinates are skipped.
    ///
    /// Complexity: O(*n*) in the elements, computed at each access; O(1) for a rectangle, ellipse or rounded rectangle.
    public var boundingRect: CGRect {
        switch kind {
        case .empty: return .null
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect
        case .general: break
        }
        var box = Box()
        forEachStep { step in
            switch step {
            case .begin(let point): box.include(point)
            case .segment(let segment):
                box.include(segment.p3)
                if !segment.isLine, !(box.holds(segment.p1) && box.holds(segment.p2)) { box.includeTurningPoints(of: segment) }
            case .closingLine, .close: break
            }
        }
        return box.rect
    }
}

private struct Box {
    var minX = CGFloat.infinity, minY = CGFloat.infinity, maxX = -CGFloat.infinity, maxY = -CGFloat.infinity

    var rect: CGRect { minX <= maxX && minY <= maxY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null }

    func holds(_ p: CGPoint) -> Bool { p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY }

    mutating func include(_ p: CGPoint) {
        if p.x < minX { minX = p.x }
        if p.x > maxX { maxX = p.x }
        if p.y < minY { minY = p.y }
        if p.y > maxY { maxY = p.y }
    }

    /// The extrema in x and y.
    mutating func includeTurningPoints(of segment: PathSegment) {
        for t in turningPoints(segment.p0.x, segment.p1.x, segment.p2.x, segment.p3.x) { include(segment.point(at: t)) }
        for t in turningPoints(segment.p0.y, segment.p1.y, segment.p2.y, segment.p3.y) { include(segment.point(at: t)) }
    }
}

/// The values of t strictly inside 0...1 where one coordinate of a cubic curve is stationary, ascending.
func turningPoints(_ v0: CGFloat, _ v1: CGFloat, _ v2: CGFloat, _ v3: CGFloat) -> [CGFloat] {
    let (d0, d1, d2) = (v1 - v0, v2 - v1, v3 - v2)
    // d0 (1-t)^2 + 2 d1 t (1-t) + d2 t^2 = a t^2 + 2 b t + d0
    let (a, b) = (d0 - 2 * d1 + d2, d1 - d0)
    let discriminant = b * b - a * d0
    guard discriminant >= 0 else { return [] }
    // Avoids cancellation; for a = 0 the equation is linear and one root disappears.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    let roots = [q / a, d0 / q].filter { $0 > 0 && $0 < 1 }
    return roots.sorted()
}
