// The letter spacing of the system faces.

import CPango
import Foundation
import WaggleDisplayList

/// Points added after each letter of a system face, by size and weight.
///
/// Apple tracks San Francisco by size; Inter, its substitute, is wider at text sizes. The tables combine the published tracking with a
/// correction that gives Inter's lines the widths measured in Apple's renderings. Fonts chosen by the program keep their spacing.
enum SystemTracking {
    static func points(of font: FontDescription) -> CGFloat {
        guard font.family == nil, font.size > 0, font.size.isFinite else { return 0 }
        switch font.design {
        case .default, .rounded: return inPangoUnits(published(at: font.size) + value(of: corrections(weight: font.weight), at: font.size))
        // JetBrains Mono advances by 0.6 em, SF Mono by 0.6185.
        case .monospaced: return inPangoUnits(font.size * 0.0185)
        case .serif: return 0
        }
    }

    /// Rounded, so that our line breaking and Pango's agree.
    private static func inPangoUnits(_ points: CGFloat) -> CGFloat { (points * CGFloat(PANGO_SCALE)).rounded() / CGFloat(PANGO_SCALE) }

    private typealias Point = (size: CGFloat, points: CGFloat)

    /// Apple's published tracking of San Francisco at a size.
    static func published(at size: CGFloat) -> CGFloat { value(of: publishedTable, at: size) }

    private static let publishedTable: [Point] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
        (17, -0.43),
        (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
        (28, 0.38),
        (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (44, 0.37), (46, 0.36), (48, 0.35),
        (50, 0.34),
        (52, 0.33), (54, 0.32), (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14),
        (76, 0.07),
        (80, 0),
    ]

    /// The correction for Inter, fitted to measured lines: regular 11, 15, 16, 17, 28, 34; medium 17; semibold 11, 14, 16, 17, 20, 23, 24,
    /// 28, 34.
    ///
    /// Lighter weights use regular, heavier ones semibold. From 20 points up it applies to Inter's display cut, which is tighter.
    private static func corrections(weight: Int) -> [Point] {
        switch weight {
        case ..<450: regular
        case ..<550: medium
        default: semibold
        }
    }
    private static let regular: [Point] =
        [(11, 0), (15, -0.08), (16, -0.04), (17, 0), (19, 0), (20, 0.10), (28, -0.36), (34, -0.42), (80, -1)]
    private static let medium: [Point] =
        [(11, 0.02), (15, 0.03), (16, 0.05), (17, 0.04), (19, 0.04), (20, 0.10), (28, -0.18), (34, -0.20), (80, -0.47)]
    private static let semibold: [Point] = [
        (11, 0.05), (14, 0.15), (16, 0.14), (17, 0.13), (20, 0.11), (23, 0.31), (24, 0.18), (28, 0), (34, 0.03), (80, 0.07),
    ]

    /// Interpolates linearly between the points; constant below the first one, proportional to the size above the last one.
    private static func value(of table: [Point], at size: CGFloat) -> CGFloat {
        guard let next = table.firstIndex(where: { $0.size >= size }) else {
            return table[table.count - 1].points * size / table[table.count - 1].size
        }
        guard next > 0 else { return table[0].points }
        let (low, high) = (table[next - 1], table[next])
        return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
    }
}

extension StyledText.Run {
    /// Points after each letter, without the system face's tracking, which applies only to that face's letters.
    var ownSpacing: CGFloat {
        let spacing = kerning + tracking
        return spacing.isFinite ? spacing : 0
    }
}
