import Foundation
import WaggleGeometry

/// A control for editing text.
///
/// A string is written on every edit. A value with a format is written when the user finishes, with Return or by moving the focus. Text
/// that is not a valid value is then replaced by the current value.
nonisolated public struct TextField<Label: View>: View {
    let source: any TextInputSource
    let label: Label
    let prompt: Text?
    let axis: Axis
    let isSecure: Bool
    let onEditingChanged: (Bool) -> Void
    let onCommit: (() -> Void)?

    init(_ source: any TextInputSource, label: Label, prompt: Text? = nil, axis: Axis = .horizontal, isSecure: Bool = false,
         onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: (() -> Void)? = nil) {
        self.source = source
        self.label = label
        self.prompt = prompt
        self.axis = axis
        self.isSecure = isSecure
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    @MainActor public var body: some View {
        StyledControl(erased, fallback: BareTextFieldStyle())
    }

    /// The field as styles receive it.
    private var erased: TextField<_TextFieldStyleLabel> {
        if let field = self as? TextField<_TextFieldStyleLabel> { return field }
        return TextField<_TextFieldStyleLabel>(source, label: _TextFieldStyleLabel(content: AnyView(label), text: label as? Text),
                                               prompt: prompt, axis: axis, isSecure: isSecure,
                                               onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
}

/// The label of the field that a style receives.
nonisolated public struct _TextFieldStyleLabel: View {
    let content: AnyView
    /// The label as a text; nil for another view.
    let text: Text?
    @MainActor public var body: some View { content }
}

/// A field without any style: the text and its placeholder.
nonisolated struct BareTextFieldStyle: _ControlStyle {
    typealias _Configuration = TextField<_TextFieldStyleLabel>

    @MainActor func makeBody(configuration field: TextField<_TextFieldStyleLabel>) -> some View {
        let input = TextInputView(source: field.source, placeholder: field.prompt ?? field.label.text,
                                  label: field.label.text ?? field.prompt,
                                  lines: field.axis == .vertical ? .growing : .one, isSecure: field.isSecure,
                                  onEditingChanged: field.onEditingChanged, onCommit: field.onCommit)
        // A label that is not a text takes the position of the placeholder.
        if field.prompt == nil, field.label.text == nil {
            PlaceholderView(input: input, label: field.label)
        } else {
            input
        }
    }
}

/// A text that shows a view while it is empty.
nonisolated private struct PlaceholderView: View {
    let input: TextInputView
    let label: _TextFieldStyleLabel

    @MainActor var body: some View {
        input.background(alignment: .leading) {
            if input.source.text(in: EnvironmentValues()).isEmpty {
                label.foregroundStyle(Color.system(.placeholderText)).allowsHitTesting(false)
            }
        }
    }
}

// MARK: Strings

extension TextField {
    /// A field for a string with a custom label.
    /// - Parameter prompt: The placeholder; nil for the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(StringSource(binding: text), label: label(), prompt: prompt)
    }
    /// - Parameter axis: Vertical lets the field grow by lines.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(StringSource(binding: text), label: label(), prompt: prompt, axis: axis)
    }
}

extension TextField where Label == Text {
    /// A field for a string, with the title as its placeholder.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(StringSource(binding: text), label: Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(StringSource(binding: text), label: Text(title)) }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(StringSource(binding: text), label: Text(titleResource))
    }

    /// - Parameter prompt: The placeholder; nil for the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(StringSource(binding: text), label: Text(titleKey), prompt: prompt)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(StringSource(binding: text), label: Text(title), prompt: prompt)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(StringSource(binding: text), label: Text(titleResource), prompt: prompt)
    }

    /// - Parameter axis: Vertical lets the field grow by lines.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(StringSource(binding: text), label: Text(titleKey), axis: axis)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(StringSource(binding: text), label: Text(title), axis: axis)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(StringSource(binding: text), label: Text(titleResource), axis: axis)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(StringSource(binding: text), label: Text(titleKey), prompt: prompt, axis: axis)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(StringSource(binding: text), label: Text(title), prompt: prompt, axis: axis)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(StringSource(binding: text), label: Text(titleResource), prompt: prompt, axis: axis)
    }

    /// The older form, with actions for the start and end of editing and for Return.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(StringSource(binding: text), label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(StringSource(binding: text), label: Text(titleKey), onEditingChanged: onEditingChanged)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(StringSource(binding: text), label: Text(titleKey), onCommit: onCommit)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(StringSource(binding: text), label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(StringSource(binding: text), label: Text(title), onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(StringSource(binding: text), label: Text(title), onCommit: onCommit)
    }
}
