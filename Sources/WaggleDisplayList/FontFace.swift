// Faces and their glyphs.

import Foundation
import WaggleGeometry

/// A face opened by a text engine. Backends of the same technology know the concrete class; others use the description and
/// the glyph outlines.
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
    /// FreeType's flags of the outline, as bits.
    public var flags: Int32 = 0
    public init() {}
}
