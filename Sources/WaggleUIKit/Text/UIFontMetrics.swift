import Foundation

/// Sizes that grow with the preferred size of text. Programs have the default size here, so values stay as they are.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    open func scaledFont(for font: UIFont) -> UIFont { font }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font }
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
