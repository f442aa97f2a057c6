import Foundation

/// A cell of a hexagonal grid in axial coordinates, with upright columns.
///
/// The third cube coordinate follows from the other two, so the sum of all three is always zero.
struct Hex: Hashable, Codable, Sendable {
    var q: Int
    var r: Int

    var s: Int { -q - r }

    /// The number of steps from this cell to the centre.
    var length: Int { max(abs(q), abs(r), abs(s)) }

    /// The six cells around the centre, clockwise on screen from the lower right.
    static let directions = [
        Hex(q: 1, r: 0), Hex(q: 0, r: 1), Hex(q: -1, r: 1),
        Hex(q: -1, r: 0), Hex(q: 0, r: -1), Hex(q: 1, r: -1),
    ]

    var neighbors: [Hex] { Hex.directions.map { self + $0 } }

    /// The number of steps to another cell.
    func distance(to other: Hex) -> Int { (self - other).length }

    func isNeighbor(of other: Hex) -> Bool { distance(to: other) == 1 }
}

extension Hex: AdditiveArithmetic {
    static let zero = Hex(q: 0, r: 0)
    static func + (a: Hex, b: Hex) -> Hex { Hex(q: a.q + b.q, r: a.r + b.r) }
    static func - (a: Hex, b: Hex) -> Hex { Hex(q: a.q - b.q, r: a.r - b.r) }
}
