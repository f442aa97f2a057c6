import Foundation
import WaggleCore

/// Sizes that grow with the user's size of text like a text style.
///
/// Fonts grow like the sizes of the style, and other values like its line heights, as `ScaledMetric` does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    private let style: Font.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle.style
        super.init()
    }

    /// A font at the text size of the window.
    /// - Parameter font: for the default text size; not one of a text style, which grows by itself.
    open func scaledFont(for font: UIFont) -> UIFont { scaled(font, at: UITraitCollection.current.typeSize, to: 0) }
    /// - Parameter maximumPointSize: 0 for no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { scaled(font, at: UITraitCollection.current.typeSize, to: maximumPointSize) }
    /// A font at the text size of traits; nil stands for the current ones.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { scaled(font, at: (traitCollection ?? .current).typeSize, to: 0) }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, at: (traitCollection ?? .current).typeSize, to: maximumPointSize)
    }
    /// A length at the text size of the window, in points.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaled(value, at: UITraitCollection.current.typeSize) }
    /// A length at the text size of traits; nil stands for the current ones.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { scaled(value, at: (traitCollection ?? .current).typeSize) }

    private func scaled(_ font: UIFont, at typeSize: DynamicTypeSize, to limit: CGFloat) -> UIFont {
        let size = font.pointSize * style.size(at: typeSize) / style.size(at: .large), wanted = limit > 0 ? min(size, limit) : size
        return UIFont(wanted == font.pointSize ? font.font : font.font.sized(wanted)) { self.scaled(font, at: $0, to: limit) }
    }
    /// Rounded to halves, like points on screen.
    private func scaled(_ value: CGFloat, at typeSize: DynamicTypeSize) -> CGFloat {
        guard typeSize != .large, let usual = lineHeight(at: .large), let height = lineHeight(at: typeSize) else { return value }
        return (value * height / usual * 2).rounded() / 2
    }
    private func lineHeight(at typeSize: DynamicTypeSize) -> CGFloat? {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = typeSize
        return Font.system(style).resolve(in: environment).lineHeight
    }
}

/// A view whose text can follow the user's size of text.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// True keeps a font of a text style, or of `UIFontMetrics`, at the size of text of the place that shows the view; false, the default, leaves it as it was made.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
