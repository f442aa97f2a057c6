import Foundation
import WaggleDisplayList

/// A named color with its variants for dark appearance and high contrast.
public struct AssetColor: Sendable, Hashable {
    /// The variants of the best idiom; never empty.
    var variants: [AssetAppearance: ResolvedColor]

    /// The color for an appearance. If there is no variant for it, the closest more general one.
    public func resolved(dark: Bool, highContrast: Bool = false) -> ResolvedColor {
        for appearance in AssetAppearance.preferences(dark: dark, highContrast: highContrast) {
            if let color = variants[appearance] { return color }
        }
        // If no variant matches, any is better than none.
        return variants.min { $0.key < $1.key }?.value ?? .clear
    }
}

/// The appearance of a variant.
struct AssetAppearance: Sendable, Hashable, Comparable {
    enum Luminosity: Int, Sendable { case any, light, dark }
    var luminosity = Luminosity.any
    var highContrast = false

    static func < (a: Self, b: Self) -> Bool {
        (a.highContrast ? 1 : 0, a.luminosity.rawValue) < (b.highContrast ? 1 : 0, b.luminosity.rawValue)
    }

    /// The suitable appearances, best first. Luminosity takes precedence over contrast.
    static func preferences(dark: Bool, highContrast: Bool) -> [AssetAppearance] {
        let luminosities: [Luminosity] = dark ? [.dark, .any] : [.light, .any]
        return luminosities.flatMap { luminosity in
            (highContrast ? [true, false] : [false]).map { AssetAppearance(luminosity: luminosity, highContrast: $0) }
        }
    }
}
