// Text in lines.

import Foundation
import WaggleGeometry

/// Glyphs of one face and paint on one baseline.
public struct GlyphRun: Sendable {
    public var face: FontFace
    /// The size in points, including the scale factor that made the text fit.
    public var size: CGFloat
    /// The indices of the glyphs in the face.
    public var glyphs: [UInt32]
    /// Origins of the glyphs on the baseline, in points from the layout's top left corner.
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
        /// In points from the top left corner of the layout.
        public var rect: CGRect
        /// nil for the paint given when the text is drawn.
        public var paint: Paint?
        public init(rect: CGRect, paint: Paint?) {
            self.rect = rect
            self.paint = paint
        }
    }
    /// Width of the widest line and height of all lines, in points, unrounded.
    public let size: CGSize
    /// From the top of the layout to the baseline of the first line, in points.
    public let firstBaseline: CGFloat
    /// From the top of the layout to the baseline of the last line, in points.
    public let lastBaseline: CGFloat
    public let lineCount: Int
    public let isTruncated: Bool
    public let runs: [GlyphRun]
    /// The backgrounds of runs.
    public let backgrounds: [Decoration]
    /// Underlines, strikethroughs, and boxes for missing characters.
    public let decorations: [Decoration]
    /// Attachments and their top left corners, in points.
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
    /// Width of the widest line and height of all lines, in points, unrounded.
    public var size: CGSize
    /// From the top to the baseline of the first line, in points.
    public var firstBaseline: CGFloat
    /// From the top to the baseline of the last line, in points.
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
