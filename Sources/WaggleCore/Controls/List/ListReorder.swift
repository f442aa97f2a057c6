// Reordering rows of a list by dragging.

import Foundation
import WaggleGeometry

/// A dragged row, and the rows that make room for it.
///
/// During the drag only drawings move; near the edges the list scrolls. The program's data changes once, at the drop.
@MainActor
final class ListReorder {
    private struct Peer {
        weak var row: ListRowNode?
        var shift: CGFloat
    }
    static let settling = Animation.easeInOut(duration: 0.25)

    private weak var row: ListRowNode?
    private let edit: RowEdit<(IndexSet, Int) -> Void>
    private let start: Int
    /// The distance of the finger from the top of the row.
    private let grip: CGFloat
    /// The location of the finger, in window coordinates.
    private var location: CGPoint
    /// The row's vertical offset from its resting position.
    private var distance: CGFloat = 0
    /// The displaceable rows encountered so far.
    private var peers: [ObjectIdentifier: Peer] = [:]
    /// The offset at which a drop would place the row, and the row's top there; nil for its current offset.
    private var target: (offset: Int, top: CGFloat)?

    /// - Parameter location: where the finger went down, in window coordinates.
    /// - Returns: nil if the row cannot be moved.
    init?(_ row: ListRowNode, at location: CGPoint) {
        guard let item = row.row, !item.traits[MoveDisabledTrait.self], let edit = item.traits[MoveTrait.self],
              let start = edit.offset(of: item),
              let grip = row.point(fromWindow: location)?.y else { return nil }
        (self.row, self.edit, self.start, self.grip, self.location) = (row, edit, start, grip, location)
        row.displace?(0, true, Self.settling)
        list?.held = row
    }
    private var list: LazyLayoutNode? { row?.layoutParent as? LazyLayoutNode }
    private var edges: EdgeScroll? { row?.graph.input.drags.edges }

    /// True if this row is being dragged.
    func moves(_ row: ListRowNode) -> Bool { self.row === row }

    // MARK: During the drag

    /// The finger has moved, in window coordinates.
    func move(to location: CGPoint) {
        guard let row else { return }
        self.location = location
        update()
        edges?.follow(location, in: list?.scroll, at: row.graph.input.lastTouch?.time ?? row.graph.time) { [weak self, weak row] _ in
            // After the rows have been placed.
            row?.graph.afterUpdate { self?.update() }
        }
    }
    /// A row has become visible.
    func include(_ row: ListRowNode) { if peers[ObjectIdentifier(row)]?.row == nil { update() } }

    /// Draws the row under the finger and moves the others out of its way.
    private func update() {
        guard let row, let list, let point = row.point(fromWindow: location) else { return }
        distance = point.y - grip
        row.displace?(distance, true, nil)
        let own = row.body, top = own.lowerBound + distance, height = own.upperBound - own.lowerBound, way = height + row.rowSpacing
        var before: (offset: Int, bottom: CGFloat)?, after: (offset: Int, top: CGFloat)?
        target = nil
        list.forEachItem { item in
            guard let peer = item as? ListRowNode, peer !== row, !peer.isLeaving, let offset = offset(of: peer) else { return }
            let body = peer.body, center = (body.lowerBound + body.upperBound) / 2
            // A row makes room once the dragged one covers half of it.
            var shift: CGFloat = 0
            if offset > start, center < top + height {
                shift = -way
                if offset > target?.offset ?? start { target = (offset, body.upperBound - height) }
            } else if offset < start, center > top {
                shift = way
                if offset < target?.offset ?? start { target = (offset, body.lowerBound) }
            } else if offset > start, offset < after?.offset ?? .max {
                after = (offset, body.lowerBound)
            } else if offset < start, offset > before?.offset ?? -1 {
                before = (offset, body.upperBound)
            }
            draw(peer, shift)
        }
        // The rows passed last may have scrolled out of view.
        guard target == nil else { return }
        if distance > 0, let after, after.offset > start + 1 { target = (after.offset - 1, after.top - way) }
        if distance < 0, let before, before.offset < start - 1 { target = (before.offset + 1, before.bottom + row.rowSpacing) }
    }
    /// The offset of a row in the same `ForEach`; nil if the row cannot be displaced.
    private func offset(of peer: ListRowNode) -> Int? {
        guard let item = peer.row, !item.traits[MoveDisabledTrait.self], let own = item.traits[MoveTrait.self],
              own.isOfSameLoop(as: edit) else { return nil }
        return own.offset(of: item)
    }
    private func draw(_ peer: ListRowNode, _ shift: CGFloat) {
        let known = peers[ObjectIdentifier(peer)], isKnown = known?.row === peer
        guard !isKnown || known?.shift != shift, let displace = peer.displace else { return }
        peers[ObjectIdentifier(peer)] = Peer(row: peer, shift: shift)
        // A row that has just become visible is displaced without animation.
        if isKnown || shift != 0 { displace(shift, false, isKnown ? Self.settling : nil) }
    }

    // MARK: The end

    /// Drops the row into the gap and calls the program's action.
    func drop() {
        guard let target, target.offset != start, let row else { return cancel() }
        assert(target.offset >= 0, "A row is dropped in front of the first one.")
        assert(list.map { $0.held === row } ?? true, "The dropped row is not the one that its list holds.")
        let drawn = row.body.lowerBound + distance
        end()
        // The action moves the rows to where they are already drawn.
        keepRowsInPlace()
        resetPeers(nil)
        row.displace?(drawn - target.top, false, nil)
        row.displace?(0, false, Self.settling)
        edit.action([start], target.offset > start ? target.offset + 1 : target.offset)
    }
    /// Returns every row to its place.
    func cancel() {
        end()
        resetPeers(Self.settling)
        row?.displace?(0, false, Self.settling)
    }
    private func end() {
        edges?.stop()
        list?.held = nil
    }
    /// Keeps the visible rows where they are drawn, even if the dragged row comes from outside the viewport.
    private func keepRowsInPlace() {
        guard let list else { return }
        var kept: ListRowNode?
        list.forEachItem { item in
            if let peer = item as? ListRowNode, peer !== row, kept == nil || peer.origin.y < kept?.origin.y ?? 0, offset(of: peer) != nil {
                kept = peer
            }
        }
        list.keptLine = kept.map { ($0, lineShift(of: $0)) }
        // The action may leave the data unchanged.
        list.graph.afterUpdate { list.keptLine = nil }
    }
    /// The distance by which a row's line moves. The line includes the space above the row.
    private func lineShift(of peer: ListRowNode) -> CGFloat {
        guard let row, let shift = peers[ObjectIdentifier(peer)]?.shift, shift != 0 else { return 0 }
        // The first row of a section gives its place to the next one, or takes the place of the dragged one.
        let isNext = shift < 0 && offset(of: peer) == start + 1
        return shift + peer.gaps.top - (isNext ? row.gaps.top : row.rowSpacing)
    }
    private func resetPeers(_ animation: Animation?) {
        for peer in peers.values where peer.shift != 0 { peer.row?.displace?(0, false, animation) }
    }
}

extension ListRowNode {
    /// The space above and below the row, determined by its position in the section.
    var gaps: (top: CGFloat, bottom: CGFloat) { sectionPosition.map(context.appearance.gaps) ?? (0, 0) }
    /// The row's extent in the list, without its gaps.
    fileprivate var body: ClosedRange<CGFloat> {
        let top = origin.y + gaps.top
        return top...max(origin.y + size.height - gaps.bottom, top)
    }
    /// The space between the rows of a section.
    fileprivate var rowSpacing: CGFloat { context.appearance.rowSpacing }
}
