import Foundation
import Synchronization
import WaggleDisplayList

/// Answers what a program's asset catalogues hold. The host reads catalogues and puts a provider into the environment.
package protocol AssetProvider: Sendable {
    /// A colour set; nil when there is none of that name. `bundle` nil is the main bundle.
    func color(named name: String, bundle: Bundle?) -> AssetColor?
    /// The variant of an image set that fits the scale (pixels per point) and the scheme best; nil when there is none of that name.
    func image(named name: String, bundle: Bundle?, scale: CGFloat, colorScheme: ColorScheme) -> AssetImage?
}

/// A colour set: one colour for any appearance, or one for light and one for dark.
package struct AssetColor: Sendable, Hashable {
    package var light: ResolvedColor
    package var dark: ResolvedColor?

    package init(light: ResolvedColor, dark: ResolvedColor? = nil) {
        self.light = light
        self.dark = dark
    }

    package func color(in scheme: ColorScheme) -> ResolvedColor {
        switch scheme {
        case .light: light
        case .dark: dark ?? light
        }
    }
}

/// One variant of an image set.
package struct AssetImage: Sendable {
    package var source: ImageSource
    /// Pixels of the source per point.
    package var scale: CGFloat
    /// The set asks to be drawn as a template, filled with the foreground style.
    package var isTemplate: Bool

    package init(source: ImageSource, scale: CGFloat = 1, isTemplate: Bool = false) {
        self.source = source
        self.scale = scale
        self.isTemplate = isTemplate
    }
}

private struct AssetProviderKey: EnvironmentKey {
    static let defaultValue: (any AssetProvider)? = nil
}

extension EnvironmentValues {
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
        if let asset = environment.assetProvider?.color(named: name, bundle: bundle) {
            return asset.color(in: environment.colorScheme)
        }
        reportOnce("No colour named \"\(name)\" in the asset catalogue of \(bundle?.bundlePath ?? "the main bundle"); drawing magenta instead.")
        return .missingAsset
    }

    var description: String { "NamedColor(name: \"\(name)\")" }
}

extension ResolvedColor {
    /// What stands for something that should have been there: it must be seen.
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

private let reportedMessages = Mutex<Set<String>>([])

/// Writes a message to standard error the first time it comes up in the life of the process.
package func reportOnce(_ message: String) {
    guard reportedMessages.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data((message + "\n").utf8))
}
