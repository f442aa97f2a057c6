// Condensed and expanded letters for faces with a single width.

import CPango
import Foundation

/// The system faces at other widths: scaled horizontally, in a weight that keeps the stem thickness about equal.
///
/// San Francisco has condensed, compressed and expanded cuts; no free face close to it has them.
enum FaceWidth {
    /// The scaled families. Others have such cuts, or keep their width.
    private static let families: Set<String> = ["Inter", "Inter Display", "Charis SIL", "JetBrains Mono"]

    /// Installs scaling for all fonts of these families that the map opens.
    static func install(in map: UnsafeMutablePointer<PangoFontMap>) {
        let fontconfigMap = OpaquePointer(map)
        pango_fc_font_map_set_default_substitute(fontconfigMap, { pattern, _ in
            if let pattern { FaceWidth.stretch(pattern) }
        }, nil, nil)
    }

    /// The weight whose scaled stems are closest to the requested weight's. Inter's stems grow by a fifth per weight.
    static func weight(_ weight: Int, width percent: Double) -> Int {
        let shift = percent < 70 ? 200 : percent < 94 ? 100 : percent > 119 ? -100 : 0
        return min(max(weight + shift, 100), 900)
    }

    /// The horizontal scale for fontconfig's width in percent. Condensed cuts are less narrow than their names suggest.
    private static func factor(_ percent: Int32) -> Double {
        switch percent {
        case ..<57: 0.64
        case ..<70: 0.72
        case ..<82: 0.85
        case ..<95: 0.93
        case ..<107: 1
        case ..<119: 1.1
        case ..<138: 1.2
        case ..<175: 1.35
        default: 1.6
        }
    }

    private static func stretch(_ pattern: OpaquePointer) {
        var width: Int32 = 100
        var family: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetInteger(pattern, FC_WIDTH, 0, &width) == FcResultMatch, factor(width) != 1,
              FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family,
              families.contains(String(cString: family)) else { return }
        var matrix = FcMatrix(xx: factor(width), xy: 0, yx: 0, yy: 1)
        FcPatternAddMatrix(pattern, FC_MATRIX, &matrix)
    }
}
