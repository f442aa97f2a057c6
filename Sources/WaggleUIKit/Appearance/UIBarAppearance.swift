// The looks of bars as objects.

import Foundation
import WaggleCore

/// The background of a bar and the line at its edge.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// The blur behind the background colour; nil for none.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) { didSet { change() } }
    open var backgroundColor: UIColor? { didSet { change() } }
    /// In front of the colour, stretched over the bar. An empty image shows nothing.
    open var backgroundImage: UIImage? { didSet { change() } }
    /// Has no effect: an image is stretched.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line at the bar's edge; nil for no line.
    open var shadowColor: UIColor? = UIBarAppearance.standardShadow { didSet { change() } }
    /// Has no effect unless it is empty: then there is no line.
    open var shadowImage: UIImage? { didSet { change() } }
    /// Called when a property changes.
    var onChange: (@MainActor () -> Void)?

    /// Stands for the system's line, which differs in light and dark appearance.
    private static let standardShadow = UIColor(white: 0, alpha: 0.3)

    public required override init() {
        super.init()
        adopt()
    }
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
    public required init(barAppearance: UIBarAppearance) {
        super.init()
        adopt()
        take(barAppearance)
    }
    public required init?(coder: NSCoder) {
        super.init()
        adopt()
    }
    /// The looks of the bar's items.
    var parts: [BarPart] { [] }
    /// Hears of changes of the parts.
    final func adopt() {
        for part in parts { part.onChange = { [weak self] in self?.change() } }
        change()
    }

    func take(_ other: UIBarAppearance) {
        (backgroundEffect, backgroundColor, backgroundImage) = (other.backgroundEffect, other.backgroundColor, other.backgroundImage)
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    }
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }
    final func change() { onChange?() }

    /// The bar's material with a line.
    open func configureWithDefaultBackground() { configure(UIBlurEffect(style: .systemChromeMaterial), nil, Self.standardShadow) }
    /// The system's background colour with a line.
    open func configureWithOpaqueBackground() { configure(nil, .systemBackground, Self.standardShadow) }
    /// No background and no line.
    open func configureWithTransparentBackground() { configure(nil, nil, nil) }
    private func configure(_ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
        (backgroundEffect, backgroundColor, backgroundImage, shadowColor, shadowImage) = (effect, color, nil, shadow, nil)
    }

    var surface: BarSurface {
        BarSurface(material: backgroundEffect?.style.material, color: backgroundColor?.color, image: backgroundImage?.barImage,
                   line: shadowImage?.size == .zero ? .none
                       : shadowColor.map { $0 === Self.standardShadow ? .standard : .color($0.color) } ?? .none)
    }
}

extension UIImage {
    /// The image for a bar; nil if it is empty.
    var barImage: Image? { size.width > 0 && size.height > 0 ? Image(uiImage: self) : nil }
}

extension TextLook {
    /// The colour and the font of string attributes. Others have no counterpart.
    init(_ attributes: [NSAttributedString.Key: Any]?, _ offset: UIOffset = .zero) {
        self.init(color: (attributes?[.foregroundColor] as? UIColor)?.color, font: (attributes?[.font] as? UIFont).map { Font($0) })
        // Programs move titles out of sight with very large numbers.
        func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, -10_000), 10_000) : 0 }
        self.offset = CGSize(width: usable(offset.horizontal), height: usable(offset.vertical))
    }
}

/// A part of a bar's look that tells of its changes.
@MainActor
protocol BarPart: AnyObject { var onChange: (@MainActor () -> Void)? { get set } }
extension UIBarButtonItemAppearance: BarPart {}
extension UITabBarItemAppearance: BarPart {}

/// The look of the buttons of a bar in their states.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    public let normal = UIBarButtonItemStateAppearance()
    /// Has no effect: pressed buttons are fainter.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// Has no effect: disabled buttons are grey.
    public let disabled = UIBarButtonItemStateAppearance()
    /// Has no effect: the focus has a ring.
    public let focused = UIBarButtonItemStateAppearance()
    var onChange: (@MainActor () -> Void)? { didSet { normal.onChange = onChange } }

    public override init() { super.init() }
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        (normal.titleTextAttributes, normal.titlePositionAdjustment) = ([:], .zero)
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance()
        for (own, other) in [(copy.normal, normal), (copy.highlighted, highlighted), (copy.disabled, disabled), (copy.focused, focused)] {
            (own.titleTextAttributes, own.titlePositionAdjustment, own.backgroundImage) =
                (other.titleTextAttributes, other.titlePositionAdjustment, other.backgroundImage)
        }
        return copy
    }
    var look: TextLook { TextLook(normal.titleTextAttributes, normal.titlePositionAdjustment) }
}

