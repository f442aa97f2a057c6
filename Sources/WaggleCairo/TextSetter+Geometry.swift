// The positions of a text's characters, in the same lines as drawn.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension TextSetter {
    /// - Parameters:
    ///   - width, height: like those of `layout`.
    func geometry(width: CGFloat, height: CGFloat) -> TextGeometry {
        var setter = self
        setter.wantsClusters = true
        let (lines, _, factor) = setter.setLines(width: width, height: height)
        let whole = lines.reduce(0) { max($0, $1.extent) }, starts = source.graphemeStarts
        var result: [TextGeometry.Line] = []
        var top: CGFloat = 0
        for (index, line) in lines.enumerated() {
            let baseline = top + line.ascender, bottom = baseline + line.descender, x = indent(line.width, in: whole)
            let end = index + 1 < lines.count ? lines[index + 1].start : source.bytes.count
            result.append(TextGeometry.Line(
                range: line.start..<max(end, line.start), textEnd: min(max(line.textEnd, line.start), max(end, line.start)),
                top: top * factor, bottom: bottom * factor, baseline: baseline * factor, left: x * factor, right: (x + line.width) * factor,
                isRightToLeft: line.isRightToLeft, clusters: clusters(of: line, starts, x: x, factor)))
            top = bottom + line.leading + style.lineSpacing
        }
        return TextGeometry(lines: result)
    }

    private func clusters(of line: TextLine, _ starts: [Int], x: CGFloat, _ factor: CGFloat) -> [TextGeometry.Cluster] {
        // In logical order, so that one pass over the graphemes suffices.
        var index = 0
        let divided = line.clusters.sorted { $0.range.lowerBound < $1.range.lowerBound }.flatMap { cluster in
            cluster.isWhole ? [TextGeometry.Cluster(
                range: cluster.range, left: cluster.left, right: cluster.right, isRightToLeft: cluster.isRightToLeft)]
                : cluster.divided(at: starts, from: &index)
        }
        return joined(divided, starts).sorted { $0.left < $1.left }.map { cluster in
            var placed = cluster
            placed.left = (cluster.left + x) * factor
            placed.right = (cluster.right + x) * factor
            return placed
        }
    }

    /// Faces that lack an emoji sequence show its parts; they are still one character.
    private func joined(_ clusters: [TextGeometry.Cluster], _ starts: [Int]) -> [TextGeometry.Cluster] {
        let starts = Set(starts)
        return clusters.reduce(into: []) { result, cluster in
            guard let last = result.last, last.range.upperBound == cluster.range.lowerBound,
                  !starts.contains(cluster.range.lowerBound) else { return result.append(cluster) }
            result[result.count - 1] = TextGeometry.Cluster(range: last.range.lowerBound..<cluster.range.upperBound,
                                                            left: min(last.left, cluster.left),
                                                            right: max(last.right, cluster.right), isRightToLeft: last.isRightToLeft)
        }
    }
}
