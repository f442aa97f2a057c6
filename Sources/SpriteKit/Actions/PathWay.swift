import Foundation
import WaggleGeometry

/// A path, addressed by arc length.
struct PathWay: Sendable {
    private let points: [CGPoint]
    /// The arc length from the start to each point.
    private let distances: [CGFloat]
    var length: CGFloat { distances.last ?? 0 }

    /// The maximum distance between a chord and its curve, in points.
    private static let tolerance: CGFloat = 0.1

    /// Uses only the first subpath.
    init(_ path: Path) {
        var points: [CGPoint] = [], isDone = false
        path.forEachFlattened(tolerance: Self.tolerance) { element in
            guard !isDone else { return }
            switch element {
            case .move(let point): if points.count > 1 { isDone = true } else { points = [point] }
            case .line(let point): points.append(point)
            case .closeSubpath:
                if let first = points.first { points.append(first) }
                isDone = true
            case .quadCurve, .curve: break
            }
        }
        self.init(points)
    }
    private init(_ points: [CGPoint]) {
        var distance: CGFloat = 0, distances: [CGFloat] = []
        for (index, point) in points.enumerated() {
            if index > 0 { distance += hypot(point.x - points[index - 1].x, point.y - points[index - 1].y) }
            distances.append(distance)
        }
        (self.points, self.distances) = (points, distances)
    }

    func reversed() -> PathWay { PathWay(points.reversed()) }

    /// The point at a fraction of the length and the tangent direction there, in radians; nil for an empty path.
    func sample(at share: Double) -> (point: CGPoint, direction: CGFloat)? {
        guard let first = points.first else { return nil }
        let wanted = length * min(max(share, 0), 1)
        var (low, high) = (0, points.count - 1)
        // Finds the last point at or before the distance that has a successor.
        while high - low > 1 {
            let middle = (low + high) / 2
            if distances[middle] <= wanted { low = middle } else { high = middle }
        }
        guard high > low else { return (first, 0) }
        let (from, to) = (points[low], points[high]), part = distances[high] - distances[low],
            within = part > 0 ? (wanted - distances[low]) / part : 0
        return (CGPoint(x: from.x + (to.x - from.x) * within, y: from.y + (to.y - from.y) * within), atan2(to.y - from.y, to.x - from.x))
    }
}
