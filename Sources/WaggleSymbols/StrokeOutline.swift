// The outline of a stroked polyline with round ends and corners.

import Foundation

/// The rings that cover a stroke: clockwise on screen outside and counterclockwise inside, so that overlapping strokes and fills add up.
enum StrokeOutline {
    /// - Parameter isFilled: true if the inside of a closed polyline belongs to the area, so that it has no inner ring.
    static func rings(_ line: Polyline, width: Double, isFilled: Bool) -> [[CGPoint]] {
        let half = width / 2
        guard half > 0 else { return [] }
        var points: [CGPoint] = []
        for point in line.points where points.last.map({ hypot($0.x - point.x, $0.y - point.y) > 1e-6 }) ?? true { points.append(point) }
        guard points.count > 1, let first = points.first, let last = points.last else {
            return points.first.map { [turn(about: $0, from: 0, by: 2 * .pi, radius: half)] } ?? []
        }
        if line.isClosed {
            if Polyline(points: points, isClosed: true).doubleArea < 0 { points.reverse() }
            let outer = side(points + [points[0], points[1]], half, joinsEnds: true)
            guard !isFilled else { return [outer] }
            let back = Array(points.reversed())
            let inner = side(back + [back[0], back[1]], half, joinsEnds: true)
            return [outer, inner]
        }
        let there = side(points, half, joinsEnds: false)
        let back = side(points.reversed(), half, joinsEnds: false)
        let endAngle = angle(points[points.count - 2], last) - .pi / 2
        let startAngle = angle(first, points[1]) + .pi / 2
        return [there + turn(about: last, from: endAngle, by: .pi, radius: half) + back + turn(
            about: first, from: startAngle, by: .pi, radius: half)]
    }

    /// The left side of the polyline, which is the outside of a clockwise ring. Outer corners are rounded; inner ones pass through the
    /// corner itself, so that the winding numbers inside the stroke do not cancel.
    private static func side(_ points: [CGPoint], _ half: Double, joinsEnds: Bool) -> [CGPoint] {
        var side: [CGPoint] = []
        for index in 0..<(points.count - 1) {
            let direction = angle(points[index], points[index + 1])
            let across = CGPoint(x: half * sin(direction), y: -half * cos(direction))
            // A closed polyline repeats its first two points; the last segment exists only for its corner.
            if joinsEnds, index == points.count - 2 { break }
            side.append(CGPoint(x: points[index].x + across.x, y: points[index].y + across.y))
            let corner = points[index + 1]
            side.append(CGPoint(x: corner.x + across.x, y: corner.y + across.y))
            guard index + 2 < points.count else { break }
            let bend = remainder(angle(corner, points[index + 2]) - direction, 2 * .pi)
            if bend > 0 {
                side += turn(about: corner, from: direction - .pi / 2, by: bend, radius: half)
            } else if bend < -0.2 {
                side.append(corner)
            }
        }
        return side
    }

    /// The points of a clockwise arc without its ends.
    private static func turn(about center: CGPoint, from start: Double, by sweep: Double, radius: Double) -> [CGPoint] {
        let count = Int((sweep / (2 * acos(max(1 - 0.006 / radius, 0)))).rounded(.up))
        guard count > 1 else { return [] }
        return (1..<count).map { step in
            let angle = start + sweep * Double(step) / Double(count)
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
    }

    private static func angle(_ a: CGPoint, _ b: CGPoint) -> Double { atan2(b.y - a.y, b.x - a.x) }
}
