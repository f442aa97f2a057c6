import Foundation
import WaggleCore
import WaggleGeometry

/// Receives the events of a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// - Returns: False to reject the edit.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The Return key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A text field for what is searched, with a magnifier.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        (magnifier.tintColor, magnifier.contentMode) = (.secondaryLabel, .center)
        magnifier.frame.size = CGSize(width: 26, height: 20)
        (leftView, leftViewMode, clearButtonMode, returnKeyType) = (magnifier, .always, .whileEditing, .search)
    }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: 36) }
}

/// A search field with a button that ends the search.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }
    open weak var delegate: (any UISearchBarDelegate)?
    public private(set) lazy var searchTextField: UISearchTextField = SearchBarField(self)
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// The background, unless the style is minimal.
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// Minimal shows no background.
    open var searchBarStyle = Style.default { didSet { updateBackground() } }
    /// Has no effect.
    open var isTranslucent = true
    /// Has no effect beside removing the background: an empty image does.
    open var backgroundImage: UIImage? { didSet { updateBackground() } }
    open var showsCancelButton = false {
        didSet {
            guard showsCancelButton != oldValue else { return }
            cancelButton.isHidden = !showsCancelButton
            layoutDidChange()
        }
    }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        if animated {
            UIView.animate(withDuration: 0.25) { self.showsCancelButton = showsCancelButton }
        } else {
            self.showsCancelButton = showsCancelButton
        }
    }
    open var keyboardType: UIKeyboardType { get { searchTextField.keyboardType } set { searchTextField.keyboardType = newValue } }
    open var returnKeyType: UIReturnKeyType { get { searchTextField.returnKeyType } set { searchTextField.returnKeyType = newValue } }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType } set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType } set { searchTextField.autocorrectionType = newValue }
    }
    open var enablesReturnKeyAutomatically = true
    private lazy var cancelButton: UIButton = {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Cancel") { [weak self] _ in
            guard let self else { return }
            delegate?.searchBarCancelButtonClicked(self)
            searchController?.cancel()
        })
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.isHidden = true
        return button
    }()
    /// The controller of the search that the bar is for.
    weak var searchController: UISearchController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(searchTextField)
        addSubview(cancelButton)
        updateBackground()
    }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func updateBackground() {
        backgroundColor = searchBarStyle == .minimal || backgroundImage != nil ? nil : barTintColor ?? .secondarySystemBackground
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: 8, dy: 0), height: CGFloat = 36
        let button = showsCancelButton ? cancelButton.intrinsicContentSize.width + 8 : 0
        searchTextField.take(CGRect(x: room.minX, y: (room.height - height) / 2, width: max(room.width - button, 0), height: height))
        cancelButton.take(CGRect(x: room.maxX - button + 8, y: (room.height - height) / 2, width: max(button - 8, 0), height: height))
    }
    open override var canBecomeFirstResponder: Bool { true }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// The text, changed by a person in a field of SwiftUI's.
    func edit(_ text: String) {
        guard text != self.text ?? "" else { return }
        self.text = text
        textDidChange()
    }
    fileprivate func textDidChange() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.update()
    }
}

/// The field of a search bar, which asks and tells the bar's delegate.
private final class SearchBarField: UISearchTextField {
    private weak var bar: UISearchBar?
    init(_ bar: UISearchBar) {
        self.bar = bar
        super.init(frame: .zero)
        placeholder = nil
        addAction(UIAction { [weak bar] _ in bar?.textDidChange() }, for: .editingChanged)
        addAction(UIAction { [weak bar] _ in if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) } }, for: .editingDidBegin)
        addAction(UIAction { [weak bar] _ in if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) } }, for: .editingDidEnd)
        addAction(UIAction { [weak bar] _ in if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) } }, for: .editingDidEndOnExit)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func becomeFirstResponder() -> Bool {
        isFirstResponder || bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true ? super.becomeFirstResponder() : false
    }
    override func resignFirstResponder() -> Bool {
        !isFirstResponder || bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true ? super.resignFirstResponder() : false
    }
    override func allows(_ edit: TextEdit) -> Bool {
        bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: edit.range, replacementText: edit.replacement) ?? true } ?? true
    }
}
