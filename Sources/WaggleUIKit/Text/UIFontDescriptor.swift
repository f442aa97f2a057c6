import Foundation
import Synchronization
import WaggleCairo
import WaggleCore

/// A request for a font. Immutable.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// The typeface design.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
    /// Properties of a face.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    }

    let font: UIFont
    init(_ font: UIFont) { self.font = font }
    /// A face by name at a size in points; the system font if none has the name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
    }
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.preferredFont(forTextStyle: style))
    }
    /// The descriptor at the text size of a trait collection; nil stands for the current traits.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
    }

    /// In points.
    open var pointSize: CGFloat { font.pointSize }
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.resolved.italic { traits.insert(.traitItalic) }
        if font.resolved.weight >= 600 { traits.insert(.traitBold) }
        if font.resolved.design == .monospaced { traits.insert(.traitMonoSpace) }
        if font.resolved.width < 100 { traits.insert(.traitCondensed) }
        if font.resolved.width > 100 { traits.insert(.traitExpanded) }
        return traits
    }

    /// The descriptor with another design; nil for unknown designs.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let known: Font.Design? = switch design {
        case .default: .default
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        default: nil
        }
        return known.map { UIFontDescriptor(UIFont(font.font.designed($0), at: font.typeSize)) }
    }
    /// The descriptor with exactly these traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let before = self.symbolicTraits
        var font = symbolicTraits.contains(.traitItalic) ? self.font.font.italic() : self.font.font.upright()
        if symbolicTraits.contains(.traitBold) { font = font.bold() } else if before.contains(.traitBold) { font = font.weight(.regular) }
        if symbolicTraits.contains(.traitMonoSpace) {
            font = font.monospaced()
        } else if before.contains(.traitMonoSpace) {
            font = font.designed(.default)
        }
        font = font.width(
            symbolicTraits.contains(.traitCondensed) ? .condensed : symbolicTraits.contains(.traitExpanded) ? .expanded : .standard)
        font = font.leading(
            symbolicTraits.contains(.traitTightLeading) ? .tight : symbolicTraits.contains(.traitLooseLeading) ? .loose : .standard)
        return UIFontDescriptor(UIFont(font, at: self.font.typeSize))
    }
    /// The same face at another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }
}

extension UIFont {
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
    /// - Parameter pointSize: 0 for the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize > 0 ? descriptor.font.font.sized(pointSize) : descriptor.font.font, at: descriptor.font.typeSize)
    }

    /// The names of the installed families.
    public class var familyNames: [String] { UIFontFamilies.names }
}

/// The installed families.
enum UIFontFamilies {
    static var names: [String] { measuring.withLock { $0.engine.familyNames } }
    /// True for the name of a family or of a face, such as `Lora-Bold`.
    static func has(_ name: String) -> Bool { PangoTextEngine.hasFont(named: name) }
}
