/// A finite set of cells, kept as rows of runs: whatever its shape, it takes the memory of its border, and cells have numbers in a
/// row-by-row order.
///
/// A hexagon of a million cells is about a thousand runs. Whether a cell belongs to it is answered in constant time for shapes without
/// notches, and in the logarithm of the runs of a row for others. `HexMap` keeps a value for each cell by the same numbers.
public struct HexRegion: Hashable, Sendable {
    /// Cells of one row that lie side by side.
    @usableFromInline struct Run: Hashable, Sendable {
        @usableFromInline var r: Int
        /// The first cell and the last.
        @usableFromInline var first: Int, last: Int
        /// The number of cells before it.
        @usableFromInline var offset: Int

        @inlinable var count: Int { last - first + 1 }
    }

    /// By rows, then by columns; runs of a row do not touch.
    @usableFromInline var runs: [Run] = []
    /// For each row from the first to the last, the number of its first run; then the number of runs. Empty if rows are so far apart that
    /// it would be longer than useful.
    @usableFromInline var rowStarts: [Int] = []

    /// No cells.
    public init() {}

    /// Any cells; those that are there twice count once.
    ///
    /// Complexity: O(*n* log *n*) in the cells.
    public init(_ cells: some Sequence<Hex>) {
        var builder = Builder()
        let sorted = cells.sorted()
        for hex in sorted { builder.add(row: hex.r, hex.q, hex.q) }
        self = builder.region
    }

    /// The cells of a range; none if it has more than 16 million rows, which is reported.
    ///
    /// Complexity: O(*k*) in its rows.
    public init(_ range: HexRange) {
        var builder = Builder()
        if let rows = range.rows {
            for r in rows {
                guard builder.hasRoom else { break }
                if let columns = range.columns(ofRow: r) { builder.add(row: r, columns.lowerBound, columns.upperBound) }
            }
        }
        self = builder.region
    }

    /// Collects runs that come by rows and columns.
    struct Builder {
        private var runs: [Run] = []
        private var count = 0

        /// The largest number of runs, 16 million: half a gigabyte.
        private static let limit = 1 << 24

        /// Whether a further run is taken. Regions with more are refused: they are empty.
        var hasRoom: Bool { runs.count < Self.limit }
        private var isRefused = false

        /// Adds cells after all others. They may overlap the run before.
        mutating func add(row r: Int, _ first: Int, _ last: Int) {
            guard first <= last else { return }
            if let before = runs.last, before.r == r, first <= before.last.saturatingAdd(1) {
                let new = Swift.max(before.last, last)
                count = count.saturatingAdd(new.saturatingSubtract(before.last))
                runs[runs.count - 1].last = new
            } else {
                if !hasRoom { isRefused = true }
                guard !isRefused else { return }
                runs.append(Run(r: r, first: first, last: last, offset: count))
                count = count.saturatingAdd(last.saturatingSubtract(first).saturatingAdd(1))
            }
        }

        var region: HexRegion {
            guard hasRoom, !isRefused, count < Int.max else {
                Misuse.report("A region had more cells or rows than can be counted; it is empty.")
                return HexRegion()
            }
            var region = HexRegion()
            region.runs = runs
            region.indexRows()
            return region
        }
    }

    private mutating func indexRows() {
        guard let first = runs.first?.r, let last = runs.last?.r else { return }
        let (span, overflow) = last.subtractingReportingOverflow(first)
        // Rows far apart are searched for instead.
        guard !overflow, span < 16 * runs.count + 1024 else { return }
        rowStarts = [Int](repeating: runs.count, count: span + 2)
        var row = 0
        for (number, run) in runs.enumerated() {
            while row <= run.r - first {
                rowStarts[row] = number
                row += 1
            }
        }
    }
}

// MARK: Cells

extension HexRegion {
    @inlinable public var isEmpty: Bool { runs.isEmpty }

    /// The number of the run that holds a cell, in the order of runs; nil if none does.
    @inlinable func run(of hex: Hex) -> Int? {
        guard let first = runs.first?.r else { return nil }
        var low = 0, high = runs.count
        if !rowStarts.isEmpty {
            let (row, overflow) = hex.r.subtractingReportingOverflow(first)
            guard !overflow, row >= 0, row < rowStarts.count - 1 else { return nil }
            (low, high) = (rowStarts[row], rowStarts[row + 1])
        }
        // The last run that begins at the cell or before it.
        while high - low > 1 {
            let middle = (low + high) / 2
            if (runs[middle].r, runs[middle].first) <= (hex.r, hex.q) { low = middle } else { high = middle }
        }
        guard low < high else { return nil }
        let run = runs[low]
        return run.r == hex.r && run.first <= hex.q && hex.q <= run.last ? low : nil
    }

