import Foundation
import WaggleGeometry

/// What a lazy container shows: a range of its own space, and the lines in it.
@MainActor
struct LazyViewport {
    /// A line with less than this visible counts as hidden, because sums of lengths are rounded.
    static let tolerance: CGFloat = 0.001

    /// The origin of the own space in the node's coordinates, along the axis, measured from the side where lines begin.
    var base: CGFloat = 0
    /// The visible lines, in order.
    var lines: [LazyLine] = []
    /// Pinned headers and footers, with their positions in the own space.
    var pinned: [(line: LazyLine, start: CGFloat)] = []
    /// The visible range as of the last check, in the own space.
    private(set) var seen: ClosedRange<CGFloat> = 0...0
    /// The content's last movement, positive towards its end; 0 after a jump.
    private(set) var movement: CGFloat = 0

    /// The anchor of the next placement: the cell that keeps its position, and where its line begins.
    var anchor: (cell: Int, start: CGFloat)?
    /// The fraction of the anchor's line that is before the viewport, if that fraction is kept when the line's length changes.
    var anchorFraction: CGFloat?
    /// True while the anchor is from a structural change that the measured length already includes.
    var anchorIsOfChange = false

    /// False while an outer scroll view hides everything that the nearest one shows.
    static func isSeen(_ seen: ClosedRange<CGFloat>) -> Bool { seen.lowerBound < seen.upperBound }

    /// Adopts the visible range after the content has scrolled.
    mutating func move(to seen: ClosedRange<CGFloat>) {
        let distance = seen.lowerBound - self.seen.lowerBound
        // After a jump, the content may continue either way.
        if distance != 0 { movement = abs(distance) < seen.upperBound - seen.lowerBound ? distance : 0 }
        self.seen = seen
    }
    /// Adopts the visible range after a placement.
    mutating func didPlace(_ seen: ClosedRange<CGFloat>) { if Self.isSeen(seen) { self.seen = seen } }

    /// True if a line becomes visible or hidden, or something pinned may move.
    /// - Parameter length: the container's.
    func needsPlacement(toShow seen: ClosedRange<CGFloat>, of cellCount: Int, length: CGFloat, spacing: CGFloat) -> Bool {
        guard let first = lines.first, let last = lines.last else {
            return cellCount > 0 && seen.lowerBound <= length - base && seen.upperBound >= -base
        }
        let (start, end) = (seen.lowerBound + Self.tolerance, seen.upperBound - Self.tolerance)
        if first.end <= start && first.length > 0 || last.start >= end { return true }
        if first.cells.lowerBound > 0, first.start - spacing > start { return true }
        if last.cells.upperBound < cellCount, last.end + spacing < end { return true }
        return !pinned.isEmpty
    }

    // MARK: Lines

    /// The first cells of the pinned lines.
    var pinnedCells: Set<Int> { Set(pinned.map(\.line.cells.lowerBound)) }
    /// The items of all lines, pinned ones among them.
    var items: [ItemNode] { (lines + pinned.map(\.line)).flatMap(\.items) }

    func line(of cell: Int) -> LazyLine? { lines.first { $0.cells.contains(cell) } }
    /// Binary search for the visible line whose distance is 0; the distance increases from line to line.
    func line(where distance: (LazyLine) -> Int) -> LazyLine? {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if distance(lines[middle]) < 0 { low = middle + 1 } else { high = middle }
        }
        return low < lines.count && distance(lines[low]) == 0 ? lines[low] : nil
    }
    mutating func moveCells(by growth: Int) { for index in lines.indices { lines[index].moveCells(by: growth) } }
    mutating func removeLines() { (lines, pinned) = ([], []) }
    mutating func dropAnchor() { (anchor, anchorFraction) = (nil, nil) }

    /// Where a cell's line begins, in the own space: known for visible lines, estimated elsewhere.
    func start(of cell: Int, _ metrics: LazyMetrics) -> CGFloat {
        if let line = line(of: cell) { return line.start }
        if let last = lines.last, last.cells.upperBound == cell { return last.end.plus(metrics.spacing) }
        return CGFloat(metrics.lengths.position(of: cell)) - base
    }

    /// Keeps the position of the first visible line while others change; if it is the very first, it is at the start.
    mutating func keepFirstLine() {
        guard anchor == nil else { return }
        guard let line = lines.first(where: { $0.end > seen.lowerBound }) ?? lines.last else { return }
        anchor = (line.cells.lowerBound, line.start)
        if line.start < seen.lowerBound, line.length > 0 { anchorFraction = (seen.lowerBound - line.start) / line.length }
    }

    func checkInvariants(_ cellCount: Int) {
        assert(
            zip(lines, lines.dropFirst()).allSatisfy { $0.cells.upperBound == $1.cells.lowerBound },
            "The visible lines do not follow one another.")
        assert(
            lines.allSatisfy { !$0.cells.isEmpty && $0.cells.upperBound <= cellCount },
            "A visible line has no cells, or cells that do not exist.")
    }
}
