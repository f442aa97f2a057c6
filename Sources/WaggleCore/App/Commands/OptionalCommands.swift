// Optional standard commands.

import Foundation

/// A command that shows and hides the sidebar of the window's split view.
public struct SidebarCommands: Commands {
    public nonisolated init() {}
    public typealias Body = Never
    public static func _collect(_ commands: Self, into list: inout _CommandList) {
        list.changes.append(.init(kind: .replacing, group: .sidebar, content: AnyView(SidebarButton())))
    }
}

private struct SidebarButton: View {
    @FocusedValue(\.sidebar) private var sidebar
    var body: some View {
        Button(sidebar?.isShown == true ? "Hide Sidebar" : "Show Sidebar") { sidebar?.toggle() }
            .keyboardShortcut("s", modifiers: [.command, .option])
            .disabled(sidebar == nil)
    }
}

/// A command that shows and hides the inspector of the window.
public struct InspectorCommands: Commands {
    public nonisolated init() {}
    public typealias Body = Never
    public static func _collect(_ commands: Self, into list: inout _CommandList) {
        list.changes.append(.init(kind: .after, group: .sidebar, content: AnyView(InspectorButton())))
    }
}

private struct InspectorButton: View {
    @FocusedValue(\.inspector) private var inspector
    var body: some View {
        Button(inspector?.isShown == true ? "Hide Inspector" : "Show Inspector") { inspector?.toggle() }
            .keyboardShortcut("i", modifiers: [.command, .control])
            .disabled(inspector == nil)
    }
}

/// Commands that change the case of the selected text.
public struct TextEditingCommands: Commands {
    public nonisolated init() {}
    public typealias Body = Never
    public static func _collect(_ commands: Self, into list: inout _CommandList) {
        list.changes.append(.init(kind: .replacing, group: .textEditing, content: AnyView(TransformationMenu())))
    }
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

/// Not available: toolbars are parts of navigation bars and always shown.
@available(*, unavailable, message: "Users cannot hide or rearrange a window's toolbar. Leave these commands out.")
public struct ToolbarCommands: Commands {
    public nonisolated init() {}
    public typealias Body = Never
    public static func _collect(_ commands: Self, into list: inout _CommandList) {}
}
