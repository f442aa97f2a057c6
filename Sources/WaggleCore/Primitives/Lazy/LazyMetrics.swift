import Foundation
import WaggleGeometry

/// The arrangement of a lazy container in the room it has: the tracks across its lines, and the lengths along them.
@MainActor
struct LazyMetrics {
    private(set) var arrangement: LazyArrangement
    private(set) var tracks = LazyTracks(stackLength: 0)
    /// The length that the tracks were computed for; nil before the first placement.
    private var room: CGFloat?
    /// True if the arrangement has changed since.
    private var isOutdated = false
    var lengths = LineLengths()

    init(_ arrangement: LazyArrangement) { self.arrangement = arrangement }

    var axis: Axis { arrangement.axis }
    var crossAxis: Axis { arrangement.crossAxis }
    var spacing: CGFloat { arrangement.spacing }
    var isGrid: Bool { arrangement.isGrid }
    /// True if lines have more than one cell, so that the line of a cell depends on the number of cells before it.
    var sharesLines: Bool { isGrid && tracks.count > 1 }
    var cellsPerLine: Int { isGrid ? max(tracks.count, 1) : 1 }

    /// - Returns: false if the arrangement is the same.
    mutating func adopt(_ new: LazyArrangement) -> Bool {
        guard new != arrangement else { return false }
        if new.axis != axis || new.spacing != spacing { lengths.forget() }
        arrangement = new
        isOutdated = true
        return true
    }
    /// Divides the length across the lines. A different division invalidates all line lengths.
    /// - Parameters:
    ///   - offered: the length proposed to the container.
    ///   - own: the length that it has chosen.
    /// - Returns: the tracks that the known lines were made for, if they are no longer the same.
    mutating func divide(offered: CGFloat?, own: CGFloat) -> LazyTracks? {
        let isFirst = room == nil, next = offered ?? own
        guard isFirst || isOutdated || next != room else { return nil }
        (room, isOutdated) = (next, false)
        let old = tracks
        tracks = isGrid ? arrangement.tracks(in: offered) : LazyTracks(stackLength: own)
        guard !isFirst, tracks != old else { return nil }
        lengths.forget(scale: Double(max(old.count, 1)) / Double(max(tracks.count, 1)))
        return old
    }

    // MARK: Along the lines

    /// Estimates the lines by the first view's length.
    mutating func estimate(byFirst length: CGFloat, tracks: Int) {
        let advance = (length.isFinite ? length : 0) + spacing
        // The first view may take no space while others do.
        lengths.estimate(by: (advance > 0 ? advance : 10) / CGFloat(tracks))
        lengths.spreadEvenly()
    }
    /// The length of all cells, as far as known.
    func length(of cells: LazyCells) -> CGFloat {
        guard cells.count > 0 else { return 0 }
        var length = CGFloat(lengths.position(of: cells.count)).minus(spacing)
        let rest = cells.count % max(tracks.count, 1)
        // The last line is as long as a full one.
        if rest > 0, !cells.hasSections, lengths[cells.count - 1] == nil { length += CGFloat(tracks.count - rest) * lengths.average }
        return max(length, 0)
    }
    /// The length of a line that was never made, or was made before.
    /// - Parameter first: its first cell, with which its length is stored.
    func length(ofLineAt first: Int) -> CGFloat {
        let known = lengths[first].flatMap { $0 > 0 ? $0 : nil }
        return max(CGFloat(known ?? lengths.average * Double(max(tracks.count, 1))) - spacing, 0)
    }

    // MARK: Across the lines

    /// The first cell of a cell's line.
    /// - Parameter part: the cells that share lines with it.
    func lineStart(of cell: Int, in part: Range<Int>) -> Int { part.lowerBound + (cell - part.lowerBound) / tracks.count * tracks.count }
    /// Like `lineStart(of:in:)`, as far as sections are known.
    func lineStart(of cell: Int, among cells: LazyCells) -> Int {
        guard sharesLines else { return cell }
        let part = cells.knownPart(of: cell)
        return part.spansTracks ? cell : lineStart(of: cell, in: part.cells)
    }
    func proposal(inTrack track: Int, _ spansTracks: Bool, in size: CGSize) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[crossAxis] = spansTracks ? size[crossAxis] : tracks.tracks[track].length
        return proposal
    }
    /// Where a grid's tracks begin across the lines.
    func blockStart(in size: CGSize) -> CGFloat {
        guard isGrid else { return 0 }
        var block = CGSize.zero
        block[crossAxis] = tracks.length
        return arrangement.alignment.origin(of: ViewDimensions(item: nil, size: block, proposal: .unspecified), in: size)[crossAxis]
    }
    /// The origin of an item of a line, in the own space of a container of that size.
    func origin(of dimensions: ViewDimensions, _ slot: LazySlot, at start: CGFloat, blockStart: CGFloat, in size: CGSize) -> CGPoint {
        let track = tracks.tracks[slot.track]
        var cell = CGSize.zero
        cell[axis] = slot.lineLength
        cell[crossAxis] = slot.spansTracks ? size[crossAxis] : track.length
        let inner = ((slot.spansTracks ? nil : track.alignment) ?? arrangement.alignment).origin(of: dimensions, in: cell)
        var origin = CGPoint.zero
        origin[axis] = start.plus(inner[axis])
        origin[crossAxis] = inner[crossAxis].plus(slot.spansTracks ? 0 : blockStart.plus(track.start))
        return origin
    }
}

/// Where an item is in its line.
struct LazySlot {
    var track: Int
    /// True for the header or footer of a section in a grid.
    var spansTracks: Bool
    var lineLength: CGFloat
}
