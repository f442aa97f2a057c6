import Foundation
import WaggleCore
import WaggleGeometry

/// Receives the events of a text field and may reject changes.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// - Returns: False to reject the edit.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// The Return key was pressed. The field keeps the focus unless it resigns.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// - Returns: False to keep the text when the clear button is pressed.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        true
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}

/// A field for a single line of text.
@MainActor @preconcurrency
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, KeyboardTaker {
    /// The border around the text.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    open weak var delegate: (any UITextFieldDelegate)?
    /// Setting it sends no events.
    open var text: String? {
        get { string }
        set { string = newValue ?? "" }
    }
    private var string = "" { didSet { if string != oldValue { contentDidChange() } } }
    open var placeholder: String? { didSet { if placeholder != oldValue { contentDidChange() } } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { if font != oldValue { contentDidChange() } } }
    /// True adjusts a font from a text style or `UIFontMetrics` to the text size where the view is shown.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
    }
    fileprivate func font(at typeSize: DynamicTypeSize) -> UIFont { shown(font ?? .systemFont(ofSize: 17), at: typeSize) }
    open var textColor: UIColor? = .label { didSet { if textColor != oldValue { appearanceDidChange() } } }
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { appearanceDidChange() } } }
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { contentDidChange() } } }
    /// True masks the text with dots.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { appearanceDidChange() } } }
    open var keyboardType: UIKeyboardType { get { traits.keyboard } set { traits.keyboard = newValue } }
    open var textContentType: UITextContentType? { get { traits.contentType } set { traits.contentType = newValue } }
    open var returnKeyType: UIReturnKeyType { get { traits.returnKey } set { traits.returnKey = newValue } }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalization } set { traits.autocapitalization = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType { get { traits.autocorrection } set { traits.autocorrection = newValue } }
    fileprivate var traits = TextTraits() { didSet { if traits != oldValue { appearanceDidChange() } } }
    open var isEditing: Bool { isFirstResponder }
    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        case never = 0, whileEditing, unlessEditing, always
        fileprivate func shows(_ isEditing: Bool) -> Bool { self == .always || self == (isEditing ? .whileEditing : .unlessEditing) }
    }
    /// Before the text, as wide as its frame or its content.
    open var leftView: UIView? { didSet { contentDidChange() } }
    open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
    /// After the text, as wide as its frame or its content.
    open var rightView: UIView? { didSet { contentDidChange() } }
    open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }
    /// A button that clears the text; shown only with a text.
    open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }
    /// The placeholder in colours and fonts of its own.
    open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }

    // MARK: The keyboard

    /// Whether the field should have the focus. The SwiftUI view that shows the field follows this value.
    var wantsKeyboard = false
    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override var isFirstResponder: Bool { wantsKeyboard }
    @discardableResult open override func becomeFirstResponder() -> Bool { takeKeyboard() }
    @discardableResult open override func resignFirstResponder() -> Bool { leaveKeyboard() }
    func mayMoveKeyboard(_ has: Bool) -> Bool {
        (has ? delegate?.textFieldShouldBeginEditing(self) : delegate?.textFieldShouldEndEditing(self)) ?? true
    }
    func keyboardDidMove(_ has: Bool) {
        sendActions(for: has ? .editingDidBegin : .editingDidEnd)
        if has { delegate?.textFieldDidBeginEditing(self) } else { delegate?.textFieldDidEndEditing(self) }
    }

    // MARK: Edits

    /// Applies the user's edit if the delegate allows it.
    fileprivate func edit(_ new: String) {
        guard new != string else { return }
        let edit = TextEdit(from: string, to: new)
        guard allows(edit),
              delegate?.textField(self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) ?? true else { return }
        string = new
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
    }
    /// False rejects an edit before the delegate is asked.
    func allows(_ edit: TextEdit) -> Bool { true }
    fileprivate func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        edit("")
    }
    fileprivate func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    // MARK: Size

    /// The space between a border and the text, in points.
    fileprivate var inset: CGFloat { borderStyle == .none ? 0 : 7 }
    open override var intrinsicContentSize: CGSize {
        let font = font(at: traitCollection.typeSize)
        let shown = string.isEmpty ? placeholder ?? "" : string
        let width = shown.isEmpty ? 0 : TextMeasure.size(of: shown, font, width: nil, lines: 1).width
        // A rounded border is 34 points high around 17-point text, as on iOS.
        let height = TextMeasure.lineHeight(font)
        return CGSize(width: width + 2 * inset, height: borderStyle == .none ? height : max(height + 12, 34))
    }

    override func takeLook() {
        super.takeLook()
        guard let look = AppearanceObjects.known(UITextField.self) else { return }
        if font == .systemFont(ofSize: 17) { font = look.font }
        if textColor == .label { textColor = look.textColor }
    }
    override var baselineInsets: (first: CGFloat, last: CGFloat)? {
        let font = font(at: traitCollection.typeSize), space = (intrinsicContentSize.height - font.lineHeight) / 2
        return (space + font.ascender, space - font.descender)
    }
    override var content: AnyView? { AnyView(UITextFieldContent(field: self)) }
}

