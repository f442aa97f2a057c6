// Reordering rows of a list by dragging.

import Foundation
import WaggleGeometry

/// A dragged row, and the rows that make room for it.
///
/// During the drag only drawings move. The program's data changes once, at the drop.
@MainActor
final class ListReorder {
    private struct Peer {
        weak var row: ListRowNode?
        let offset: Int
        let frame: ClosedRange<CGFloat>
        var shift: CGFloat = 0
    }
    static let settling = Animation.easeInOut(duration: 0.25)

    private weak var row: ListRowNode?
    private let start: Int
    private let frame: ClosedRange<CGFloat>
    private var peers: [Peer] = []
    private var target: Int
    /// The translation of the drag.
    private var distance: CGFloat = 0

    /// - Returns: nil if the row cannot be moved.
    init?(_ row: ListRowNode) {
        guard let item = row.row, !item.traits[MoveDisabledTrait.self], let edit = item.traits[MoveTrait.self], let start = edit.offset(of: item) else { return nil }
        self.row = row
        self.start = start
        target = start
        frame = row.origin.y...(row.origin.y + row.size.height)
        row.layoutParent?.forEachItem { other in
            guard let other = other as? ListRowNode, other !== row, !other.isLeaving, let item = other.row, !item.traits[MoveDisabledTrait.self],
                  let own = item.traits[MoveTrait.self], own.isOfSameLoop(as: edit), let offset = own.offset(of: item) else { return }
            peers.append(Peer(row: other, offset: offset, frame: other.origin.y...(other.origin.y + other.size.height)))
        }
        row.setRaised(true)
        row.displace?(0, true, Self.settling)
    }

    /// Moves the dragged row to a translation since the start of the drag.
    func move(by distance: CGFloat) {
        guard let row else { return }
        self.distance = distance
        row.displace?(distance, true, nil)
        let height = frame.upperBound - frame.lowerBound
        target = start
        for index in peers.indices {
            let peer = peers[index], center = (peer.frame.lowerBound + peer.frame.upperBound) / 2
            var shift: CGFloat = 0
            // A row makes room once the dragged one covers half of it.
            if peer.offset > start, center < frame.upperBound + distance {
                shift = -height
                target = max(target, peer.offset)
            } else if peer.offset < start, center > frame.lowerBound + distance {
                shift = height
                target = min(target, peer.offset)
            }
            guard shift != peer.shift else { continue }
            peers[index].shift = shift
            peers[index].row?.displace?(shift, false, Self.settling)
        }
    }

    /// True if this row is being dragged.
    func moves(_ row: ListRowNode) -> Bool { self.row === row }

    /// Drops the row where there is room for it and calls the program's action.
    func drop() {
        guard target != start, let row, let item = row.row, let edit = item.traits[MoveTrait.self] else { return cancel() }
        row.setRaised(false)
        // The action moves the rows to where they are already drawn.
        resetPeers(nil)
        // The row's position changes by the rows it has passed, so its offset starts where it is drawn.
        let passed = peers.reduce(0) { $1.shift == 0 ? $0 : $0 + ($1.frame.upperBound - $1.frame.lowerBound) * ($1.offset > start ? 1 : -1) }
        row.displace?(distance - passed, false, nil)
        row.displace?(0, false, Self.settling)
        edit.action([start], target > start ? target + 1 : target)
    }
    /// Returns every row to its place.
    func cancel() {
        resetPeers(Self.settling)
        row?.setRaised(false)
        row?.displace?(0, false, Self.settling)
    }
    private func resetPeers(_ animation: Animation?) {
        for peer in peers where peer.shift != 0 { peer.row?.displace?(0, false, animation) }
    }
}
