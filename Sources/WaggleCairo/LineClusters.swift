// The clusters of a line, for finding its characters' positions.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension TextLine {
    /// A cluster as HarfBuzz shaped it, and its position in the line.
    struct Cluster {
        var range: Range<Int>
        var left: CGFloat
        var right: CGFloat
        var isRightToLeft = false
        /// True if indivisible: an ellipsis that replaces text.
        var isWhole = false
        /// The number of glyphs before it in the line.
        var firstGlyph = 0
    }
}

/// Collects a line's clusters in visual order, from left to right.
struct ClusterGatherer {
    private(set) var clusters: [TextLine.Cluster] = []
    /// The length of the text in bytes; clusters are clamped to it.
    let limit: Int
    private var glyphs = 0

    init(limit: Int) { self.limit = limit }

    /// Adds an indivisible cluster.
    mutating func add(_ range: Range<Int>, left: CGFloat, right: CGFloat, isRightToLeft: Bool, isWhole: Bool = false, glyphs count: Int) {
        let range = range.clamped(to: 0..<limit)
        if !range.isEmpty {
            clusters.append(TextLine.Cluster(
                range: range, left: left, right: right, isRightToLeft: isRightToLeft, isWhole: isWhole, firstGlyph: glyphs))
        }
        glyphs += count
    }

    /// Adds glyphs of the same direction.
    /// - Parameters:
    ///   - starts: the first byte of each glyph's cluster, in glyph order.
    ///   - edges: where each glyph begins, then the end of the last one.
    mutating func add(starts: [Int], edges: [CGFloat], in bytes: Range<Int>, isRightToLeft: Bool) {
        assert(edges.count == starts.count + 1, "A line must have one edge more than glyphs.")
        var first = 0
        while first < starts.count {
            var next = first + 1
            while next < starts.count, starts[next] == starts[first] { next += 1 }
            let end = isRightToLeft ? (first > 0 ? starts[first - 1] : bytes.upperBound)
                : (next < starts.count ? starts[next] : bytes.upperBound)
            add(
                starts[first]..<max(end, starts[first]), left: edges[first], right: edges[next], isRightToLeft: isRightToLeft,
                glyphs: next - first)
            first = next
        }
    }
}

extension TextSource {
    /// The grapheme starts, ascending, then the end.
    var graphemeStarts: [Int] { String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self).graphemeOffsets }
}

extension TextLine.Cluster {
    /// Divides a ligature evenly among its graphemes.
    /// - Parameter starts: the grapheme starts, ascending, then the end.
    func divided(at starts: [Int], from index: inout Int) -> [TextGeometry.Cluster] {
        while index < starts.count, starts[index] <= range.lowerBound { index += 1 }
        var edges = [range.lowerBound]
        while index < starts.count, starts[index] < range.upperBound {
            edges.append(starts[index])
            index += 1
        }
        edges.append(range.upperBound)
        let step = (right - left) / CGFloat(edges.count - 1)
        return (0..<(edges.count - 1)).map { part in
            let position = CGFloat(isRightToLeft ? edges.count - 2 - part : part)
            return TextGeometry.Cluster(
                range: edges[part]..<edges[part + 1], left: left + position * step, right: left + (position + 1) * step,
                isRightToLeft: isRightToLeft)
        }
    }
}
