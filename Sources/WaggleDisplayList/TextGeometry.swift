// The positions of characters in laid-out text, for carets, selections and links.

import Foundation
import WaggleGeometry

/// A position between two characters of a text.
///
/// Throughout the text engine, offsets are in UTF-8 bytes of the concatenated runs; an attachment counts as one U+FFFC (three bytes).
/// Swift's strings and Pango do the same, so no conversion is needed.
public struct TextPosition: Sendable, Hashable {
    /// Which of two characters the position belongs to if they are not adjacent on screen: at the end of a wrapped line, and where the
    /// writing direction changes.
    public enum Affinity: Sendable, Hashable {
        /// The character before.
        case upstream
        /// The character after.
        case downstream
    }
    /// In UTF-8 bytes from the start of the text.
    public var offset: Int
    /// The character that the position belongs to.
    public var affinity: Affinity

    /// - Parameter offset: In UTF-8 bytes from the start of the text.
    public init(_ offset: Int, _ affinity: Affinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }
}

/// The characters of a layout with their positions, line by line. Points are relative to the layout's top left corner, offsets in UTF-8
/// bytes.
public struct TextGeometry: Sendable {
    /// A unit that a caret cannot enter: a grapheme, or the text replaced by an ellipsis. Its range is in UTF-8 bytes, its ends in points.
    public struct Cluster: Sendable, Hashable {
        public var range: Range<Int>
        public var left: CGFloat
        public var right: CGFloat
        public var isRightToLeft: Bool

        public init(range: Range<Int>, left: CGFloat, right: CGFloat, isRightToLeft: Bool) {
            self.range = range
            self.left = left
            self.right = right
            self.isRightToLeft = isRightToLeft
        }
    }

    /// One line, with its characters. Lengths are points from the top left corner of the layout.
    public struct Line: Sendable {
        /// The bytes of the whole line, including its line break.
        public var range: Range<Int>
        /// The end of the line's text in bytes, before a hard break.
        public var textEnd: Int
        /// In points.
        public var top: CGFloat
        /// In points.
        public var bottom: CGFloat
        /// In points.
        public var baseline: CGFloat
        /// The left and right ends of the line without hanging whitespace, in points; equal for an empty line.
        public var left: CGFloat
        public var right: CGFloat
        /// The direction of the line's paragraph.
        public var isRightToLeft: Bool
        /// From left to right.
        public var clusters: [Cluster]

        public init(range: Range<Int>, textEnd: Int, top: CGFloat, bottom: CGFloat, baseline: CGFloat, left: CGFloat, right: CGFloat,
                    isRightToLeft: Bool, clusters: [Cluster]) {
            self.range = range
            self.textEnd = textEnd
            self.top = top
            self.bottom = bottom
            self.baseline = baseline
            self.left = left
            self.right = right
            self.isRightToLeft = isRightToLeft
            self.clusters = clusters
        }

        /// The bytes of the line's text without its line break.
        public var textRange: Range<Int> { range.lowerBound..<max(textEnd, range.lowerBound) }
        var endsHard: Bool { textEnd < range.upperBound }
    }

    /// At least one, from top to bottom.
    public let lines: [Line]

    public init(lines: [Line]) {
        precondition(!lines.isEmpty, "A text has at least one line, though it may be empty.")
        self.lines = lines
    }

    // MARK: Lines

    /// The index of the line that contains a position.
    public func lineIndex(at position: TextPosition) -> Int {
        let after = lines.firstIndex { position.offset < $0.range.upperBound } ?? lines.count - 1
        guard position.affinity == .upstream, after > 0, position.offset == lines[after].range.lowerBound,
              !lines[after - 1].endsHard else { return after }
        return after - 1
    }

    /// The text of the line that contains a position, without its line break.
    public func lineRange(at position: TextPosition) -> Range<Int> { lines[lineIndex(at: position)].textRange }

    /// The index of the line at a height; the nearest one above or below the text.
    public func lineIndex(atY y: CGFloat) -> Int { lines.lastIndex { $0.top <= y } ?? 0 }

    // MARK: Carets

    /// The rectangle of a caret: zero width, as high as its line. A position within a cluster counts as the cluster's start.
    public func caret(at position: TextPosition) -> CGRect {
        let line = lines[lineIndex(at: position)]
        return CGRect(x: line.caretX(at: position), y: line.top, width: 0, height: line.bottom - line.top)
    }

    /// The position nearest to a point.
    public func position(at point: CGPoint) -> TextPosition { position(onLine: lineIndex(atY: point.y), x: point.x) }

    /// The position on a line nearest to `x` in points, where a caret moves up or down. An index beyond the lines counts as the nearest.
    public func position(onLine index: Int, x: CGFloat) -> TextPosition {
        let line = lines[min(max(index, 0), lines.count - 1)]
        guard let first = line.clusters.first, let last = line.clusters.last else { return TextPosition(line.range.lowerBound) }
        if x <= first.left { return first.leftEdge }
        guard let hit = line.clusters.first(where: { x < $0.right }) else { return last.rightEdge }
        return x < (hit.left + hit.right) / 2 ? hit.leftEdge : hit.rightEdge
    }

    /// The characters drawn at a point; nil if there are none.
    public func range(under point: CGPoint) -> Range<Int>? {
        let line = lines[lineIndex(atY: point.y)]
        guard point.y >= line.top, point.y < line.bottom else { return nil }
        return line.clusters.first { $0.left <= point.x && point.x < $0.right }?.range
    }

    // MARK: Selections

    /// The rectangles of a selection of bytes, line by line from left to right. A line with mixed directions may have several.
    ///
    /// Complexity: O(*l* + *c*) for *l* lines and *c* selected characters.
    public func rects(of range: Range<Int>) -> [CGRect] {
        var rects: [CGRect] = []
        for line in lines where line.range.overlaps(range) {
            var last: CGRect?
            for cluster in line.clusters where cluster.range.overlaps(range) {
                let rect = CGRect(x: cluster.left, y: line.top, width: cluster.right - cluster.left, height: line.bottom - line.top)
                if let before = last, rect.minX <= before.maxX + 0.01 {
                    last = before.union(rect)
                } else {
                    if let last { rects.append(last) }
                    last = rect
                }
            }
            if let last { rects.append(last) }
        }
        return rects
    }
}

extension TextGeometry.Cluster {
    var leftEdge: TextPosition { isRightToLeft ? TextPosition(range.upperBound, .upstream) : TextPosition(range.lowerBound, .downstream) }
    var rightEdge: TextPosition { isRightToLeft ? TextPosition(range.lowerBound, .downstream) : TextPosition(range.upperBound, .upstream) }
    var leadingX: CGFloat { isRightToLeft ? right : left }
    var trailingX: CGFloat { isRightToLeft ? left : right }
}

extension TextGeometry.Line {
    fileprivate func caretX(at position: TextPosition) -> CGFloat {
        let before = clusters.first { $0.range.upperBound == position.offset }
        let after = clusters.first { $0.range.contains(position.offset) }
        switch position.affinity {
        case .upstream: if let before { return before.trailingX }
        case .downstream: break
        }
        if let after { return after.leadingX }
        if let before { return before.trailingX }
        return isRightToLeft == (position.offset <= range.lowerBound) ? right : left
    }
}
