import Foundation
import WaggleCore

/// An item of a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    open var title: String? { didSet { itemDidChange() } }
    open var image: UIImage? { didSet { itemDidChange() } }
    open var isEnabled = true { didSet { itemDidChange() } }
    open var tag = 0
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Counts changes for the bar that shows the item.
    let changes = ViewChanges()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Colour and font act.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        itemDidChange()
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
    func itemDidChange() { changes.announce() }
}
