/// Regions of the usual shapes. A side or radius without cells (0 for sides, below 0 for radii) makes an empty region.
extension HexRegion {
    /// The cells up to a distance of a centre, in steps; less than 16,777,216.
    ///
    /// Complexity: O(*r*) in the radius, as for the other shapes in their rows.
    public static func hexagon(radius: Int, center: Hex = .zero) -> HexRegion {
        // Larger ones have more rows than regions hold.
        guard radius < 1 << 24 else { return refused }
        return HexRegion(center.range(radius))
    }

    /// Rows and columns as in a table, from an offset coordinate on; every second row or column is moved by half a cell.
    ///
    /// - Parameter first: The cell with the smallest column and row. Its kind says which rows or columns are moved, and how hexagons stand.
    public static func rectangle(
        columns: Int, rows: Int, from first: OffsetCoordinate = OffsetCoordinate(column: 0, row: 0, .oddR)
    ) -> HexRegion {
        guard columns > 0, rows > 0 else { return HexRegion() }
        guard columns < 1 << 24, rows < 1 << 24, first.column.magnitude < 1 << 60, first.row.magnitude < 1 << 60 else { return refused }
        var builder = Builder()
        switch first.kind {
        case .oddR, .evenR:
            for row in first.row..<first.row + rows {
                let hex = Hex(OffsetCoordinate(column: first.column, row: row, first.kind))
                builder.add(row: hex.r, hex.q, hex.q + columns - 1)
            }
        case .oddQ, .evenQ:
            // Along a row of cells, each second column is one table row further; so cells of one `r` lie side by side.
            let top = Hex(OffsetCoordinate(column: first.column + columns - 1, row: first.row, first.kind)).r - 1
            let bottom = Hex(OffsetCoordinate(column: first.column, row: first.row + rows - 1, first.kind)).r + 1
            for r in top...bottom {
                // The cells of a row of axial coordinates go down by one table row in two columns.
                func offsetRow(_ q: Int) -> Int { OffsetCoordinate(Hex(q, r), first.kind).row }
                var low = Swift.max(first.column, 2 * (first.row - r) - 2),
                    high = Swift.min(first.column + columns - 1, 2 * (first.row + rows - 1 - r) + 2)
                while low <= high, offsetRow(low) < first.row { low += 1 }
                while high >= low, offsetRow(high) > first.row + rows - 1 { high -= 1 }
                builder.add(row: r, low, high)
            }
        }
        return builder.region
    }

    /// Straight rows of as many cells, each moved by half a cell against the one before it; less than 16,777,216 rows.
    public static func parallelogram(columns: Int, rows: Int, from first: Hex = .zero) -> HexRegion {
        guard columns > 0, rows > 0 else { return HexRegion() }
        guard columns < 1 << 60, rows < 1 << 24, first.length < 1 << 60 else { return refused }
        return HexRegion(HexRange(q: first.q...first.q + columns - 1, r: first.r...first.r + rows - 1, s: -(1 << 61)...1 << 61))
    }

    /// A triangle of equal sides with a corner at a cell, between a direction and the next one clockwise: a wedge.
    /// - Parameter side: The number of cells along each side.
    public static func triangle(side: Int, corner: Hex = .zero, direction: Hex.Direction = .qs) -> HexRegion {
        side > 0 ? wedge(radius: side - 1, tip: corner, direction: direction) : HexRegion()
    }

    /// The cells from one distance of a centre to another.
    public static func ring(from innerRadius: Int, to outerRadius: Int, center: Hex = .zero) -> HexRegion {
        guard innerRadius <= outerRadius else { return HexRegion() }
        let outer = hexagon(radius: outerRadius, center: center)
        return innerRadius > 0 ? outer.subtracting(hexagon(radius: innerRadius - 1, center: center)) : outer
    }

    /// The cells at one distance of a centre.
    public static func ring(radius: Int, center: Hex = .zero) -> HexRegion {
        if radius < 0 { Misuse.report("A radius was negative; there are no cells at such a distance.") }
        return radius < 0 ? HexRegion() : ring(from: radius, to: radius, center: center)
    }

    /// The sixth of a hexagon between two neighbouring directions from a cell.
    /// - Parameters:
    ///   - radius: The greatest distance from the tip, in steps; less than 16,777,216.
    ///   - direction: At its anticlockwise side.
    public static func wedge(radius: Int, tip: Hex = .zero, direction: Hex.Direction) -> HexRegion {
        guard radius >= 0 else { return HexRegion() }
        guard radius < 1 << 24, tip.length < 1 << 60 else { return refused }
        // Two steps of the same sign bound it on two sides, its radius on the third.
        let one = direction.step * radius, two = direction.rotated(by: 1).step * radius
        func bounds(_ a: Int, _ b: Int, from start: Int) -> ClosedRange<Int> { start + Swift.min(0, a, b)...start + Swift.max(0, a, b) }
        return HexRegion(
            HexRange(q: bounds(one.q, two.q, from: tip.q), r: bounds(one.r, two.r, from: tip.r), s: bounds(one.s, two.s, from: tip.s)))
    }

    private static var refused: HexRegion {
        Misuse.report("A region had more cells or rows than can be counted; it is empty.")
        return HexRegion()
    }
}
