// Font descriptions for Pango, and line metrics.

import CPango
import Foundation
import WaggleDisplayList

extension FontDescription {
    /// The families to look up, in order of preference.
    ///
    /// The system face is Inter, whose proportions are close to San Francisco's; from 20 points up its display cut, as on Apple's systems.
    /// The rounded design rounds its corners (`RoundedOutline`); other widths scale the system faces horizontally (`FaceWidth`).
    private func families(of face: NamedFace?) -> String {
        let system = switch design {
        case .default, .rounded: size >= 20 ? "Inter Display,Inter,DejaVu Sans,sans-serif" : "Inter,DejaVu Sans,sans-serif"
        case .serif: "Charis SIL,DejaVu Serif,serif"
        case .monospaced: "JetBrains Mono,DejaVu Sans Mono,monospace"
        }
        return face.map { "\($0.family),\(system)" } ?? system
    }

    /// OpenType features in HarfBuzz's notation.
    var features: [String] {
        var features = monospacedDigits ? ["tnum=1"] : []
        // JetBrains Mono has ligatures for operators such as -> and !=; SF Mono does not.
        if design == .monospaced, family == nil { features.append("calt=0") }
        return features
    }

    var isRounded: Bool { design == .rounded && family == nil }

    /// Half of Inter's stem width at the weight, in ems.
    var roundedRadius: CGFloat {
        let halves: [CGFloat] = [0.010, 0.016, 0.024, 0.042, 0.046, 0.050, 0.056, 0.064, 0.072]
        return halves[min(max((weight + 50) / 100 - 1, 0), halves.count - 1)]
    }

    /// A size that Pango accepts.
    var usableSize: CGFloat { size > 0 ? min(size, 4096) : 0.01 }

    func makePangoDescription() -> OpaquePointer? {
        guard let description = pango_font_description_new() else { return nil }
        let face = family.map(NamedFace.named)
        pango_font_description_set_family(description, families(of: face))
        pango_font_description_set_absolute_size(description, Double(usableSize) * Double(PANGO_SCALE))
        // A named face has a style of its own, unless the program asks for another one.
        let shown = face.map { weight == 400 ? $0.weight : weight } ?? FaceWidth.weight(weight, width: width)
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(shown, 1), 1000))))
        pango_font_description_set_style(description, italic || face?.isItalic == true ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_variant(description, pangoVariant)
        pango_font_description_set_stretch(description, pangoStretch)
        return description
    }

    private var pangoVariant: PangoVariant {
        switch (smallCaps, smallCapitals) {
        case (false, false): PANGO_VARIANT_NORMAL
        case (true, false): PANGO_VARIANT_SMALL_CAPS
        case (false, true): PANGO_VARIANT_UNICASE
        case (true, true): PANGO_VARIANT_ALL_SMALL_CAPS
        }
    }

    private var pangoStretch: PangoStretch {
        switch width {
        case ..<56: PANGO_STRETCH_ULTRA_CONDENSED
        case ..<69: PANGO_STRETCH_EXTRA_CONDENSED
        case ..<81: PANGO_STRETCH_CONDENSED
        case ..<94: PANGO_STRETCH_SEMI_CONDENSED
        case ..<106: PANGO_STRETCH_NORMAL
        case ..<119: PANGO_STRETCH_SEMI_EXPANDED
        case ..<138: PANGO_STRETCH_EXPANDED
        case ..<175: PANGO_STRETCH_EXTRA_EXPANDED
        default: width.isNaN ? PANGO_STRETCH_NORMAL : PANGO_STRETCH_ULTRA_EXPANDED
        }
    }
}

/// Line metrics in ems. The system faces use San Francisco's metrics, so that layouts do not depend on the installed face.
struct LineMetrics {
    var ascender, descender, capHeight, xHeight: CGFloat

    static let system = LineMetrics(ascender: 0.952148, descender: 0.241211, capHeight: 0.7046, xHeight: 0.526)

    func metrics(of font: FontDescription) -> FontMetrics {
        let size = font.usableSize
        let own = (ascender + descender) * size
        return FontMetrics(ascender: ascender * size, descender: descender * size, leading: max(0, (font.lineHeight ?? 0) - own),
                           capHeight: capHeight * size, xHeight: xHeight * size)
    }
}
