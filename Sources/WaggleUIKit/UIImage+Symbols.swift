// Symbol images and their configuration.

import Foundation
import Synchronization
import WaggleCairo
import WaggleCore
import WaggleCoreGraphics
import WaggleDisplayList
import WaggleSymbols

extension UIImage {
    /// The properties that select a variant of an image.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// The stroke weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var weight: Font.Weight? {
            switch self {
            case .unspecified: nil
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }
    /// The size of a symbol relative to adjacent text of its point size.
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

    /// Size, weight, scale and colours of a symbol. Immutable.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        fileprivate var font: UIFont?
        fileprivate var weight = SymbolWeight.unspecified
        fileprivate var scale = SymbolScale.unspecified
        fileprivate var colors: [UIColor] = []
        fileprivate var isHierarchical = false
        fileprivate var mode: Mode?
        fileprivate enum Mode {
            case multicolor, monochrome, hierarchical
            var rendering: SymbolRenderingMode {
                switch self {
                case .multicolor: .multicolor
                case .monochrome: .monochrome
                case .hierarchical: .hierarchical
                }
            }
        }

        public override init() { super.init() }
        /// For text of a size in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified) }
        /// For text of a size in points.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }
        /// - Parameter pointSize: The point size of the adjacent text.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init()
            (font, self.weight, self.scale) = (.systemFont(ofSize: pointSize), weight, scale)
        }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init()
            (font, self.scale) = (.preferredFont(forTextStyle: textStyle), scale)
        }
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init()
            (self.font, self.scale) = (font, scale)
        }
        public convenience init(weight: SymbolWeight) {
            self.init()
            self.weight = weight
        }
        public convenience init(scale: SymbolScale) {
            self.init()
            self.scale = scale
        }
        /// One colour for each level of the symbol.
        public convenience init(paletteColors: [UIColor]) {
            self.init()
            colors = paletteColors
        }
        /// A single colour, fainter at each level.
        public convenience init(hierarchicalColor: UIColor) {
            self.init()
            (colors, isHierarchical) = ([hierarchicalColor], true)
        }
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return other === self || (
                font == other.font && weight == other.weight && scale == other.scale && colors == other.colors
                    && isHierarchical == other.isHierarchical && mode == other.mode)
        }
        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(weight)
            hasher.combine(scale)
            hasher.combine(colors.count)
            return hasher.finalize()
        }
        private convenience init(mode: Mode) {
            self.init()
            self.mode = mode
        }
        /// The symbol's own colours.
        open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(mode: .multicolor) }
        /// One colour.
        open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(mode: .monochrome) }
        /// One colour, fainter at each level.
        open class func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration(mode: .hierarchical) }
        /// A configuration without size, weight, scale or colour.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration() }

        /// The values specified by the other configuration, with the rest from this one.
        open func applying(_ other: Configuration?) -> SymbolConfiguration {
            guard let other = other as? SymbolConfiguration else { return self }
            let result = SymbolConfiguration()
            result.font = other.font ?? font
            result.weight = other.weight == .unspecified ? weight : other.weight
            result.scale = other.scale == .unspecified ? scale : other.scale
            result.mode = other.mode ?? mode
            (result.colors, result.isHierarchical) = other.colors.isEmpty ? (colors, isHierarchical) : (other.colors, other.isHierarchical)
            return result
        }
    }

    /// A symbol at the size of body text; nil if none has the name.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard Symbols.symbol(named: name) != nil else { return nil }
        self.init(
            nil, SymbolPicture(name: name, configuration: configuration as? SymbolConfiguration ?? .unspecified), scale: MainScreen.scale)
    }

    /// A symbol whose variable parts show a value.
    /// - Parameter value: From 0, with all variable parts faint, to 1.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
        guard Symbols.symbol(named: name) != nil else { return nil }
        self.init(
            nil, SymbolPicture(name: name, configuration: configuration as? SymbolConfiguration ?? .unspecified, value: value),
            scale: MainScreen.scale)
    }

    public var isSymbolImage: Bool { symbol != nil }
    public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }
    public var configuration: Configuration? { symbol?.configuration }
    /// A copy of the symbol with the configuration applied. Returns other images unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        applyingSymbolConfiguration(configuration as? SymbolConfiguration ?? .unspecified) ?? self
    }
    /// A copy of the symbol with the configuration applied. Unspecified values keep those of the symbol. Returns other images unchanged.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol else { return self }
        return UIImage(
            nil, SymbolPicture(name: symbol.name, configuration: symbol.configuration.applying(configuration), value: symbol.value),
            scale: scale, renderingMode: renderingMode)
    }
}

/// A configured symbol. Its pixels are rendered on first use.
final class SymbolPicture: Equatable, @unchecked Sendable {
    let name: String
    let configuration: UIImage.SymbolConfiguration
    private let drawn: (list: DisplayList, size: CGSize)
    private let images = Mutex<[CGFloat: CGImage]>([:])

    /// The variable parts; nil leaves them as they are.
    let value: Double?

    init(name: String, configuration: UIImage.SymbolConfiguration, value: Double? = nil) {
        (self.name, self.configuration, self.value) = (name, configuration, value)
        var environment = EnvironmentValues()
        environment.imageScale = switch configuration.scale {
        case .small: .small
        case .large: .large
        case .default, .unspecified, .medium: .medium
        }
        var font = (configuration.font ?? .preferredFont(forTextStyle: .body)).font
        if let weight = configuration.weight.weight { font = font.weight(weight) }
        let colors = configuration.colors.map(\.color)
        if configuration.isHierarchical || colors.count > 1 {
            environment.symbolRenderingMode = configuration.isHierarchical ? .hierarchical : .palette
        }
        if let mode = configuration.mode { environment.symbolRenderingMode = mode.rendering }
        environment.setForegroundStyles(colors.map { AnyShapeStyle($0) })
        let picture = Image(systemName: name, variableValue: value).textAttachment(in: environment, font: font.resolve(in: environment))
        drawn = picture.map { ($0.list, $0.size) } ?? (DisplayList(), .zero)
    }

    var size: CGSize { drawn.size }
    /// True if the configuration has colours.
    var isColored: Bool { !configuration.colors.isEmpty || configuration.mode == .multicolor }

    func image(scale: CGFloat) -> CGImage? {
        if let image = images.withLock({ $0[scale] }) { return image }
        guard let surface = try? CairoSurface(
            width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)),
            scale: scale) else { return nil }
        surface.draw(drawn.list)
        let image = CGImage(surface.makeImage())
        return images.withLock { images in
            images[scale] = images[scale] ?? image
            return images[scale]
        }
    }

    static func == (a: SymbolPicture, b: SymbolPicture) -> Bool {
        a === b || (a.name == b.name && a.configuration == b.configuration && a.value == b.value)
    }
}
