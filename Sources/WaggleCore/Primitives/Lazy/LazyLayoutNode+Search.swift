// Where subviews stand, for those who scroll to them.

import Foundation
import WaggleGeometry

extension LazyLayoutNode {
    func frame(ofSubview id: AnyHashable) -> CGRect? {
        guard isPlaced, let index = content.subviewIndex(of: id) else { return nil }
        let cell = cell(ofSubview: index)
        if let line = lines.first(where: { $0.cells.contains(cell) }) { return frame(of: line.items[cell - line.cells.lowerBound]) }
        // One that was never made fills its line. The length of a line is kept with its first cell.
        let first = lineStart(ofCell: cell), start = self.start(ofCell: first) + base, known = lengths[first].flatMap { $0 > 0 ? $0 : nil }
        let length = max(CGFloat(known ?? lengths.average * Double(max(tracks.count, 1))) - arrangement.spacing, 0)
        var frame = CGRect(origin: .zero, size: size)
        if axis == .vertical {
            (frame.origin.y, frame.size.height) = (start, length)
        } else {
            (frame.origin.x, frame.size.width) = (environment.layoutDirection == .rightToLeft ? size.width - start - length : start, length)
        }
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