    /// Whether a cell belongs to the region.
    ///
    /// Complexity: O(1) for shapes without notches, otherwise O(log *k*) in the runs of its row. Where rows are far apart, in all runs.
    @inlinable public func contains(_ hex: Hex) -> Bool { run(of: hex) != nil }

    /// The cell's number, from 0 to below `count`; nil if it does not belong to the region.
    ///
    /// Complexity: that of `contains(_:)`.
    @inlinable public func index(of hex: Hex) -> Int? { run(of: hex).map { runs[$0].offset + (hex.q - runs[$0].first) } }

    /// The neighbours of a cell that belong to the region.
    public func neighbors(of hex: Hex) -> [Hex] { hex.neighbors.filter(contains) }

    /// The cell whose centre is nearest to a point as the crow flies; nil for no cells or what is not a number.
    ///
    /// Complexity: O(*k*) in the runs.
    public func nearest(to point: FractionalHex) -> Hex? {
        var best: (hex: Hex, distance: Double)?
        for run in runs {
            // Along a row, distances grow on both sides of the foot of the perpendicular.
            let hex = Hex(Swift.min(Swift.max(Int(saturating: point.q + (point.r - Double(run.r)) / 2), run.first), run.last), run.r)
            let dq = Double(hex.q) - point.q, dr = Double(hex.r) - point.r, distance = dq * dq + dr * dr + dq * dr
            if distance < best?.distance ?? .infinity { best = (hex, distance) }
        }
        return best?.hex
    }

    /// The rows from the first cell's to the last cell's; nil for no cells.
    public var rows: ClosedRange<Int>? {
        guard let first = runs.first?.r, let last = runs.last?.r else { return nil }
        return first...last
    }

    /// The least bounds of all three coordinates.
    ///
    /// Complexity: O(*k*) in the runs, at each access.
    public var bounds: HexRange {
        guard let rows else { return .empty }
        var q = (low: Int.max, high: Int.min), s = (low: Int.max, high: Int.min)
        for run in runs {
            q = (Swift.min(q.low, run.first), Swift.max(q.high, run.last))
            s = (Swift.min(s.low, Hex(run.last, run.r).s), Swift.max(s.high, Hex(run.first, run.r).s))
        }
        return HexRange(q: q.low...q.high, r: rows, s: s.low...s.high)
    }

    /// How far the cells extend, for `HexLayout.filling`; nil for no cells.
    ///
    /// Complexity: O(*k*) in the runs.
    public func extent(_ orientation: HexOrientation) -> HexExtent? {
        HexExtent(runs.lazy.flatMap { [Hex($0.first, $0.r), Hex($0.last, $0.r)] }, orientation: orientation)
    }
}

extension HexRegion: RandomAccessCollection {
    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { runs.last.map { $0.offset + $0.count } ?? 0 }

    /// The cell of a number, from 0.
    ///
    /// Complexity: O(log *k*) in the runs. Walking through the region takes O(1) for each cell.
    @inlinable public subscript(index: Int) -> Hex {
        var low = 0, high = runs.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs[middle].offset <= index { low = middle } else { high = middle }
        }
        return Hex(runs[low].first + (index - runs[low].offset), runs[low].r)
    }

    @inlinable public func makeIterator() -> Iterator { Iterator(runs) }

    public struct Iterator: IteratorProtocol {
        @usableFromInline let runs: [Run]
        @usableFromInline var run = 0, q = 0

        @inlinable init(_ runs: [Run]) {
            self.runs = runs
            q = runs.first?.first ?? 0
        }

        @inlinable public mutating func next() -> Hex? {
            guard run < runs.count else { return nil }
            let hex = Hex(q, runs[run].r)
            if q < runs[run].last {
                q += 1
            } else {
                run += 1
                if run < runs.count { q = runs[run].first }
            }
            return hex
        }
    }

    /// The cells as `Collection` finds one by value.
    public func _customIndexOfEquatableElement(_ element: Hex) -> Int?? { .some(index(of: element)) }
    public func _customContainsEquatableElement(_ element: Hex) -> Bool? { contains(element) }
}

extension HexRegion: ExpressibleByArrayLiteral {
    public init(arrayLiteral cells: Hex...) { self.init(cells) }
}

extension HexRegion: Codable {
    /// Three numbers for each run: row, first and last cell.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for run in runs {
            try container.encode(run.r)
            try container.encode(run.first)
            try container.encode(run.last)
        }
    }

    /// Runs in any order, which may overlap.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var read: [(r: Int, first: Int, last: Int)] = []
        while !container.isAtEnd {
            let run = (r: try container.decode(Int.self), first: try container.decode(Int.self), last: try container.decode(Int.self))
            guard run.first <= run.last else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "A run of cells ends before it begins.")
            }
            read.append(run)
        }
        read.sort { ($0.r, $0.first) < ($1.r, $1.first) }
        var builder = Builder()
        for run in read { builder.add(row: run.r, run.first, run.last) }
        self = builder.region
    }
}
