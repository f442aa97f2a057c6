// What a container keeps for its layout from one pass to the next.

import Foundation
import WaggleGeometry

/// Where the layout placed the subviews, and which of them changed since the layout's cache was brought up to date.
final class LayoutRecord: @unchecked Sendable {
    struct Placement {
        var position = CGPoint.zero
        var anchor = UnitPoint.topLeading
        var proposal = ProposedViewSize.unspecified
        /// The pass that gave this place last.
        var pass = 0
        /// True if the subview stands where this says.
        var isApplied = false
    }
    /// By index of the subview.
    @exclusivity(unchecked) private(set) var placements: [Placement] = []
    private var pass = 0

    func begin(count: Int) {
        pass += 1
        if placements.count != count { placements = [Placement](repeating: Placement(), count: count) }
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
    /// What the pass that runs or ran last says of a subview; nil: nothing.
    func placement(_ index: Int) -> Placement? { placements[index].pass == pass ? placements[index] : nil }
    /// The subview now stands where its placement says.
    func didApply(_ index: Int) { placements[index].isApplied = true }

    // MARK: Changes

    /// A state of the subviews; those of two containers differ.
    struct Version: Equatable {
        private let record: ObjectIdentifier
        private let number: Int
        fileprivate init(_ record: LayoutRecord, _ number: Int) { (self.record, self.number) = (ObjectIdentifier(record), number) }
    }
    struct Changes {
        /// Where some gave way to others: their range then, and how many there are now.
        var replaced: (range: Range<Int>, count: Int)?
        /// Indices of those, as they stand now, whose sizes, guides, spacing or priority may be others.
        var indices: [Int] = []
    }
    /// Since the cache was brought up to date; nil: all may be another.
    private(set) var changes: Changes?
    /// True if nothing has changed.
    private(set) var isCurrent = false
    private var updates = 0

    /// The state that the layout's cache knows.
    var version: Version { Version(self, updates) }
    /// The state that it knows after the update that is under way.
    var nextVersion: Version { Version(self, updates + 1) }

    /// The layout's cache knows all there is.
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
        isCurrent = false
        if changes?.indices.last != index { changes?.indices.append(index) }
    }
    func subviewsDidChange(from old: [ItemNode], to new: [ItemNode]) {
        isCurrent = false
        guard var changes else {
            placements = []
            return
        }
        if old.count == new.count {
            for index in new.indices where old[index] !== new[index] {
                changes.indices.append(index)
                if index < placements.count { placements[index].isApplied = false }
            }
            self.changes = changes
            return
        }
        placements = []
        guard changes.replaced == nil else { return everythingDidChange() }
        let shorter = min(old.count, new.count)
        var (before, after) = (0, 0)
        while before < shorter, old[before] === new[before] { before += 1 }
        while after < shorter - before, old[old.count - 1 - after] === new[new.count - 1 - after] { after += 1 }
        let range = before..<old.count - after
        changes.replaced = (range, new.count - after - before)
        changes.indices = changes.indices.compactMap { index in
            index < range.lowerBound ? index : index < range.upperBound ? nil : index + new.count - old.count
        }
        self.changes = changes
    }
}
