// Walks through a grid, cell by cell.

extension Hex {
    /// The first cells of a walk around the centre, ring by ring; each is a neighbour of the previous one. Empty for a count of 0 or less.
    static func spiral(count: Int) -> [Hex] {
        guard count > 0 else { return [] }
        var cells = [Hex.zero]
        var ring = 0
        while cells.count < count {
            ring += 1
            // One step up from the last cell of the previous ring, then once around.
            var cell = Hex(q: 0, r: -ring)
            for direction in directions {
                for _ in 0..<ring {
                    cell += direction
                    cells.append(cell)
                }
            }
        }
        return Array(cells.prefix(count))
    }

    /// The cells nearest to this one that `isTaken` does not claim, by number of steps; this one comes first if it is free.
    ///
    /// The search visits rings, and the cells of a ring, in a fixed order, so that the same grid always gives the same result.
    func nearestFree(count: Int, isTaken: (Hex) -> Bool) -> [Hex] {
        guard count > 0 else { return [] }
        var free: [Hex] = []
        var seen: Set<Hex> = [self]
        var ring = [self]
        while true {
            free += ring.filter { !isTaken($0) }
            guard free.count < count else { return Array(free.prefix(count)) }
            ring = ring.flatMap(\.neighbors).filter { seen.insert($0).inserted }
        }
    }
}
