import Foundation
import WaggleCore
import WaggleDisplayList

/// A UIKit font: a face at a size in points. Immutable.
open class UIFont: NSObject, @unchecked Sendable {
    /// The weight of the strokes, from -1 to 1; regular is 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    /// The semantic role of text.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// Unknown styles are treated as body.
        var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }

    let font: Font
    /// The text size for which the font was resolved.
    let typeSize: DynamicTypeSize
    /// The face and size.
    let resolved: FontDescription
    /// The font at another text size; nil for a font of fixed size.
    private let scaled: (@Sendable (DynamicTypeSize) -> UIFont)?

    init(_ font: Font, at typeSize: DynamicTypeSize = .large, scaled: (@Sendable (DynamicTypeSize) -> UIFont)? = nil) {
        (self.font, self.typeSize, self.scaled) = (font, typeSize, scaled)
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = typeSize
        resolved = font.resolve(in: environment)
        super.init()
    }
    /// The font adjusted to a text size. Only fonts from text styles and `UIFontMetrics` change.
    func adjusted(to typeSize: DynamicTypeSize) -> UIFont { scaled?(typeSize) ?? self }

    /// The system font for a text style at the window's text size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferred(style, at: UITraitCollection.current.typeSize) }
    /// The system font for a text style at the text size of a trait collection; nil stands for the current traits.
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        preferred(style, at: (traitCollection ?? .current).typeSize)
    }
    private static func preferred(_ style: TextStyle, at typeSize: DynamicTypeSize) -> UIFont {
        UIFont(.system(style.style), at: typeSize) { preferred(style, at: $0) }
    }
    /// The system font at a fixed size in points; sizes that are not positive become 17.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize)) }
    /// The system font at a fixed size in points; sizes that are not positive become 17.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: Font.Weight(platformValue: weight.rawValue)))
    }
    /// The semibold system font at a fixed size in points.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }
    /// The italic system font at a fixed size in points.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(Font.system(size: fontSize).italic()) }
    /// The monospaced system font at a fixed size in points.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: Font.Weight(platformValue: weight.rawValue), design: .monospaced))
    }
    /// The system font with digits of equal width, at a fixed size in points.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font.system(size: fontSize, weight: Font.Weight(platformValue: weight.rawValue)).monospacedDigit())
    }

    /// The system font at a fixed size in points.
    /// - Parameter width: The width of the glyphs.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(Font.system(size: fontSize, weight: Font.Weight(platformValue: weight.rawValue)).width(Font.Width(width.rawValue)))
    }
    /// A face from an installed family or from one of the program's font files, in points; nil if none has the name. 0 or less stands for
    /// 14.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard UIFontFamilies.has(fontName) else { return nil }
        self.init(.custom(fontName, fixedSize: fontSize > 0 ? fontSize : Self.systemFontSize))
    }
    /// The width of the glyphs, relative to the standard width 0.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: Font.Width.compressed.value)
        public static let condensed = Width(rawValue: Font.Width.condensed.value)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: Font.Width.expanded.value)
    }

    /// The same face at another size in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(font.sized(fontSize))
    }

    /// 17 points.
    open class var labelFontSize: CGFloat { 17 }
    /// 18 points.
    open class var buttonFontSize: CGFloat { 18 }
    /// 14 points.
    open class var systemFontSize: CGFloat { 14 }
    /// 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }

    /// In points, after scaling to the text size.
    open var pointSize: CGFloat { resolved.size }
    /// The family name. The system font's name is not meant for requesting fonts.
    open var familyName: String { resolved.family ?? ".AppleSystemUIFont" }
    open var fontName: String { resolved.family ?? ".SFUI-" + (resolved.weight >= 600 ? "Bold" : "Regular") }
    // The system font's metrics are fixed, in ems; other faces provide their own.
    /// The height above the baseline, in points.
    open var ascender: CGFloat { metrics?.ascender ?? pointSize * 0.952148 }
    /// The depth below the baseline, in points; negative.
    open var descender: CGFloat { metrics.map { -$0.descender } ?? pointSize * -0.241211 }
    /// The height of capitals, in points.
    open var capHeight: CGFloat { metrics?.capHeight ?? pointSize * 0.7046 }
    /// The height of a lowercase x, in points.
    open var xHeight: CGFloat { metrics?.xHeight ?? pointSize * 0.526 }
    /// The space between lines, in points.
    open var leading: CGFloat { metrics?.leading ?? 0 }
    /// From ascender to descender, in points.
    open var lineHeight: CGFloat { ascender - descender }
    private var metrics: FontMetrics? {
        guard resolved.family != nil || resolved.design != .default else { return nil }
        return measuring.withLock { $0.engine.metrics(of: resolved) }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont).map { $0.font == font && $0.resolved == resolved } ?? false }
    open override var hash: Int { font.hashValue }
}

extension Font {
    /// The UIKit font.
    /// A text style's font at a text size other than the default keeps its point size.
    public init(_ font: UIFont) { self = font.typeSize == .large ? font.font : font.font.sized(font.pointSize) }
}
