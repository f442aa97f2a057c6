// Faces and the outlines of their glyphs.

import CPango
import Foundation
import Synchronization
import WaggleDisplayList
import WaggleGeometry

/// A glyph's outline in font units, y up.
final class GlyphOutline {
    var points: [FT_Vector]
    var tags: [CChar]
    var contours: [Int16]
    let flags: Int32

    var isEmpty: Bool { points.isEmpty }

    init(_ outline: FT_Outline) {
        points = Array(UnsafeBufferPointer(start: outline.points, count: Int(outline.n_points)))
        tags = Array(UnsafeBufferPointer(start: outline.tags, count: Int(outline.n_points)))
        contours = Array(UnsafeBufferPointer(start: outline.contours, count: Int(outline.n_contours)))
        flags = outline.flags
    }

    init(flags: Int32 = 0) { (points, tags, contours, self.flags) = ([], [], [], flags) }

    init(_ shape: GlyphShape) {
        points = stride(from: 0, to: shape.coordinates.count - 1, by: 2).map {
            FT_Vector(x: FT_Pos(shape.coordinates[$0]), y: FT_Pos(shape.coordinates[$0 + 1]))
        }
        tags = shape.tags.map { CChar(bitPattern: $0) }
        contours = shape.contours
        flags = shape.flags
    }
    var shape: GlyphShape {
        var shape = GlyphShape()
        shape.coordinates = points.flatMap { [Int32(clamping: $0.x), Int32(clamping: $0.y)] }
        shape.tags = tags.map { UInt8(bitPattern: $0) }
        shape.contours = contours
        shape.flags = flags
        return shape
    }
}

/// A face whose glyphs the rasterizer can draw.
class CairoFontFace: FontFace, @unchecked Sendable {
    /// Identifies the face in glyph caches; never 0. Lists of several text engines may be drawn by one backend, so faces of all engines are
    /// counted together.
    let number: Int
    private static let lastNumber = Atomic(0)
    /// The bits of a number in a key of a cache. Numbers begin anew after as many faces, which takes millions of text engines.
    static let numberBits = 28
    /// Bitmap fonts and color fonts have no outlines.
    let hasOutlines: Bool
    let units: CGFloat

    /// - Parameter units: per em.
    init(_ description: FontDescription, hasOutlines: Bool, units: CGFloat) {
        (self.hasOutlines, self.units) = (hasOutlines, units)
        number = Self.lastNumber.wrappingAdd(1, ordering: .relaxed).oldValue % ((1 << Self.numberBits) - 1) + 1
        super.init(description)
    }
    override final var unitsPerEm: CGFloat? { hasOutlines ? units : nil }
    override final func shape(of glyph: UInt32) -> GlyphShape { outline(glyph).shape }
    /// The outline of a glyph; empty for whitespace.
    func outline(_ glyph: UInt32) -> GlyphOutline { GlyphOutline() }
}

/// A face from outside this engine, with its glyph shapes.
final class AdoptedFontFace: CairoFontFace, @unchecked Sendable {
    private let origin: FontFace

    init(_ origin: FontFace) {
        self.origin = origin
        super.init(origin.description, hasOutlines: origin.unitsPerEm != nil, units: origin.unitsPerEm ?? 1000)
    }
    override func outline(_ glyph: UInt32) -> GlyphOutline { GlyphOutline(origin.shape(of: glyph)) }
}
