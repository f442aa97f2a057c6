import Foundation

/// The four keys that point, on the screen: also of grids that are mirrored.
public enum HexArrow: String, CaseIterable, Hashable, Sendable, Codable {
    case left, right, up, down

    var vector: CGPoint {
        switch self {
        case .left: CGPoint(x: -1, y: 0)
        case .right: CGPoint(x: 1, y: 0)
        case .up: CGPoint(x: 0, y: -1)
        case .down: CGPoint(x: 0, y: 1)
        }
    }
}

extension HexRegion {
    /// The cell that an arrow key leads to: of the six neighbours within 60° of the arrow the one nearest to a line, so that two keys reach
    /// all six and a straight way is kept across a zigzag. Where there is none, the nearest cell beyond the hole, up to 65 steps away.
    ///
    /// Complexity: O(1) lookups if there is a neighbour, otherwise O(*d*²) in the steps to the cell, at most 12,870.
    /// - Parameters:
    ///   - goal: A point of the line along the arrow; nil for the cell's own centre. Keep that of the first step while the same axis is
    ///     pressed.
    ///   - layout: With y downward.
    /// - Returns: nil at the rim.
    public func cell(_ arrow: HexArrow, of hex: Hex, in layout: HexLayout, goal: CGPoint? = nil) -> Hex? {
        let own = layout.center(of: hex), goal = goal ?? own, vector = arrow.vector
        func best(_ cells: some Sequence<Hex>) -> Hex? {
            var best: (hex: Hex, miss: Double, side: Double)?
            for cell in cells where contains(cell) {
                let center = layout.center(of: cell), dx = center.x - own.x, dy = center.y - own.y, ahead = dx * vector.x + dy * vector.y
                guard ahead > 0, ahead * 2.000001 >= hypot(dx, dy) else { continue }
                let miss = (abs((center.x - goal.x) * vector.y + (center.y - goal.y) * vector.x) * 1e6).rounded() / 1e6
                // Of two that are equally near, the right one or the lower one.
                let side = center.x * abs(vector.y) + center.y * abs(vector.x)
                if let known = best, (known.miss, -known.side) <= (Double(miss), -Double(side)) { continue }
                best = (cell, Double(miss), Double(side))
            }
            return best?.hex
        }
        if let neighbor = best(hex.neighbors) { return neighbor }
        guard count > 1, layout.step > 0 else { return nil }
        for radius in 2..<66 {
            if let cell = best(hex.ring(radius: radius)) { return cell }
        }
        return nil
    }
}
