import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Provides the contents of a program's asset catalogues. The host reads catalogues and puts a provider into the environment.
///
/// A missing name is not an error in itself (AccentColor is optional); the caller reports it.
package protocol AssetProvider: Sendable {
    /// The variant of a colour set for an appearance; nil if there is no such colour set. A nil `bundle` is the main bundle.
    func color(named name: String, bundle: Bundle?, dark: Bool, highContrast: Bool) -> ResolvedColor?
    /// The variant of an image set that best fits the scale (pixels per point) and the appearance; nil if there is no such image set.
    func image(named name: String, bundle: Bundle?, scale: CGFloat, dark: Bool) -> CatalogImage?
    /// A file of the program outside of catalogues, by its name with the extension; nil if there is none.
    func file(named name: String) -> URL?
}

extension AssetProvider {
    package func file(named name: String) -> URL? { nil }
}

/// One variant of an image set, decoded.
package struct CatalogImage: Sendable {
    package var source: ImageSource
    /// Pixels of the source per point.
    package var scale: CGFloat
    /// Whether the image is filled with the foreground style; nil leaves that to the caller.
    package var isTemplate: Bool?
    /// Borders that keep their size when the image is stretched, in points; nil for none.
    package var capInsets: EdgeInsets?
    /// True if the middle is repeated rather than stretched.
    package var tilesCenter: Bool
    /// Draws a vector image anew, so many times larger; nil for other images.
    package var magnified: (@Sendable (CGFloat) -> CatalogImage?)?

    package init(source: ImageSource, scale: CGFloat = 1, isTemplate: Bool? = nil, capInsets: EdgeInsets? = nil, tilesCenter: Bool = false,
                 magnified: (@Sendable (CGFloat) -> CatalogImage?)? = nil) {
        self.magnified = magnified
        self.source = source
        self.scale = scale
        self.isTemplate = isTemplate
        self.capInsets = capInsets
        self.tilesCenter = tilesCenter
    }

    /// The image for a size in points: a vector image that is shown larger than it is is drawn for that.
    func filling(_ size: CGSize) -> CatalogImage {
        guard let magnified, source.width > 0, source.height > 0 else { return self }
        let wanted = max(size.width * scale / CGFloat(source.width), size.height * scale / CGFloat(source.height))
        guard wanted > 1.05, wanted.isFinite else { return self }
        // In steps, so that an image that grows is not drawn for each frame, and no larger than screens are.
        let most = max(Self.mostPixels / CGFloat(max(source.width, source.height)), 1)
        let step = min(pow(2, (log2(wanted) * 2).rounded(.up) / 2), most)
        return step > 1 ? magnified(step) ?? self : self
    }
    private static let mostPixels: CGFloat = 4096
}

private struct AssetProviderKey: EnvironmentKey {
    static let defaultValue: (any AssetProvider)? = nil
}

extension EnvironmentValues {
    /// The colour set with this name for the current scheme and contrast.
    func catalogColor(named name: String, bundle: Bundle?) -> ResolvedColor? {
        assetProvider?.color(named: name, bundle: bundle, dark: colorScheme == .dark, highContrast: colorSchemeContrast == .increased)
    }

    /// The source of named colours and images; nil if there is none.
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
        Diagnostics.shared.reportInView(
            "No colour named \"\(name)\" in the asset catalogue of \(bundle?.bundlePath ?? "the main bundle"); drawing magenta instead.")
        return .missingAsset
    }

    var description: String { "NamedColor(name: \"\(name)\")" }
}

extension ResolvedColor {
    /// Stands in for a missing asset; chosen to be noticed.
    package static let missingAsset = ResolvedColor(red: 1, green: 0, blue: 1)
}

extension Color {
    /// A colour from an asset catalogue.
    ///
    /// - Parameters:
    ///   - name: the name of the colour set. An unknown name is reported once on standard error and drawn in magenta.
    ///   - bundle: the bundle with the catalogue; nil is the main bundle.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(provider: NamedColorProvider(name: name, bundle: bundle))
    }
}
