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

/// The bar of a navigation controller, or by `appearance()` the look of SwiftUI's navigation bars. There are no navigation bars to make;
/// `NavigationStack` has one.
///
/// `backgroundColor` is the colour of the bar without the status bar above it; `tintColor` is that of the back button, and of items that
/// the program does not tint.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    /// For content that has scrolled below the bar.
    open var standardAppearance: UINavigationBarAppearance { get { appearances.shownStandard } set { appearances.setStandard(newValue) } }
    /// For content at rest. Nil for the standard look without its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { get { appearances.edge } set { appearances.setEdge(newValue) } }
    /// Has no effect: low bars look like others.
    open var compactAppearance: UINavigationBarAppearance?
    /// Has no effect: low bars look like others.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    private lazy var appearances = BarAppearances<UINavigationBarAppearance>(self)

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
    /// Acts in a navigation controller; in SwiftUI, `navigationBarTitleDisplayMode` decides.
    open var prefersLargeTitles = false { didSet { appearanceDidChange() } }
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
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
    /// Has no effect.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}

    /// The bar of a navigation controller begins with the look of its class.
    init(inNavigationController: Void) {
        super.init(frame: .zero)
        guard let look = AppearanceObjects.known(UINavigationBar.self) else { return }
        appearances.take(look.appearances)
        (barTintColor, isTranslucent, barStyle, titleTextAttributes) =
            (look.barTintColor, look.isTranslucent, look.barStyle, look.titleTextAttributes)
        (largeTitleTextAttributes, prefersLargeTitles, backIndicatorImage) =
            (look.largeTitleTextAttributes, look.prefersLargeTitles, look.backIndicatorImage)
        (shadowImage, backgroundImage, backgroundColor, tintColor) =
            (look.shadowImage, look.backgroundImage, look.backgroundColor, look.tintColor)
        isChanged = false
    }
    /// True once a bar differs from the look of its class.
    private var isChanged = false
    override func appearanceDidChange() {
        isChanged = true
        super.appearanceDidChange()
    }
    /// The look of a navigation controller's bar; nil for that of the class.
    var lookInController: NavigationBarLook? {
        let _ = changes.count
        guard isChanged else { return nil }
        var look = look
        AppearanceLooks.addItems(to: &look)
        return look
    }

    @available(*, unavailable, message: "There are no navigation bars to make; NavigationStack has one, and UINavigationBar.appearance() sets its look.")
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The look of bars, from these properties.
    var look: NavigationBarLook {
        var look = NavigationBarLook()
        let title = TextLook(titleTextAttributes), large = TextLook(largeTitleTextAttributes), standard = appearances.standard,
            edge = appearances.edge
        look.surface = standard?.surface ?? BarSurface.legacy(barTintColor, isTranslucent, barStyle, backgroundImage, shadowImage)
        look.title = standard.map { TextLook($0.titleTextAttributes, $0.titlePositionAdjustment) }?.or(title) ?? title
        look.largeTitle = standard.map { TextLook($0.largeTitleTextAttributes) }?.or(large) ?? large
        look.edgeSurface = edge?.surface
        if edge == nil, standard == nil, backgroundImage?.barImage != nil { look.edgeSurface = look.surface }
        (look.edgeTitle, look.edgeLargeTitle) = edge.map {
            (TextLook($0.titleTextAttributes, $0.titlePositionAdjustment).or(title), TextLook($0.largeTitleTextAttributes).or(large))
        }
            ?? (look.title, look.largeTitle)
        (look.fill, look.tint) = (backgroundColor?.color, tintColor?.color)
        let parts = appearances.only
        look.button = parts?.buttonAppearance.look ?? TextLook()
        look.doneButton = parts?.doneButtonAppearance.look.or(look.button) ?? TextLook()
        look.backButton = parts?.backButtonAppearance.look.or(look.button) ?? TextLook()
        look.backImage = (parts?.backIndicatorImage ?? backIndicatorImage).map { Image(uiImage: $0) }
        return look
    }
}

