/// A cell by column and row, as in a table: rows or columns are straight, and every second one is moved by half a cell.
///
///     let cell = OffsetCoordinate(column: 4, row: 2, .oddQ)
///     let hex = Hex(cell)
public struct OffsetCoordinate: Hashable, Sendable, Codable {
    /// Which rows or columns are moved. Rows are straight on pointy grids, columns on flat ones.
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// Pointy; odd rows are moved to the right.
        case oddR
        /// Pointy; even rows are moved to the right.
        case evenR
        /// Flat; odd columns are moved down.
        case oddQ
        /// Flat; even columns are moved down.
        case evenQ
    }

    /// From left to right; 0 at the cell (0, 0), negative to its left.
    public var column: Int
    /// From top to bottom; 0 at the cell (0, 0), negative above it.
    public var row: Int
    public var kind: Kind

    /// A cell by its column and row, which may be negative.
    @inlinable public init(column: Int, row: Int, _ kind: Kind) { (self.column, self.row, self.kind) = (column, row, kind) }

    /// A cell by column and row. Exact up to a third of `Int.max`; coordinates beyond its ends stay there.
    @inlinable public init(_ hex: Hex, _ kind: Kind) {
        switch kind {
        case .oddR: self.init(column: hex.q.saturatingAdd(Self.half(hex.r, 0)), row: hex.r, kind)
        case .evenR: self.init(column: hex.q.saturatingAdd(Self.half(hex.r, 1)), row: hex.r, kind)
        case .oddQ: self.init(column: hex.q, row: hex.r.saturatingAdd(Self.half(hex.q, 0)), kind)
        case .evenQ: self.init(column: hex.q, row: hex.r.saturatingAdd(Self.half(hex.q, 1)), kind)
        }
    }

    /// Half of a number, rounded down or up; a shift rounds negative numbers as it does positive ones.
    @inlinable static func half(_ number: Int, _ up: Int) -> Int { (number >> 1) + (number & up) }

    /// The same cell of another kind.
    @inlinable public func converted(to kind: Kind) -> OffsetCoordinate { OffsetCoordinate(Hex(self), kind) }
}

extension Hex {
    @inlinable public init(_ cell: OffsetCoordinate) {
        switch cell.kind {
        case .oddR: self.init(cell.column.saturatingSubtract(OffsetCoordinate.half(cell.row, 0)), cell.row)
        case .evenR: self.init(cell.column.saturatingSubtract(OffsetCoordinate.half(cell.row, 1)), cell.row)
        case .oddQ: self.init(cell.column, cell.row.saturatingSubtract(OffsetCoordinate.half(cell.column, 0)))
        case .evenQ: self.init(cell.column, cell.row.saturatingSubtract(OffsetCoordinate.half(cell.column, 1)))
        }
    }

    /// This cell by column and row.
    @inlinable public func offset(_ kind: OffsetCoordinate.Kind) -> OffsetCoordinate { OffsetCoordinate(self, kind) }
}
