import Foundation

/// A text field that shows a bullet for each character, and whose text cannot be copied.
///
/// The styles of text fields apply to it.
nonisolated public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    private init(_ text: Binding<String>, label: Label, prompt: Text? = nil, onCommit: (() -> Void)? = nil) {
        field = TextField(StringSource(binding: text), label: label, prompt: prompt, isSecure: true, onCommit: onCommit)
    }
    @MainActor public var body: some View { field }

    /// A field with a label of any kind.
    /// - Parameter prompt: what an empty field shows; nil: the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) { self.init(text, label: label(), prompt: prompt) }
}

extension SecureField where Label == Text {
    /// A field; while it is empty it shows the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text, label: Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text, label: Text(title)) }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) { self.init(text, label: Text(titleResource)) }

    /// - Parameter prompt: what an empty field shows; nil: the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(text, label: Text(titleKey), prompt: prompt) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) { self.init(text, label: Text(title), prompt: prompt) }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) { self.init(text, label: Text(titleResource), prompt: prompt) }

    /// The older form, with what to do on Return.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) { self.init(text, label: Text(titleKey), onCommit: onCommit) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) { self.init(text, label: Text(title), onCommit: onCommit) }
}
