import Foundation
import Synchronization
import WaggleCore

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1, normal, high
}

/// The traits on which a dynamic colour may depend, and those of the window. Immutable.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let accessibilityContrast: UIAccessibilityContrast
    /// The user's preferred text size.
    public let preferredContentSizeCategory: UIContentSizeCategory

    /// The current traits of the window, or of the task within `performAsCurrent`.
    private final class Current: Sendable {
        let traits: Mutex<UITraitCollection>
        init(_ traits: UITraitCollection) { self.traits = Mutex(traits) }
    }
    private static let shown = Current(UITraitCollection(.light, .normal, .large))
    @TaskLocal private static var performed: Current?
    /// The traits of the program's window; a plain light appearance without one.
    ///
    /// Used outside any environment: for the components of dynamic colours, and for colours drawn into images.
    public static var current: UITraitCollection {
        get { (performed ?? shown).traits.withLock { $0 } }
        set { (performed ?? shown).traits.withLock { $0 = newValue } }
    }
    /// Runs the closure with these traits as the current traits of its task. Other threads are not affected.
    open func performAsCurrent(_ actions: () -> Void) { Self.$performed.withValue(Current(self)) { actions() } }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle, .normal) }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init(.unspecified, .unspecified, preferredContentSizeCategory) }
    /// Unspecified traits.
    public convenience override init() { self.init(.unspecified, .unspecified) }
    /// Combines collections. Where several specify a trait, the last one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
                  traitCollections.last { $0.accessibilityContrast != .unspecified }?.accessibilityContrast ?? .unspecified,
                  traitCollections.last { $0.preferredContentSizeCategory != .unspecified }?.preferredContentSizeCategory ?? .unspecified)
    }
    init(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast, _ category: UIContentSizeCategory = .unspecified) {
        (userInterfaceStyle, accessibilityContrast, preferredContentSizeCategory) = (style, contrast, category)
        super.init()
    }
    convenience init(_ environment: EnvironmentValues) {
        self.init(environment.colorScheme == .dark ? .dark : .light, environment.colorSchemeContrast == .increased ? .high : .normal,
                  UIContentSizeCategory(environment.dynamicTypeSize))
    }

    /// Pixels per point of the screen.
    open var displayScale: CGFloat { MainScreen.scale }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .ofScreen }
    /// Derived from the size of the screen, as in SwiftUI.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { UIUserInterfaceIdiom.ofScreen == .pad ? .regular : .compact }
    /// Compact on a phone in landscape orientation.
    open var verticalSizeClass: UIUserInterfaceSizeClass {
        let size = MainScreen.size
        return UIUserInterfaceIdiom.ofScreen == .phone && size.width > size.height ? .compact : .regular
    }
    open var layoutDirection: UITraitEnvironmentLayoutDirection {
        Locale.Language(identifier: Locale.preferredLanguages.first ?? "en").characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// True if a dynamic colour may differ under the other traits.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle || accessibilityContrast != traitCollection?.accessibilityContrast
    }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection).map {
            $0.userInterfaceStyle == userInterfaceStyle && $0.accessibilityContrast == accessibilityContrast && $0.preferredContentSizeCategory == preferredContentSizeCategory
        } ?? false
    }
    open override var hash: Int { userInterfaceStyle.rawValue * 4 + accessibilityContrast.rawValue }

    /// The text size; that of the current traits if unspecified.
    var typeSize: DynamicTypeSize { DynamicTypeSize(preferredContentSizeCategory) ?? DynamicTypeSize(Self.current.preferredContentSizeCategory) ?? .large }

    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        return environment
    }
}
