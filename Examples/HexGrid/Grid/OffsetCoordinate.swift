import Foundation

/// A cell of a grid of flat-topped hexagons by column and row; odd columns stand half a cell lower.
struct OffsetCoordinate: Hashable, Codable {
    var column: Int
    var row: Int

    /// The cell's middle in units of the distance between columns and between rows.
    var unitCenter: CGPoint {
        // `column & 1` is 1 for odd columns left of zero as well.
        CGPoint(x: CGFloat(column), y: CGFloat(row) + CGFloat(column & 1) / 2)
    }

    /// The six cells around this one, clockwise from the one above.
    var neighbors: [OffsetCoordinate] {
        let low = column & 1
        return [(0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1)].map {
            OffsetCoordinate(column: column + $0.0, row: row + $0.1)
        }
    }

    /// All cells at most `rings` steps from the cell, nearest first.
    func disk(rings: Int) -> [(cell: OffsetCoordinate, ring: Int)] {
        var found = [(cell: self, ring: 0)]
        var seen: Set = [self]
        var front = [self]
        for ring in stride(from: 1, through: rings, by: 1) {
            front = front.flatMap(\.neighbors).filter { seen.insert($0).inserted }
            found += front.map { (cell: $0, ring: ring) }
        }
        return found
    }
}
