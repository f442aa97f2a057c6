import Foundation

/// The system colors, which depend on the light or dark appearance and on increased contrast.
///
/// Values: Apple's published palette of iOS 13 to 18. Each row lists light, dark, and both with increased contrast.
package enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case white, black, clear
    case primary, secondary, tertiary, quaternary, quinary
    case accentColor
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case gray2, gray3, gray4, gray5, gray6
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    case separator, opaqueSeparator, link, placeholderText

    struct Palette: Sendable {
        var light, dark, lightContrast, darkContrast: ColorVector

        init(_ light: ColorVector, _ dark: ColorVector, _ lightContrast: ColorVector? = nil, _ darkContrast: ColorVector? = nil) {
            self.light = light
            self.dark = dark
            self.lightContrast = lightContrast ?? light
            self.darkContrast = darkContrast ?? dark
        }
    }

    /// Encoded sRGB in an environment.
    func encoded(in environment: EnvironmentValues) -> ColorVector {
        switch self {
        case .white: return ColorVector(1, 1, 1, 1)
        case .black: return ColorVector(0, 0, 0, 1)
        case .clear: return ColorVector(0, 0, 0, 0)
        case .accentColor:
            if let accent = environment.accentColor { return accent.encoded(in: environment) }
            if let asset = environment.catalogColor(named: "AccentColor", bundle: nil) { return asset.vector }
            return SystemColor.blue.encoded(in: environment)
        default:
            let palette = Self.palettes[Int(rawValue)]
            let increased = environment.colorSchemeContrast == .increased
            if isBackground, environment.colorScheme == .dark, environment.isElevated { return elevated }
            switch environment.colorScheme {
            case .light: return increased ? palette.lightContrast : palette.light
            case .dark: return increased ? palette.darkContrast : palette.dark
            }
        }
    }

    /// True for backgrounds that are lighter in a dark sheet than in the window behind it.
    private var isBackground: Bool { rawValue >= Self.background.rawValue && rawValue <= Self.tertiaryGroupedBackground.rawValue }
    /// A background in a dark sheet.
    private var elevated: ColorVector {
        switch self {
        case .background, .groupedBackground: Self.rgb(28, 28, 30)
        case .secondaryBackground, .secondaryGroupedBackground: Self.rgb(44, 44, 46)
        default: Self.rgb(58, 58, 60)
        }
    }

    private static func rgb(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1) -> ColorVector {
        ColorVector(red / 255, green / 255, blue / 255, opacity)
    }

    /// Indexed by raw value, because colors are resolved in each frame. Black for colors that are computed in another way.
    private static let palettes: [Palette] = allCases.map { table[$0] ?? Palette(rgb(0, 0, 0), rgb(0, 0, 0)) }

    private static let table: [SystemColor: Palette] = [
        .red: Palette(rgb(255, 59, 48), rgb(255, 69, 58), rgb(215, 0, 21), rgb(255, 105, 97)),
        .orange: Palette(rgb(255, 149, 0), rgb(255, 159, 10), rgb(201, 52, 0), rgb(255, 179, 64)),
        .yellow: Palette(rgb(255, 204, 0), rgb(255, 214, 10), rgb(178, 80, 0), rgb(255, 212, 38)),
        .green: Palette(rgb(52, 199, 89), rgb(48, 209, 88), rgb(36, 138, 61), rgb(48, 219, 91)),
        // The source has no dark mint with increased contrast; the plain dark one is already lighter than any other.
        .mint: Palette(rgb(0, 199, 190), rgb(99, 230, 226), rgb(12, 129, 123)),
        .teal: Palette(rgb(48, 176, 199), rgb(64, 200, 224), nil, rgb(93, 230, 255)),
        .cyan: Palette(rgb(50, 173, 230), rgb(100, 210, 255), rgb(0, 113, 164), rgb(10, 215, 255)),
        .blue: Palette(rgb(0, 122, 255), rgb(10, 132, 255), rgb(0, 64, 221), rgb(64, 156, 255)),
        .indigo: Palette(rgb(88, 86, 214), rgb(94, 92, 230), rgb(54, 52, 163), rgb(125, 122, 255)),
        .purple: Palette(rgb(175, 82, 222), rgb(191, 90, 242), rgb(137, 68, 171), rgb(218, 143, 255)),
        .pink: Palette(rgb(255, 45, 85), rgb(255, 55, 95), rgb(211, 15, 69), rgb(255, 100, 130)),
        .brown: Palette(rgb(162, 132, 94), rgb(172, 142, 104), rgb(127, 101, 69), rgb(181, 148, 105)),
        .gray: Palette(rgb(142, 142, 147), rgb(142, 142, 147), rgb(108, 108, 112), rgb(174, 174, 178)),
        .primary: Palette(rgb(0, 0, 0), rgb(255, 255, 255)),
        .secondary: Palette(rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6)),
        .tertiary: Palette(rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3)),
        .quaternary: Palette(rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.16)),
        .quinary: Palette(rgb(0, 0, 0, 0.05), rgb(255, 255, 255, 0.05)),
        .fill: Palette(rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36)),
        .secondaryFill: Palette(rgb(120, 120, 128, 0.16), rgb(120, 120, 128, 0.32)),
        .tertiaryFill: Palette(rgb(118, 118, 128, 0.12), rgb(118, 118, 128, 0.24)),
        .quaternaryFill: Palette(rgb(116, 116, 128, 0.08), rgb(118, 118, 128, 0.18)),
        .gray2: Palette(rgb(174, 174, 178), rgb(99, 99, 102)),
        .gray3: Palette(rgb(199, 199, 204), rgb(72, 72, 74)),
        .gray4: Palette(rgb(209, 209, 214), rgb(58, 58, 60)),
        .gray5: Palette(rgb(229, 229, 234), rgb(44, 44, 46)),
        .gray6: Palette(rgb(242, 242, 247), rgb(28, 28, 30)),
        .background: Palette(rgb(255, 255, 255), rgb(0, 0, 0)),
        .secondaryBackground: Palette(rgb(242, 242, 247), rgb(28, 28, 30)),
        .tertiaryBackground: Palette(rgb(255, 255, 255), rgb(44, 44, 46)),
        .groupedBackground: Palette(rgb(242, 242, 247), rgb(0, 0, 0)),
        .secondaryGroupedBackground: Palette(rgb(255, 255, 255), rgb(28, 28, 30)),
        .tertiaryGroupedBackground: Palette(rgb(242, 242, 247), rgb(44, 44, 46)),
        .separator: Palette(rgb(60, 60, 67, 0.29), rgb(84, 84, 88, 0.6)),
        .opaqueSeparator: Palette(rgb(198, 198, 200), rgb(56, 56, 58)),
        .link: Palette(rgb(0, 122, 255), rgb(9, 132, 255)),
        .placeholderText: Palette(rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3)),
    ]
}

