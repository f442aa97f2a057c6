// The short way for labels: one font, plain ASCII, one line.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Shapes with HarfBuzz alone what needs neither line breaking nor a choice of fonts or directions.
///
/// That is most text of most programs. Pango would find the same glyphs at the same places, at several times the cost.
final class LabelShaper {
    private struct Font {
        /// Owned by the Pango font.
        var shaper: OpaquePointer
        var open: OpenFont
        var pango: UnsafeMutablePointer<PangoFont>
    }

    private var fonts: [FontDescription: Font?] = [:]
    private let buffer = hb_buffer_create()
    private let latin = hb_script_from_string("Latn", 4)
    private let limit = 256

    deinit {
        forgetFonts()
        hb_buffer_destroy(buffer)
    }

    private func forgetFonts() {
        for font in fonts.values { if let font { g_object_unref(UnsafeMutableRawPointer(font.pango)) } }
        fonts = [:]
    }

    /// - Returns: nil for text that is not printable ASCII, and for fonts that lack letters.
    func line(_ source: TextSource, _ engine: PangoTextEngine) -> TextLine? {
        guard let run = source.text.runs.first, source.text.runs.count == 1, !source.bytes.isEmpty, !run.font.smallCaps,
              source.bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }), let font = font(run.font, engine) else { return nil }
        hb_buffer_clear_contents(buffer)
        source.bytes.withUnsafeBufferPointer { hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count)) }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, latin)
        hb_buffer_set_language(buffer, hb_language_get_default())
        if run.font.monospacedDigits {
            var feature = hb_feature_t()
            hb_feature_from_string("tnum=1", -1, &feature)
            hb_shape(font.shaper, buffer, &feature, 1)
        } else {
            hb_shape(font.shaper, buffer, nil, 0)
        }
        return line(font.open, source, engine.metrics(of: run.font))
    }

    private func line(_ font: OpenFont, _ source: TextSource, _ metrics: FontMetrics) -> TextLine? {
        var count: UInt32 = 0
        guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count), let places = hb_buffer_get_glyph_positions(buffer, nil) else { return nil }
        let unit = 1 / CGFloat(PANGO_SCALE)
        let textEnd = (source.bytes.lastIndex { $0 != 0x20 } ?? -1) + 1
        var piece = TextLine.Piece(font: font, run: 0, glyphs: [], positions: [], left: 0, width: 0)
        piece.glyphs.reserveCapacity(Int(count))
        piece.positions.reserveCapacity(Int(count))
        var (x, end) = (CGFloat(0), CGFloat(0))
        for index in 0..<Int(count) {
            let place = places[index]
            piece.glyphs.append(glyphs[index].codepoint)
            piece.positions.append(CGPoint(x: x + CGFloat(place.x_offset) * unit, y: -CGFloat(place.y_offset) * unit))
            x += CGFloat(place.x_advance) * unit
            if glyphs[index].cluster < textEnd { end = x }
        }
        piece.width = x
        return TextLine(pieces: [piece], width: end, ascender: metrics.ascender, descender: metrics.descender, leading: metrics.leading, start: 0)
    }

    private func font(_ request: FontDescription, _ engine: PangoTextEngine) -> Font? {
        if let font = fonts[request] { return font }
        if fonts.count >= limit { forgetFonts() }
        let font = open(request, engine)
        fonts[request] = .some(font)
        return font
    }

    private func open(_ request: FontDescription, _ engine: PangoTextEngine) -> Font? {
        guard let pango = engine.load(request) else { return nil }
        guard let open = engine.open(pango, for: request), let shaper = pango_font_get_hb_font(pango), (0x20..<0x7F).allSatisfy({ pango_font_has_char(pango, $0) != 0 }) else {
            g_object_unref(UnsafeMutableRawPointer(pango))
            return nil
        }
        return Font(shaper: shaper, open: open, pango: pango)
    }
}
