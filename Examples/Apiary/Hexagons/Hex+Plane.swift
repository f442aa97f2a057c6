import Foundation

// Conversions between cells and points of the plane. Lengths are in pitches: neighbours are 1 apart, whatever their size on screen. y grows downward.

extension Hex {
    /// The cell's centre relative to the centre of the grid.
    var center: CGPoint {
        CGPoint(x: 3.0.squareRoot() / 2 * CGFloat(q), y: CGFloat(q) / 2 + CGFloat(r))
    }

    /// The cell that contains a point; on an edge, one of the two beside it. A point that is not finite belongs to the central cell.
    init(nearest point: CGPoint) {
        // Beyond this, there are no cells, and numbers cannot represent halves.
        let far = 1e9
        guard point.x.isFinite, point.y.isFinite else {
            self = .zero
            return
        }
        let q = min(max(point.x / (3.0.squareRoot() / 2), -far), far)
        let r = min(max(point.y, -far), far) - q / 2
        self.init(roundingQ: q, r: r)
    }

    /// The cells with their centres in a rectangle, column by column.
    static func cells(in rect: CGRect) -> [Hex] {
        guard !rect.isEmpty, rect.width * rect.height < 1e6 else { return [] }
        let column = 3.0.squareRoot() / 2
        return Self.whole(from: rect.minX / column, to: rect.maxX / column).flatMap { q in
            Self.whole(from: rect.minY - CGFloat(q) / 2, to: rect.maxY - CGFloat(q) / 2).map { Hex(q: q, r: $0) }
        }
    }

    /// The whole numbers between two others.
    private static func whole(from start: CGFloat, to end: CGFloat) -> StrideThrough<Int> {
        stride(from: Int(start.rounded(.up)), through: Int(end.rounded(.down)), by: 1)
    }

    /// Rounds all three cube coordinates; the one that changed most is recomputed from the others, so that their sum is zero again.
    private init(roundingQ q: CGFloat, r: CGFloat) {
        let s = -q - r
        let (nearQ, nearR, nearS) = (q.rounded(), r.rounded(), s.rounded())
        let (offQ, offR, offS) = (abs(nearQ - q), abs(nearR - r), abs(nearS - s))
        if offQ > offR, offQ > offS {
            self.init(q: Int(-nearR - nearS), r: Int(nearR))
        } else if offR > offS {
            self.init(q: Int(nearQ), r: Int(-nearQ - nearS))
        } else {
            self.init(q: Int(nearQ), r: Int(nearR))
        }
    }
}
