/// Regions as sets. Each operation takes the time of the runs of both.
extension HexRegion {
    /// The cells of either region.
    ///
    /// Complexity: O(*k* + *m*) in the runs of both, as for the other operations on two regions.
    public func union(_ other: HexRegion) -> HexRegion {
        var builder = Builder(), one = runs[...], two = other.runs[...]
        while let next = Self.earlier(&one, &two) { builder.add(row: next.r, next.first, next.last) }
        return builder.region
    }

    private static func earlier(_ one: inout ArraySlice<Run>, _ two: inout ArraySlice<Run>) -> Run? {
        guard let a = one.first else { return two.popFirst() }
        guard let b = two.first, (b.r, b.first) < (a.r, a.first) else { return one.popFirst() }
        return two.popFirst()
    }

    public func intersection(_ other: HexRegion) -> HexRegion {
        var builder = Builder(), one = 0, two = 0
        while one < runs.count, two < other.runs.count {
            let a = runs[one], b = other.runs[two]
            if a.r == b.r { builder.add(row: a.r, Swift.max(a.first, b.first), Swift.min(a.last, b.last)) }
            if (a.r, a.last) < (b.r, b.last) { one += 1 } else { two += 1 }
        }
        return builder.region
    }

    public func subtracting(_ other: HexRegion) -> HexRegion {
        var builder = Builder(), two = 0
        for run in runs {
            var first = run.first
            while two < other.runs.count, (other.runs[two].r, other.runs[two].last) < (run.r, first) { two += 1 }
            var cut = two, isDone = false
            while cut < other.runs.count, other.runs[cut].r == run.r, other.runs[cut].first <= run.last {
                builder.add(row: run.r, first, Swift.min(run.last, other.runs[cut].first.saturatingSubtract(1)))
                if other.runs[cut].last >= run.last {
                    isDone = true
                    break
                }
                first = other.runs[cut].last + 1
                cut += 1
            }
            if !isDone { builder.add(row: run.r, first, run.last) }
        }
        return builder.region
    }

    public func symmetricDifference(_ other: HexRegion) -> HexRegion { subtracting(other).union(other.subtracting(self)) }

    /// The cells of a range that belong to the region.
    ///
    /// Complexity: O(log *k* + *m*), where *m* of the *k* runs are in rows of the range.
    public func intersection(_ range: HexRange) -> HexRegion {
        guard let rows = range.rows, let own = self.rows, rows.overlaps(own) else { return HexRegion() }
        let common = rows.clamped(to: own)
        var builder = Builder()
        // The runs from the first common row on.
        var number = firstRun(fromRow: common.lowerBound)
        while number < runs.count, runs[number].r <= common.upperBound {
            let run = runs[number]
            if let columns = range.columns(ofRow: run.r) {
                builder.add(row: run.r, Swift.max(run.first, columns.lowerBound), Swift.min(run.last, columns.upperBound))
            }
            number += 1
        }
        return builder.region
    }

    func firstRun(fromRow r: Int) -> Int {
        if let first = runs.first?.r, !rowStarts.isEmpty, r >= first { return rowStarts[Swift.min(r - first, rowStarts.count - 1)] }
        var low = 0, high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].r < r { low = middle + 1 } else { high = middle }
        }
        return low
    }

    public func isSubset(of other: HexRegion) -> Bool { subtracting(other).isEmpty }
    public func isDisjoint(with other: HexRegion) -> Bool { intersection(other).isEmpty }

    /// All cells moved by a vector. Cells that would leave the range of `Int` are refused with the region.
    ///
    /// Complexity: O(*k*) in the runs.
    public func translated(by vector: Hex) -> HexRegion {
        var builder = Builder()
        for run in runs {
            let first = Hex(run.first, run.r) + vector, last = Hex(run.last, run.r) + vector
            guard first - vector == Hex(run.first, run.r), last - vector == Hex(run.last, run.r) else {
                Misuse.report("A region was moved beyond the range of Int; it is empty.")
                return HexRegion()
            }
            builder.add(row: first.r, first.q, last.q)
        }
        return builder.region
    }

    /// The cells of the region that have a neighbour outside it.
    ///
    /// Complexity: O(*n* log *n*) in the cells, at each access.
    public var boundary: HexRegion { HexRegion(filter { !$0.neighbors.allSatisfy(contains) }) }
}
