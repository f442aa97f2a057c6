// Shows the subviews in sight, hides those that have left it, and releases those far from it.

import Foundation
import WaggleGeometry

extension LazyLayoutNode: LazyRowReader {
    /// Shows the visible subviews, and hides those no longer visible.
    func updateShown() {
        let pinnedCells = viewport.pinnedCells, raised = viewport.pinned.map(\.line)
        let lines = raised.isEmpty ? viewport.lines : viewport.lines.filter { !pinnedCells.contains($0.cells.lowerBound) }
        let going = cells.leaving.map(\.item).filter(\.isPlaced) + departures.departing.map(\.item), rows = going + lines.flatMap(\.items)
        let next = raised.isEmpty ? rows : going + (lines + raised).sorted { $0.cells.lowerBound < $1.cells.lowerBound }.flatMap(\.items)
        let order = drawOrder(rows, raised.flatMap(\.items)), taken = shown.taken
        if shown.isSame(next) {
            if !shown.isSame(drawOrder: order) {
                shown.setDrawOrder(order)
                setNeedsDisplay()
            }
            for item in taken where !shown.contains(item) { release(item) }
        } else {
            let kept = show(next, drawOrder: order)
            for item in taken where !kept.contains(ObjectIdentifier(item)) { release(item) }
            setNeedsResolve()
            setNeedsDisplay()
        }
        shown.taken = []
    }
    /// - Returns: the items shown now.
    private func show(_ next: [ItemNode], drawOrder: [ItemNode]) -> Set<ObjectIdentifier> {
        let old = shown.show(next, drawOrder: drawOrder), before = Set(old.map(ObjectIdentifier.init))
        let kept = Set(next.map(ObjectIdentifier.init)), lasting = Set(next.map { ObjectIdentifier($0.lastingItem) })
        for item in old where !kept.contains(ObjectIdentifier(item)) {
            release(item)
            if item.isAlive, !lasting.contains(ObjectIdentifier(item.lastingItem)) { hide(item) }
        }
        for item in next {
            take(item)
            guard !before.contains(ObjectIdentifier(item)) else { continue }
            show(item)
            // An item adopted for measuring is not visited until it is shown.
            item.setNeedsResolve()
        }
        return kept
    }
    /// Pinned subviews are in front of the others, and the held one is in front of all.
    private func drawOrder(_ rows: [ItemNode], _ pinned: [ItemNode]) -> [ItemNode] {
        // Without z indices, those that leave come first already.
        var order = (rows.contains { $0.traits.zIndex != 0 } ? Self.inDrawOrder(rows) : rows) + pinned
        if let held, let index = order.firstIndex(where: { $0 === held }) { order.append(order.remove(at: index)) }
        return order
    }

    // MARK: Hiding

    var countsRows: Bool { metrics.sharesLines }
    func didMakeRow(_ row: ViewNode) {
        prefetch.didMakeRow()
        hideItems(below: row)
    }
    func hideItems(below node: ViewNode) {
        if let item = node as? ItemNode { return item.outermostNodeOfItsOwn().setHidden(true) }
        // Subviews that a program arranges are hidden where they are placed. Many are inside another subview, such as the options of a
        // picker in a row.
        if node is SubviewSource { return }
        if node is SubviewHostNode { return node.setHidden(true) }
        node.forEachChild(hideItems)
    }
    private func hide(_ item: ItemNode) {
        var chain: [ItemNode] = [], next: ItemNode? = item
        while let item = next {
            // An item that ended in another part of the tree takes its wrappers with it; their nodes now contain only other items.
            guard item.isAlive else { return }
            chain.append(item)
            next = item.itemFromElsewhere
        }
        for item in chain { item.outermostNodeOfItsOwn().setHidden(true) }
    }
    private func show(_ item: ItemNode) {
        var next: ItemNode? = item
        while let item = next {
            var node: ViewNode = item
            while true {
                if node.isHiddenByContainer {
                    // By now the node may contain more than what becomes visible.
                    if !(node is ItemNode), node.subviewCount > 1 { node.forEachChild(hideItems) }
                    node.setHidden(false)
                }
                guard let parent = node.parentAsShown, !(parent is ItemNode) else { break }
                node = parent
            }
            next = item.itemFromElsewhere
        }
    }

    /// Ends rows that have been hidden for a long time, unless there are few.
    func releaseFarRows(atLeast count: Int) {
        guard departures.departing.isEmpty, let kept = prefetch.cellsToKeep(around: viewport, releasing: count) else { return }
        cells.content.releaseSubviews(outside: cells.subviewIndex(ofCell: kept.lowerBound)..<cells.subviewIndex(ofCell: kept.upperBound))
        countCells()
    }
}
