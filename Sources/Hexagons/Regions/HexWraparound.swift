/// A hexagon whose opposite sides are joined: whoever leaves it on one side comes in on the other, so that the plane is covered by copies
/// of it.
///
///     let world = HexWraparound(radius: 3)
///     world.wrapped(Hex(4, 0))      // (-3, 3)
public struct HexWraparound: Hashable, Sendable, Codable {
    /// From 0 to 1 billion.
    public let radius: Int

    /// - Parameter radius: Of the hexagon around (0, 0); a negative one is taken for 0, one beyond a billion for a billion.
    public init(radius: Int) { self.radius = max(0, Hex.usable(radius: radius, upTo: 1_000_000_000)) }

    /// What was written is made usable as by the initialiser above.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(radius: try container.decode(Int.self, forKey: .radius))
    }

    private var chunks: HexChunks { HexChunks(radius: radius) }

    /// The number of cells.
    public var count: Int { 1 + 3 * radius * (radius + 1) }

    /// The centres of the six copies around the hexagon.
    public var mirrorCenters: [Hex] { (0..<6).map { Hex(2 * radius + 1, -radius).rotated(by: $0) } }

    /// The cell of the hexagon that any cell is a copy of.
    public func wrapped(_ hex: Hex) -> Hex {
        // Copies also repeat along both axes after as many cells as there are, so coordinates of any size can be reduced first.
        let near = Hex(hex.q.modulo(count), hex.r.modulo(count))
        return near - chunks.center(of: chunks.chunk(of: near))
    }

    /// The neighbour on the joined hexagon.
    public func neighbor(of hex: Hex, _ direction: Hex.Direction) -> Hex { wrapped(hex.neighbor(direction)) }

    /// The fewest steps between two cells, across the sides as well.
    public func distance(from one: Hex, to other: Hex) -> Int { wrapped(wrapped(other) - wrapped(one)).length }

    /// A number from 0 to below `count` for each cell of the hexagon, the same for all copies of a cell.
    public func index(of hex: Hex) -> Int {
        let hex = wrapped(hex)
        return ((3 * radius + 2) * hex.q + hex.r).modulo(count)
    }

    /// The cell of the hexagon with a number; nil if there is none.
    public func hex(at index: Int) -> Hex? {
        guard (0..<count).contains(index) else { return nil }
        return wrapped(Hex(0, index))
    }
}
