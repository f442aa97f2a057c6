// The clusters of one line, for those who ask where its characters stand.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension TextLine {
    /// What HarfBuzz shaped as one, at its place on the line.
    struct Cluster {
        var range: Range<Int>
        var left: CGFloat
        var right: CGFloat
        var isRightToLeft = false
        /// True for what is never divided: an ellipsis in place of text.
        var isWhole = false
        /// How many glyphs of the line come before it.
        var firstGlyph = 0
    }
}

/// Gathers the clusters of a line in the order in which its glyphs stand, from left to right.
struct ClusterGatherer {
    private(set) var clusters: [TextLine.Cluster] = []
    /// The bytes of the text; nothing lies beyond.
    let limit: Int
    private var glyphs = 0

    init(limit: Int) { self.limit = limit }

    /// What stands in the line as one thing.
    mutating func add(_ range: Range<Int>, left: CGFloat, right: CGFloat, isRightToLeft: Bool, isWhole: Bool = false, glyphs count: Int) {
        let range = range.clamped(to: 0..<limit)
        if !range.isEmpty { clusters.append(TextLine.Cluster(range: range, left: left, right: right, isRightToLeft: isRightToLeft, isWhole: isWhole, firstGlyph: glyphs)) }
        glyphs += count
    }

    /// Glyphs of one direction.
    /// - Parameters:
    ///   - starts: the first byte of the cluster of each glyph, in the order of the glyphs.
    ///   - edges: where each glyph begins, and the end.
    mutating func add(starts: [Int], edges: [CGFloat], in bytes: Range<Int>, isRightToLeft: Bool) {
        var first = 0
        while first < starts.count {
            var next = first + 1
            while next < starts.count, starts[next] == starts[first] { next += 1 }
            let end = isRightToLeft ? (first > 0 ? starts[first - 1] : bytes.upperBound) : (next < starts.count ? starts[next] : bytes.upperBound)
            add(starts[first]..<max(end, starts[first]), left: edges[first], right: edges[next], isRightToLeft: isRightToLeft, glyphs: next - first)
            first = next
        }
    }
}

extension TextSource {
    /// Where graphemes begin; ascending, with the end.
    var graphemeStarts: [Int] { String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self).graphemeOffsets }
}

extension TextLine.Cluster {
    /// Divides a ligature evenly among its graphemes.
    /// - Parameter starts: where graphemes begin; ascending, with the end.
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
            let place = CGFloat(isRightToLeft ? edges.count - 2 - part : part)
            return TextGeometry.Cluster(range: edges[part]..<edges[part + 1], left: left + place * step, right: left + (place + 1) * step, isRightToLeft: isRightToLeft)
        }
    }
}
