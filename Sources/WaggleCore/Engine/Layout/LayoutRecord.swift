// A container's state between layout passes.

import Foundation
import WaggleGeometry

/// The subviews of a container, their placements, and their changes since the layout's cache was last updated.
final class LayoutRecord: @unchecked Sendable {
    struct Placement {
        var position = CGPoint.zero
        var anchor = UnitPoint.topLeading
        var proposal = ProposedViewSize.unspecified
        /// The last pass that placed the subview.
        var pass = 0
        /// True once the subview has been moved to this placement.
        var isApplied = false
    }
    /// True if the layout is asked in deferred closures, to which what its subviews read does not belong.
    var suspendsReads = false
    /// The subviews that take part in layout; empty once the container is gone.
    ///
    /// A `LayoutSubview` looks up its item here on every use, so a program may keep one safely.
    @exclusivity(unchecked) private(set) var items: [ItemNode] = []

    /// The node number of the subview; 0, which no node has, if the index is out of range.
    func number(at index: Int) -> UInt32 { items.indices.contains(index) ? items[index].number : 0 }
    /// The current index of the subview with the node number; nil, with a diagnostic, if it is gone.
    /// - Parameter index: its last known index.
    func index(of number: UInt32, near index: Int) -> Int? {
        if index < items.count, items[index].number == number { return index }
        if let index = items.firstIndex(where: { $0.number == number }) { return index }
        Diagnostics.shared.reportInView("A layout uses a subview that no longer exists; it takes no space. Do not keep subviews beyond `updateCache(_:subviews:)`, "
            + "which receives the current ones.")
        return nil
    }
    /// The container is gone; its subviews are no longer valid.
    func close() { items = [] }

    /// Indexed like `items`.
    @exclusivity(unchecked) private(set) var placements: [Placement] = []
    private var pass = 0

    func begin(count: Int) {
        pass += 1
        if placements.count != count { placements = Array(filledWith: Placement(), count: count) }
    }
    func place(_ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        guard index < placements.count else { return }
        let known = placements[index]
        if known.isApplied, known.position == position, known.proposal == proposal, known.anchor == anchor {
            placements[index].pass = pass
        } else {
            placements[index] = Placement(position: position, anchor: anchor, proposal: proposal, pass: pass)
        }
    }
    /// True if the subview is already where the current or last pass placed it.
    @inline(__always) func isApplied(_ index: Int) -> Bool { placements[index].isApplied && placements[index].pass == pass }
    /// The placement from the current or last pass; nil if it placed the subview nowhere.
    func placement(_ index: Int) -> Placement? { placements[index].pass == pass ? placements[index] : nil }
    /// Call when subviews may no longer be where they were placed.
    func forgetPlacements() { placements = [] }
    /// Records that the subview has been moved to its placement.
    func didApply(_ index: Int) { placements[index].isApplied = true }

    // MARK: Changes

    /// Identifies one state of the subviews of one container.
    struct Version: Equatable {
        private let record: ObjectIdentifier
        private let number: Int
        fileprivate init(_ record: LayoutRecord, _ number: Int) { (self.record, self.number) = (ObjectIdentifier(record), number) }
    }
    struct Changes {
        /// The range of old indices that was replaced, and the number of new subviews in it.
        var replaced: (range: Range<Int>, count: Int)?
        /// Current indices of the subviews whose size, guides, spacing or priority may have changed.
        var indices: [Int] = []
    }
    /// Changes since the cache was last updated; nil if anything may have changed.
    @exclusivity(unchecked) private(set) var changes: Changes?
    /// True if the cache is up to date.
    private(set) var isCurrent = false
    private var updates = 0

    /// The state that the layout's cache reflects.
    var version: Version { Version(self, updates) }
    /// The state that it will reflect after the current update.
    var nextVersion: Version { Version(self, updates + 1) }

    /// Records that the layout's cache has been updated.
    func didUpdate() {
        updates += 1
        isCurrent = true
        if changes == nil { changes = Changes() }
        changes?.replaced = nil
        changes?.indices.removeAll(keepingCapacity: true)
    }
    func everythingDidChange() {
        isCurrent = false
        changes = nil
    }
    func subviewDidChange(_ index: Int) {
        assert(items.indices.contains(index), "A change is recorded for a subview that the container does not have.")
        isCurrent = false
        if changes?.indices.last != index { changes?.indices.append(index) }
    }
    func subviewsDidChange(from old: [ItemNode], to new: [ItemNode]) {
        items = new
        isCurrent = false
        guard var changes else {
            placements = []
            return
        }
        self.changes = nil
        if old.count == new.count {
            for index in new.indices where old[index] !== new[index] {
                changes.indices.append(index)
                if index < placements.count { placements[index].isApplied = false }
            }
            self.changes = changes
            return
        }
        guard changes.replaced == nil else {
            placements = []
            return everythingDidChange()
        }
        let shorter = min(old.count, new.count)
        var (before, after) = (0, 0)
        while before < shorter, old[before] === new[before] { before += 1 }
        while after < shorter - before, old[old.count - 1 - after] === new[new.count - 1 - after] { after += 1 }
        let range = before..<old.count - after
        changes.replaced = (range, new.count - after - before)
        if placements.count == old.count {
            placements.replaceSubrange(range, with: repeatElement(Placement(), count: new.count - after - before))
        } else {
            placements = []
        }
        changes.indices = changes.indices.compactMap { index in
            index < range.lowerBound ? index : index < range.upperBound ? nil : index + new.count - old.count
        }
        self.changes = changes
    }
}
