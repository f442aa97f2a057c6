import Foundation

/// The cells whose hexagons meet a rectangle, found by arithmetic: the work is that of the cells found, however large the grid is.
///
/// Cells come by lines: by rows if pointy, by columns if flat. The sides of hexagons and rectangle belong to them. Nothing is stored, so a
/// rectangle may contain any number of cells.
public struct HexCover: Sequence, Hashable, Sendable {
    public let layout: HexLayout
    /// The rectangle, in steps of the layout from the cell (0, 0): along lines and from line to line.
    private let along: ClosedRange<Double>
    private let across: ClosedRange<Double>
    /// The lines that can meet it; nil if none does.
    public let lines: ClosedRange<Int>?

    /// - Parameter rect: In the layout's coordinates. One that is not a number meets nothing.
    public init(_ rect: CGRect, layout: HexLayout) {
        self.layout = layout
        let standard = rect.standardized
        func part(_ low: CGFloat, _ high: CGFloat, _ origin: Double, _ sign: Double) -> ClosedRange<Double>? {
            let one = sign * (Double(low) - origin), two = sign * (Double(high) - origin)
            return one.isNaN || two.isNaN ? nil : Swift.min(one, two)...Swift.max(one, two)
        }
        guard layout.short > 0, layout.long > 0, let x = part(standard.minX, standard.maxX, layout.originX, layout.signX),
              let y = part(standard.minY, standard.maxY, layout.originY, layout.signY)
        else {
            (along, across, lines) = (0...0, 0...0, nil)
            return
        }
        (along, across) = layout.orientation == .pointy ? (x, y) : (y, x)
        lines = Self.integers(
            from: (across.lowerBound - layout.long / 2) / layout.lineStep, to: (across.upperBound + layout.long / 2) / layout.lineStep)
    }

    /// The cells of a line: their `q` if pointy, their `r` if flat; nil if none meets the rectangle.
    public func cells(ofLine line: Int) -> ClosedRange<Int>? {
        guard let lines, lines.contains(line) else { return nil }
        let center = Double(line) * layout.lineStep
        // Where the line's hexagons are widest within the rectangle.
        let away = Swift.max(0, across.lowerBound - center, center - across.upperBound), long = layout.long, half = layout.short / 2
        guard away <= long / 2 else { return nil }
        let reach = away <= long / 4 ? half : half * (long / 2 - away) / (long / 4)
        let shift = Double(line) / 2
        return Self.integers(from: (along.lowerBound - reach) / layout.step - shift, to: (along.upperBound + reach) / layout.step - shift)
    }

    public func contains(_ hex: Hex) -> Bool {
        layout.orientation == .pointy ? cells(ofLine: hex.r)?.contains(hex.q) ?? false : cells(ofLine: hex.q)?.contains(hex.r) ?? false
    }

    /// The rows that can have cells, whatever the orientation.
    var rows: ClosedRange<Int>? {
        guard layout.orientation == .flat, let lines else { return lines }
        // On a flat grid a row goes down by half a cell with each column.
        return Self.integers(from: (along.lowerBound - layout.short / 2) / layout.step - Double(lines.upperBound) / 2,
                             to: (along.upperBound + layout.short / 2) / layout.step - Double(lines.lowerBound) / 2)
    }

    /// The columns that cells of a row can have; `contains` decides.
    func columns(nearRow r: Int) -> ClosedRange<Int>? {
        guard layout.orientation == .flat else { return cells(ofLine: r) }
        guard let lines, let near = Self.integers(
            from: 2 * ((along.lowerBound - layout.short / 2) / layout.step - Double(r)) - 1,
            to: 2 * ((along.upperBound + layout.short / 2) / layout.step - Double(r)) + 1),
              lines.overlaps(near) else { return nil }
        return lines.clamped(to: near)
    }

    /// The integers between two numbers, which may be infinite; nil if there are none or one is not a number.
    private static func integers(from one: Double, to other: Double) -> ClosedRange<Int>? {
        let end = 0x1p60, low = one.rounded(.up), high = other.rounded(.down)
        guard low <= high, low <= end, high >= -end else { return nil }
        return Int(Swift.max(low, -end))...Int(Swift.min(high, end))
    }

    public struct Iterator: IteratorProtocol {
        private let cover: HexCover
        private var line: Int
        private var position = 1
        private var last = 0

        init(_ cover: HexCover) {
            self.cover = cover
            line = (cover.lines?.lowerBound ?? 1) - 1
        }

        public mutating func next() -> Hex? {
            while position > last {
                guard let lines = cover.lines, line < lines.upperBound else { return nil }
                line += 1
                if let cells = cover.cells(ofLine: line) { (position, last) = (cells.lowerBound, cells.upperBound) }
            }
            defer { position += 1 }
            return cover.layout.orientation == .pointy ? Hex(position, line) : Hex(line, position)
        }
    }

    public func makeIterator() -> Iterator { Iterator(self) }
}

extension HexLayout {
    /// The cells whose hexagons meet a rectangle.
    public func cells(meeting rect: CGRect) -> HexCover { HexCover(rect, layout: self) }
}

extension HexRegion {
    /// The cells of the region whose hexagons meet a rectangle, by rows: in the time of those and of the region's runs beside them, however
    /// large both are.
    public func cells(meeting rect: CGRect, in layout: HexLayout) -> [Hex] {
        let cover = layout.cells(meeting: rect)
        guard let rows = cover.rows, let own = self.rows, rows.overlaps(own) else { return [] }
        let common = rows.clamped(to: own)
        var cells: [Hex] = []
        for run in runs[firstRun(fromRow: common.lowerBound)...] {
            guard run.r <= common.upperBound else { break }
            guard let columns = cover.columns(nearRow: run.r), columns.overlaps(run.first...run.last) else { continue }
            for q in columns.clamped(to: run.first...run.last) where layout.orientation == .pointy || cover.contains(Hex(q, run.r)) {
                cells.append(Hex(q, run.r))
            }
        }
        return cells
    }
}
