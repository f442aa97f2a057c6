import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A description of a font. In an environment it resolves to a face and a size, which depends on the user's text size.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        /// A font family or face by name. It scales with the text style, or has a fixed size if there is none.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    var base: Base
    var weight: Weight?
    var design: Design?
    var width: Width?
    var leading = Leading.standard
    var isItalic = false
    var hasSmallCaps = false
    var hasSmallCapitals = false
    var hasMonospacedDigits = false

    init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    /// 34 points at the default text size.
    public static let largeTitle = Font(.style(.largeTitle))
    /// 28 points at the default text size.
    public static let title = Font(.style(.title))
    /// 22 points at the default text size.
    public static let title2 = Font(.style(.title2))
    /// 20 points at the default text size.
    public static let title3 = Font(.style(.title3))
    /// 17 points at the default text size, semibold.
    public static let headline = Font(.style(.headline))
    /// 15 points at the default text size.
    public static let subheadline = Font(.style(.subheadline))
    /// The font of body text, and the default: 17 points at the default text size.
    public static let body = Font(.style(.body))
    /// 16 points at the default text size.
    public static let callout = Font(.style(.callout))
    /// 13 points at the default text size.
    public static let footnote = Font(.style(.footnote))
    /// 12 points at the default text size.
    public static let caption = Font(.style(.caption))
    /// 11 points at the default text size.
    public static let caption2 = Font(.style(.caption2))

    /// The system font of a text style; it scales with the user's text size.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The system font of a text style in a design.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style), design: design)
    }

    /// The system font at a fixed size in points. A size that is not positive and finite is reported, and 17 points are used.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }

    /// The system font at a fixed size in points. A size that is not positive and finite is reported, and 17 points are used.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }

    /// A font by name whose size, in points, scales with the user's text size as body text does. A size that is not positive and finite is
    /// reported, and 17 points are used.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// A font by name whose size, in points, scales with the user's text size as the given style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A font by name at a fixed size in points. A size that is not positive and finite is reported, and 17 points are used.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }
}

extension Font {
    /// The stroke weight.
    public struct Weight: Hashable, Sendable {
        /// The CSS weight, 100...900.
        package let css: Int

        public static let ultraLight = Weight(css: 100)
        public static let thin = Weight(css: 200)
        public static let light = Weight(css: 300)
        public static let regular = Weight(css: 400)
        public static let medium = Weight(css: 500)
        public static let semibold = Weight(css: 600)
        public static let bold = Weight(css: 700)
        public static let heavy = Weight(css: 800)
        public static let black = Weight(css: 900)
    }

    /// The design of the letters.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The width of the letters, relative to the standard width 0; smaller is narrower.
    public struct Width: Hashable, Sendable {
        /// 0 is the standard width, -0.4 half of it, 0.8 twice; numbers beyond these are clamped.
        public var value: CGFloat

        /// - Parameter value: 0 for the standard width, -0.4 for half of it, 0.8 for twice.
        public init(_ value: CGFloat) { self.value = value }

        // Apple names the widths without numbers. These yield CSS's condensed 75 %, extra-condensed 62.5 % and expanded 125 %.
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        /// The CSS stretch in percent, 50...200.
        var percent: Double { value.isNaN ? 100 : min(max(100 + 125 * Double(value), 50), 200) }
    }

    /// The line spacing.
    public enum Leading: Sendable, Hashable {
        case standard, tight, loose
    }
}

extension Font {
    /// The italic font.
    public func italic() -> Font { with { $0.isItalic = true } }

    /// The bold font.
    public func bold() -> Font { with { $0.weight = .bold } }

    /// The font with a weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

    /// The font with a width, if its family has it.
    public func width(_ width: Width) -> Font { with { $0.width = width } }

    /// The font with a monospaced design.
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    /// The font with digits of equal width, so that changing numbers do not shift.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

    /// The font with wider or tighter line spacing.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

    /// The font with all letters as small capitals.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

    /// The font with lowercase letters as small capitals.
    public func lowercaseSmallCaps() -> Font { with { $0.hasSmallCaps = true } }

    /// The font with uppercase letters as small capitals.
    public func uppercaseSmallCaps() -> Font { with { $0.hasSmallCapitals = true } }

    /// The same face at a fixed size in points.
    package func sized(_ size: CGFloat) -> Font {
        with { font in
            switch font.base {
            case .style(let style):
                font.weight = font.weight ?? style.weight
                font.base = .system(size: size)
            case .system: font.base = .system(size: size)
            case .custom(let name, _, _): font.base = .custom(name, size: size, relativeTo: nil)
            }
        }
    }

    /// The font that is not italic.
    package func upright() -> Font { with { $0.isItalic = false } }
    /// The font with a design.
    package func designed(_ design: Design) -> Font { with { $0.design = design } }

    func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}

private struct FontKey: EnvironmentKey {
    static let defaultValue: Font? = nil
}

extension EnvironmentValues {
    /// The font of text; nil for body.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

// MARK: Context

extension Font {
    /// The part of the environment on which the face and the size of fonts depend. Two equal contexts resolve every font alike.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        let size: DynamicTypeSize
        let legibility: LegibilityWeight?
        public var debugDescription: String {
            "Font.Context(dynamicTypeSize: \(size), legibilityWeight: \(legibility.map { "\($0)" } ?? "nil"))"
        }
    }
}

extension EnvironmentValues {
    /// What fonts here depend on besides themselves.
    public var fontResolutionContext: Font.Context { Font.Context(size: dynamicTypeSize, legibility: legibilityWeight) }
}
