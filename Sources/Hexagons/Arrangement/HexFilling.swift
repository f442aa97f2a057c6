/// Which cell each of a number of items has, by arithmetic: in constant time and without memory, however many there are.
public enum HexFilling: Hashable, Sendable {
    /// From (0, 0) outward, ring after ring.
    case spiral
    /// Rows from the top, each of as many cells. On flat grids every other column is half a cell lower.
    /// - Parameter columns: From 1 to a million; what is beyond counts as the nearest.
    case rows(columns: Int, HexOrientation = .pointy)
    /// The cells of a region in its order. Items beyond them have none.
    case region(HexRegion)

    /// The cell of an item by its index, from 0; nil if it has none.
    ///
    /// Complexity: O(1); O(log *k*) in the runs of a region.
    public func hex(at index: Int) -> Hex? {
        guard index >= 0 else { return nil }
        switch self {
        case .spiral: return Hex(spiralIndex: index)
        case .rows(let columns, let orientation):
            let (row, column) = index.quotientAndRemainder(dividingBy: Self.usable(columns))
            return Hex(OffsetCoordinate(column: column, row: row, orientation == .pointy ? .oddR : .oddQ))
        case .region(let region): return index < region.count ? region[index] : nil
        }
    }

    /// The index of the item that fills a cell, however many items there are; nil for a cell that is never filled.
    ///
    /// Complexity: O(1); that of `HexRegion.index(of:)` for a region.
    public func index(of hex: Hex) -> Int? {
        switch self {
        case .spiral: return hex.spiralIndex
        case .rows(let columns, let orientation):
            let coordinate = OffsetCoordinate(hex, orientation == .pointy ? .oddR : .oddQ)
            let columns = Self.usable(columns)
            guard coordinate.row >= 0, (0..<columns).contains(coordinate.column) else { return nil }
            return coordinate.row.saturatingMultiply(columns).saturatingAdd(coordinate.column)
        case .region(let region): return region.index(of: hex)
        }
    }

    private static func usable(_ columns: Int) -> Int { Swift.min(Swift.max(1, columns), 1 << 20) }

    /// The cells of a number of items, at most 10¹².
    ///
    /// Complexity: the time of the region's rows and of one ring or line.
    public func region(count: Int) -> HexRegion {
        guard count > 0 else { return HexRegion() }
        // 10¹² items, whose last ring has six million.
        guard count <= 1_000_000_000_000 else {
            Misuse.report("There were more items than cells can be counted for; none has a cell.")
            return HexRegion()
        }
        switch self {
        case .spiral:
            let radius = count == 1 ? 0 : Hex.spiralRing(of: count - 1), whole = radius == 0 ? 0 : HexSpiral.count(radius: radius - 1)
            let ring = HexRegion((whole..<count).lazy.compactMap { Hex(spiralIndex: $0) })
            return radius == 0 ? ring : HexRegion(Hex.zero.range(radius - 1)).union(ring)
        case .rows(let columns, let orientation):
            let columns = Self.usable(columns), (rows, rest) = count.quotientAndRemainder(dividingBy: columns),
                first = OffsetCoordinate(column: 0, row: 0, orientation == .pointy ? .oddR : .oddQ)
            let last = HexRegion((0..<rest).lazy.compactMap { hex(at: rows * columns + $0) })
            return rows > 0 ? HexRegion.rectangle(columns: columns, rows: rows, from: first).union(last) : last
        case .region(let region):
            if count > region.count { Misuse.report("There were more items than a region has cells; the rest has none.") }
            return count >= region.count ? region : HexRegion(region.prefix(count))
        }
    }
}
