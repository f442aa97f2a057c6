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
    /// The traits that a program has set; the others are those of the window.
    private var own = OwnTraits()
    private struct OwnTraits: Equatable, Sendable {
        var scale: CGFloat?
        var idiom: UIUserInterfaceIdiom?
        var horizontal: UIUserInterfaceSizeClass?, vertical: UIUserInterfaceSizeClass?
        var direction: UITraitEnvironmentLayoutDirection?
        var legibility: UILegibilityWeight?

        func or(_ other: OwnTraits) -> OwnTraits {
            OwnTraits(scale: scale ?? other.scale, idiom: idiom ?? other.idiom, horizontal: horizontal ?? other.horizontal,
                      vertical: vertical ?? other.vertical,
                      direction: direction ?? other.direction, legibility: legibility ?? other.legibility)
        }
    }

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
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(.unspecified, .unspecified, preferredContentSizeCategory)
    }
    private convenience init(_ own: OwnTraits) {
        self.init(.unspecified, .unspecified)
        self.own = own
    }
    /// A collection with a number of pixels per point alone; 0 or less leaves it unspecified.
    public convenience init(displayScale: CGFloat) { self.init(OwnTraits(scale: displayScale > 0 ? displayScale : nil)) }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(OwnTraits(idiom: idiom == .unspecified ? nil : idiom))
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(OwnTraits(horizontal: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass))
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(OwnTraits(vertical: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(OwnTraits(direction: layoutDirection == .unspecified ? nil : layoutDirection))
    }
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(OwnTraits(legibility: legibilityWeight == .unspecified ? nil : legibilityWeight))
    }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(.unspecified, accessibilityContrast) }
    /// Traits as the closure sets them.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = TraitChanges()
        mutations(&traits)
        self.init(traitsFrom: (traits as? TraitChanges)?.collections ?? [])
    }
    /// These traits with the changes of the closure.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(traitsFrom: [self, UITraitCollection(mutations: mutations)])
    }
    /// True if each trait that the other collection specifies is the same here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { UITraitCollection(traitsFrom: [self, $0]) == self } ?? true
    }
    /// Unspecified traits.
    public convenience override init() { self.init(.unspecified, .unspecified) }
    /// Combines collections. Where several specify a trait, the last one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
                  traitCollections.last { $0.accessibilityContrast != .unspecified }?.accessibilityContrast ?? .unspecified,
                  traitCollections.last { $0.preferredContentSizeCategory != .unspecified }?.preferredContentSizeCategory ?? .unspecified)
        own = traitCollections.reduce(OwnTraits()) { $1.own.or($0) }
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
    open var displayScale: CGFloat { own.scale ?? MainScreen.scale }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { own.idiom ?? .ofScreen }
    /// Whether the person prefers bold text.
    open var legibilityWeight: UILegibilityWeight { own.legibility ?? .unspecified }
    /// Derived from the size of the screen, as in SwiftUI.
    open var horizontalSizeClass: UIUserInterfaceSizeClass {
        own.horizontal ?? (UIUserInterfaceIdiom.ofScreen == .pad ? .regular : .compact)
    }
    /// Compact on a phone in landscape orientation.
    open var verticalSizeClass: UIUserInterfaceSizeClass {
        if let own = own.vertical { return own }
        let size = MainScreen.size
        return UIUserInterfaceIdiom.ofScreen == .phone && size.width > size.height ? .compact : .regular
    }
    open var layoutDirection: UITraitEnvironmentLayoutDirection {
        own.direction ?? (Locale.Language(
            identifier: Locale.preferredLanguages.first ?? "en").characterDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
    /// True if a dynamic colour may differ under the other traits.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle || accessibilityContrast != traitCollection?.accessibilityContrast
    }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection).map {
            $0.userInterfaceStyle == userInterfaceStyle && $0.accessibilityContrast == accessibilityContrast
                && $0.preferredContentSizeCategory == preferredContentSizeCategory && $0.own == own
        } ?? false
    }
    open override var hash: Int { userInterfaceStyle.rawValue * 4 + accessibilityContrast.rawValue }

    /// The text size; that of the current traits if unspecified.
    var typeSize: DynamicTypeSize {
        DynamicTypeSize(preferredContentSizeCategory) ?? DynamicTypeSize(Self.current.preferredContentSizeCategory) ?? .large
    }

    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        return environment
    }
}

/// Traits that a closure sets.
public protocol UIMutableTraits {
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Pixels per point; 0 if unspecified.
    var displayScale: CGFloat { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var legibilityWeight: UILegibilityWeight { get set }
}

private struct TraitChanges: UIMutableTraits {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var displayScale: CGFloat = 0
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified, verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified

    var collections: [UITraitCollection] {
        [UITraitCollection(userInterfaceStyle, accessibilityContrast, preferredContentSizeCategory),
         UITraitCollection(displayScale: displayScale),
         UITraitCollection(userInterfaceIdiom: userInterfaceIdiom), UITraitCollection(horizontalSizeClass: horizontalSizeClass),
         UITraitCollection(verticalSizeClass: verticalSizeClass), UITraitCollection(layoutDirection: layoutDirection),
         UITraitCollection(legibilityWeight: legibilityWeight)]
    }
}
