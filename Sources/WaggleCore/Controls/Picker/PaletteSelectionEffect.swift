// How the selected option of a palette is marked.

import Foundation

/// How the options of a palette in a menu show which one is selected.
public struct PaletteSelectionEffect: Sendable, Equatable {
    enum Kind: Equatable { case automatic, symbolVariant(SymbolVariants), custom }
    let kind: Kind
    /// The check mark of menus.
    public static let automatic = PaletteSelectionEffect(kind: .automatic)
    /// A variant of the option's symbol.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .symbolVariant(variant))
    }
    /// None: the program draws the selected option differently.
    public static let custom = PaletteSelectionEffect(kind: .custom)

    /// The variant of the selected option's symbol; none for other effects.
    var variant: SymbolVariants {
        if case .symbolVariant(let variant) = kind { variant } else { .none }
    }
}

private struct PaletteSelectionEffectKey: EnvironmentKey { static var defaultValue: PaletteSelectionEffect { .automatic } }
extension EnvironmentValues {
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}
extension View {
    /// Sets how palettes inside show the selected option.
    public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}
