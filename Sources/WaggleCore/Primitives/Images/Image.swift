// Images and symbols.

import Foundation
import WaggleGeometry
import WaggleDisplayList
import WaggleSymbols

/// A view of a symbol, or of an image from an asset catalogue or file.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case named(String, Bundle?)
        case system(String)
        /// A decoded image and its pixels per point.
        case decoded(ImageSource, scale: CGFloat)
        case drawn(ImageRecipe)

        static func == (a: Source, b: Source) -> Bool {
            switch (a, b) {
            case (.named(let x, let m), .named(let y, let n)): x == y && m === n
            case (.system(let x), .system(let y)): x == y
            case (.decoded(let x, let m), .decoded(let y, let n)): x === y && m == n
            case (.drawn(let x), .drawn(let y)): x === y
            default: false
            }
        }
    }
    /// How a resizable image fills its frame.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    /// Whether an image keeps its own colours or is a template for the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    /// The size of symbols relative to the surrounding text.
    public enum Scale: Hashable, Sendable { case small, medium, large }
    /// The quality of scaling.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    var source: Source
    var resizing: (insets: EdgeInsets, mode: ResizingMode)?
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var isAntialiased = true
    var label: Text?
    /// nil if inherited from the environment.
    var symbolMode: SymbolRenderingMode.Kind?
    /// True if assistive technologies ignore it.
    var isDecorative = false
    /// The image's accessibility name if it has no label; nil for none.
    var name: String? {
        switch source {
        case .named(let name, _): isDecorative ? nil : name
        case .system(let name): name
        case .decoded, .drawn: nil
        }
    }
    /// The value that a symbol's variable parts show, 0 to 1; nil for all parts.
    var variableValue: Double?

    init(source: Source) { self.source = source }

    /// The image with this name in an asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .named(name, bundle)) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name, bundle))
        self.label = label
    }
    /// An image that assistive technologies ignore.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle))
        isDecorative = true
    }
    /// A symbol by name; an unknown symbol is reported and drawn as a placeholder.
    public init(systemName: String) { self.init(source: .system(systemName)) }
    /// A symbol whose variable parts show a value.
    /// - Parameter variableValue: from 0, with all variable parts dimmed, to 1; nil leaves the symbol unchanged. Symbols without variable
    ///   parts are always unchanged.
    public init(systemName: String, variableValue: Double?) {
        self.init(source: .system(systemName))
        self.variableValue = variableValue
    }
    /// The picture with this name in an asset catalogue. Pictures cannot show a value; those of symbol sets are pictures, too.
    ///
    /// - Parameter variableValue: 0 to 1. Any number but nil is reported and has no effect.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        Self.reportNoParts(name, variableValue)
    }
    /// Like `init(_:variableValue:bundle:)`, with an accessibility label. A value other than nil is reported and has no effect.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        Self.reportNoParts(name, variableValue)
    }
    /// Like `init(_:variableValue:bundle:)`, ignored by assistive technologies. A value other than nil is reported and has no effect.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        Self.reportNoParts(name, variableValue)
    }
    private static func reportNoParts(_ name: String, _ value: Double?) {
        guard value != nil else { return }
        Diagnostics.shared.reportInView(
            "The image \"\(name)\" is a picture without parts, so it cannot show a value; Image(systemName:variableValue:) can.")
    }
    /// A decoded picture with its pixels per point.
    package init(_ source: ImageSource, scale: CGFloat) { self.init(source: .decoded(source, scale: scale)) }
    package init(_ source: ImageSource, scale: CGFloat, label: Text) {
        self.init(source: .decoded(source, scale: scale))
        self.label = label
    }

    public static func == (a: Image, b: Image) -> Bool {
        a.source == b.source && a.renderingMode == b.renderingMode && a.interpolation == b.interpolation
            && a.isAntialiased == b.isAntialiased && a.symbolMode == b.symbolMode && a.variableValue == b.variableValue
            && a.label == b.label && a.isDecorative == b.isDecorative
            && a.resizing?.insets == b.resizing?.insets && a.resizing?.mode == b.resizing?.mode
    }

    /// Lets the image take the proposed size; the cap insets, in points, keep their size.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        copy(of: self) { $0.resizing = (capInsets, resizingMode) }
    }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { copy(of: self) { $0.renderingMode = renderingMode } }
    public func interpolation(_ interpolation: Interpolation) -> Image { copy(of: self) { $0.interpolation = interpolation } }
    public func antialiased(_ isAntialiased: Bool) -> Image { copy(of: self) { $0.isAntialiased = isAntialiased } }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// The size of symbols relative to the surrounding text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image {
    /// The pixels of an image; nil for a symbol, or for a name that is in no catalogue.
    package var picture: (source: ImageSource, scale: CGFloat)? {
        switch source {
        case .decoded(let source, let scale): (source, scale)
        case .named(let name, let bundle):
            ProgramAssets.provider?.image(named: name, bundle: bundle, scale: 2, dark: false).map { ($0.source, $0.scale) }
        case .system, .drawn: nil
        }
    }
}
