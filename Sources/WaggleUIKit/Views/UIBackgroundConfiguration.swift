import Foundation
import WaggleCore
import WaggleGeometry

/// The background of a button's configuration.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    public var backgroundColor: UIColor?
    /// In points; it counts where the configuration's corner style is fixed.
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    /// In points.
    public var strokeWidth: CGFloat = 0
    /// Shown in front of the colour.
    public var image: UIImage?

    public init() {}
    /// Without a colour.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// The edges of a rectangle by the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Changes the attributes of a text as it is shown.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes a colour as it is shown.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    public let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (white, alpha): (CGFloat, CGFloat) = (0, 1)
        return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
    }
}
