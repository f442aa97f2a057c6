// Subviews that an animated change moves out of or into the viewport.

import Foundation
import WaggleGeometry

/// A subview that was visible before a layout, and where its line began.
struct LazySurvivor {
    let item: ItemNode
    var cell: Int
    var start: CGFloat
    /// The track it was in.
    var track = 0
}

extension LazyLayoutNode {
    /// The positions of the visible subviews, which this layout may move out of the viewport; empty if nothing animates.
    func placesBeforeLayout() -> [LazySurvivor] {
        if !departure.isAnimating { departing = [] }
        let changed = survivors
        survivors = []
        guard changeMatters else { return [] }
        if !changed.isEmpty { return changed }
        return lines.flatMap { line in line.items.indices.map { LazySurvivor(item: line.items[$0], cell: line.cells.lowerBound + $0, start: line.start, track: $0) } }
    }
    /// Keeps the subviews that others have pushed out of the visible lines. Their new positions are estimates, outside the viewport.
    func findDeparting(among places: [LazySurvivor]) {
        guard !places.isEmpty || !departing.isEmpty else { return }
        guard let first = lines.first, let last = lines.last else { return departing = [] }
        let inSight = Set((lines + pinned.map(\.line)).flatMap { $0.items.map(ObjectIdentifier.init) })
        departing.removeAll { !$0.item.isAlive || inSight.contains(ObjectIdentifier($0.item)) }
        /// Where the subview goes: outside the viewport, however far it has been scrolled since.
        func destination(of place: LazySurvivor, start: (Int) -> CGFloat) -> LazySurvivor {
            var result = place
            // Rows made in the meantime may have changed its index.
            result.cell = index(of: place.item).map(cell(ofSubview:)) ?? place.cell
            result.start = start(result.cell)
            if result.cell < first.cells.lowerBound { result.start = min(result.start, first.start - arrangement.spacing - place.item.size[axis]) }
            if result.cell >= last.cells.upperBound { result.start = max(result.start, last.end + arrangement.spacing) }
            return result
        }
        departing = departing.map { place in destination(of: place) { _ in place.start } }
        var pushed: [LazySurvivor] = []
        for place in places where place.item.isAlive && place.item.isPlaced && !place.item.isLeaving && !inSight.contains(ObjectIdentifier(place.item)) {
            let new = destination(of: place) { start(ofCell: lineStart(ofCell: $0)) }
            if abs(new.start - place.start) > 0.5 { pushed.append(new) }
        }
        guard !pushed.isEmpty else { return }
        departure.modelDidChange(from: 0, to: 1, self)
        guard departure.isAnimating else { return }
        departing.removeAll { old in pushed.contains { $0.item === old.item } }
        departing += pushed
    }
    /// Also keeps the held subview while it is outside the viewport.
    func keepHeld() {
        guard let held, held.isAlive, held.isPlaced, !held.isLeaving, let index = index(of: held) else { return }
        departing.removeAll { $0.item === held }
        guard !(lines + pinned.map(\.line)).contains(where: { $0.items.contains { $0 === held } }) else { return }
        let cell = cell(ofSubview: index)
        departing.append(LazySurvivor(item: held, cell: cell, start: start(ofCell: lineStart(ofCell: cell))))
    }
    func placeDeparting() {
        for place in departing {
            let track = place.cell - lineStart(ofCell: place.cell)
            self.place(place.item, inTrack: min(track, tracks.count - 1), spansTracks: arrangement.isGrid && spansTracks(place.cell), lineLength: place.item.size[axis], at: place.start, blockStart)
        }
    }

    // MARK: Entering

    /// First lays out the subviews that become visible at their positions before the change, so that they move from there with the others.
    ///
    /// Subviews that were visible before move on their own; new elements have transitions.
    func placeEntering(behind places: [LazySurvivor]) {
        guard !places.isEmpty else { return }
        let before = Dictionary(places.map { (ObjectIdentifier($0.item.lastingItem), $0) }) { first, _ in first }
        let stayed = lines.flatMap { line in
            line.items.enumerated().compactMap { place, item in before[ObjectIdentifier(item.lastingItem)].map { (cell: line.cells.lowerBound + place, line: line, before: $0) } }
        }
        guard let first = stayed.first, let last = stayed.last else { return }
        let pushStart = min(first.before.start - first.line.start, 0), pushEnd = max(last.before.start - last.line.start, 0), blockStart = blockStart
        for line in lines {
            for (place, item) in line.items.enumerated() where (!item.isPlaced || placedAhead.contains(ObjectIdentifier(item))) && !isArriving(item) {
                let cell = line.cells.lowerBound + place
                var (start, track) = (line.start, place)
                if cell > last.cell {
                    start += pushEnd
                    if tracks.count > 1, !line.spansTracks {
                        let behind = last.before.track + cell - last.cell
                        (start, track) = (last.before.start + CGFloat(behind / tracks.count) * (last.line.length + arrangement.spacing), behind % tracks.count)
                    }
                } else if cell < first.cell {
                    start += pushStart
                }
                guard start != line.start || track != place else { continue }
                self.place(item, inTrack: track, spansTracks: line.spansTracks, lineLength: line.length, at: start, blockStart)
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
