extension HexRegion {
    /// The parts that are connected by neighbours, by their first cells.
    ///
    /// Complexity: practically O(*k*) in the runs, not in the cells, at each access.
    public var connectedParts: [HexRegion] {
        // Each run's part: runs that touch have the same root.
        var roots = Array(runs.indices)
        func root(_ number: Int) -> Int {
            var number = number
            while roots[number] != number {
                roots[number] = roots[roots[number]]
                number = roots[number]
            }
            return number
        }
        var above = 0
        for (number, run) in runs.enumerated() where run.r > .min {
            let before = run.r - 1
            // A cell's neighbours in the row before are at the same q and at the next one.
            while above < number, runs[above].r < before || runs[above].r == before && runs[above].last < run.first { above += 1 }
            var other = above
            while other < number, runs[other].r == before, runs[other].first <= run.last.saturatingAdd(1) {
                let (one, two) = (root(other), root(number))
                roots[Swift.max(one, two)] = Swift.min(one, two)
                other += 1
            }
        }
        var builders: [Int: Builder] = [:], order: [Int] = []
        for (number, run) in runs.enumerated() {
            let part = root(number)
            if builders[part] == nil { order.append(part) }
            builders[part, default: Builder()].add(row: run.r, run.first, run.last)
        }
        return order.compactMap { builders[$0]?.region }
    }

    /// True for one part and for none.
    ///
    /// Complexity: that of `connectedParts`.
    public var isConnected: Bool { connectedParts.count <= 1 }
}
