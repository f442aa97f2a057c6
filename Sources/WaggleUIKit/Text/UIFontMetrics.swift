import Foundation
import WaggleCore
import WaggleGeometry

/// Scales fonts and values with the user's text size, following a text style.
///
/// Fonts scale with the point size of the style; other values scale with its line height, like `ScaledMetric`.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    private let style: Font.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle.style
        super.init()
    }

    /// The font scaled to the window's text size.
    /// - Parameter font: A font for the default text size; not a text style's font, which scales by itself.
    open func scaledFont(for font: UIFont) -> UIFont { scaled(font, at: UITraitCollection.current.typeSize, to: 0) }
    /// - Parameter maximumPointSize: 0 for no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, at: UITraitCollection.current.typeSize, to: maximumPointSize)
    }
    /// The font scaled to the text size of a trait collection; nil stands for the current traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, at: (traitCollection ?? .current).typeSize, to: 0)
    }
    /// The font scaled to the text size of a trait collection, up to a size in points; 0 for no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, at: (traitCollection ?? .current).typeSize, to: maximumPointSize)
    }
    /// The length scaled to the window's text size, in points.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaled(value, in: .current) }
    /// The length scaled to the text size of a trait collection; nil stands for the current traits.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        scaled(value, in: traitCollection ?? .current)
    }

    private func scaled(_ font: UIFont, at typeSize: DynamicTypeSize, to limit: CGFloat) -> UIFont {
        let size = font.pointSize * style.size(at: typeSize) / style.size(at: .large), wanted = limit > 0 ? min(size, limit) : size
        return UIFont(wanted == font.pointSize ? font.font : font.font.sized(wanted)) { self.scaled(font, at: $0, to: limit) }
    }
    /// Rounded to pixels.
    private func scaled(_ value: CGFloat, in traits: UITraitCollection) -> CGFloat {
        let typeSize = traits.typeSize
        guard typeSize != .large, let usual = lineHeight(at: .large), let height = lineHeight(at: typeSize) else { return value }
        return (value * height / usual).roundedToPixel(traits.displayScale)
    }
    private func lineHeight(at typeSize: DynamicTypeSize) -> CGFloat? {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = typeSize
        return Font.system(style).resolve(in: environment).lineHeight
    }
}

/// A view whose font can follow the user's text size.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// True adjusts a font from a text style or `UIFontMetrics` to the text size where the view is shown. False, the default, leaves the
    /// font unchanged.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
