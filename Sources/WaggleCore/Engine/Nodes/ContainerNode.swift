// The common part of containers.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

extension ItemNode {
    /// Subviews from back to front: by z index. At the same index, leaving items are behind live ones; otherwise source order is kept.
    static func inDrawOrder(_ items: [ItemNode]) -> [ItemNode] {
        items.enumerated().sorted { a, b in
            (a.element.traits.zIndex, a.element.isLeaving ? 0 : 1, a.offset) < (
                b.element.traits.zIndex, b.element.isLeaving ? 0 : 1, b.offset)
        }.map(\.element)
    }
}

/// An item that gathers the subviews of its content and arranges them.
@MainActor
class ContainerNode: ItemNode, ItemCollector {
    override var collector: (any ItemCollector)? { self }
    var itemsAreDirty = false
    var passesTraitsUp: Bool { false }
    override class var roles: NodeRoles { super.roles.union([.container, .cachesManyMeasurements]) }
    var content: ViewNode!
    /// All subviews in source order, including those that are leaving.
    private(set) var allItems: [ItemNode] = []
    /// The subviews that take part in layout.
    private(set) var items: [ItemNode] = []
    /// Back to front; nil for source order.
    private var drawOrder: [ItemNode]?

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func forEachItem(_ body: (ItemNode) -> Void) { for item in allItems { body(item) } }

    func adopt(_ content: ViewNode) {
        self.content = content
        itemsAreDirty = false
        gather()
    }

    func gatherItems() {
        guard itemsAreDirty else { return }
        itemsAreDirty = false
        gather()
    }

    private func gather() {
        var reader = SubviewReader()
        reader.items.reserveCapacity(allItems.count)
        content.readSubviews(&reader)
        let gathered = reader.items
        environment.counters.gatheredSubviews += gathered.count
        releaseItemsMissing(from: gathered)
        var (someLeave, someAreRaised, someWereElsewhere) = (false, false, false)
        var index = 0
        for (number, item) in gathered.enumerated() {
            // The fields that this loop reads.
            if number + 8 < gathered.count { prefetch(gathered[number + 8], from: 1, lines: 5) }
            if item.layoutParent !== self {
                if item.isPlaced { someWereElsewhere = true }
                take(item)
            }
            item.subviewIndex = item.isLeaving ? -1 : index
            if item.isLeaving { someLeave = true } else { index += 1 }
            if item.traits.zIndex != 0 { someAreRaised = true }
        }
        let before = items
        allItems = gathered
        items = someLeave ? gathered.filter { !$0.isLeaving } : gathered
        drawOrder = someLeave || someAreRaised ? ItemNode.inDrawOrder(gathered) : nil
        itemsDidChange(from: before, someWereElsewhere: someWereElsewhere)
        setNeedsLayout()
        setNeedsResolve()
        setNeedsDisplay()
    }
    /// Lists mostly differ in a few subviews, so the common prefix and suffix are skipped.
    private func releaseItemsMissing(from gathered: [ItemNode]) {
        let shorter = min(allItems.count, gathered.count)
        var (before, after) = (0, 0)
        while before < shorter, allItems[before] === gathered[before] { before += 1 }
        while after < shorter - before, allItems[allItems.count - 1 - after] === gathered[gathered.count - 1 - after] { after += 1 }
        let old = allItems[before..<allItems.count - after], new = gathered[before..<gathered.count - after]
        guard !old.isEmpty else { return }
        for (index, item) in new.enumerated() { item.subviewIndex = index }
        for item in old {
            let index = item.subviewIndex + new.startIndex
            if index >= 0, new.indices.contains(index), new[index] === item { continue }
            release(item)
        }
    }
    /// Called after each gathering, when `items` may have changed.
    /// - Parameter someWereElsewhere: true if another item has placed some of them in the meantime.
    func itemsDidChange(from old: [ItemNode], someWereElsewhere: Bool) {}

    /// A size or guide of a subview may have changed: drops what was computed from it.
    func subviewSizesDidChange(_ item: ItemNode) {}
    /// Resolves the direct inner items.
    func resolveSubviews(_ visit: ResolveVisit) { forEachItem { $0.resolve(visit) } }

    /// Lays out leaving items in their last frames.
    func placeLeavingItems() {
        guard allItems.count != items.count else { return }
        for item in allItems where item.isLeaving && item.isPlaced {
            item.place(at: item.origin, size: item.size, proposal: item.placedProposal)
        }
    }

    override func forEachShownItem(_ body: (ItemNode) -> Void) { (drawOrder ?? allItems).forEach(body) }
    override func hitTest(_ point: CGPoint) -> ItemNode? {
        for item in (drawOrder ?? allItems).reversed() {
            if let hit = item.hitTestFromParent(point) { return hit }
        }
        return nil
    }

    override func makeDisplayList() -> DisplayList {
        var list: [DisplayList.Item] = []
        list.reserveCapacity(allItems.count)
        let shown = drawOrder ?? allItems
        for index in shown.indices {
            prefetchItems(shown, behind: index)
            if shown[index].isPlaced { shown[index].appendDisplay(to: &list) }
        }
        return DisplayList(list)
    }
    /// Prefetches the next items and what they draw.
    @inline(__always)
    private func prefetchItems(_ shown: [ItemNode], behind index: Int) {
        if index + 8 < shown.count { prefetch(shown[index + 8], lines: 10) }
        if index + 4 < shown.count { shown[index + 4].prefetchDrawing() }
    }

    override func checkInvariants() {
        super.checkInvariants()
        guard !itemsAreDirty else { return }
        for (index, item) in items.enumerated() {
            assert(
                item.layoutParent !== self || item.subviewIndex == index,
                "A subview does not know its index (\(type(of: item)) in \(type(of: self))).")
        }
        assert(allItems.count >= items.count, "More subviews take part in layout than there are.")
    }
}