/// A view into which one types: the focus of the SwiftUI view that shows it and its own follow each other.
@MainActor
protocol KeyboardTaker: UIView {
    /// Whether the view should have the focus. The SwiftUI view that shows it follows this value.
    var wantsKeyboard: Bool { get set }
    /// Asks the delegate whether the view may get or lose the focus.
    func mayMoveKeyboard(_ has: Bool) -> Bool
    /// Tells the delegate that the view has got or lost the focus.
    func keyboardDidMove(_ has: Bool)
}

extension KeyboardTaker {
    func takeKeyboard() -> Bool {
        guard !wantsKeyboard else { return true }
        guard canBecomeFirstResponder, mayMoveKeyboard(true) else { return false }
        setKeyboard(true)
        return true
    }
    func leaveKeyboard() -> Bool {
        guard wantsKeyboard else { return true }
        guard mayMoveKeyboard(false) else { return false }
        setKeyboard(false)
        return true
    }
    private func setKeyboard(_ has: Bool) {
        wantsKeyboard = has
        UIApplication.shared.firstResponder(self, has)
        appearanceDidChange()
        keyboardDidMove(has)
    }
    /// Called when the user has moved the focus to or from the view. If the delegate refuses, the SwiftUI view around reverts the change.
    fileprivate func keyboardDidChange(_ has: Bool) {
        guard has != wantsKeyboard else { return }
        if has ? !becomeFirstResponder() : !resignFirstResponder() { appearanceDidChange() }
    }
}

extension UIContentSizeCategoryAdjusting {
    /// The font at a text size, if the view adjusts its fonts.
    func shown(_ font: UIFont, at typeSize: DynamicTypeSize) -> UIFont {
        adjustsFontForContentSizeCategory ? font.adjusted(to: typeSize) : font
    }
}

extension View {
    /// Moves the focus with the keyboard of a UIKit view, and the keyboard with the focus.
    /// - Parameter change: counts the changes of the view.
    func followsKeyboard(of view: some KeyboardTaker, _ isFocused: FocusState<Bool>.Binding, _ change: Int) -> some View {
        onChange(of: isFocused.wrappedValue) { _, has in
            view.keyboardDidChange(has)
            if isFocused.wrappedValue != view.wantsKeyboard { isFocused.wrappedValue = view.wantsKeyboard }
        }
        .onChange(of: change, initial: true) {
            if isFocused.wrappedValue != view.wantsKeyboard { isFocused.wrappedValue = view.wantsKeyboard }
        }
    }
}

private struct UITextFieldContent: View {
    let field: UITextField
    @FocusState private var isFocused: Bool
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var typeSize

    init(field: UITextField) { self.field = field }

    var body: some View {
        let change = field.changes.count
        let font = field.font(at: typeSize)
        HStack(spacing: 4) {
            if let view = field.leftView, field.leftViewMode.shows(field.isEditing) { side(view) }
            input.focused($isFocused)
            if field.clearButtonMode.shows(field.isEditing), !(field.text ?? "").isEmpty {
                Button { field.clear() } label: { Image(systemName: "xmark.circle.fill").foregroundStyle(.tertiary) }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Clear text")
            }
            if let view = field.rightView, field.rightViewMode.shows(field.isEditing) { side(view) }
        }
            .onSubmit {
                field.pressReturn()
                isFocused = field.wantsKeyboard
            }
            .followsKeyboard(of: field, $isFocused, change)
            .font(font.font)
            .dynamicTypeSize(font.typeSize)
            .foregroundStyle(Color(uiColor: field.textColor ?? .label))
            .multilineTextAlignment(field.textAlignment.alignment(direction))
            .textTraits(field.traits)
            .disabled(!field.isEnabled)
            .padding(.horizontal, field.inset)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { border }
    }
    private func side(_ view: UIView) -> some View {
        let size = view.frame.size.width > 0 ? view.frame.size : view.intrinsicContentSize
        return RepresentedContent(view: view) { _ in CGSize(width: max(size.width, 0), height: max(size.height, 0)) }
    }
    @ViewBuilder private var input: some View {
        let text = Binding<String>.onMainActor { field.text ?? "" } set: { field.edit($0) }
        let prompt = field.attributedPlaceholder.map { AttributedText($0).text } ?? Text(verbatim: field.placeholder ?? "")
        if field.isSecureTextEntry {
            SecureField(text: text, prompt: prompt) { prompt }.textFieldStyle(.plain)
        } else {
            TextField(text: text, prompt: prompt) { prompt }.textFieldStyle(.plain)
        }
    }
    @ViewBuilder private var border: some View {
        switch field.borderStyle {
        case .none: EmptyView()
        case .line, .bezel: Rectangle().strokeBorder(Color(uiColor: .label), lineWidth: 1)
        case .roundedRect:
            RoundedRectangle(cornerRadius: 5, style: .continuous).fill(Color(uiColor: .systemBackground))
                .overlay {
                    RoundedRectangle(cornerRadius: 5, style: .continuous).strokeBorder(Color(uiColor: .systemGray4), lineWidth: 0.5)
                }
        }
    }
}
