// Visual caret movement.

import Foundation

extension TextGeometry {
    /// The position one cluster to the left or right on screen; nil at that end of the line.
    ///
    /// In text of mixed directions, every cluster is crossed exactly once, whatever its direction.
    public func position(leftOf position: TextPosition) -> TextPosition? {
        let line = lines[lineIndex(at: position)], edge = line.edge(at: position)
        return edge > 0 ? line.clusters[edge - 1].leftEdge : nil
    }
    public func position(rightOf position: TextPosition) -> TextPosition? {
        let line = lines[lineIndex(at: position)], edge = line.edge(at: position)
        return edge < line.clusters.count ? line.clusters[edge].rightEdge : nil
    }
}

extension TextGeometry.Line {
    /// The number of clusters on the line to the left of a position.
    fileprivate func edge(at position: TextPosition) -> Int {
        let before = clusters.firstIndex { $0.range.upperBound == position.offset }, after = clusters.firstIndex {
            $0.range.contains(position.offset)
        }
        func trailing(_ index: Int) -> Int { clusters[index].isRightToLeft ? index : index + 1 }
        func leading(_ index: Int) -> Int { clusters[index].isRightToLeft ? index + 1 : index }
        if position.affinity == .upstream, let before { return trailing(before) }
        if let after { return leading(after) }
        if let before { return trailing(before) }
        return isRightToLeft == (position.offset <= range.lowerBound) ? clusters.count : 0
    }
}
