// Finds the visible lines, measures them and places their items.

import Foundation
import WaggleGeometry

extension LazyLayoutNode {
    // MARK: Visible lines

    /// Views of zero length never fill the viewport, so at most this many are made at once.
    private static let mostEmptyLines = 200

    /// Finds the visible lines, starting from a known one in both directions.
    func layOutLines() {
        cells.haveBeenRead = false
        findLines()
        guard let first = viewport.lines.first, retellLooseRows() else { return }
        // The first line stays where it is.
        viewport.anchor = (first.cells.lowerBound, first.start)
        findLines()
    }
    private func findLines() {
        let seen = seenRange(), (start, end) = (-viewport.base, size[axis] - viewport.base)
        guard seen.upperBound > seen.lowerBound else {
            // An outer scroll view hides everything. The next visible lines continue from here.
            viewport.keepFirstLine()
            viewport.lines = []
            return
        }
        let isReached = viewport.anchor != nil || !viewport.lines.isEmpty || seen.lowerBound <= end && seen.upperBound >= start
        guard metrics.tracks.count > 0, cells.count > 0, isReached else {
            viewport.dropAnchor()
            viewport.lines = []
            return
        }
        var from = startingPoint(seen), found = linesForward(from: &from, seen)
        if let line = found.first { from = (line.cells.lowerBound, line.start) }
        addLinesBackward(from: from, seen, to: &found)
        viewport.lines = found
    }
    /// - Parameter place: the cell of the first line, and where that line begins; then the cell behind the last one, and where
    ///   it would begin.
    private func linesForward(from position: inout (cell: Int, start: CGFloat), _ seen: ClosedRange<CGFloat>) -> [LazyLine] {
        let (seenStart, seenEnd) = (seen.lowerBound + LazyViewport.tolerance, seen.upperBound - LazyViewport.tolerance)
        var found: [LazyLine] = [], emptyLines = 0
        while position.cell < cells.count, position.start < seenEnd {
            guard var line = line(at: position.cell) else { break }
            measure(&line)
            line.start = position.start
            if let fraction = viewport.anchorFraction { line.start = seen.lowerBound - fraction * line.length }
            viewport.anchorFraction = nil
            position = (line.cells.upperBound, line.end.plus(metrics.spacing))
            if line.end > seenStart || line.start >= seenStart { found.append(line) }
            guard isWorthGoingOn(behind: line, &emptyLines) else { break }
        }
        return found
    }
    private func addLinesBackward(from position: (cell: Int, start: CGFloat), _ seen: ClosedRange<CGFloat>, to found: inout [LazyLine]) {
        let (seenStart, seenEnd) = (seen.lowerBound + LazyViewport.tolerance, seen.upperBound - LazyViewport.tolerance)
        var (first, top) = position, emptyLines = 0
        while first > 0, top - metrics.spacing > seenStart {
            guard var line = line(before: &first, shifting: &found) else { break }
            measure(&line)
            line.start = top.minus(metrics.spacing).minus(line.length)
            (first, top) = (line.cells.lowerBound, line.start)
            // The content may end before the viewport.
            if line.start < seenEnd { found.insert(line, at: 0) }
            guard isWorthGoingOn(behind: line, &emptyLines) else { break }
        }
    }
    /// - Returns: false after too many lines without a length.
    private func isWorthGoingOn(behind line: LazyLine, _ emptyLines: inout Int) -> Bool {
        emptyLines = line.length + metrics.spacing > 0 ? 0 : emptyLines + 1
        guard emptyLines > Self.mostEmptyLines else { return true }
        Diagnostics.shared.report("A lazy container has more than \(Self.mostEmptyLines) consecutive views without a length along its axis. Not all of them are created "
            + "at once; give them a length or omit them.", in: self)
        return false
    }

    /// The cell of the line to start from, and where that line begins.
    private func startingPoint(_ seen: ClosedRange<CGFloat>) -> (cell: Int, start: CGFloat) {
        if let anchor = viewport.anchor {
            viewport.anchor = nil
            return (lineStart(min(anchor.cell, cells.count - 1)), anchor.start)
        }
        let tolerance = LazyViewport.tolerance
        if let line = viewport.lines.first(where: { $0.end > seen.lowerBound + tolerance }), line.start < seen.upperBound - tolerance {
            return (line.cells.lowerBound, line.start)
        }
        // None of the lines now visible was visible before.
        viewport.lines = []
        let end = size[axis] - viewport.base
        if seen.upperBound >= end, seen.lowerBound > -viewport.base { return (cells.count, end.plus(metrics.spacing)) }
        // Counting the cells of a grid may move the position being searched for.
        for _ in 0..<Self.mostCounts {
            metrics.lengths.spreadEvenly()
            let count = cells.count, cell = lineStart(cellSought(seen))
            guard cells.count == count else { continue }
            let start = CGFloat(metrics.lengths.position(of: cell)).minus(viewport.base)
            return (cell, cell == 0 ? start : roundedToPixels(start))
        }
        return (lineStart(cellSought(seen)), seen.lowerBound)
    }
    /// Each count reaches at least as far as the previous one, so a few suffice.
    private static let mostCounts = 8
    /// The cell at the beginning of what is visible, by the lengths known so far.
    private func cellSought(_ seen: ClosedRange<CGFloat>) -> Int {
        metrics.lengths.cell(at: Double(max(seen.lowerBound + viewport.base, 0)), count: cells.count)
    }

    // MARK: Measuring and placing

    func measure(_ line: inout LazyLine) {
        line.length = measuredLength(of: line)
        metrics.lengths.set(line.length.plus(metrics.spacing), of: line.cells)
    }
    func measuredLength(of line: LazyLine) -> CGFloat {
        var length: CGFloat = 0
        for (track, item) in line.items.enumerated() {
            let own = item.sizeThatFits(metrics.proposal(inTrack: track, line.spansTracks, in: size))[axis]
            if own.isFinite { length = max(length, own) }
        }
        return length
    }
    func place(_ line: LazyLine, at start: CGFloat, where isMeant: (ItemNode) -> Bool = { _ in true }) {
        let blockStart = metrics.blockStart(in: size)
        for (track, item) in line.items.enumerated() where isMeant(item) {
            place(item, LazySlot(track: track, spansTracks: line.spansTracks, lineLength: line.length), at: start, blockStart)
        }
    }
    func place(_ item: ItemNode, _ slot: LazySlot, at start: CGFloat, _ blockStart: CGFloat) {
        let dimensions = item.dimensions(metrics.proposal(inTrack: slot.track, slot.spansTracks, in: size))
        var origin = metrics.origin(of: dimensions, slot, at: start, blockStart: blockStart, in: size)
        if isRightToLeft { origin.x = (axis == .horizontal ? 0 : size.width).minus(origin.x).minus(dimensions.width) }
        if !origin.x.isFinite { origin.x = 0 }
        if !origin.y.isFinite { origin.y = 0 }
        item.place(at: origin, proposal: dimensions.proposal)
    }
}
