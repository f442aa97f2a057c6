// Finds the positions of subviews to scroll to.

import Foundation
import WaggleGeometry

extension LazyLayoutNode {
    func frame(ofSubview id: AnyHashable) -> CGRect? {
        guard isPlaced, let index = cells.content.subviewIndex(of: id) else { return nil }
        // Making rows in the search can correct their numbers of views.
        if cells.content.subviewCount != cells.count + cells.leaving.count { gatherItems() }
        return frame(ofCell: cells.cell(ofSubview: index))
    }
    /// The frame of a cell in the node's coordinates, estimated where the cell was never made.
    func frame(ofCell cell: Int) -> CGRect {
        if let line = viewport.line(of: cell) { return frame(of: line.items[cell - line.cells.lowerBound]) }
        // A subview that has not been made is assumed to be as long as its line.
        let first = metrics.lineStart(of: cell, among: cells), tracks = metrics.tracks.tracks
        var frame = CGRect(origin: .zero, size: size)
        (frame.origin[axis], frame.size[axis]) = (start(of: first) + viewport.base, metrics.length(ofLineAt: first))
        if metrics.isGrid, tracks.indices.contains(cell - first), !cells.spansTracks(cell) {
            let track = tracks[cell - first]
            (frame.origin[crossAxis], frame.size[crossAxis]) = (metrics.blockStart(in: size) + track.start, track.length)
        }
        if isRightToLeft { frame.origin.x = size.width - frame.maxX }
        return frame
    }
    func forEachSubviewNearby(_ body: (_ id: AnyHashable?, _ frame: CGRect) -> Void) {
        for line in viewport.lines {
            for (index, item) in line.items.enumerated() {
                body(cells.content.subviewID(at: cells.subviewIndex(ofCell: line.cells.lowerBound + index)), frame(of: item))
            }
        }
    }
    private func frame(of item: ItemNode) -> CGRect { item.convertToParent(item.bounds) }
}
