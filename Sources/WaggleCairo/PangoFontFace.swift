// A Pango face for the rasterizer: unhinted outlines in font units.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// One face in one style at all sizes. Made by Pango text engines, drawn by the Cairo rasterizer.
final class PangoFontFace: CairoFontFace, @unchecked Sendable {
    let cairoFace: OpaquePointer
    private let options: OpaquePointer
    /// At size 1000; used to load outlines.
    private let scaledFont: OpaquePointer
    /// Glyphs of emoji fonts have their own colors.
    let hasColors: Bool
    private let emboldens: Bool
    /// The radius of the rounded design's corners, in font units; nil for other designs.
    private let cornerRadius: CGFloat?
    /// Whether Cairo's own glyphs differ from `outline`.
    var reshapesOutlines: Bool { cornerRadius != nil }
    private var outlines: [UInt32: GlyphOutline] = [:]
    private var pictures: [UInt32: GlyphPicture] = [:]

    /// - Parameter font: a Pango font of any size.
    /// - Returns: nil if Cairo cannot open the font.
    init?(_ font: UnsafeMutablePointer<PangoFont>, description: FontDescription) {
        guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
              let options = cairo_font_options_create() else { return nil }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        var matrix = cairo_matrix_t(), identity = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaled, &matrix)
        cairo_matrix_init_identity(&identity)
        let size = matrix.yy != 0 ? abs(matrix.yy) : 1
        var large = cairo_matrix_t(
            xx: matrix.xx / size * 1000, yx: matrix.yx / size * 1000, xy: matrix.xy / size * 1000, yy: matrix.yy / size * 1000, x0: 0,
            y0: 0)
        guard let cairoFace = cairo_scaled_font_get_font_face(scaled),
              let scaledFont = cairo_scaled_font_create(cairoFace, &large, &identity, options),
                  cairo_scaled_font_status(scaledFont) == CAIRO_STATUS_SUCCESS else {
            cairo_font_options_destroy(options)
            return nil
        }
        self.options = options
        self.cairoFace = cairo_font_face_reference(cairoFace)
        self.scaledFont = scaledFont
        var (scalable, colored, units) = (false, false, CGFloat(1000))
        if let face = cairo_ft_scaled_font_lock_face(scaledFont) {
            colored = face.pointee.face_flags & Int(FT_FACE_FLAG_COLOR) != 0
            scalable = face.pointee.face_flags & Int(FT_FACE_FLAG_SCALABLE) != 0 && !colored
            units = CGFloat(max(face.pointee.units_per_EM, 1))
            cairo_ft_scaled_font_unlock_face(scaledFont)
        }
        hasColors = colored
        var embolden: FcBool = 0
        if let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)) {
            FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &embolden)
        }
        emboldens = embolden != 0
        cornerRadius = description.isRounded && scalable ? description.roundedRadius * units : nil
        super.init(description, hasOutlines: scalable, units: units)
    }

    deinit {
        cairo_scaled_font_destroy(scaledFont)
        cairo_font_face_destroy(cairoFace)
        cairo_font_options_destroy(options)
    }

    /// Loaded once.
    override func outline(_ glyph: UInt32) -> GlyphOutline {
        if let outline = outlines[glyph] { return outline }
        let outline = load(glyph)
        outlines[glyph] = outline
        return outline
    }

    private func load(_ glyph: UInt32) -> GlyphOutline {
        guard hasOutlines, let face = cairo_ft_scaled_font_lock_face(scaledFont) else { return GlyphOutline() }
        defer { cairo_ft_scaled_font_unlock_face(scaledFont) }
        let flags = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
        guard FT_Load_Glyph(face, glyph, Int32(flags)) == 0, let slot = face.pointee.glyph,
              slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return GlyphOutline() }
        // As FreeType does for a face without a bold cut.
        if emboldens { FT_Outline_Embolden(&slot.pointee.outline, FT_Pos(units / 24)) }
        let outline = GlyphOutline(slot.pointee.outline)
        slant(outline)
        return cornerRadius.map { outline.rounded(radius: $0) } ?? outline
    }

    /// Rendered once, at the largest size that the font has.
    override func picture(of glyph: UInt32) -> GlyphPicture? {
        guard !hasOutlines else { return nil }
        if let picture = pictures[glyph] { return picture }
        let picture = render(glyph)
        pictures[glyph] = picture
        return picture
    }

    private func render(_ glyph: UInt32) -> GlyphPicture? {
        let size = pictureSize
        guard let font = scaledFont(size: size, .identity) else { return nil }
        defer { cairo_scaled_font_destroy(font) }
        var extents = cairo_text_extents_t(), placed = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        cairo_scaled_font_glyph_extents(font, &placed, 1, &extents)
        let box = PixelRect(around: CGRect(x: extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height))
        guard extents.width > 0, extents.height > 0, box.width < 2048, box.height < 2048,
              let canvas = try? Canvas(width: box.width, height: box.height) else { return nil }
        (placed.x, placed.y) = (Double(-box.left), Double(-box.top))
        cairo_set_scaled_font(canvas.context, font)
        cairo_show_glyphs(canvas.context, &placed, 1)
        guard let data = canvas.data else { return nil }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(box.width * box.height * 4)
        for row in 0..<box.height {
            pixels.append(contentsOf: UnsafeBufferPointer(start: data + row * canvas.stride, count: box.width * 4))
        }
        return GlyphPicture(source: ImageSource(width: box.width, height: box.height, pixels: pixels), frame: CGRect(
            x: CGFloat(box.left) / size, y: CGFloat(box.top) / size, width: CGFloat(box.width) / size, height: CGFloat(box.height) / size),
            isTemplate: !hasColors)
    }

    /// Pixels per em of the largest bitmaps in the font; the usual size of emoji bitmaps if it has none.
    private var pictureSize: CGFloat {
        guard let face = cairo_ft_scaled_font_lock_face(scaledFont) else { return 128 }
        defer { cairo_ft_scaled_font_unlock_face(scaledFont) }
        let sizes = UnsafeBufferPointer(start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
        return sizes.map { CGFloat($0.y_ppem) / 64 }.max() ?? 128
    }

    /// A face without an italic cut is slanted by its font matrix.
    private func slant(_ outline: GlyphOutline) {
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
        let (xx, yx, xy, yy) = (matrix.xx / 1000, matrix.yx / 1000, matrix.xy / 1000, matrix.yy / 1000)
        if xx == 1 && yx == 0 && xy == 0 && yy == 1 { return }
        for index in outline.points.indices {
            let (x, y) = (Double(outline.points[index].x), Double(outline.points[index].y))
            outline.points[index] = FT_Vector(x: FT_Pos((xx * x - xy * y).rounded()), y: FT_Pos((yy * y - yx * x).rounded()))
        }
    }

    /// For surfaces that support text, and for faces without outlines.
    func scaledFont(size: CGFloat, _ matrix: CGAffineTransform) -> OpaquePointer? {
        var fontMatrix = cairo_matrix_t(), user = cairo_matrix_t(matrix)
        cairo_scaled_font_get_font_matrix(scaledFont, &fontMatrix)
        cairo_matrix_scale(&fontMatrix, size / 1000, size / 1000)
        user.x0 = 0
        user.y0 = 0
        return cairo_scaled_font_create(cairoFace, &fontMatrix, &user, options)
    }
}
