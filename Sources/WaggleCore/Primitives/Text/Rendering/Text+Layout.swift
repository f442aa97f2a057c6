// The parts of a text for its renderer.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Text {
    /// A laid-out text: a collection of lines, which are collections of runs, which are collections of slices of one glyph each.
    ///
    /// Positions are in points from the top left corner of the text.
    public struct Layout: RandomAccessCollection, Equatable {
        let content: LaidOutText

        /// True if the text is truncated.
        public var isTruncated: Bool { content.parts.isTruncated }
        public var startIndex: Int { 0 }
        public var endIndex: Int { content.parts.lines.count }
        /// The line at an index from 0, at the top.
        public subscript(index: Int) -> Line {
            let line = content.parts.lines[index]
            return Line(content: content, index: index, origin: CGPoint(x: line.left, y: line.baseline))
        }
        public static func == (a: Layout, b: Layout) -> Bool { a.content === b.content }

        /// The index of a character in a text, from 0.
        @frozen public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            var value: Int
            public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.value < rhs.value }
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
            public func distance(to other: CharacterIndex) -> Int { other.value - value }
        }

        /// The bounds of a part of a text according to its font's metrics. Glyphs may exceed them.
        @frozen public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline, in points from the text's top left corner.
            public var origin: CGPoint
            /// In points.
            public var width: CGFloat
            /// The distance above the baseline, in points.
            public var ascent: CGFloat
            /// The distance below the baseline, in points; positive.
            public var descent: CGFloat
            /// The distance from the descent to the next line, in points.
            public var leading: CGFloat

            /// Always zero.
            public init() { (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0) }

            /// The bounds from the ascent to the descent, in points.
            public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
        }

        /// Options for drawing a part.
        @frozen public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Requests subpixel glyph positions, for animation. It has no effect: glyphs always have quarter-pixel positions.
            public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1 << 0) }
        }

        /// A line of a text: its runs from left to right.
        public struct Line: RandomAccessCollection, Equatable {
            let content: LaidOutText
            let index: Int
            /// The left end of the baseline, in points from the text's top left corner. Setting it moves the line and its parts.
            public var origin: CGPoint

            private var line: TextParts.Line { content.parts.lines[index] }
            var offset: CGPoint { CGPoint(x: origin.x - line.left, y: origin.y - line.baseline) }

            public var startIndex: Int { 0 }
            public var endIndex: Int { line.runs.count }
            /// The run at an index from 0, at the left.
            public subscript(index: Int) -> Run {
                precondition(index >= 0 && index < endIndex, "The line has \(endIndex) runs, so there is none at \(index).")
                return Run(content: content, line: self.index, index: index, offset: offset)
            }
            public var typographicBounds: TypographicBounds { content.bounds(line: index, left: line.left, width: line.width, offset) }
            public static func == (lhs: Line, rhs: Line) -> Bool {
                lhs.content === rhs.content && lhs.index == rhs.index && lhs.origin == rhs.origin
            }
        }

        /// A part of a line in one style and direction: its slices from left to right.
        public struct Run: RandomAccessCollection, Equatable {
            let content: LaidOutText
            let line: Int
            let index: Int
            let offset: CGPoint

            var run: TextParts.Run { content.parts.lines[line].runs[index] }

            public var startIndex: Int { 0 }
            public var endIndex: Int { run.clusters.count }
            /// The slice of one glyph at an index from 0, at the left.
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
            /// The glyphs of a range of indices from 0.
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
            /// The value of a type that `customAttribute(_:)` attached to the text, or nil.
            public subscript<T>(key: T.Type) -> T? where T: TextAttribute { content.attribute(T.self, ofRun: run.style) }
            /// The reading direction.
            public var layoutDirection: LayoutDirection { run.isRightToLeft ? .rightToLeft : .leftToRight }
            public var typographicBounds: TypographicBounds { content.bounds(line: line, left: run.left, width: run.width, offset) }
            /// The indices of its characters, slice by slice.
            ///
            /// Complexity: O(*k* log *n*) for *k* glyphs in a text of *n* characters.
            public var characterIndices: [CharacterIndex] { content.characters(of: run.clusters[...]) }
            public static func == (lhs: Run, rhs: Run) -> Bool {
                lhs.content === rhs.content && lhs.line == rhs.line && lhs.index == rhs.index && lhs.offset == rhs.offset
            }
        }

        /// Some adjacent glyphs of a run.
        public struct RunSlice: RandomAccessCollection, Equatable {
            public var run: Run
            /// The indices of its slices in the run.
            public var indices: Range<Int>

            /// - Parameter indices: within `0..<run.count`, or the program stops.
            public init(run: Run, indices: Range<Int>) {
                precondition(
                    indices.lowerBound >= 0 && indices.upperBound <= run.count,
                    "The run has \(run.count) slices, so \(indices) is out of bounds.")
                (self.run, self.indices) = (run, indices)
            }

            public var startIndex: Int { indices.lowerBound }
            public var endIndex: Int { indices.upperBound }
            /// The slice of one glyph at an index of the run.
            public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
            /// The glyphs of a range of the run's indices.
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
            /// The value of a type that `customAttribute(_:)` attached to the text, or nil.
            public subscript<T>(key: T.Type) -> T? where T: TextAttribute { run[key] }
            public var typographicBounds: TypographicBounds {
                let left = clusters.first?.left ?? run.run.left
                return run.content.bounds(line: run.line, left: left, width: (clusters.last?.right ?? left) - left, run.offset)
            }
            /// The indices of its characters.
            public var characterIndices: [CharacterIndex] { run.content.characters(of: clusters) }
            var clusters: ArraySlice<TextParts.Cluster> { run.run.clusters[indices] }
            public static func == (a: RunSlice, b: RunSlice) -> Bool { a.run == b.run && a.indices == b.indices }
        }
    }
}

