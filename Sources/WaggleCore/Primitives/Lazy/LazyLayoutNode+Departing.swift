// Subviews that an animated change pushes out of sight.

import Foundation
import WaggleGeometry

/// A subview that was in sight before a layout, and where its line began.
struct LazySurvivor {
    let item: ItemNode
    var cell: Int
    var start: CGFloat
}

extension LazyLayoutNode {
    /// Where subviews stood that this layout may push out of sight; empty where nothing animates.
    func placesBeforeLayout() -> [LazySurvivor] {
        if !departure.isAnimating { departing = [] }
        let changed = survivors
        survivors = []
        guard changeMatters else { return [] }
        if !changed.isEmpty { return changed }
        return lines.flatMap { line in line.items.indices.map { LazySurvivor(item: line.items[$0], cell: line.cells.lowerBound + $0, start: line.start) } }
    }
    /// Keeps the subviews that have left the lines in sight because others pushed them. Their new places are estimates, out of sight.
    func findDeparting(among places: [LazySurvivor]) {
        guard !places.isEmpty || !departing.isEmpty else { return }
        let inSight = Set((lines + pinned.map(\.line)).flatMap { $0.items.map(ObjectIdentifier.init) })
        departing.removeAll { !$0.item.isAlive || inSight.contains(ObjectIdentifier($0.item)) }
        var pushed: [LazySurvivor] = []
        for place in places where place.item.isAlive && place.item.isPlaced && !place.item.isLeaving && !inSight.contains(ObjectIdentifier(place.item)) {
            let start = start(ofCell: lineStart(ofCell: place.cell))
            guard abs(start - place.start) > 0.5 else { continue }
            pushed.append(LazySurvivor(item: place.item, cell: place.cell, start: start))
        }
        guard !pushed.isEmpty else { return }
        departure.modelDidChange(from: 0, to: 1, self)
        guard departure.isAnimating else { return }
        departing.removeAll { old in pushed.contains { $0.item === old.item } }
        departing += pushed
    }
    func placeDeparting() {
        for place in departing {
            let track = place.cell - lineStart(ofCell: place.cell)
            self.place(place.item, inTrack: min(track, tracks.count - 1), spansTracks: arrangement.isGrid && spansTracks(place.cell), lineLength: place.item.size[axis], at: place.start, blockStart)
        }
    }
}
