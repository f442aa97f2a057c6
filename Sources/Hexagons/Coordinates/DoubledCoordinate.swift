/// A cell by column and row where one of them counts half cells, so that no column or row need be moved. The sum of both is even.
public struct DoubledCoordinate: Hashable, Sendable, Codable {
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// Pointy; columns are half a cell wide.
        case width
        /// Flat; rows are half a cell high.
        case height
    }

    /// Of any sign, from left to right: in half cells for the kind `width`.
    public var column: Int
    /// Of any sign, from top to bottom: in half cells for the kind `height`.
    public var row: Int
    public var kind: Kind

    /// A cell by its column and row, in steps of half cells along one of them; there is none where their sum is odd.
    @inlinable public init(column: Int, row: Int, _ kind: Kind) { (self.column, self.row, self.kind) = (column, row, kind) }

    /// A cell by column and row. Exact up to a third of `Int.max`; coordinates beyond its ends stay there.
    @inlinable public init(_ hex: Hex, _ kind: Kind) {
        switch kind {
        case .width: self.init(column: hex.q.saturatingMultiply(2).saturatingAdd(hex.r), row: hex.r, kind)
        case .height: self.init(column: hex.q, row: hex.r.saturatingMultiply(2).saturatingAdd(hex.q), kind)
        }
    }

    /// The number of steps to another cell of the same kind; another kind is converted, and nil without a cell there.
    public func distance(to other: DoubledCoordinate) -> Int? {
        guard let one = Hex(self), let two = Hex(other) else { return nil }
        return one.distance(to: two)
    }
}

extension Hex {
    /// A cell from doubled coordinates; nil if their sum is odd, since there is no cell.
    @inlinable public init?(_ cell: DoubledCoordinate) {
        guard (cell.column ^ cell.row) & 1 == 0 else { return nil }
        // Halves of differences, so that differences need not be representable: both are even, or both odd.
        switch cell.kind {
        case .width: self.init((cell.column >> 1).saturatingSubtract(cell.row >> 1), cell.row)
        case .height: self.init(cell.column, (cell.row >> 1).saturatingSubtract(cell.column >> 1))
        }
    }

    /// This cell with half cells as columns or rows.
    @inlinable public func doubled(_ kind: DoubledCoordinate.Kind) -> DoubledCoordinate { DoubledCoordinate(self, kind) }
}
