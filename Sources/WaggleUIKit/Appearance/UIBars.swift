// The bars of UIKit, as far as programs set their looks. SwiftUI's containers show the bars.

import Foundation
import WaggleCore

/// The kinds of a bar's height. All looks are those of `default`.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
/// Where a bar stands.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
/// The appearance of a bar without colours of its own.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
    public static let blackOpaque = UIBarStyle.black
}

/// The look of SwiftUI's navigation bars, by `appearance()`. There are no navigation bars to make; `NavigationStack` has one.
///
/// `backgroundColor` is the colour of the bar without the status bar above it; `tintColor` is that of the back button, and of items that the program does not tint.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    /// For content that has scrolled below the bar.
    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let standard { return standard }
            // The system's look until a property of it is changed.
            let new = UINavigationBarAppearance()
            new.onChange = { [weak self, unowned new] in self?.standard = new }
            return new
        }
        set { standard = newValue.copy(with: nil) as? UINavigationBarAppearance }
    }
    private(set) var standard: UINavigationBarAppearance? { didSet { follow(standard) } }
    /// For content at rest. Nil for the standard look without its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { edge }
        set { edge = newValue?.copy(with: nil) as? UINavigationBarAppearance }
    }
    private var edge: UINavigationBarAppearance? { didSet { follow(edge) } }
    /// Has no effect: low bars look like others.
    open var compactAppearance: UINavigationBarAppearance?
    /// Has no effect: low bars look like others.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    private func follow(_ appearance: UIBarAppearance?) {
        appearance?.onChange = { [weak self] in self?.appearanceDidChange() }
        appearanceDidChange()
    }

    /// The background over scrolled content, without an appearance.
    open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// False makes the background opaque.
    open var isTranslucent = true { didSet { appearanceDidChange() } }
    /// Black makes a bar without colours of its own dark.
    open var barStyle = UIBarStyle.default { didSet { appearanceDidChange() } }
    /// Of the title in the bar: colour and font act.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceDidChange() } }
    /// Of the large title: colour and font act.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceDidChange() } }
    /// Has no effect: `navigationBarTitleDisplayMode` decides.
    open var prefersLargeTitles = false
    /// In place of the back button's chevron.
    open var backIndicatorImage: UIImage? { didSet { appearanceDidChange() } }
    /// Has no effect.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// An empty image removes the line, if there is also a background image.
    open var shadowImage: UIImage? { didSet { appearanceDidChange() } }
    private(set) var backgroundImage: UIImage?
    /// An empty image removes the background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        self.backgroundImage = backgroundImage
        appearanceDidChange()
    }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) { setBackgroundImage(backgroundImage, for: barMetrics) }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
    /// Has no effect.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}

    @available(*, unavailable, message: "There are no navigation bars to make; NavigationStack has one, and UINavigationBar.appearance() sets its look.")
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The look of bars, from these properties.
    var look: NavigationBarLook {
        var look = NavigationBarLook()
        let title = TextLook(titleTextAttributes), large = TextLook(largeTitleTextAttributes)
        look.surface = standard?.surface ?? BarSurface.legacy(barTintColor, isTranslucent, barStyle, backgroundImage, shadowImage)
        look.title = standard.map { TextLook($0.titleTextAttributes, $0.titlePositionAdjustment) }?.or(title) ?? title
        look.largeTitle = standard.map { TextLook($0.largeTitleTextAttributes) }?.or(large) ?? large
        look.edgeSurface = edge?.surface
        if edge == nil, standard == nil, backgroundImage?.barImage != nil { look.edgeSurface = look.surface }
        (look.edgeTitle, look.edgeLargeTitle) = edge.map { (TextLook($0.titleTextAttributes, $0.titlePositionAdjustment).or(title), TextLook($0.largeTitleTextAttributes).or(large)) }
            ?? (look.title, look.largeTitle)
        (look.fill, look.tint) = (backgroundColor?.color, tintColor?.color)
        let parts = standard ?? edge
        look.button = parts?.buttonAppearance.look ?? TextLook()
        look.doneButton = parts?.doneButtonAppearance.look.or(look.button) ?? TextLook()
        look.backButton = parts?.backButtonAppearance.look.or(look.button) ?? TextLook()
        look.backImage = (parts?.backIndicatorImage ?? backIndicatorImage).map { Image(uiImage: $0) }
        return look
    }
}

extension BarSurface {
    /// The background of a bar without an appearance object.
    @MainActor static func legacy(_ tint: UIColor?, _ isTranslucent: Bool, _ style: UIBarStyle, _ image: UIImage?, _ shadow: UIImage?) -> BarSurface {
        if let image { return BarSurface(material: nil, image: image.barImage, line: shadow?.size == .zero ? .none : .standard) }
        let color = tint?.color ?? (style == .black ? .black : isTranslucent ? nil : UIColor.systemBackground.color)
        // A translucent bar lets its material shine through.
        return BarSurface(material: isTranslucent ? .bar : nil, color: isTranslucent && tint != nil ? color?.opacity(0.85) : color)
    }
}