/// The look of a bar's buttons in one state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    /// Colour and font act.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// Acts for the back button's title.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// Has no effect: buttons of bars have no background.
    open var backgroundImage: UIImage?
    /// Has no effect.
    open var backgroundImagePositionAdjustment = UIOffset.zero
    var onChange: (@MainActor () -> Void)?
}

/// The look of a navigation bar.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    /// Of the title in the bar: colour and font act.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { change() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { change() } }
    /// Of the large title below the bar: colour and font act.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { change() } }
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { adopt() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance() { didSet { adopt() } }
    open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { adopt() } }
    /// In place of the back button's chevron.
    open private(set) var backIndicatorImage: UIImage?
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    override var parts: [BarPart] { [buttonAppearance, doneButtonAppearance, backButtonAppearance] }
    /// - Parameter transitionMaskImage: Has no effect.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        (self.backIndicatorImage, self.backIndicatorTransitionMaskImage) = (backIndicatorImage, backIndicatorTransitionMaskImage)
        change()
    }
    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes, titlePositionAdjustment) =
            (other.titleTextAttributes, other.largeTitleTextAttributes, other.titlePositionAdjustment)
        func copy(_ part: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
            part.copy(with: nil) as? UIBarButtonItemAppearance ?? part
        }
        (buttonAppearance, doneButtonAppearance, backButtonAppearance) = (copy(other.buttonAppearance), copy(
            other.doneButtonAppearance), copy(other.backButtonAppearance))
        (backIndicatorImage, backIndicatorTransitionMaskImage) = (other.backIndicatorImage, other.backIndicatorTransitionMaskImage)
    }
}

/// The look of a bar of items at the bottom.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { adopt() } }
    /// Has no effect: a toolbar's items look alike.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    override var parts: [BarPart] { [buttonAppearance] }
    override func take(_ other: UIBarAppearance) {
        super.take(other)
        if let other = other as? UIToolbarAppearance {
            buttonAppearance = other.buttonAppearance.copy(with: nil) as? UIBarButtonItemAppearance ?? buttonAppearance
        }
    }
}

/// The look of a tab bar.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
    /// With the image above the title, as on a phone that is held upright.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { adopt() } }
    /// Has no effect: tabs look alike in all widths.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Has no effect: tabs look alike in all widths.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// Has no effect: the selected tab has no mark.
    open var selectionIndicatorTintColor: UIColor?
    /// Has no effect.
    open var selectionIndicatorImage: UIImage?
    override var parts: [BarPart] { [stackedLayoutAppearance] }
    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copy(with: nil) as? UITabBarItemAppearance ?? stackedLayoutAppearance
        (inlineLayoutAppearance, compactInlineLayoutAppearance) = (other.inlineLayoutAppearance, other.compactInlineLayoutAppearance)
    }
}

/// The look of the tabs of a bar in their states.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The arrangement of a tab.
    public enum Style: Int, Sendable { case stacked, inline, compactInline }
    public let normal = UITabBarItemStateAppearance(), selected = UITabBarItemStateAppearance()
    /// Has no effect: disabled tabs look like others.
    public let disabled = UITabBarItemStateAppearance(), focused = UITabBarItemStateAppearance()
    var onChange: (@MainActor () -> Void)? { didSet { (normal.onChange, selected.onChange) = (onChange, onChange) } }

    public override init() { super.init() }
    public convenience init(style: Style) { self.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func configureWithDefault(for style: Style) { for state in
        [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance()
        for (own, other) in [(copy.normal, normal), (copy.selected, selected), (copy.disabled, disabled), (copy.focused, focused)] {
            own.take(other)
        }
        return copy
    }
}

/// The look of a bar's tabs in one state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    /// Colour and font act.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    open var iconColor: UIColor? { didSet { onChange?() } }
    open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
    /// Colour and font act.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// Has no effect.
    open var badgePositionAdjustment = UIOffset.zero
    /// Has no effect.
    open var badgeTitlePositionAdjustment = UIOffset.zero
    var onChange: (@MainActor () -> Void)?

    func take(_ other: UITabBarItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment, iconColor) =
            (other.titleTextAttributes, other.titlePositionAdjustment, other.iconColor)
        (badgeBackgroundColor, badgeTextAttributes) = (other.badgeBackgroundColor, other.badgeTextAttributes)
    }
}
