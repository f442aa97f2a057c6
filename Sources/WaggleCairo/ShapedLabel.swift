// A label's shaped glyphs, ready for line breaking.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Plain ASCII text in one font, shaped once. Lines are slices of it, broken like Pango's, without shaping again.
final class ShapedLabel {
    struct Ellipsis {
        var glyph: UInt32
        var advance: CGFloat
    }

    /// The cached unconstrained layout: the same for all texts of this label.
    var natural: TextLayout?
    private let bytes: [CChar]
    private let font: OpenFont
    private let ellipsis: Ellipsis?
    private let metrics: FontMetrics
    private let glyphs: [UInt32]
    /// Each glyph's offset from its edge; empty if there are none.
    private let offsets: [CGPoint]
    /// The byte offset of each glyph, ascending.
    private let clusters: [Int]
    /// Where each glyph begins, in points, then the end.
    private let edges: [CGFloat]
    /// The right edge of the text, which is the width of the narrowest line that fits it.
    private let wholeWidth: CGFloat

    /// - Parameters:
    ///   - spacing: points after each letter.
    ///   - infos, positions: HarfBuzz's output for the bytes.
    init(bytes: [CChar], font: OpenFont, ellipsis: Ellipsis?, spacing: CGFloat, metrics: FontMetrics,
         infos: UnsafeBufferPointer<hb_glyph_info_t>, positions: UnsafePointer<hb_glyph_position_t>) {
        (self.bytes, self.font, self.ellipsis, self.metrics) = (bytes, font, ellipsis, metrics)
        let unit = 1 / CGFloat(PANGO_SCALE)
        glyphs = infos.map(\.codepoint)
        clusters = infos.map { Int($0.cluster) }
        offsets = infos.indices.allSatisfy { positions[$0].x_offset == 0 && positions[$0].y_offset == 0 } ? []
            : infos.indices.map { CGPoint(x: CGFloat(positions[$0].x_offset) * unit, y: -CGFloat(positions[$0].y_offset) * unit) }
        var edge: CGFloat = 0
        edges = [CGFloat](unsafeUninitializedCapacity: infos.count + 1) { edges, count in
            edges[0] = 0
            for index in infos.indices {
                edge += CGFloat(positions[index].x_advance) * unit
                if index + 1 == infos.count || infos[index + 1].cluster != infos[index].cluster { edge += spacing }
                edges[index + 1] = edge
            }
            count = infos.count + 1
        }
        wholeWidth = edges.max() ?? 0
    }

    /// The whole text as one line.
    func wholeLine(wantsClusters: Bool = false) -> TextLine { line(0..<glyphs.count, wantsClusters: wantsClusters) }
    var canBeCut: Bool { ellipsis != nil }

    /// Breaks after words if possible, otherwise between letters; a line has at least one letter.
    ///
    /// - Parameter avoidsOrphan: false in a text of several paragraphs, where a single word may be the last of two lines.
    func lines(width: CGFloat, avoidsOrphan: Bool = true, wantsClusters: Bool = false) -> [TextLine] {
        var ends: [Int] = []
        while (ends.last ?? 0) < glyphs.count { ends.append(lineEnd(from: ends.last ?? 0, width: width)) }
        if avoidsOrphan, ends.count == 2, let end = endWithoutOrphan(ends[0], width: width) { ends[0] = end }
        return ends.indices.map { line(($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0], wantsClusters: wantsClusters) }
    }

    /// Where the first of two lines ends so that the second one has more than one word; nil for no change.
    ///
    /// - Parameter end: the end of the first line without this rule.
    private func endWithoutOrphan(_ end: Int, width: CGFloat) -> Int? {
        let last = lastSeen(end..<glyphs.count)
        guard last > end, isBlank(end - 1), !(end..<last).contains(where: isBlank) else { return nil }
        let words = 0..<lastSeen(0..<end)
        guard let blank = words.last(where: isBlank), mayBreak(before: blank + 1), lastSeen(0..<blank) > 0,
              edges[last] - edges[blank + 1] <= width + tolerance else { return nil }
        return blank + 1
    }

    /// The text from a byte on, as much as fits before an ellipsis; nil if this fast path does not apply.
    func cutLine(fromByte byte: Int, width: CGFloat, wantsClusters: Bool = false) -> TextLine? {
        guard let ellipsis, let start = clusters.firstIndex(where: { $0 >= byte }) else { return nil }
        let end = cutEnd(from: start, width: width - ellipsis.advance)
        var line = line(start..<end, wantsClusters: wantsClusters)
        let x = edges[end] - edges[start]
        line.pieces[0].glyphs.append(ellipsis.glyph)
        line.pieces[0].positions.append(CGPoint(x: x, y: 0))
        line.pieces[0].width = x + ellipsis.advance
        (line.width, line.blankWidth) = (x + ellipsis.advance, 0)
        if wantsClusters, end < clusters.count {
            line.clusters.append(TextLine.Cluster(
                range: clusters[end]..<bytes.count, left: x, right: x + ellipsis.advance, isWhole: true, firstGlyph: end - start))
        }
        line.textEnd = bytes.count
        return line
    }

