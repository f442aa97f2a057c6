// Cells of a hexagonal grid and their numbers along a spiral, by arithmetic only: a grid of any size takes no memory.

import Foundation

/// A cell in axial coordinates, with horizontal rows.
public struct Hex: Hashable, Sendable {
    public var q: Int
    public var r: Int

    public init(q: Int, r: Int) {
        self.q = q
        self.r = r
    }

    /// The number of steps from the centre: the cell's ring.
    public var ring: Int { max(abs(q), abs(r), abs(q + r)) }

    /// The cell's centre relative to the grid's, in pitches.
    public var place: CGPoint { CGPoint(x: CGFloat(q) + CGFloat(r) / 2, y: CGFloat(r) * Self.rowHeight) }
    /// The distance between rows, in pitches.
    static let rowHeight = CGFloat(3).squareRoot() / 2
}

extension Hex {
    /// The directions along the sides of a ring; from the centre, each leads to the corner two sides further on.
    private static let directions = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]

    /// The number of cells inside a ring.
    private static func cells(within ring: Int) -> Int { ring == 0 ? 0 : 1 + 3 * ring * (ring - 1) }

    /// The cell with this number on the spiral: 0 is the centre; each ring begins at its lower left corner.
    public init(number: Int) {
        precondition(number >= 0, "Cells are numbered from 0 on, not \(number).")
        var ring = Int((3 + (12 * Double(number) - 3).magnitude.squareRoot()) / 6)
        // Square roots of large numbers may round across the border of a ring.
        while ring > 0, Hex.cells(within: ring) > number { ring -= 1 }
        while Hex.cells(within: ring + 1) <= number { ring += 1 }
        guard ring > 0 else {
            self.init(q: 0, r: 0)
            return
        }
        let (side, step) = (number - Hex.cells(within: ring)).quotientAndRemainder(dividingBy: ring)
        let corner = Hex.directions[(side + 4) % 6], way = Hex.directions[side]
        self.init(q: corner.0 * ring + way.0 * step, r: corner.1 * ring + way.1 * step)
    }

    /// The cell's number on the spiral.
    public var number: Int {
        let ring = ring, s = -q - r
        guard ring > 0 else { return 0 }
        let first = Hex.cells(within: ring)
        if r == ring, q < 0 { return first + q + ring }
        if s == -ring, q < ring { return first + ring + q }
        if q == ring, r > -ring { return first + 2 * ring - r }
        if r == -ring, q > 0 { return first + 4 * ring - q }
        if s == ring, q > -ring { return first + 4 * ring - q }
        return first + 5 * ring + r
    }
}
