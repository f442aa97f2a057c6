import Foundation
import WaggleGeometry

/// The user's preferred text size. The seven standard sizes come first, then five for accessibility.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium
    /// The default size, at which text styles have their published metrics.
    case large
    case xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// True for the five largest sizes, for which layouts should change.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The index in order, 0...11.
    var index: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
}

private struct LegibilityWeightKey: EnvironmentKey {
    static let defaultValue: LegibilityWeight? = nil
}

extension EnvironmentValues {
    /// The user's preferred text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The older form of `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }

    /// Whether the user prefers bolder text; nil for no preference.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

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
