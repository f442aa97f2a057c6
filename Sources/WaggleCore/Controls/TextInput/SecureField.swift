import Foundation

/// A text field that shows a bullet for each character, and whose text cannot be copied.
///
/// Text field styles apply to it.
nonisolated public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    private init(_ text: Binding<String>, label: Label, prompt: Text? = nil, onCommit: (() -> Void)? = nil) {
        field = TextField(StringSource(binding: text), label: label, prompt: prompt, isSecure: true, onCommit: onCommit)
    }
    @MainActor public var body: some View { field }

    /// A field with a custom label.
    /// - Parameter prompt: The placeholder; nil for the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, label: label(), prompt: prompt)
    }
}

extension SecureField where Label == Text {
    /// A field with the title as its placeholder.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text, label: Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text, label: Text(title)) }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) { self.init(text, label: Text(titleResource)) }

    /// - Parameter prompt: The placeholder; nil for the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, label: Text(titleKey), prompt: prompt)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) { self.init(text, label: Text(title), prompt: prompt) }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text, label: Text(titleResource), prompt: prompt)
    }

    /// The older form, with an action for Return.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, label: Text(titleKey), onCommit: onCommit)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, label: Text(title), onCommit: onCommit)
    }
}
