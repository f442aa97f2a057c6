// The command that shows and hides the sidebar.

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
