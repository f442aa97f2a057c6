import Foundation
import WaggleGeometry

/// The older type for text sizes; prefer `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// True for the five largest sizes.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.dynamicTypeSize < rhs.dynamicTypeSize }
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.dynamicTypeSize <= rhs.dynamicTypeSize }
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.dynamicTypeSize > rhs.dynamicTypeSize }
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.dynamicTypeSize >= rhs.dynamicTypeSize }

    /// The equivalent `DynamicTypeSize`. Both types list their cases in the same order.
    var dynamicTypeSize: DynamicTypeSize {
        let index = Self.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.index
        return DynamicTypeSize.allCases[index]
    }

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.index] }
}
