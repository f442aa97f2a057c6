// Text with the styles of its parts.

import Foundation
import WaggleGeometry

/// Text divided into runs of one style each.
public struct StyledText: Sendable {
    /// An underline or strikethrough.
    public struct Line: Sendable, Hashable {
        /// The dots and dashes of the line.
        public enum Pattern: Sendable, Hashable { case solid, dot, dash, dashDot, dashDotDot }

        public var pattern: Pattern
        /// nil for the run's own color.
        public var color: ResolvedColor?
        public init(pattern: Pattern = .solid, color: ResolvedColor? = nil) {
            self.pattern = pattern
            self.color = color
        }
    }

    /// Text of one style, or one attachment.
    public struct Run: Sendable {
        /// What the run shows.
        public enum Content: Sendable {
            case string(String)
            /// An image or symbol that acts as one character in the line. Its size is in points, and its baseline is measured from its top.
            case attachment(DisplayList, size: CGSize, baseline: CGFloat)
        }
        public var content: Content
        public var font: FontDescription
        /// nil for the paint given when the text is drawn.
        public var paint: Paint?
        /// Points added between letters; ligatures are kept.
        public var kerning: CGFloat
        /// Points added after each letter; ligatures are broken up.
        public var tracking: CGFloat
        /// How far the run is above the baseline, in points; negative below it.
        public var baselineOffset: CGFloat
        /// The background of the run in each line; nil for none.
        public var background: ResolvedColor?
        public var underline: Line?
        public var strikethrough: Line?
        /// The destination of a tap on the run; nil for none.
        public var link: URL?

        public init(_ content: Content, font: FontDescription, paint: Paint? = nil, kerning: CGFloat = 0, tracking: CGFloat = 0,
                    baselineOffset: CGFloat = 0, background: ResolvedColor? = nil, underline: Line? = nil, strikethrough: Line? = nil,
                    link: URL? = nil) {
            self.content = content
            self.font = font
            self.paint = paint
            self.kerning = kerning
            self.tracking = tracking
            self.baselineOffset = baselineOffset
            self.background = background
            self.underline = underline
            self.strikethrough = strikethrough
            self.link = link
        }
    }

    public var runs: [Run]
    public init(_ runs: [Run]) { self.runs = runs }
}

/// How lines are broken, truncated and aligned.
public struct ParagraphStyle: Sendable, Hashable {
    /// The side on which lines begin, or the middle. Leading is the right side in text from right to left.
    public enum Alignment: Sendable, Hashable { case leading, center, trailing }
    /// Which part of the last line gives way to an ellipsis.
    public enum Truncation: Sendable, Hashable { case head, middle, tail }

    public var alignment: Alignment
    public var truncation: Truncation
    /// The maximum number of lines; nil for no limit.
    public var lineLimit: Int?
    /// Reserves the height of `lineLimit` lines even if there are fewer.
    public var reservesSpace: Bool
    /// Points between lines, besides the leading of the font.
    public var lineSpacing: CGFloat
    /// The text may shrink to this fraction of its size before it is truncated; 1 for never.
    public var minimumScaleFactor: CGFloat
    /// True to move letters closer together before text is truncated.
    public var allowsTightening: Bool
    /// The layout direction, which decides the sides of `alignment` and the direction of paragraphs whose text does not.
    public var rightToLeft: Bool
    /// True to pull another word down if the second line would have only one. Text being edited breaks where lines are full.
    public var avoidsOrphans = true

    public init(alignment: Alignment = .leading, truncation: Truncation = .tail, lineLimit: Int? = nil, reservesSpace: Bool = false,
                lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1, allowsTightening: Bool = false, rightToLeft: Bool = false) {
        self.alignment = alignment
        self.truncation = truncation
        self.lineLimit = lineLimit
        self.reservesSpace = reservesSpace
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.rightToLeft = rightToLeft
    }

    /// The left edge of a line in a box, in points: how much of the remaining space is on its left.
    public func indent(ofRoom room: CGFloat) -> CGFloat {
        switch alignment {
        case .leading: rightToLeft ? room : 0
        case .center: room / 2
        case .trailing: rightToLeft ? 0 : room
        }
    }
}
