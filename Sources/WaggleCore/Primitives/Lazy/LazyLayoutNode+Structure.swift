// Finds which subviews were inserted, removed and moved.

import Foundation
import WaggleGeometry

extension LazyLayoutNode {
    /// Finds the previously visible subviews again, and decides which of them keeps its position.
    func syncStructure() {
        guard !cells.areKnown else { return }
        cells.areKnown = true
        let old = viewport.lines, found = findAgain(old)
        cells.setLeaving(found.leaving)
        departures.departing = found.departing.map { LazySurvivor(item: $0.item, cell: cells.cell(ofSubview: $0.index), start: $0.start) }
        let cellsBefore = cells.count, kept = keptLine
        countCells()
        keptLine = nil
        viewport.removeLines()
        prefetch.advance(to: nil)
        cells.countedPart = nil
        guard let first = old.firstIndex(where: { $0.end > viewport.seen.lowerBound }) ?? old.indices.last else { return }
        let survivors = found.live.map { (old: $0.old, new: cells.cell(ofSubview: $0.index), line: $0.line) }
        departures.survivors = zip(found.live, survivors).map { live, cells in
            LazySurvivor(
                item: live.item, cell: cells.new, start: old[cells.line].start, track: cells.old - old[cells.line].cells.lowerBound)
        } + departures.departing
        let staying = survivors.indices.first { survivor in
            guard survivors[survivor].line >= first else { return false }
            // Ignores a subview that moved past most of the others.
            let others = survivors[(survivor + 1)...]
            return 2 * others.count { $0.new > survivors[survivor].new } >= others.count
        }
        if let staying, let last = survivors.last {
            let range = survivors[staying].old..<max(last.old + 1, survivors[staying].old + 1)
            let new = survivors[staying].new..<max(last.new + 1, survivors[staying].new + 1)
            if range != new || cellsBefore != cells.count { metrics.lengths.replace(range, by: new, count: cells.count) }
        } else {
            let start = old[first].cells.lowerBound
            metrics.lengths.replace(start..<cellsBefore, by: start..<max(cells.count, start), count: cells.count)
        }
        if old[0].cells.lowerBound == 0, old[0].start >= viewport.seen.lowerBound - 0.5 {
            // At the start of the content, insertions before the first line are shown.
            adoptAnchor(0, before: 0, cellsBefore, start: old[0].start)
        } else if let kept, let survivor = found.live.firstIndex(where: { $0.item === kept.item }) {
            adoptAnchor(
                survivors[survivor].new, before: survivors[survivor].old, cellsBefore,
                start: old[survivors[survivor].line].start + kept.distance)
        } else {
            let cell = staying.map { survivors[$0].old } ?? old[first].cells.lowerBound
            adoptAnchor(staying.map { survivors[$0].new } ?? cell, before: cell, cellsBefore, start: old[first].start)
        }
    }

    /// Shown subviews after a change, with their indices among all subviews now.
    private struct Found {
        /// Those of the visible lines, with their cells and lines before.
        var live: [(old: Int, index: Int, line: Int, item: ItemNode)] = []
        var leaving: [(index: Int, item: ItemNode)] = []
        var departing: [(index: Int, item: ItemNode, start: CGFloat)] = []
    }
    private func findAgain(_ old: [LazyLine]) -> Found {
        var found = Found()
        /// - Returns: nil if the subview is gone or leaves.
        func now(_ item: ItemNode) -> (index: Int, item: ItemNode)? {
            guard let index = cells.index(of: item), let now = cells.subview(at: index),
                  now.lastingItem === item.lastingItem else { return nil }
            guard now.isLeaving else { return (index, now) }
            found.leaving.append((index, now))
            return nil
        }
        for (number, line) in old.enumerated() {
            for (track, item) in line.items.enumerated() {
                if let now = now(item) { found.live.append((line.cells.lowerBound + track, now.index, number, now.item)) }
            }
        }
        for pinned in viewport.pinned where !old.contains(where: { $0.cells == pinned.line.cells }) { for item in
            pinned.line.items { _ = now(item) }
        }
        for entry in cells.leaving { _ = now(entry.item) }
        for entry in departures.departing { if let now = now(entry.item) { found.departing.append((now.index, now.item, entry.start)) } }
        return found
    }
}
