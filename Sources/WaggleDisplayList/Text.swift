// Text before and after layout: a text engine takes styled text and returns glyph runs.

import Foundation
import WaggleGeometry

/// A fully specified request for a face, in points.
public struct FontDescription: Sendable, Hashable {
    /// The design of the system face.
    public enum Design: Sendable, Hashable { case `default`, serif, rounded, monospaced }

    /// A family or a face by name; nil asks for the system face of `design`.
    public var family: String?
    public var design: Design
    public var size: CGFloat
    /// CSS weight, 100...900.
    public var weight: Int
    public var italic: Bool
    public var monospacedDigits: Bool
    /// Lowercase letters as small capitals.
    public var smallCaps: Bool
    /// Capitals as small capitals.
    public var smallCapitals: Bool
    /// CSS stretch in percent, 50...200.
    public var width: Double
    /// The line height required by a text style (17 pt body: 22); nil for the face's own.
    public var lineHeight: CGFloat?

    public init(family: String? = nil, design: Design = .default, size: CGFloat, weight: Int = 400, italic: Bool = false,
                monospacedDigits: Bool = false, smallCaps: Bool = false, smallCapitals: Bool = false, width: Double = 100, lineHeight: CGFloat? = nil) {
        self.family = family
        self.design = design
        self.size = size
        self.weight = weight
        self.italic = italic
        self.monospacedDigits = monospacedDigits
        self.smallCaps = smallCaps
        self.smallCapitals = smallCapitals
        self.width = width
        self.lineHeight = lineHeight
    }
}

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
            /// An image or symbol that acts as one character in the line.
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
                    baselineOffset: CGFloat = 0, background: ResolvedColor? = nil, underline: Line? = nil, strikethrough: Line? = nil, link: URL? = nil) {
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

    /// The left edge of a line in a box: how much of the remaining space is on its left.
    public func indent(ofRoom room: CGFloat) -> CGFloat {
        switch alignment {
        case .leading: rightToLeft ? room : 0
        case .center: room / 2
        case .trailing: rightToLeft ? 0 : room
        }
    }
}

/// Vertical metrics of a face at its size in points. The descender is positive.
public struct FontMetrics: Sendable, Hashable {
    public var ascender, descender, leading, capHeight, xHeight: CGFloat
    public init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}

/// A face opened by a text engine. Backends of the same technology know the concrete class; others use the description and the glyph outlines.
open class FontFace: @unchecked Sendable {
    public let description: FontDescription
    public init(_ description: FontDescription) { self.description = description }
    /// Units of the glyph outlines per em; nil if glyphs are images or have colours, and thus no outlines.
    open var unitsPerEm: CGFloat? { nil }
    /// The outline of a glyph; empty for whitespace.
    open func shape(of glyph: UInt32) -> GlyphShape { GlyphShape() }
    /// A glyph of a face without outlines; nil for whitespace, and for faces with outlines.
    open func picture(of glyph: UInt32) -> GlyphPicture? { nil }
}

/// A glyph that is an image, such as an emoji.
public struct GlyphPicture: Sendable {
    public let source: ImageSource
    /// The image's frame in ems, relative to the glyph's origin on the baseline; y down.
    public let frame: CGRect
    /// True if the glyph has no colours of its own: its alpha is filled with the text's paint.
    public let isTemplate: Bool

    public init(source: ImageSource, frame: CGRect, isTemplate: Bool) {
        (self.source, self.frame, self.isTemplate) = (source, frame, isTemplate)
    }
}

/// The outline of a glyph in font units, y up: on-curve and off-curve points as stored in fonts.
public struct GlyphShape: Sendable, Equatable {
    /// x and y of each point, alternating.
    public var coordinates: [Int32] = []
    /// FreeType's tag of each point.
    public var tags: [UInt8] = []
    /// The last point of each contour.
    public var contours: [Int16] = []
    /// FreeType's flags of the outline.
    public var flags: Int32 = 0
    public init() {}
}