/// The storage shared by the parts of one layout.
final class LaidOutText: Sendable {
    let parts: TextParts
    /// The paint of runs without their own.
    let paint: Paint
    private let attributes: [[AnyTextAttribute]]
    /// The start of each character, in UTF-8 bytes.
    private let characterStarts: [Int]

    init(_ parts: TextParts, of text: StyledText, paint: Paint, attributes: [[AnyTextAttribute]]) {
        (self.parts, self.paint, self.attributes) = (parts, paint, attributes)
        var starts: [Int] = [], start = 0
        for run in text.runs {
            switch run.content {
            case .string(let string):
                for character in string {
                    starts.append(start)
                    start += character.utf8.count
                }
            case .attachment:
                starts.append(start)
                start += 3
            }
        }
        characterStarts = starts
    }

    func bounds(line index: Int, left: CGFloat, width: CGFloat, _ offset: CGPoint) -> Text.Layout.TypographicBounds {
        let line = parts.lines[index]
        var bounds = Text.Layout.TypographicBounds()
        bounds.origin = CGPoint(x: left + offset.x, y: line.baseline + offset.y)
        (bounds.width, bounds.ascent, bounds.descent, bounds.leading) = (width, line.ascent, line.descent, line.leading)
        return bounds
    }

    func attribute<T: TextAttribute>(_ type: T.Type, ofRun index: Int) -> T? {
        guard index < attributes.count else { return nil }
        return attributes[index].first { $0.type == ObjectIdentifier(type) }?.value.base as? T
    }

    func characters(of clusters: ArraySlice<TextParts.Cluster>) -> [Text.Layout.CharacterIndex] {
        clusters.flatMap { cluster -> [Text.Layout.CharacterIndex] in
            var (low, high) = (0, characterStarts.count)
            while low < high {
                let middle = (low + high) / 2
                if characterStarts[middle] < cluster.range.lowerBound { low = middle + 1 } else { high = middle }
            }
            return characterStarts[low...].prefix { $0 < cluster.range.upperBound }.indices.map { Text.Layout.CharacterIndex(value: $0) }
        }
    }
}