    /// The text from a byte on with an ellipsis in its middle; nil if this fast path does not apply.
    ///
    /// The beginning takes at most half of the room and the end the rest, so rather more of the end is seen: this explains Apple's
    /// “https://m…s.org:8123”.
    func cutMiddle(fromByte byte: Int, width: CGFloat, wantsClusters: Bool = false) -> TextLine? {
        guard let ellipsis, width.isFinite, let start = clusters.firstIndex(where: { $0 >= byte }) else { return nil }
        let room = width - ellipsis.advance
        var head = start, tail = glyphs.count
        while head < glyphs.count, edges[head + 1] - edges[start] <= room / 2 + tolerance { head += 1 }
        while head > start, head < glyphs.count, clusters[head] == clusters[head - 1] { head -= 1 }
        let x = edges[head] - edges[start], rest = room - x
        while tail > head, edges[glyphs.count] - edges[tail - 1] <= rest + tolerance { tail -= 1 }
        while tail > head, tail < glyphs.count, clusters[tail] == clusters[tail - 1] { tail += 1 }
        guard tail > head else { return nil }
        var line = line(start..<head, wantsClusters: wantsClusters)
        let end = self.line(tail..<glyphs.count, wantsClusters: wantsClusters), shift = x + ellipsis.advance
        line.pieces[0].glyphs += [ellipsis.glyph] + end.pieces[0].glyphs
        line.pieces[0].positions += [CGPoint(x: x, y: 0)] + end.pieces[0].positions.map { CGPoint(x: $0.x + shift, y: $0.y) }
        line.pieces[0].width = shift + end.pieces[0].width
        (line.width, line.blankWidth, line.textEnd) = (shift + end.width, end.blankWidth, bytes.count)
        if wantsClusters {
            let hidden = clusters[head]..<(tail < clusters.count ? clusters[tail] : bytes.count)
            line.clusters.append(TextLine.Cluster(range: hidden, left: x, right: shift, isWhole: true, firstGlyph: head - start))
            line.clusters += end.clusters.map { cluster in
                var cluster = cluster
                cluster.left += shift
                cluster.right += shift
                cluster.firstGlyph += head - start + 1
                return cluster
            }
        }
        return line
    }

    /// Where to truncate the text from a glyph on, within the given width.
    private func cutEnd(from start: Int, width: CGFloat) -> Int {
        var end = start
        while end < glyphs.count, edges[end + 1] - edges[start] <= width + tolerance { end += 1 }
        while end > start, end < glyphs.count, clusters[end] == clusters[end - 1] { end -= 1 }
        if end > start, isBlank(end - 1) { end -= 1 }
        return end
    }

    /// The size of the text, truncated if there are too many lines.
    func measure(width: CGFloat, height: CGFloat, lineLimit: Int?, lineSpacing: CGFloat) -> TextMeasure {
        let allowed = allowedLines(height: height, lineLimit: lineLimit, lineSpacing: lineSpacing)
        var (start, count, widest, firstEnd) = (0, 0, CGFloat(0), 0)
        while start < glyphs.count {
            let end = lineEnd(from: start, width: width)
            count += 1
            if count == allowed, end < glyphs.count {
                let advance = ellipsis?.advance ?? 0
                widest = max(widest, edges[cutEnd(from: start, width: width - advance)] - edges[start] + advance)
                break
            }
            widest = max(widest, extent(of: start..<end, width: width))
            if count == 1 { firstEnd = end }
            start = end
        }
        if count == 2, start == glyphs.count, let end = endWithoutOrphan(firstEnd, width: width) {
            widest = max(extent(of: 0..<end, width: width), extent(of: end..<glyphs.count, width: width))
        }
        return measure(lines: count, width: widest, lineSpacing: lineSpacing)
    }

    /// The number of lines and the width of the widest one, without limits and orphan avoidance.
    func extent(width: CGFloat) -> (lines: Int, width: CGFloat) {
        var (start, count, widest) = (0, 0, CGFloat(0))
        while start < glyphs.count {
            let end = lineEnd(from: start, width: width)
            widest = max(widest, extent(of: start..<end, width: width))
            count += 1
            start = end
        }
        return (count, widest)
    }

    private func lineStep(_ lineSpacing: CGFloat) -> CGFloat { metrics.ascender + metrics.descender + metrics.leading + lineSpacing }

