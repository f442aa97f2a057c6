// Finds the positions of subviews to scroll to.

import Foundation
import WaggleGeometry

extension LazyLayoutNode {
    func frame(ofSubview id: AnyHashable) -> CGRect? {
        guard isPlaced, let index = content.subviewIndex(of: id) else { return nil }
        // Making rows in the search can correct their numbers of views.
        if content.subviewCount != cellCount + leaving.count { gatherItems() }
        return frame(ofCell: cell(ofSubview: index))
    }
    /// The frame of a cell in the node's coordinates, estimated where the cell was never made.
    func frame(ofCell cell: Int) -> CGRect {
        if let line = lines.first(where: { $0.cells.contains(cell) }) { return frame(of: line.items[cell - line.cells.lowerBound]) }
        // A subview that has not been made is assumed to be as long as its line. A line's length is stored with its first cell.
        let first = lineStart(ofCell: cell), start = self.start(ofCell: first) + base, known = lengths[first].flatMap { $0 > 0 ? $0 : nil }
        let length = max(CGFloat(known ?? lengths.average * Double(max(tracks.count, 1))) - arrangement.spacing, 0)
        var frame = CGRect(origin: .zero, size: size)
        (frame.origin[axis], frame.size[axis]) = (start, length)
        if arrangement.isGrid, tracks.tracks.indices.contains(cell - first), !spansTracks(cell) {
            let track = tracks.tracks[cell - first]
            (frame.origin[crossAxis], frame.size[crossAxis]) = (blockStart + track.start, track.length)
        }
        if environment.layoutDirection == .rightToLeft { frame.origin.x = size.width - frame.maxX }
        return frame
    }
    func forEachSubviewNearby(_ body: (_ id: AnyHashable?, _ frame: CGRect) -> Void) {
        for line in lines {
            for (place, item) in line.items.enumerated() {
                body(content.subviewID(at: subviewIndex(ofCell: line.cells.lowerBound + place)), frame(of: item))
            }
        }
    }
    private func frame(of item: ItemNode) -> CGRect { item.convertToParent(item.bounds) }
}
