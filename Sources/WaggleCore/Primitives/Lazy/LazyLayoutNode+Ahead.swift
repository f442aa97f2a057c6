// Lines made before they scroll into view.

import Foundation
import WaggleGeometry

extension LazyLayoutNode: PreparesAhead {
    /// In spare time, fewer rows than this are not worth releasing.
    private static let fewRows = 50

    /// Asks for idle work if the content moves towards lines that have not been made.
    func askForIdleWork() {
        if edgeAhead != nil { graph.whenIdle(self) }
    }

    /// Makes, measures and places the lines that would become visible if the last movement were repeated, at least one.
    ///
    /// They are not shown, and their lengths are not adopted.
    func prepareAhead() {
        assert(graph.isPreparingAhead, "Lines are made ahead outside of spare time.")
        guard isPlaced, isShown, cells.areKnown else { return }
        releaseFarRows(atLeast: Self.fewRows)
        for _ in 0..<LazyPrefetch.mostLines {
            guard let edge = edgeAhead else { return }
            let count = cells.count, next = lineMade(behind: edge)
            guard cells.count == count else {
                // A row had a different number of views than assumed.
                prefetch.advance(to: nil)
                return markNeedsPlacement()
            }
            prefetch.advance(to: next)
            if next == nil { return }
        }
    }

    /// The edge of what is made, if the content moves towards it so that another line is needed soon.
    private var edgeAhead: LazyPrefetch.Edge? { prefetch.edge(viewport, cellsPerLine: metrics.cellsPerLine, cellCount: cells.count) }

    private func lineMade(behind edge: LazyPrefetch.Edge) -> LazyPrefetch.Edge? {
        var result = edge
        if edge.isForward {
            guard var line = line(at: edge.cell) else { return nil }
            line.length = measuredLength(of: line)
            line.start = edge.position.plus(metrics.spacing)
            result.position = line.end
            result.cell = line.cells.upperBound
            placeAhead(line)
        } else {
            var end = edge.cell, none: [LazyLine] = []
            guard var line = line(before: &end, shifting: &none) else { return nil }
            line.length = measuredLength(of: line)
            line.start = edge.position.minus(metrics.spacing).minus(line.length)
            result.position = line.start
            result.cell = line.cells.lowerBound
            placeAhead(line)
        }
        return result
    }

    /// Places a line where it will probably become visible. Its items have no layout parent in the meantime, so no ancestor is marked.
    private func placeAhead(_ line: LazyLine) {
        for item in line.items where !item.isPlaced {
            release(item)
            prefetch.didPlace(item)
        }
        place(line, at: line.start, where: { $0.layoutParent == nil })
        shown.taken.removeAll { $0.layoutParent == nil }
    }
}
