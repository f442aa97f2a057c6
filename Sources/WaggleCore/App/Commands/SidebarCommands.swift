// The command that shows and hides the sidebar.

import Foundation

/// A command that shows and hides the sidebar of the window's split view.
public struct SidebarCommands: SingleCommands {
    public nonisolated init() {}
    static var change: _CommandList.Change { .init(kind: .replacing, group: .sidebar, content: AnyView(SidebarButton())) }
}

private struct SidebarButton: View {
    @FocusedValue(\.sidebar) private var sidebar
    var body: some View {
        Button(sidebar?.isShown == true ? "Hide Sidebar" : "Show Sidebar") { sidebar?.toggle() }
            .keyboardShortcut("s", modifiers: [.command, .option])
            .disabled(sidebar == nil)
    }
}

/// Commands that change one group.
protocol SingleCommands: Commands where Body == Never {
    @MainActor static var change: _CommandList.Change { get }
}

extension SingleCommands {
    public static func _collect(_ commands: Self, into list: inout _CommandList) { list.changes.append(change) }
}
