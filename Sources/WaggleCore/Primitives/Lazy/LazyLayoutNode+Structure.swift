// Finds which subviews were inserted, removed and moved.

import Foundation
import WaggleGeometry

extension LazyLayoutNode {
    /// Finds the previously visible subviews again, and decides which of them keeps its position.
    func syncStructure() {
        guard !structureIsKnown else { return }
        structureIsKnown = true
        let old = lines, wereLeaving = leaving
        leaving = []
        // Their indices among all subviews, and whether they are leaving.
        var live: [(old: Int, index: Int, line: Int, item: ItemNode)] = [], wereDeparting: [(index: Int, item: ItemNode, start: CGFloat)] = []
        @discardableResult func visit(_ item: ItemNode, _ cell: Int, _ line: Int) -> (index: Int, item: ItemNode)? {
            guard let index = index(of: item), let now = current(at: index), now.lastingItem === item.lastingItem else { return nil }
            if now.isLeaving {
                leaving.append((index, now))
                return nil
            }
            if cell >= 0 { live.append((cell, index, line, now)) }
            return (index, now)
        }
        for (number, line) in old.enumerated() {
            for (place, item) in line.items.enumerated() { visit(item, line.cells.lowerBound + place, number) }
        }
        for pinned in pinned where !old.contains(where: { $0.cells == pinned.line.cells }) { for item in pinned.line.items { visit(item, -1, 0) } }
        for place in wereLeaving { visit(place.item, -1, 0) }
        for place in departing { if let now = visit(place.item, -1, 0) { wereDeparting.append((now.index, now.item, place.start)) } }
        leaving.sort { $0.index < $1.index }
        departing = wereDeparting.map { LazySurvivor(item: $0.item, cell: cell(ofSubview: $0.index), start: $0.start) }
        let cellsBefore = cellCount, kept = keptLine
        countCells()
        keptLine = nil
        lines = []
        pinned = []
        (ahead, countedPart) = (nil, nil)
        guard let first = old.firstIndex(where: { $0.end > lastSeen.lowerBound }) ?? old.indices.last else { return }
        let survivors = live.map { (old: $0.old, new: cell(ofSubview: $0.index), line: $0.line) }
        self.survivors = zip(live, survivors).map { LazySurvivor(item: $0.item, cell: $1.new, start: old[$1.line].start, track: $1.old - old[$1.line].cells.lowerBound) } + departing
        let staying = survivors.indices.first { place in
            guard survivors[place].line >= first else { return false }
            // Ignores a subview that moved past most of the others.
            let others = survivors[(place + 1)...]
            return 2 * others.count { $0.new > survivors[place].new } >= others.count
        }
        if let staying, let last = survivors.last {
            let range = survivors[staying].old..<max(last.old + 1, survivors[staying].old + 1)
            let new = survivors[staying].new..<max(last.new + 1, survivors[staying].new + 1)
            if range != new || cellsBefore != cellCount { lengths.replace(range, by: new, count: cellCount) }
        } else {
            lengths.replace(old[first].cells.lowerBound..<cellsBefore, by: old[first].cells.lowerBound..<max(cellCount, old[first].cells.lowerBound), count: cellCount)
        }
        if old[0].cells.lowerBound == 0, old[0].start >= lastSeen.lowerBound - 0.5 {
            // At the start of the content, insertions before the first line are shown.
            adoptAnchor(0, before: 0, cellsBefore, start: old[0].start)
        } else if let kept, let place = live.firstIndex(where: { $0.item === kept.item }) {
            adoptAnchor(survivors[place].new, before: survivors[place].old, cellsBefore, start: old[survivors[place].line].start + kept.distance)
        } else {
            let cell = staying.map { survivors[$0].old } ?? old[first].cells.lowerBound
            adoptAnchor(staying.map { survivors[$0].new } ?? cell, before: cell, cellsBefore, start: old[first].start)
        }
    }

    /// The index of an item among all subviews; nil if it is gone.
    func index(of item: ItemNode) -> Int? {
        guard item.isAlive else { return nil }
        if let inner = item.itemFromElsewhere { return index(of: inner) }
        var place: ViewNode = item, index = 0
        while place !== content {
            guard let parent = place.parent, parent !== self, let next = parent.subviewIndex(index, below: place) else { return nil }
            (place, index) = (parent, next)
        }
        return index
    }
    private func current(at index: Int) -> ItemNode? {
        var reader = SubviewReader(from: index, count: 1)
        content.readSubviews(&reader)
        return reader.items.first
    }
}
