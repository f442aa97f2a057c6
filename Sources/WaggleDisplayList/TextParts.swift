// Laid-out text in pieces that can be drawn one by one.

import Foundation
import WaggleGeometry

/// The lines of a layout, their runs of one style and direction, and the clusters in these. Lengths are points of the layout, from its top
/// left corner.
public struct TextParts: Sendable {
    /// Glyphs that belong together: a letter with its accents, or a ligature.
    public struct Cluster: Sendable {
        /// In UTF-8 bytes of the text.
        public var range: Range<Int>
        /// In points.
        public var left, right: CGFloat
        /// The indices of its glyphs in the run.
        public var glyphs: [Int]

        public init(range: Range<Int>, left: CGFloat, right: CGFloat, glyphs: [Int]) {
            (self.range, self.left, self.right, self.glyphs) = (range, left, right, glyphs)
        }
    }
    /// A part of a line in one style and direction.
    public struct Run: Sendable {
        /// The index of the text's run.
        public var style: Int
        public var isRightToLeft: Bool
        /// In points.
        public var left, width: CGFloat
        /// The run alone, at its place: at most one glyph run, with its lines, backgrounds and attachments.
        public var layout: TextLayout
        /// From left to right.
        public var clusters: [Cluster]

        public init(style: Int, isRightToLeft: Bool, left: CGFloat, width: CGFloat, layout: TextLayout, clusters: [Cluster]) {
            (self.style, self.isRightToLeft, self.left, self.width, self.layout, self.clusters) =
                (style, isRightToLeft, left, width, layout, clusters)
        }
    }
    /// One line, with its runs.
    public struct Line: Sendable {
        /// The baseline is measured from the top of the layout; ascent, descent and leading from the baseline, all positive.
        public var left, width, baseline, ascent, descent, leading: CGFloat
        /// From left to right.
        public var runs: [Run]

        public init(left: CGFloat, width: CGFloat, baseline: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat, runs: [Run]) {
            (self.left, self.width, self.baseline) = (left, width, baseline)
            (self.ascent, self.descent, self.leading, self.runs) = (ascent, descent, leading, runs)
        }
    }
    public var lines: [Line]
    /// True if an ellipsis stands for a part of the text.
    public var isTruncated: Bool

    public init(lines: [Line], isTruncated: Bool) { (self.lines, self.isTruncated) = (lines, isTruncated) }
}

extension TextLayout {
    /// The part of a run that some of its clusters make, at its place.
    public func part(_ clusters: some Collection<TextParts.Cluster>) -> TextLayout {
        guard let left = clusters.map(\.left).min(), let right = clusters.map(\.right).max() else {
            return TextLayout(
                size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline, lineCount: 0, isTruncated: false, runs: [])
        }
        let glyphs = clusters.flatMap(\.glyphs)
        let runs = runs.compactMap { run -> GlyphRun? in
            let inside = glyphs.filter { $0 < run.glyphs.count }
            return inside.isEmpty ? nil : GlyphRun(
                face: run.face, size: run.size, glyphs: inside.map { run.glyphs[$0] }, positions: inside.map { run.positions[$0] },
                paint: run.paint)
        }
        func cut(_ decorations: [Decoration]) -> [Decoration] {
            decorations.compactMap { decoration in
                let rect = decoration.rect.intersection(
                    CGRect(x: left, y: decoration.rect.minY, width: right - left, height: decoration.rect.height))
                return rect.isNull || rect.isEmpty ? nil : Decoration(rect: rect, paint: decoration.paint)
            }
        }
        return TextLayout(size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline, lineCount: lineCount, isTruncated: false,
                          runs: runs,
                          backgrounds: cut(backgrounds), decorations: cut(decorations), attachments: attachments)
    }
}
