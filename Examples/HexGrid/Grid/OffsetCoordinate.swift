import Foundation

/// A cell of a grid of flat-topped hexagons by column and row; odd columns are half a cell lower.
struct OffsetCoordinate: Hashable, Codable, Sendable {
    var column: Int
    var row: Int

    /// The cell's centre in units of the distance between columns and between rows.
    var unitCenter: CGPoint {
        // `column & 1` is 1 for odd columns left of zero, too.
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

extension OffsetCoordinate {
    /// The cell whose centre is nearest to a point in the units of `unitCenter`; column and row 0 for a point that is not finite.
    init(nearest point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e9, abs(point.y) < 1e9 else {
            self.init(column: 0, row: 0)
            return
        }
        // Rounding is simple in cube coordinates, whose sum is zero: the one that changed most is recomputed from the other two.
        let q = point.x, r = point.y - point.x / 2, s = -point.x - r
        var (column, row) = (q.rounded(), r.rounded())
        let (offQ, offR, offS) = (abs(column - q), abs(row - r), abs(s.rounded() - s))
        if offQ > offR, offQ > offS {
            column = -row - s.rounded()
        } else if offR > offS {
            row = -column - s.rounded()
        }
        self.init(column: Int(column), row: Int(row) + (Int(column) - (Int(column) & 1)) / 2)
    }
}
