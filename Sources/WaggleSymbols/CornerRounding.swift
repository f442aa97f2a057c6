// Corners of polylines replaced by arcs.

import Foundation

extension Polyline {
    /// Turns below this angle, in radians, belong to flattened curves; they are no corners.
    private static let leastTurn = 0.45

    /// The polyline with arcs of a radius at its corners; smaller where a side is too short for two arcs. The ends of an
    /// open polyline stay.
    func roundingCorners(radius: Double) -> Polyline {
        guard radius > 0, points.count > 2 else { return self }
        let count = points.count
        let rounded = points.indices.flatMap { index -> [CGPoint] in
            if !isClosed, index == 0 || index == count - 1 { return [points[index]] }
            return Self.arc(
                from: points[(index + count - 1) % count], around: points[index], to: points[(index + 1) % count], radius: radius)
        }
        return Polyline(points: rounded, isClosed: isClosed)
    }

    private static func arc(from before: CGPoint, around corner: CGPoint, to after: CGPoint, radius: Double) -> [CGPoint] {
        let (arrival, departure) = (atan2(corner.y - before.y, corner.x - before.x), atan2(after.y - corner.y, after.x - corner.x))
        let turn = remainder(departure - arrival, 2 * .pi)
        guard abs(turn) > leastTurn, abs(turn) < .pi - 0.01 else { return [corner] }
        // The arc touches both sides at this distance from the corner.
        let shortest = min(hypot(corner.x - before.x, corner.y - before.y), hypot(after.x - corner.x, after.y - corner.y))
        let reach = min(radius * tan(abs(turn) / 2), shortest / 2)
        let fitting = reach / tan(abs(turn) / 2)
        let side = turn > 0 ? 1.0 : -1.0
        let start = CGPoint(x: corner.x - reach * cos(arrival), y: corner.y - reach * sin(arrival))
        let center = CGPoint(x: start.x - side * fitting * sin(arrival), y: start.y + side * fitting * cos(arrival))
        let count = PathText.chords(radius: fitting, sweep: turn)
        return (0...count).map { step in
            let angle = arrival - side * .pi / 2 + turn * Double(step) / Double(count)
            return CGPoint(x: center.x + fitting * cos(angle), y: center.y + fitting * sin(angle))
        }
    }
}
