// Subviews that an animated change moves out of or into the viewport.

import Foundation
import WaggleGeometry

extension LazyLayoutNode {
    /// The positions of the visible subviews, which this layout may move out of the viewport; empty if nothing animates.
    func placesBeforeLayout() -> [LazySurvivor] {
        let changed = departures.beginLayout()
        guard changeMatters else { return [] }
        return changed.isEmpty ? LazySurvivor.items(of: viewport.lines) : changed
    }
    /// Keeps the subviews that others have pushed out of the visible lines. Their new positions are estimates, outside the viewport.
    func findDeparting(among survivors: [LazySurvivor]) {
        guard !survivors.isEmpty || !departures.departing.isEmpty else { return }
        guard !viewport.lines.isEmpty else { return departures.departing = [] }
        let inSight = Set(viewport.items.map(ObjectIdentifier.init))
        departures.remove(inSight: inSight)
        departures.departing = departures.departing.map { survivor in destination(of: survivor) { _ in survivor.start } }
        var pushed: [LazySurvivor] = []
        for survivor in survivors where survivor.item.isAlive && survivor.item.isPlaced && !survivor.item.isLeaving && !inSight.contains(
            ObjectIdentifier(survivor.item)
        ) {
            let new = destination(of: survivor, start: startOfLine)
            if abs(new.start - survivor.start) > 0.5 { pushed.append(new) }
        }
        guard !pushed.isEmpty else { return }
        departures.animation.modelDidChange(from: 0, to: 1, self)
        if departures.animation.isAnimating { departures.add(pushed) }
    }
    /// Where the subview goes: outside the viewport, however far it has been scrolled since.
    private func destination(of survivor: LazySurvivor, start: (Int) -> CGFloat) -> LazySurvivor {
        guard let first = viewport.lines.first, let last = viewport.lines.last else { return survivor }
        var result = survivor
        // Rows made in the meantime may have changed its index.
        result.cell = cells.index(of: survivor.item).map(cells.cell(ofSubview:)) ?? survivor.cell
        result.start = start(result.cell)
        if result.cell < first.cells.lowerBound {
            result.start = min(result.start, first.start - metrics.spacing - survivor.item.size[axis])
        }
        if result.cell >= last.cells.upperBound { result.start = max(result.start, last.end + metrics.spacing) }
        return result
    }
    private func startOfLine(with cell: Int) -> CGFloat { start(of: metrics.lineStart(of: cell, among: cells)) }
    /// Also keeps the held subview while it is outside the viewport.
    func keepHeld() {
        guard let held, held.isAlive, held.isPlaced, !held.isLeaving, let index = cells.index(of: held) else { return }
        departures.remove(held)
        guard !viewport.items.contains(where: { $0 === held }) else { return }
        let cell = cells.cell(ofSubview: index)
        departures.departing.append(LazySurvivor(item: held, cell: cell, start: startOfLine(with: cell)))
    }
    func placeDeparting() {
        for survivor in departures.departing {
            let track = survivor.cell - metrics.lineStart(of: survivor.cell, among: cells)
            let slot = LazySlot(
                track: min(track, metrics.tracks.count - 1), spansTracks: metrics.isGrid && cells.spansTracks(survivor.cell),
                lineLength: survivor.item.size[axis])
            self.place(survivor.item, slot, at: survivor.start, metrics.blockStart(in: size))
        }
    }

    // MARK: Entering

    /// First lays out the subviews that become visible at their positions before the change, so that they move from there with the others.
    ///
    /// Subviews that were visible before move on their own; new elements have transitions.
    func placeEntering(behind survivors: [LazySurvivor]) {
        guard !survivors.isEmpty else { return }
        let before = Dictionary(survivors.map { (ObjectIdentifier($0.item.lastingItem), $0) }) { first, _ in first }
        let stayed = viewport.lines.flatMap { line in
            line.items.enumerated().compactMap { index, item in
                before[ObjectIdentifier(item.lastingItem)].map { (cell: line.cells.lowerBound + index, line: line, before: $0) }
            }
        }
        guard let first = stayed.first, let last = stayed.last else { return }
        let pushStart = min(first.before.start - first.line.start, 0), pushEnd = max(last.before.start - last.line.start, 0),
            blockStart = metrics.blockStart(in: size)
        let trackCount = metrics.tracks.count
        for line in viewport.lines {
            for (index, item) in line.items.enumerated() where (!item.isPlaced || prefetch.isPlacedAhead(item)) && !isArriving(item) {
                let cell = line.cells.lowerBound + index
                var (start, track) = (line.start, index)
                if cell > last.cell {
                    start += pushEnd
                    if trackCount > 1, !line.spansTracks {
                        let behind = last.before.track + cell - last.cell
                        (start, track) =
                            (last.before.start + CGFloat(behind / trackCount) * (last.line.length + metrics.spacing), behind % trackCount)
                    }
                } else if cell < first.cell {
                    start += pushStart
                }
                guard start != line.start || track != index else { continue }
                self.place(item, LazySlot(track: track, spansTracks: line.spansTracks, lineLength: line.length), at: start, blockStart)
                item.resolve(parentSpaceOrigin: contentSpaceOrigin, space: contentSpace)
            }
        }
    }
    /// True for the subview of a new element, which is inserted with a transition.
    private func isArriving(_ item: ItemNode) -> Bool {
        var next: ItemNode? = item
        while let current = next {
            if current is TransitionNode { return true }
            next = current.itemFromElsewhere
        }
        return false
    }
}
