import Foundation
import WaggleGeometry

/// A control for editing long text. It takes the proposed size and scrolls the text inside.
///
/// Font, colour, alignment and line spacing come from the environment. Only visible paragraphs are typeset, so the length of the text does
/// not matter.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?

    public init(text: Binding<String>) { (self.text, selection) = (text, nil) }
    /// An editor whose selection the program reads and writes.
    /// - Parameter selection: Nil while the text is not edited.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { (self.text, self.selection) = (text, selection) }

    /// As measured on iOS: the insets above and below, and the padding of each line.
    private static var insets: EdgeInsets { EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5) }

    @MainActor public var body: some View {
        StyledControl(TextEditorStyleConfiguration(text: AnyView(editor)), fallback: AutomaticTextEditorStyle())
    }
    @MainActor private var editor: some View {
        ScrollView {
            TextInputView(source: StringSource(binding: text, selection: selection), lines: .all)
                .environment(\.textInputInsets, Self.insets)
        }
        .scrollBounceBehavior(.basedOnSize)
    }
}