/// The look of SwiftUI's tab bars, by `appearance()`. There are no tab bars to make; `TabView` has one.
///
/// `isHidden` hides the bars; `tintColor` is the colour of the selected tab, unless the program tints the tab view.
@MainActor @preconcurrency
open class UITabBar: UIView {
    open var standardAppearance: UITabBarAppearance {
        get {
            if let standard { return standard }
            // The system's look until a property of it is changed.
            let new = UITabBarAppearance()
            new.onChange = { [weak self, unowned new] in self?.standard = new }
            return new
        }
        set { standard = newValue.copy(with: nil) as? UITabBarAppearance }
    }
    private var standard: UITabBarAppearance? { didSet { follow(standard) } }
    /// Acts where there is no standard appearance: tab bars look the same above all content.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { edge }
        set { edge = newValue?.copy(with: nil) as? UITabBarAppearance }
    }
    private var edge: UITabBarAppearance? { didSet { follow(edge) } }
    private func follow(_ appearance: UIBarAppearance?) {
        appearance?.onChange = { [weak self] in self?.appearanceDidChange() }
        appearanceDidChange()
    }
    /// The background, without an appearance.
    open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// The colour of the tabs that are not selected.
    open var unselectedItemTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// False makes the background opaque.
    open var isTranslucent = true { didSet { appearanceDidChange() } }
    open var barStyle = UIBarStyle.default { didSet { appearanceDidChange() } }
    /// An empty image removes the background.
    open var backgroundImage: UIImage? { didSet { appearanceDidChange() } }
    /// An empty image removes the line, if there is also a background image.
    open var shadowImage: UIImage? { didSet { appearanceDidChange() } }
    /// Has no effect: the selected tab has no mark.
    open var selectionIndicatorImage: UIImage?
    /// Has no effect: tabs share the width.
    open var itemSpacing: CGFloat = 0
    /// Has no effect: tabs share the width.
    open var itemWidth: CGFloat = 0
    /// How tabs share the width.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
    /// Has no effect: tabs share the width.
    open var itemPositioning = ItemPositioning.automatic

    @available(*, unavailable, message: "There are no tab bars to make; TabView has one, and UITabBar.appearance() sets its look.")
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func look(_ item: UITabBarItem?) -> TabBarLook {
        var look = TabBarLook()
        let parts = standard ?? edge, items = parts?.stackedLayoutAppearance
        look.surface = parts?.surface ?? BarSurface.legacy(barTintColor, isTranslucent, barStyle, backgroundImage, shadowImage)
        if parts == nil, let color = backgroundColor { look.surface = BarSurface(material: nil, color: color.color, line: look.surface.line) }
        look.isHidden = isHidden
        look.tint = tintColor?.color
        look.icon = items?.normal.iconColor?.color ?? unselectedItemTintColor?.color
        look.selectedIcon = items?.selected.iconColor?.color
        look.title = title(items?.normal, item, .normal)
        look.selectedTitle = title(items?.selected, item, .selected)
        look.badge = (items?.normal.badgeBackgroundColor ?? item?.badgeColor)?.color
        look.badgeTitle = TextLook(items?.normal.badgeTextAttributes)
        return look
    }
    private func title(_ state: UITabBarItemStateAppearance?, _ item: UITabBarItem?, _ control: UIControl.State) -> TextLook {
        let own = TextLook(item?.titleTextAttributes(for: control), item?.titlePositionAdjustment ?? .zero)
        return state.map { TextLook($0.titleTextAttributes, $0.titlePositionAdjustment).or(own) } ?? own
    }
}

/// The look of SwiftUI's bars at the bottom, by `appearance()`. There are no toolbars to make; `toolbar` with the placement `bottomBar` has one.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let standard { return standard }
            // The system's look until a property of it is changed.
            let new = UIToolbarAppearance()
            new.onChange = { [weak self, unowned new] in self?.standard = new }
            return new
        }
        set { standard = newValue.copy(with: nil) as? UIToolbarAppearance }
    }
    private var standard: UIToolbarAppearance? { didSet { follow(standard) } }
    /// Acts where there is no standard appearance: toolbars look the same above all content.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { edge }
        set { edge = newValue?.copy(with: nil) as? UIToolbarAppearance }
    }
    private var edge: UIToolbarAppearance? { didSet { follow(edge) } }
    /// Has no effect: low bars look like others.
    open var compactAppearance: UIToolbarAppearance?
    private func follow(_ appearance: UIBarAppearance?) {
        appearance?.onChange = { [weak self] in self?.appearanceDidChange() }
        appearanceDidChange()
    }
    /// The background, without an appearance.
    open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
    open var isTranslucent = true { didSet { appearanceDidChange() } }
    open var barStyle = UIBarStyle.default { didSet { appearanceDidChange() } }
    private var backgroundImage: UIImage?, shadowImage: UIImage?
    /// An empty image removes the background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
        self.backgroundImage = backgroundImage
        appearanceDidChange()
    }
    /// An empty image removes the line, if there is also a background image.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        self.shadowImage = shadowImage
        appearanceDidChange()
    }

    @available(*, unavailable, message: "There are no toolbars to make; use toolbar with ToolbarItem(placement: .bottomBar). UIToolbar.appearance() sets its look.")
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    var look: ToolbarLook {
        var look = ToolbarLook()
        let parts = standard ?? edge
        look.surface = parts?.surface ?? BarSurface.legacy(barTintColor, isTranslucent, barStyle, backgroundImage, shadowImage)
        if parts == nil, let color = backgroundColor { look.surface = BarSurface(material: nil, color: color.color, line: look.surface.line) }
        look.tint = tintColor?.color
        look.button = parts?.buttonAppearance.look ?? TextLook()
        return look
    }
}
