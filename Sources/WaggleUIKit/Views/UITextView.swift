import Foundation
import WaggleCore
import WaggleGeometry

/// Receives the events of a text view and may reject changes.
@MainActor @preconcurrency
public protocol UITextViewDelegate: NSObjectProtocol {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    /// - Returns: False to reject the edit.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// A view for text of any length.
@MainActor @preconcurrency
open class UITextView: UIView, UIContentSizeCategoryAdjusting, KeyboardTaker {
    open weak var delegate: (any UITextViewDelegate)?
    /// Setting it sends no events.
    open var text: String! {
        get { string }
        set { string = newValue ?? "" }
    }
    private var string = "" { didSet { if string != oldValue { contentDidChange() } } }
    open var font: UIFont? { didSet { if font != oldValue { contentDidChange() } } }
    /// True adjusts a font from a text style or `UIFontMetrics` to the text size where the view is shown.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
    }
    fileprivate func font(at typeSize: DynamicTypeSize) -> UIFont { shown(font ?? .systemFont(ofSize: 12), at: typeSize) }
    open var textColor: UIColor? { didSet { if textColor != oldValue { appearanceDidChange() } } }
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { appearanceDidChange() } } }
    /// False makes the text read-only.
    open var isEditable = true { didSet { if isEditable != oldValue { appearanceDidChange() } } }
    /// True lets the user select read-only text.
    open var isSelectable = true { didSet { if isSelectable != oldValue { appearanceDidChange() } } }
    /// False makes the view as high as its text.
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { contentDidChange() } } }
    open var keyboardType: UIKeyboardType { get { traits.keyboard } set { traits.keyboard = newValue } }
    open var returnKeyType: UIReturnKeyType { get { traits.returnKey } set { traits.returnKey = newValue } }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalization } set { traits.autocapitalization = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType { get { traits.autocorrection } set { traits.autocorrection = newValue } }
    fileprivate var traits = TextTraits() { didSet { if traits != oldValue { appearanceDidChange() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if !AppearanceObjects.isMaking { backgroundColor = .systemBackground }
    }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: The keyboard

    /// Whether the view should have the focus. The SwiftUI view that shows it follows this value.
    var wantsKeyboard = false
    open override var canBecomeFirstResponder: Bool { isEditable }
    open override var isFirstResponder: Bool { wantsKeyboard }
    @discardableResult open override func becomeFirstResponder() -> Bool { takeKeyboard() }
    @discardableResult open override func resignFirstResponder() -> Bool { leaveKeyboard() }
    func mayMoveKeyboard(_ has: Bool) -> Bool {
        (has ? delegate?.textViewShouldBeginEditing(self) : delegate?.textViewShouldEndEditing(self)) ?? true
    }
    func keyboardDidMove(_ has: Bool) {
        if has { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
    }

    /// Applies the user's edit if the delegate allows it.
    fileprivate func edit(_ new: String) {
        guard new != string else { return }
        let edit = TextEdit(from: string, to: new)
        guard delegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement) ?? true else { return }
        string = new
        delegate?.textViewDidChange(self)
        delegate?.textViewDidChangeSelection(self)
    }

    // MARK: Size

    /// 8 points above and below the text and 5 beside it, as on iOS.
    private static let insets = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
    private var shownFont: UIFont { font(at: traitCollection.typeSize) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = Self.insets
        let width = size.width > 0 && size.width.isFinite ? max(size.width - insets.left - insets.right, 1) : nil
        let text = string.isEmpty ? "A" : string
        let measured = TextMeasure.size(of: text, shownFont, width: width, lines: 0)
        return CGSize(
            width: width == nil ? measured.width + insets.left + insets.right : size.width,
            height: measured.height + insets.top + insets.bottom)
    }
    open override var intrinsicContentSize: CGSize {
        if isScrollEnabled { return super.intrinsicContentSize }
        return sizeThatFits(CGSize(width: bounds.width, height: .infinity))
    }

    /// The size of the text with its insets, in points, in the view's width. The text is measured at each access.
    open var contentSize: CGSize { sizeThatFits(CGSize(width: bounds.width, height: .infinity)) }

    override func takeLook() {
        super.takeLook()
        guard let look = AppearanceObjects.known(UITextView.self) else { return }
        if font == nil { font = look.font }
        if textColor == nil { textColor = look.textColor }
        if backgroundColor == .systemBackground, let color = look.backgroundColor { backgroundColor = color }
    }
    override var content: AnyView? { AnyView(UITextViewContent(view: self)) }
}

private struct UITextViewContent: View {
    let view: UITextView
    @FocusState private var isFocused: Bool
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var typeSize

    init(view: UITextView) { self.view = view }

    var body: some View {
        let change = view.changes.count
        let font = view.font(at: typeSize)
        text
            .font(font.font)
            .dynamicTypeSize(font.typeSize)
            .foregroundStyle(Color(uiColor: view.textColor ?? .label))
            .multilineTextAlignment(view.textAlignment.alignment(direction))
            .textTraits(view.traits)
            .followsKeyboard(of: view, $isFocused, change)
    }
    @ViewBuilder private var text: some View {
        if view.isEditable {
            TextEditor(text: Binding.onMainActor { view.text ?? "" } set: { view.edit($0) })
                .textEditorStyle(.plain)
                .scrollContentBackground(.hidden)
                .scrollDisabled(!view.isScrollEnabled)
                .focused($isFocused)
        } else if view.isScrollEnabled {
            ScrollView { reading }.scrollBounceBehavior(.basedOnSize)
        } else {
            reading.frame(maxHeight: .infinity, alignment: .top)
        }
    }
    @ViewBuilder private var reading: some View {
        let text = Text(verbatim: view.text ?? "").padding(.vertical, 8).padding(.horizontal, 5)
            .frame(maxWidth: .infinity, alignment: view.textAlignment.frameAlignment(direction))
        if view.isSelectable { text.textSelection(.enabled) } else { text }
    }
}
