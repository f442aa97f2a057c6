// The fast path for labels: one font, plain ASCII.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Shapes text that needs neither font fallback nor bidirectional layout, with HarfBuzz alone.
///
/// This is most text of most programs. Pango gives the same glyphs at the same positions, at several times the cost.
final class LabelShaper {
    private struct Font {
        /// Owned by the Pango font.
        var shaper: OpaquePointer
        var open: OpenFont
        var pango: UnsafeMutablePointer<PangoFont>
        /// nil if the font has no ellipsis.
        var ellipsis: ShapedLabel.Ellipsis?
        /// Points after each letter.
        var spacing: CGFloat
        var features: [hb_feature_t]
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

    /// - Returns: nil for text that is not printable ASCII, and if the font lacks letters.
    func label(_ source: TextSource, _ engine: PangoTextEngine) -> ShapedLabel? {
        guard let run = source.text.runs.first, source.text.runs.count == 1, !source.bytes.isEmpty, !run.font.smallCaps,
              !run.font.smallCapitals,
              source.bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }), let font = font(run.font, engine) else { return nil }
        shape(source.bytes, font)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
              let positions = hb_buffer_get_glyph_positions(buffer, nil) else { return nil }
        return ShapedLabel(bytes: source.bytes, font: font.open, ellipsis: font.ellipsis, spacing: font.spacing,
                           metrics: engine.metrics(of: run.font),
                           infos: UnsafeBufferPointer(start: infos, count: Int(count)), positions: positions)
    }

    private func shape(_ bytes: [CChar], _ font: Font) {
        hb_buffer_clear_contents(buffer)
        bytes.withUnsafeBufferPointer { hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count)) }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, latin)
        hb_buffer_set_language(buffer, hb_language_get_default())
        hb_shape(font.shaper, buffer, font.features, UInt32(font.features.count))
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
        guard let open = engine.open(pango, for: request), let shaper = pango_font_get_hb_font(pango),
              (0x20..<0x7F).allSatisfy({ pango_font_has_char(pango, $0) != 0 }) else {
            g_object_unref(UnsafeMutableRawPointer(pango))
            return nil
        }
        let spacing = SystemTracking.points(of: request)
        // Like Pango, no ligatures in letter-spaced text.
        let features = (request.features + (spacing == 0 ? [] : ["liga=0", "clig=0"])).map { name in
            var feature = hb_feature_t()
            hb_feature_from_string(name, -1, &feature)
            return feature
        }
        var glyph: hb_codepoint_t = 0
        var ellipsis: ShapedLabel.Ellipsis?
        if hb_font_get_nominal_glyph(shaper, 0x2026, &glyph) != 0 {
            ellipsis = ShapedLabel.Ellipsis(
                glyph: glyph, advance: CGFloat(hb_font_get_glyph_h_advance(shaper, glyph)) / CGFloat(PANGO_SCALE) + spacing)
        }
        return Font(shaper: shaper, open: open, pango: pango, ellipsis: ellipsis, spacing: spacing, features: features)
    }
}