extension BarSurface {
    /// The background of a bar without an appearance object.
    @MainActor static func legacy(
        _ tint: UIColor?, _ isTranslucent: Bool, _ style: UIBarStyle, _ image: UIImage?, _ shadow: UIImage?
    ) -> BarSurface {
        if let image { return BarSurface(material: nil, image: image.barImage, line: shadow?.size == .zero ? .none : .standard) }
        let color = tint?.color ?? (style == .black ? .black : isTranslucent ? nil : UIColor.systemBackground.color)
        // A translucent bar lets its material shine through.
        return BarSurface(material: isTranslucent ? .bar : nil, color: isTranslucent && tint != nil ? color?.opacity(0.85) : color)
    }
}

/// The bar of a tab bar controller, or by `appearance()` the look of SwiftUI's tab bars. There are no tab bars to make; `TabView` has one.
///
/// `isHidden` hides the bars; `tintColor` is the colour of the selected tab, unless the program tints the tab view.
@MainActor @preconcurrency
open class UITabBar: UIView {
    open var standardAppearance: UITabBarAppearance { get { appearances.shownStandard } set { appearances.setStandard(newValue) } }
    /// Acts where there is no standard appearance: tab bars look the same above all content.
    open var scrollEdgeAppearance: UITabBarAppearance? { get { appearances.edge } set { appearances.setEdge(newValue) } }
    private lazy var appearances = BarAppearances<UITabBarAppearance>(self)
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

    /// The bar of a tab bar controller begins with the look of its class.
    init(inTabBarController: Void) {
        super.init(frame: .zero)
        guard let look = AppearanceObjects.known(UITabBar.self) else { return }
        appearances.take(look.appearances)
        (barTintColor, unselectedItemTintColor) = (look.barTintColor, look.unselectedItemTintColor)
        (isTranslucent, barStyle, backgroundImage, shadowImage) =
            (look.isTranslucent, look.barStyle, look.backgroundImage, look.shadowImage)
        (backgroundColor, tintColor, isHidden) = (look.backgroundColor, look.tintColor, look.isHidden)
        isChanged = false
    }
    /// True once a bar differs from the look of its class.
    private var isChanged = false
    override func appearanceDidChange() {
        isChanged = true
        super.appearanceDidChange()
    }
    /// The look of a tab bar controller's bar; nil for that of the class.
    var lookInController: TabBarLook? {
        let _ = changes.count
        return isChanged ? look(AppearanceObjects.known(UITabBarItem.self)) : nil
    }

    @available(*, unavailable, message: "There are no tab bars to make; TabView has one, and UITabBar.appearance() sets its look.")
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func look(_ item: UITabBarItem?) -> TabBarLook {
        var look = TabBarLook()
        let parts = appearances.only, items = parts?.stackedLayoutAppearance
        look.surface = parts?.surface ?? BarSurface.legacy(barTintColor, isTranslucent, barStyle, backgroundImage, shadowImage)
        if parts == nil, let color = backgroundColor {
            look.surface = BarSurface(material: nil, color: color.color, line: look.surface.line)
        }
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

/// The look of SwiftUI's bars at the bottom, by `appearance()`. There are no toolbars to make; `toolbar` with the placement
/// `bottomBar` has one.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    open var standardAppearance: UIToolbarAppearance { get { appearances.shownStandard } set { appearances.setStandard(newValue) } }
    /// Acts where there is no standard appearance: toolbars look the same above all content.
    open var scrollEdgeAppearance: UIToolbarAppearance? { get { appearances.edge } set { appearances.setEdge(newValue) } }
    /// Has no effect: low bars look like others.
    open var compactAppearance: UIToolbarAppearance?
    private lazy var appearances = BarAppearances<UIToolbarAppearance>(self)
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
        let parts = appearances.only
        look.surface = parts?.surface ?? BarSurface.legacy(barTintColor, isTranslucent, barStyle, backgroundImage, shadowImage)
        if parts == nil, let color = backgroundColor {
            look.surface = BarSurface(material: nil, color: color.color, line: look.surface.line)
        }
        look.tint = tintColor?.color
        look.button = parts?.buttonAppearance.look ?? TextLook()
        return look
    }
}
