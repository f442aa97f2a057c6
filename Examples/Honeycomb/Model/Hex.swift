import Foundation

/// A cell of a hexagonal grid in axial coordinates, columns upright.
///
/// The third cube coordinate follows from the other two, so the sum of all three is always zero.
struct Hex: Hashable, Codable {
    var q: Int
    var r: Int

    var s: Int { -q - r }

    /// How many steps from neighbour to neighbour lie between this cell and the middle.
    var length: Int { max(abs(q), abs(r), abs(s)) }

    /// The six cells around the middle, clockwise on screen from the lower right.
    static let directions = [
        Hex(q: 1, r: 0), Hex(q: 0, r: 1), Hex(q: -1, r: 1),
        Hex(q: -1, r: 0), Hex(q: 0, r: -1), Hex(q: 1, r: -1),
    ]

    var neighbors: [Hex] { Hex.directions.map { self + $0 } }

    func distance(to other: Hex) -> Int { (self - other).length }

    /// Where the cell's middle lies from the grid's middle when neighbours are `pitch` points apart.
    func center(pitch: CGFloat) -> CGPoint {
        let size = pitch / 3.squareRoot()
        return CGPoint(x: size * 1.5 * CGFloat(q), y: pitch * (CGFloat(q) / 2 + CGFloat(r)))
    }
}

extension Hex: AdditiveArithmetic {
    static let zero = Hex(q: 0, r: 0)
    static func + (a: Hex, b: Hex) -> Hex { Hex(q: a.q + b.q, r: a.r + b.r) }
    static func - (a: Hex, b: Hex) -> Hex { Hex(q: a.q - b.q, r: a.r - b.r) }
}

extension Hex {
    /// The first cells of a walk around the middle, ring by ring; each is a neighbour of the one before.
    static func spiral(count: Int) -> [Hex] {
        var cells = [Hex.zero]
        var ring = 0
        while cells.count < count {
            ring += 1
            var cell = Hex(q: 0, r: -ring)
            for direction in directions {
                for _ in 0..<ring {
                    cell += direction
                    cells.append(cell)
                }
            }
        }
        return Array(cells.prefix(max(count, 0)))
    }
}
