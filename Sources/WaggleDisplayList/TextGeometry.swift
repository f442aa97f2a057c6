// Where the characters of a laid-out text stand: what carets, selections and links are found by.

import Foundation
import WaggleGeometry

/// A place between two characters of a text.
///
/// Everywhere in the text engine, places are counted in bytes of UTF-8 of the text's runs joined, an attachment standing as one U+FFFC
/// (three bytes). Swift's strings and Pango count so, and `String.Index(utf16Offset:in:)` is not needed on the way.
public struct TextPosition: Sendable, Hashable {
    /// Which of two characters the place belongs to where they do not stand beside each other: at the end of a line that wraps, and where
    /// text turns from one direction to the other.
    public enum Affinity: Sendable, Hashable {
        /// The one before.
        case upstream
        /// The one after.
        case downstream
    }
    public var offset: Int
    public var affinity: Affinity

    public init(_ offset: Int, _ affinity: Affinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }
}

/// The characters of a layout at their places, line by line. Points are those of the layout, from its top-left corner.
public struct TextGeometry: Sendable {
    /// What a caret does not go into: a grapheme, or what an ellipsis stands for.
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

    public struct Line: Sendable {
        /// All of the line, what ends it included.
        public var range: Range<Int>
        /// Where the line's text ends, before a hard break.
        public var textEnd: Int
        public var top: CGFloat
        public var bottom: CGFloat
        public var baseline: CGFloat
        /// Where the line begins and ends, blanks that hang at its end left out; one place for an empty line.
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

        /// The text of the line without what ends it.
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

    /// The number of the line that a place is on.
    public func lineIndex(at position: TextPosition) -> Int {
        let after = lines.firstIndex { position.offset < $0.range.upperBound } ?? lines.count - 1
        guard position.affinity == .upstream, after > 0, position.offset == lines[after].range.lowerBound, !lines[after - 1].endsHard else { return after }
        return after - 1
    }

    /// The text of the line that a place is on, without what ends it.
    public func lineRange(at position: TextPosition) -> Range<Int> { lines[lineIndex(at: position)].textRange }

    /// The number of the line at a height; the nearest one above and below all.
    public func lineIndex(atY y: CGFloat) -> Int { lines.lastIndex { $0.top <= y } ?? 0 }

    // MARK: Carets

    /// The rectangle of a caret: without width, as high as its line. A place within a cluster counts as the cluster's beginning.
    public func caret(at position: TextPosition) -> CGRect {
        let line = lines[lineIndex(at: position)]
        return CGRect(x: line.caretX(at: position), y: line.top, width: 0, height: line.bottom - line.top)
    }

    /// The place nearest to a point.
    public func position(at point: CGPoint) -> TextPosition { position(onLine: lineIndex(atY: point.y), x: point.x) }

    /// The place on a line that is nearest to `x`: where a caret goes that moves up or down.
    public func position(onLine index: Int, x: CGFloat) -> TextPosition {
        let line = lines[min(max(index, 0), lines.count - 1)]
        guard let first = line.clusters.first, let last = line.clusters.last else { return TextPosition(line.range.lowerBound) }
        if x <= first.left { return first.leftEdge }
        guard let hit = line.clusters.first(where: { x < $0.right }) else { return last.rightEdge }
        return x < (hit.left + hit.right) / 2 ? hit.leftEdge : hit.rightEdge
    }

    /// The characters drawn at a point; nil: none.
    public func range(under point: CGPoint) -> Range<Int>? {
        let line = lines[lineIndex(atY: point.y)]
        guard point.y >= line.top, point.y < line.bottom else { return nil }
        return line.clusters.first { $0.left <= point.x && point.x < $0.right }?.range
    }

    // MARK: Selections

    /// What a selection covers: from line to line, and on each from left to right. Where directions mix, a line may have several.
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
