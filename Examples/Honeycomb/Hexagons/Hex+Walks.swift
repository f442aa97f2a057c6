// Ways through a grid, cell by cell.

extension Hex {
    /// The first cells of a walk around the middle, ring by ring; each is a neighbour of the one before. Empty for no or fewer cells.
    static func spiral(count: Int) -> [Hex] {
        guard count > 0 else { return [] }
        var cells = [Hex.zero]
        var ring = 0
        while cells.count < count {
            ring += 1
            // A step up from the last cell of the ring before, and once around.
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

    /// The cells nearest to this one that `isTaken` does not claim, in steps from neighbour to neighbour; this one comes first if it is free.
    ///
    /// The search goes ring by ring and around each in one order, so the same grid always gives the same answer.
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
