import Foundation
import WaggleCore

/// An item of a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject, UIAppearance {
    open var title: String? { didSet { itemDidChange() } }
    open var image: UIImage? { didSet { itemDidChange() } }
    open var isEnabled = true { didSet { itemDidChange() } }
    /// Any number by which the program knows the item.
    open var tag = 0
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Counts changes for the bar that shows the item.
    let changes = ViewChanges()
    private let isAppearance = AppearanceObjects.isMaking

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Colour and font act; for tabs also in the selected state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        itemDidChange()
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
    func itemDidChange() {
        changes.announce()
        if isAppearance { AppearanceObjects.didChange() }
    }
}

/// An item of a tab bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    /// Has no effect: the selected tab shows the filled variant of its symbol.
    open var selectedImage: UIImage?
    open var badgeValue: String? { didSet { itemDidChange() } }
    open var badgeColor: UIColor? { didSet { itemDidChange() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }
    /// - Parameter tag: any number by which the program knows the item.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
}