    /// At least one.
    func allowedLines(height: CGFloat, lineLimit: Int?, lineSpacing: CGFloat) -> Int {
        let limit = max(1, lineLimit ?? .max), line = metrics.ascender + metrics.descender
        guard height.isFinite else { return limit }
        return max(1, min(limit, Int(min((height + tolerance - line) / lineStep(lineSpacing), 1e6).rounded(.down)) + 1))
    }

    /// The measure of a number of lines in this font.
    func measure(lines: Int, width: CGFloat, lineSpacing: CGFloat) -> TextMeasure {
        let last = metrics.ascender + CGFloat(max(lines, 1) - 1) * lineStep(lineSpacing)
        return TextMeasure(
            size: CGSize(width: width, height: last + metrics.descender), firstBaseline: metrics.ascender, lastBaseline: last,
            lineCount: lines)
    }

    /// The end of a line without its trailing spaces.
    private func lastSeen(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, isBlank(end - 1) { end -= 1 }
        return end
    }

    /// The part of the text's width that a line takes: its trailing spaces count as far as there is room.
    private func extent(of line: Range<Int>, width: CGFloat) -> CGFloat {
        let start = edges[line.lowerBound], seen = edges[lastSeen(line)] - start
        return min(edges[line.upperBound] - start, max(width, seen))
    }

    private func isBlank(_ glyph: Int) -> Bool { bytes[clusters[glyph]] == 0x20 }

    /// Whether a line may break before the glyph.
    private func mayBreak(before glyph: Int) -> Bool {
        if isWords {
            let byte = clusters[glyph]
            return byte > 0 && bytes[byte - 1] == 0x20 && bytes[byte] != 0x20
        }
        let known = knownLineBreaks ?? lineBreaks()
        knownLineBreaks = known
        return known[glyph]
    }
    /// True for text of letters, digits and spaces: it breaks only after spaces (UAX 14: LB18, LB23, LB28), without asking Pango.
    private lazy var isWords = bytes.allSatisfy { byte in
        switch UInt8(bitPattern: byte) {
        case 0x20, UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }
    private var knownLineBreaks: [Bool]?
    private func lineBreaks() -> [Bool] {
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: bytes.count + 1)
        bytes.withUnsafeBufferPointer { bytes in
            pango_get_log_attrs(
                bytes.baseAddress, Int32(bytes.count), 0, pango_language_get_default(), &attributes, Int32(attributes.count))
        }
        return clusters.map { attributes[$0].is_line_break != 0 }
    }

    private func lineEnd(from start: Int, width: CGFloat) -> Int {
        let limit = edges[start] + width + tolerance
        if wholeWidth <= limit { return glyphs.count }
        var end = start
        // A trailing space needs no room.
        while end < glyphs.count, edges[end + 1] <= limit || isBlank(end) { end += 1 }
        if end == glyphs.count { return end }
        var lastBreak = end
        while lastBreak > start, !mayBreak(before: lastBreak) { lastBreak -= 1 }
        if lastBreak > start { return lastBreak }
        end = max(end, start + 1)
        while end < glyphs.count, clusters[end] == clusters[end - 1] { end += 1 }
        return end
    }

    private func line(_ range: Range<Int>, wantsClusters: Bool) -> TextLine {
        assert(
            edges.count == glyphs.count + 1 && clusters.count == glyphs.count && (offsets.isEmpty || offsets.count == glyphs.count),
            "A label's glyphs, clusters and edges differ in number.")
        let origin = edges[range.lowerBound]
        var piece = TextLine.Piece(
            font: font, run: 0, glyphs: Array(glyphs[range]), positions: [], left: 0, width: edges[range.upperBound] - origin)
        piece.positions.reserveCapacity(range.count + 1)
        for index in range {
            let offset = offsets.isEmpty ? .zero : offsets[index]
            piece.positions.append(CGPoint(x: edges[index] - origin + offset.x, y: offset.y))
        }
        let start = range.lowerBound < clusters.count ? clusters[range.lowerBound] : bytes.count
        let textEnd = range.upperBound < clusters.count ? clusters[range.upperBound] : bytes.count
        var line = TextLine(pieces: [piece], width: edges[lastSeen(range)] - origin, ascender: metrics.ascender,
                            descender: metrics.descender, leading: metrics.leading,
                            start: start, textEnd: textEnd)
        line.blankWidth = edges[range.upperBound] - origin - line.width
        if wantsClusters {
            var gatherer = ClusterGatherer(limit: bytes.count)
            gatherer.add(
                starts: Array(clusters[range]), edges: edges[range.lowerBound...range.upperBound].map { $0 - origin }, in: start..<textEnd,
                isRightToLeft: false)
            line.clusters = gatherer.clusters
        }
        return line
    }
}
