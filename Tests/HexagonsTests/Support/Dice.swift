import Hexagons

/// The same random numbers each time.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func hex(within size: Int = 30) -> Hex { Hex(.random(in: -size...size, using: &self), .random(in: -size...size, using: &self)) }

    mutating func hexes(_ count: Int, within size: Int = 30) -> [Hex] { (0..<count).map { _ in hex(within: size) } }

    /// A region with notches, holes and several parts.
    mutating func region(within size: Int = 6, share: Double = 0.6) -> HexRegion {
        HexRegion(Hex.zero.range(size).filter { _ in Double.random(in: 0..<1, using: &self) < share })
    }
}

/// Cells at the ends of the range of `Int` and beside them.
let extremeCells: [Hex] = {
    let ends = [Int.min, .min + 1, -1, 0, 1, .max - 1, .max]
    return ends.flatMap { q in ends.map { Hex(q, $0) } }
}()

/// Numbers of which no geometry comes.
let absurdNumbers: [Double] = [.nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude]

extension Hex {
    init(cube q: Int, _ r: Int, _ s: Int) {
        self.init(q, r)
        precondition(q + r + s == 0)
    }
}
