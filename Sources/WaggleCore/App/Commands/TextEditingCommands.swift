// Commands of the text that is edited.

import Foundation

/// Commands that change the case of the selected text.
public struct TextEditingCommands: SingleCommands {
    public nonisolated init() {}
    static var change: _CommandList.Change { .init(kind: .replacing, group: .textEditing, content: AnyView(TransformationMenu())) }
}

private struct TransformationMenu: View {
    @Environment(\.menuBar) private var bar
    @FocusedValue(\.abilities) private var abilities

    var body: some View {
        Menu("Transformations") {
            Button("Make Upper Case") { bar?.transform { $0.uppercased() } }
            Button("Make Lower Case") { bar?.transform { $0.lowercased() } }
            Button("Capitalize") { bar?.transform { $0.capitalized } }
        }
        .disabled(abilities?.edits != true)
    }
}

/// Not available: editable text is plain.
@available(*, unavailable, message: "Editable text is plain here, so there is nothing to format. Provide your own commands with CommandGroup(replacing: .textFormatting).")
public struct TextFormattingCommands: Commands {
    public nonisolated init() {}
    public typealias Body = Never
    public static func _collect(_ commands: Self, into list: inout _CommandList) {}
}
