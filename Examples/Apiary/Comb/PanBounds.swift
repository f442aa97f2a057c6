import Foundation

/// How far a plane with cells may be moved under a frame: the centre of the frame stays over the cells.
///
/// The bounds are the convex hull of the cells' centres. Every cell can therefore be centred, and there is no position without one. A single cell
/// cannot be moved; without cells, the plane stays at zero. The same rule applies to drags, flings and removed cells.
struct PanBounds: Equatable {
    /// The corners of the hull in order.
    private let corners: [CGPoint]

    /// How far beyond the bounds a drag can pull at most, in the unit of the given points.
    private static let stretch: CGFloat = 1.5
    /// How fast the plane follows a drag just beyond the bounds, relative to the finger.
    private static let stiffness: CGFloat = 0.55

    init(around points: some Sequence<CGPoint>) {
        corners = Self.outline(of: Array(points))
    }

    /// The nearest point within the bounds.
    func nearest(to point: CGPoint) -> CGPoint {
        guard let first = corners.first else { return .zero }
        guard !contains(point) else { return point }
        var best = first
        for (a, b) in edges {
            let candidate = point.nearest(between: a, b)
            if candidate.distance(to: point) < best.distance(to: point) { best = candidate }
        }
        return best
    }

    /// The position of the plane while a finger pulls it: that of the finger, but with growing resistance beyond the bounds.
    func stretched(_ point: CGPoint) -> CGPoint {
        moved(point) { $0 * Self.stiffness * Self.stretch / ($0 * Self.stiffness + Self.stretch) }
    }

    /// The finger's position for which `stretched` returns this point.
    func unstretched(_ point: CGPoint) -> CGPoint {
        // A plane that overshot may be farther out than any finger could pull it.
        moved(point) { excess in
            let seen = min(excess, Self.stretch * 0.95)
            return seen * Self.stretch / (Self.stiffness * (Self.stretch - seen))
        }
    }

    private func moved(_ point: CGPoint, by rule: (CGFloat) -> CGFloat) -> CGPoint {
        let edge = nearest(to: point)
        let excess = edge.distance(to: point)
        guard excess > 0 else { return point }
        let factor = rule(excess) / excess
        return CGPoint(x: edge.x + (point.x - edge.x) * factor, y: edge.y + (point.y - edge.y) * factor)
    }

    private var edges: [(CGPoint, CGPoint)] { corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) } }

    private func contains(_ point: CGPoint) -> Bool {
        corners.count > 2 && edges.allSatisfy { turn($0.0, $0.1, point) >= 0 }
    }

    /// The convex hull, built from left to right: its lower and upper chains, each without the points at which it would turn inward.
    private static func outline(of points: [CGPoint]) -> [CGPoint] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        func half(_ points: some Sequence<CGPoint>) -> [CGPoint] {
            var chain: [CGPoint] = []
            for point in points {
                while chain.count > 1, turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 1e-9 { chain.removeLast() }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return half(sorted) + half(sorted.reversed())
    }
}

/// Positive if the path from `a` via `b` to `c` turns in the direction of the hull; zero if it is straight.
private func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }

    /// The nearest point on the segment from `a` to `b`.
    fileprivate func nearest(between a: CGPoint, _ b: CGPoint) -> CGPoint {
        let dx = b.x - a.x, dy = b.y - a.y
        let length = dx * dx + dy * dy
        guard length > 0 else { return a }
        let t = min(max(((x - a.x) * dx + (y - a.y) * dy) / length, 0), 1)
        return CGPoint(x: a.x + t * dx, y: a.y + t * dy)
    }
}