/// Glyphs of one face and paint on one baseline.
public struct GlyphRun: Sendable {
    public var face: FontFace
    /// The size in points, including the scale factor that made the text fit.
    public var size: CGFloat
    /// The indices of the glyphs in the face.
    public var glyphs: [UInt32]
    /// Origins of the glyphs on the baseline, relative to the layout's top left corner.
    public var positions: [CGPoint]
    /// nil for the paint given when the text is drawn.
    public var paint: Paint?

    public init(face: FontFace, size: CGFloat, glyphs: [UInt32], positions: [CGPoint], paint: Paint? = nil) {
        self.face = face
        self.size = size
        self.glyphs = glyphs
        self.positions = positions
        self.paint = paint
    }
}

/// Text broken into lines at one width. Immutable; compared by identity.
public final class TextLayout: Sendable {
    /// A rectangle behind, below or through text.
    public struct Decoration: Sendable {
        /// Relative to the top left corner of the layout.
        public var rect: CGRect
        /// nil for the paint given when the text is drawn.
        public var paint: Paint?
        public init(rect: CGRect, paint: Paint?) {
            self.rect = rect
            self.paint = paint
        }
    }
    /// Width of the widest line and height of all lines, unrounded.
    public let size: CGSize
    /// From the top of the layout to the baseline of the first line.
    public let firstBaseline: CGFloat
    /// From the top of the layout to the baseline of the last line.
    public let lastBaseline: CGFloat
    public let lineCount: Int
    public let isTruncated: Bool
    public let runs: [GlyphRun]
    /// The backgrounds of runs.
    public let backgrounds: [Decoration]
    /// Underlines, strikethroughs, and boxes for missing characters.
    public let decorations: [Decoration]
    /// Attachments and their top left corners.
    public let attachments: [(list: DisplayList, at: CGPoint)]
    /// The characters that no font contains, in text order.
    public let missing: [Unicode.Scalar]

    public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool, runs: [GlyphRun],
                backgrounds: [Decoration] = [], decorations: [Decoration] = [], attachments: [(list: DisplayList, at: CGPoint)] = [],
                missing: [Unicode.Scalar] = []) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
        self.runs = runs
        self.backgrounds = backgrounds
        self.decorations = decorations
        self.attachments = attachments
        self.missing = missing
    }
}

/// The size of a text at one width.
public struct TextMeasure: Sendable {
    /// Width of the widest line and height of all lines, unrounded.
    public var size: CGSize
    public var firstBaseline: CGFloat
    public var lastBaseline: CGFloat
    public var lineCount: Int

    public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
    }

    public init(_ layout: TextLayout) {
        self.init(size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline, lineCount: layout.lineCount)
    }
}

/// Shaped text, which can be broken into lines at many widths without being shaped again.
public protocol ShapedText: AnyObject {
    /// Breaks the text into lines.
    /// - Parameters:
    ///   - width: the maximum in points; nil or infinity breaks only at hard breaks. 0 gives the minimum width, never an empty layout.
    ///   - height: lines beyond it are cut off (at least one remains); nil or infinity for no limit.
    func layout(width: CGFloat?, height: CGFloat?) -> TextLayout
    /// The size that `layout` would have, computed without a layout if possible.
    func measure(width: CGFloat?, height: CGFloat?) -> TextMeasure
    /// The positions of the characters in the layout of the same size. Not cached.
    func geometry(width: CGFloat?, height: CGFloat?) -> TextGeometry
    /// The pieces of the layout of the same size. Not cached. An engine without them gives no lines.
    func parts(width: CGFloat?, height: CGFloat?) -> TextParts
}

extension ShapedText {
    public func parts(width: CGFloat?, height: CGFloat?) -> TextParts { TextParts(lines: [], isTruncated: false) }
    public func measure(width: CGFloat?, height: CGFloat?) -> TextMeasure {
        TextMeasure(layout(width: width, height: height))
    }
}

/// Shapes text and provides metrics. Main thread only.
public protocol TextEngine: AnyObject {
    func shape(_ text: StyledText, _ style: ParagraphStyle) -> any ShapedText
    func metrics(of font: FontDescription) -> FontMetrics
    /// The boundaries of user-perceived characters and of words.
    func boundaries(of text: String) -> TextBoundaries
}
