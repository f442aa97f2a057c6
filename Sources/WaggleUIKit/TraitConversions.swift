import Foundation
import WaggleCore
import WaggleGeometry

/// A category of text sizes.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// From the smallest to the largest, in the order of SwiftUI's sizes.
    private static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    public var isAccessibilityCategory: Bool { Self.ordered.firstIndex(of: self).map { $0 >= 7 } ?? false }

    /// Nil maps to unspecified.
    public init(_ sizeCategory: ContentSizeCategory?) {
        self = sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }.map { Self.ordered[$0] } ?? .unspecified
    }
    /// Nil maps to unspecified.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }.map { Self.ordered[$0] } ?? .unspecified
    }
    /// Posted when the window's text size changes; its object is the application.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category in the notification's user info.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
    fileprivate var index: Int? { Self.ordered.firstIndex(of: self) }
}
extension ContentSizeCategory {
    /// - Returns: nil for an unspecified category.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = uiSizeCategory.index else { return nil }
        self = Self.allCases[index]
    }
}
extension DynamicTypeSize {
    /// - Returns: nil for an unspecified category.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = uiSizeCategory.index else { return nil }
        self = Self.allCases[index]
    }
}

/// Whether the user prefers bold text.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1, regular, bold
    /// Nil maps to unspecified.
    public init(_ legibilityWeight: LegibilityWeight?) { self = legibilityWeight.map { $0 == .bold ? .bold : .regular } ?? .unspecified }
}
extension LegibilityWeight {
    /// - Returns: nil for an unspecified weight.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        guard uiLegibilityWeight != .unspecified else { return nil }
        self = uiLegibilityWeight == .bold ? .bold : .regular
    }
}

/// The layout direction of a view and its content.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1, leftToRight, rightToLeft
    public init(_ layoutDirection: LayoutDirection) { self = layoutDirection == .leftToRight ? .leftToRight : .rightToLeft }
}
extension LayoutDirection {
    /// - Returns: nil for an unspecified direction.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        guard uiLayoutDirection != .unspecified else { return nil }
        self = uiLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    }
}

/// The space available to an interface along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
    /// Nil maps to unspecified.
    public init(_ sizeClass: UserInterfaceSizeClass?) { self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified }
}
extension UserInterfaceSizeClass {
    /// - Returns: nil for an unspecified class.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        guard uiUserInterfaceSizeClass != .unspecified else { return nil }
        self = uiUserInterfaceSizeClass == .compact ? .compact : .regular
    }
}

extension UIUserInterfaceStyle {
    /// Nil maps to unspecified.
    public init(_ colorScheme: ColorScheme?) { self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified }
}
extension ColorScheme {
    /// - Returns: nil for an unspecified style.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        guard uiUserInterfaceStyle != .unspecified else { return nil }
        self = uiUserInterfaceStyle == .dark ? .dark : .light
    }
}

extension UIAccessibilityContrast {
    /// Nil maps to unspecified.
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        self = colorSchemeContrast.map { $0 == .increased ? .high : .normal } ?? .unspecified
    }
}
extension ColorSchemeContrast {
    /// - Returns: nil for an unspecified contrast.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        guard uiAccessibilityContrast != .unspecified else { return nil }
        self = uiAccessibilityContrast == .high ? .increased : .standard
    }
}

/// Insets from the edges of a rectangle, in points, which follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// In points, inward.
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
    public static let zero = NSDirectionalEdgeInsets()
    /// Insets in points, inward.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    /// The same insets, in points.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }
}
extension EdgeInsets {
    /// The same insets, in points.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom, trailing: nsEdgeInsets.trailing)
    }
}

extension View {
    /// Sets which letters a text field should capitalize. A hint.
    @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }
}
