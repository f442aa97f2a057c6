// The command that shows and hides the inspector.

import Foundation

/// A command that shows and hides the inspector of the window.
public struct InspectorCommands: SingleCommands {
    public nonisolated init() {}
    static var change: _CommandList.Change { .init(kind: .after, group: .sidebar, content: AnyView(InspectorButton())) }
}

private struct InspectorButton: View {
    @FocusedValue(\.inspector) private var inspector
    var body: some View {
        Button(inspector?.isShown == true ? "Hide Inspector" : "Show Inspector") { inspector?.toggle() }
            .keyboardShortcut("i", modifiers: [.command, .control])
            .disabled(inspector == nil)
    }
}
