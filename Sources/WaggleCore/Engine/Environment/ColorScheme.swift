import Foundation
import WaggleGeometry

/// Whether the interface is light or dark.
public enum ColorScheme: CaseIterable, Sendable, Hashable {
    case light, dark

    package init(isDark: Bool) { self = isDark ? .dark : .light }
}

/// How strongly the interface separates foreground and background.
public enum ColorSchemeContrast: CaseIterable, Sendable, Hashable {
    case standard, increased
}

/// The color space in which a canvas or drawing group works, and the range of its values.
public enum ColorRenderingMode: Sendable, Hashable {
    /// Gamma-encoded sRGB; encoded values are blended.
    case nonLinear
    /// Linear sRGB within 0...1.
    case linear
    /// Linear sRGB; values outside 0...1 are kept.
    case extendedLinear
}

private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

private struct ColorSchemeContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
}

extension EnvironmentValues {
    /// The color scheme; light unless the host or a modifier sets it.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast that the host requests.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}

/// The color scheme that views request of their window; the first in source order wins.
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?
    public static var defaultValue: ColorScheme? { nil }
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension PreferredColorSchemeKey: WindowPreference {}

extension View {
    /// Makes the window light or dark, including its background; nil leaves the host's setting.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}
