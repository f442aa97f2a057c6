// Lines made before they scroll into view.

import Foundation
import WaggleGeometry

/// How far lines have been made beyond the viewport, in one direction.
struct LinesAhead {
    let isForward: Bool
    /// Moving forward, the first cell that is not prepared; backward, the cell after that one.
    var cell: Int
    /// The end of the last prepared line in that direction, in the node's own space.
    var edge: CGFloat
}

extension LazyLayoutNode: PreparesAhead {
    /// In a faster fling, rows are made as they scroll into view: preparing them all would delay the next frame just as much.
    private static let mostLinesAhead = 4

    /// In spare time, fewer rows than this are not worth releasing.
    private static let fewRows = 50

    /// Requests spare time if the content moves towards lines that have not been made.
    func askForSpareTime() {
        if let edge = edgeAhead, needsLine(behind: edge) { graph.inSpareTime(self) }
    }

    /// Makes, measures and places the lines that would become visible if the last movement were repeated, at least one.
    ///
    /// They are not shown, and their lengths are not adopted.
    func prepareAhead() {
        assert(graph.isPreparingAhead, "Lines are made ahead outside of spare time.")
        guard isPlaced, isShown, structureIsKnown else { return }
        releaseFarRows(atLeast: Self.fewRows)
        for _ in 0..<Self.mostLinesAhead {
            guard let edge = edgeAhead, needsLine(behind: edge) else { return }
            let count = cellCount
            ahead = lineMade(behind: edge)
            guard cellCount == count else {
                // A row had a different number of views than assumed.
                ahead = nil
                return markNeedsPlacement()
            }
            if ahead == nil { return }
        }
    }

    /// How far lines have been made in the direction of the last movement: at least to the end of the visible ones.
    private var edgeAhead: LinesAhead? {
        guard movement != 0, let first = lines.first, let last = lines.last else { return nil }
        let isForward = movement > 0
        if let ahead, ahead.isForward == isForward {
            let cells = isForward ? ahead.cell - last.cells.upperBound : first.cells.lowerBound - ahead.cell
            if cells >= 0, cells <= Self.mostLinesAhead * cellsPerLine { return ahead }
        }
        return LinesAhead(isForward: isForward, cell: isForward ? last.cells.upperBound : first.cells.lowerBound, edge: isForward ? last.end : first.start)
    }
    private var cellsPerLine: Int { arrangement.isGrid ? max(tracks.count, 1) : 1 }

    private func needsLine(behind edge: LinesAhead) -> Bool {
        if edge.isForward {
            return edge.cell < cellCount && (edge.cell == lines.last?.cells.upperBound || edge.edge < lastSeen.upperBound + movement)
        }
        return edge.cell > 0 && (edge.cell == lines.first?.cells.lowerBound || edge.edge > lastSeen.lowerBound + movement)
    }

    private func lineMade(behind edge: LinesAhead) -> LinesAhead? {
        var result = edge
        if edge.isForward {
            guard var line = line(at: edge.cell) else { return nil }
            line.length = measuredLength(of: line)
            line.start = edge.edge.plus(arrangement.spacing)
            result.edge = line.end
            result.cell = line.cells.upperBound
            placeAhead(line)
        } else {
            var end = edge.cell, none: [LazyLine] = []
            guard var line = line(before: &end, shifting: &none) else { return nil }
            line.length = measuredLength(of: line)
            line.start = edge.edge.minus(arrangement.spacing).minus(line.length)
            result.edge = line.start
            result.cell = line.cells.lowerBound
            placeAhead(line)
        }
        return result
    }

    /// Places a line where it will probably become visible. Its items have no layout parent in the meantime, so no ancestor is marked.
    private func placeAhead(_ line: LazyLine) {
        for item in line.items where !item.isPlaced {
            release(item)
            placedAhead.insert(ObjectIdentifier(item))
        }
        place(line, at: line.start, where: { $0.layoutParent == nil })
        taken.removeAll { $0.layoutParent == nil }
    }
}
