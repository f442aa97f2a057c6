import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Answers what a program's asset catalogues hold. The host reads catalogues and puts a provider into the environment.
///
/// A missing name is no error by itself (AccentColor is optional); the caller reports it.
package protocol AssetProvider: Sendable {
    /// The colour set's variant for an appearance; nil when there is none of that name. `bundle` nil is the main bundle.
    func color(named name: String, bundle: Bundle?, dark: Bool, highContrast: Bool) -> ResolvedColor?
    /// The image set's variant that fits the scale (pixels per point) and the appearance best; nil when there is none of that name.
    func image(named name: String, bundle: Bundle?, scale: CGFloat, dark: Bool) -> CatalogImage?
}

/// One variant of an image set, decoded.
package struct CatalogImage: Sendable {
    package var source: ImageSource
    /// Pixels of the source per point.
    package var scale: CGFloat
    /// Whether the picture is filled with the foreground style; nil leaves that to its use.
    package var isTemplate: Bool?
    /// Borders that keep their size when the picture is stretched, in points; nil: nothing is sliced.
    package var capInsets: EdgeInsets?
    /// The middle is repeated rather than stretched.
    package var tilesCenter: Bool

    package init(source: ImageSource, scale: CGFloat = 1, isTemplate: Bool? = nil, capInsets: EdgeInsets? = nil, tilesCenter: Bool = false) {
        self.source = source
        self.scale = scale
        self.isTemplate = isTemplate
        self.capInsets = capInsets
        self.tilesCenter = tilesCenter
    }
}

private struct AssetProviderKey: EnvironmentKey {
    static let defaultValue: (any AssetProvider)? = nil
}

extension EnvironmentValues {
    /// The colour set of that name for the scheme and contrast here.
    func catalogColor(named name: String, bundle: Bundle?) -> ResolvedColor? {
        assetProvider?.color(named: name, bundle: bundle, dark: colorScheme == .dark, highContrast: colorSchemeContrast == .increased)
    }

    /// Where named colours and images come from; nil: there are none.
    package var assetProvider: (any AssetProvider)? {
        get { self[AssetProviderKey.self] }
        set { self[AssetProviderKey.self] = newValue }
    }
}

/// A colour looked up by name in an asset catalogue. An unknown name is reported once and drawn in magenta.
struct NamedColorProvider: ColorProvider {
    let name: String
    let bundle: Bundle?

    func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
        if let color = environment.catalogColor(named: name, bundle: bundle) { return color }
        Diagnostics.shared.report("No colour named \"\(name)\" in the asset catalogue of \(bundle?.bundlePath ?? "the main bundle"); drawing magenta instead.")
        return .missingAsset
    }

    var description: String { "NamedColor(name: \"\(name)\")" }
}

extension ResolvedColor {
    /// Stands in for a missing asset, to be noticed.
    package static let missingAsset = ResolvedColor(red: 1, green: 0, blue: 1)
}

extension Color {
    /// A colour from an asset catalogue.
    ///
    /// - Parameters:
    ///   - name: the colour set's name. An unknown one is reported once on standard error and drawn in magenta.
    ///   - bundle: where the catalogue is; nil is the main bundle.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(provider: NamedColorProvider(name: name, bundle: bundle))
    }
}
