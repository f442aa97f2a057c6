/// Hexagons of one radius that cover the plane without gaps: the cells of a coarser grid.
///
/// The centre of a chunk is a cell, and chunks have coordinates of their own, whose six directions are turned a little against those of the
/// cells. Chunks of chunks are the coarser levels: with radius 1, each level has a seventh of the cells of the one below.
public struct HexChunks: Hashable, Sendable, Codable {
    /// From 0 to 1 billion; 0 makes a chunk of each cell.
    public let radius: Int

    /// - Parameter radius: A negative one is taken for 0, one beyond a billion for a billion.
    public init(radius: Int) { self.radius = max(0, Hex.usable(radius: radius, upTo: 1_000_000_000)) }

    /// What was written is made usable as by the initialiser above.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(radius: try container.decode(Int.self, forKey: .radius))
    }

    /// The number of cells of a chunk.
    public var count: Int { 1 + 3 * radius * (radius + 1) }

    /// The cell in the middle of a chunk.
    public func center(of chunk: Hex) -> Hex { Hex(2 * radius + 1, -radius) * chunk.q + Hex(radius, radius + 1) * chunk.r }

    /// The chunk of a cell. Exact for cells up to 2^61 steps from (0, 0).
    public func chunk(of hex: Hex) -> Hex {
        guard radius > 0 else { return hex }
        let estimate = estimate(hex)
        // Rounding finds the nearest centre as the crow flies. Chunks are hexagons of steps, so at their corners it is a neighbour's.
        if center(of: estimate).distance(to: hex) <= radius { return estimate }
        return estimate.neighbors.first { center(of: $0).distance(to: hex) <= radius } ?? estimate
    }

    /// A cell's coordinates in the grid of chunks, rounded.
    private func estimate(_ hex: Hex) -> Hex {
        // The inverse of `center(of:)`, whose determinant is the number of cells. First the whole parts of a chunk's size, so that products
        // stay small.
        let size = count, (q, restQ) = hex.q.floorDivided(by: size), (r, restR) = hex.r.floorDivided(by: size)
        let whole = Hex(
            (radius + 1).saturatingMultiply(q).saturatingSubtract(radius.saturatingMultiply(r)),
            radius.saturatingMultiply(q).saturatingAdd((2 * radius + 1).saturatingMultiply(r)))
        let x = (Double(radius + 1) * Double(restQ) - Double(radius) * Double(restR)) / Double(size)
        let y = (Double(radius) * Double(restQ) + Double(2 * radius + 1) * Double(restR)) / Double(size)
        return whole + Hex(rounding: FractionalHex(x, y))
    }

    /// The cells of a chunk.
    public func cells(of chunk: Hex) -> HexRange { center(of: chunk).range(radius) }

    /// The chunks that have cells in a region.
    ///
    /// Complexity: O(*n* log *n*) in the cells of the region.
    public func chunks(covering region: HexRegion) -> HexRegion { HexRegion(Set(region.lazy.map(chunk(of:)))) }

    /// The chunk of a cell some levels up: the chunk of the chunk, and so on. The cell itself for 0 levels or fewer.
    ///
    /// Complexity: O(*l*) in the levels.
    public func ancestor(of hex: Hex, levels: Int) -> Hex {
        var hex = hex
        // After 63 levels every cell is that of the middle, or does not change any more.
        for _ in 0..<min(max(levels, 0), 256) { hex = chunk(of: hex) }
        return hex
    }
}