extension Color {
    /// A system color without public API, for controls and platform shims.
    package static func system(_ color: SystemColor) -> Color { Color(system: color) }

    public static let red = Color(system: .red)
    public static let orange = Color(system: .orange)
    public static let yellow = Color(system: .yellow)
    public static let green = Color(system: .green)
    public static let mint = Color(system: .mint)
    public static let teal = Color(system: .teal)
    public static let cyan = Color(system: .cyan)
    public static let blue = Color(system: .blue)
    public static let indigo = Color(system: .indigo)
    public static let purple = Color(system: .purple)
    public static let pink = Color(system: .pink)
    public static let brown = Color(system: .brown)
    public static let gray = Color(system: .gray)
    /// White in every environment.
    public static let white = Color(system: .white)
    /// Black in every environment.
    public static let black = Color(system: .black)
    /// Transparent black. As a view, it still takes touches.
    public static let clear = Color(system: .clear)
    /// The color of primary text: black in light mode, white in dark mode.
    public static let primary = Color(system: .primary)
    /// The color of secondary text.
    public static let secondary = Color(system: .secondary)
    /// The program's accent color: the one set by `accentColor(_:)`, or the asset named AccentColor, or blue.
    public static var accentColor: Color { Color(system: .accentColor) }
}

private enum ElevatedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True in sheets and popovers, which are lighter than what is behind them in the dark appearance.
    var isElevated: Bool {
        get { self[ElevatedKey.self] }
        set { self[ElevatedKey.self] = newValue }
    }
}
