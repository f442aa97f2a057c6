// The text engine: shapes with Pango, lays out lines by its own rules.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Shapes styled text with Pango and finds faces with fontconfig. For the main thread only.
///
/// Metrics are unhinted: text has the same width at every scale, to 1/1024 point. Bounded caches hold what is expensive: fonts, faces and
/// short strings.
public final class PangoTextEngine: TextEngine {
    /// One layout object for all texts.
    let layout: OpaquePointer
    private let context: OpaquePointer
    let fontMap: UnsafeMutablePointer<PangoFontMap>

    private var descriptions: [FontDescription: OpaquePointer] = [:]
    private var opened: [Opened: OpenFont] = [:]
    private var faces: [String: PangoFontFace] = [:]
    private var metricsOfFamilies: [FontDescription: FontMetrics] = [:]
    private var shortTexts = RecentCache<ShortText, TextLayout>(limit: 4096)
    private var shortLabels = RecentCache<ShortText, ShapedLabel>(limit: 4096)
    let labels = LabelShaper()
    /// Otherwise Pango hyphenates a long word that it breaks.
    let noHyphens: OpaquePointer

    public init() {
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) ?? pango_cairo_font_map_new(),
              let context = pango_font_map_create_context(map), let options = cairo_font_options_create() else {
            preconditionFailure("Pango could not make a font map: out of memory.")
        }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        // One Pango unit is 1/1024 point.
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        FaceWidth.install(in: map)
        fontMap = map
        self.context = context
        layout = pango_layout_new(context)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        noHyphens = pango_attr_list_new()
        pango_attr_list_insert(noHyphens, pango_attr_insert_hyphens_new(0))
    }

    deinit {
        for description in descriptions.values { pango_font_description_free(description) }
        forgetFonts()
        pango_attr_list_unref(noHyphens)
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(fontMap))
    }

    public func shape(_ text: StyledText, _ style: ParagraphStyle) -> any ShapedText { PangoShapedText(self, text, style) }

    public func metrics(of font: FontDescription) -> FontMetrics {
        guard font.family != nil else { return LineMetrics.system.metrics(of: font) }
        if let metrics = metricsOfFamilies[font] { return metrics }
        let metrics = measureFamily(font)
        if metricsOfFamilies.count > 256 { metricsOfFamilies = [:] }
        metricsOfFamilies[font] = metrics
        return metrics
    }

    /// A font family chosen by the program keeps its own metrics.
    private func measureFamily(_ font: FontDescription) -> FontMetrics {
        guard let metrics = pango_context_get_metrics(context, description(font), nil) else { return LineMetrics.system.metrics(of: font) }
        defer { pango_font_metrics_unref(metrics) }
        let em = font.usableSize
        let ascender = CGFloat(pango_font_metrics_get_ascent(metrics)) / CGFloat(PANGO_SCALE) / em
        let descender = CGFloat(pango_font_metrics_get_descent(metrics)) / CGFloat(PANGO_SCALE) / em
        var line = LineMetrics.system
        if ascender > 0 { (line.ascender, line.descender) = (ascender, max(0, descender)) }
        return line.metrics(of: font)
    }

    /// Cached, up to a large number.
    func description(_ font: FontDescription) -> OpaquePointer? {
        if let description = descriptions[font] { return description }
        if descriptions.count >= 1024 {
            for description in descriptions.values { pango_font_description_free(description) }
            descriptions = [:]
        }
        let description = font.makePangoDescription()
        descriptions[font] = description
        return description
    }

    /// The face and size of a Pango font; nil if it cannot be drawn.
    func open(_ font: UnsafeMutablePointer<PangoFont>, for request: FontDescription) -> OpenFont? {
        let key = Opened(font: font, isRounded: request.isRounded)
        if let font = opened[key] { return font }
        if opened.count >= 512 { forgetFonts() }
        guard let face = face(of: font, for: request), let description = pango_font_describe_with_absolute_size(font) else { return nil }
        defer { pango_font_description_free(description) }
        // A bitmap face's description has the size of its bitmaps; Cairo has the requested one.
        let described = CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
        let open = OpenFont(face: face, size: face.hasOutlines ? described : Self.matrixSize(of: font) ?? described)
        g_object_ref(UnsafeMutableRawPointer(font))
        opened[key] = open
        return open
    }

    private static func matrixSize(of font: UnsafeMutablePointer<PangoFont>) -> CGFloat? {
        guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaled, &matrix)
        return matrix.yy != 0 ? abs(matrix.yy) : nil
    }

    private func forgetFonts() {
        for key in opened.keys { g_object_unref(UnsafeMutableRawPointer(key.font)) }
        opened = [:]
    }

    /// Fonts from the same file in the same style share a face at all sizes.
    private func face(of font: UnsafeMutablePointer<PangoFont>, for request: FontDescription) -> PangoFontFace? {
        let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        guard let pattern, let copy = FcPatternDuplicate(pattern) else { return nil }
        defer { FcPatternDestroy(copy) }
        for size in [FC_SIZE, FC_PIXEL_SIZE, FC_SCALE, FC_DPI] { FcPatternDel(copy, size) }
        guard let name = FcNameUnparse(copy) else { return nil }
        defer { free(name) }
        let key = String(cString: name) + (request.isRounded ? " rounded \(request.roundedRadius)" : "")
        if let face = faces[key] { return face }
        let face = PangoFontFace(font, description: request)
        faces[key] = face
        return face
    }

    /// The first font that Pango would use; the caller releases it.
    func load(_ font: FontDescription) -> UnsafeMutablePointer<PangoFont>? { pango_context_load_font(context, description(font)) }

    /// Looks up or shapes a short string in one style; nil if it is not a label.
    func label(_ key: ShortText, _ make: () -> ShapedLabel?) -> ShapedLabel? { shortLabels.value(key, make) }

    /// Looks up or lays out a short string in one style.
    func shortText(_ key: ShortText, _ make: () -> TextLayout) -> TextLayout { shortTexts.value(key, make) ?? make() }
}

/// A Pango font, and whether its outlines are rounded.
private struct Opened: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var isRounded: Bool
}

/// A face at a size in points.
struct OpenFont {
    var face: PangoFontFace
    var size: CGFloat
}

struct ShortText: Hashable {
    var string: String
    var font: FontDescription
    var rightToLeft: Bool

    /// Equal strings usually have the same font, so a few of its fields suffice.
    func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(font.size)
        hasher.combine(font.weight)
    }
}

/// A cache of the most recently used values: between `limit` and twice as many.
struct RecentCache<Key: Hashable, Value> {
    private var recent: [Key: Value] = [:]
    private var older: [Key: Value] = [:]
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// The cached value or a new one; nothing is cached if none can be made.
    mutating func value(_ key: Key, _ make: () -> Value?) -> Value? {
        if let value = recent[key] { return value }
        guard let value = older.removeValue(forKey: key) ?? make() else { return nil }
        if recent.count >= limit { (older, recent) = (recent, [:]) }
        recent[key] = value
        return value
    }
}
