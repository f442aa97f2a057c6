// The commands that every program with menus has.

import Foundation

/// The standard groups. They come before the program's own declarations.
struct StandardCommands: Commands {
    let scenes: [SceneWindow]

    typealias Body = Never
    static func _collect(_ commands: Self, into list: inout _CommandList) {
        func put<Content: View>(_ group: CommandGroupPlacement, _ content: Content) {
            list.changes.append(.init(kind: .replacing, group: group, content: AnyView(content)))
        }
        let scenes = Array(commands.scenes.enumerated())
        let groups = scenes.filter { $1.hasCommands && !$1.isUnique && $1.valueType == nil && $1.role == .window }.map {
            NewWindowButton.Choice(scene: $0, title: $1.title)
        }
        let documents = commands.scenes.filter(\.hasCommands).compactMap(\.documents)
        if !groups.isEmpty || !documents.isEmpty { put(.newItem, NewItems(choices: groups, documents: documents)) }
        put(.saveItem, SaveItems(hasDocuments: !documents.isEmpty))
        put(.appTermination, QuitButton())
        put(.undoRedo, UndoButtons())
        put(.pasteboard, PasteboardButtons())
        if scenes.contains(where: { $1.role == .settings && $1.hasCommands }) { put(.appSettings, SettingsButton()) }
        let single = scenes.filter { $1.hasCommands && $1.isUnique && $1.role == .window && $0 != 0 }
        if !single.isEmpty {
            put(.windowArrangement, ForEach(single, id: \.offset) { scene in
                RaiseWindowButton(scene: scene.offset, title: scene.element.title ?? scene.element.id ?? "")
            })
        }
        put(.appInfo, AboutButton())
    }
}

// MARK: Windows

/// Documents come first and get the shortcuts.
private struct NewItems: View {
    let choices: [NewWindowButton.Choice]
    let documents: [DocumentKind]
    var body: some View {
        if !documents.isEmpty { NewDocumentButtons(readable: documents.flatMap(\.readable), canMake: documents.contains(where: \.canMake)) }
        ForEach(choices, id: \.scene) { choice in
            if choice.scene == choices.first?.scene, documents.isEmpty {
                NewWindowButton(choice: choice, isOnly: choices.count == 1).keyboardShortcut("n")
            } else {
                NewWindowButton(choice: choice, isOnly: false)
            }
        }
    }
}

private struct NewWindowButton: View {
    struct Choice {
        let scene: Int
        let title: String?
    }
    let choice: Choice
    let isOnly: Bool
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button(action: { openWindow.openAnother(choice.scene) }) {
            if let title = choice.title, !isOnly { Text("New \(title) Window") } else { Text("New Window") }
        }
    }
}

private struct RaiseWindowButton: View {
    let scene: Int
    let title: String
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button(title) { openWindow.openAnother(scene) } }
}

private struct SaveItems: View {
    let hasDocuments: Bool
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
        Button("Close") { dismissWindow() }.keyboardShortcut("w")
        if hasDocuments { SaveDocumentButtons() }
    }
}

private struct QuitButton: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Quit") { openWindow.quit() }.keyboardShortcut("q") }
}

private struct SettingsButton: View {
    @Environment(\.openSettings) private var openSettings
    var body: some View { Button("Settings…") { openSettings() }.keyboardShortcut(",") }
}

private struct AboutButton: View {
    @Environment(\.menuBar) private var bar
    @Environment(\.programName) private var name
    var body: some View { Button("About \(name)") { bar?.showsAbout.wrappedValue = true } }
}

// MARK: Editing

/// Undo and redo in the focused text, or else in the window's document.
private struct UndoButtons: View {
    @Environment(\.menuBar) private var bar
    @FocusedValue(\.abilities) private var abilities
    @FocusedValue(\.document) private var document

    var body: some View {
        let edits = abilities?.edits == true, manager = document?.model.undoManager
        Button(edits ? "Undo" : manager?.undoMenuItemTitle ?? "Undo") { if edits { bar?.edit("z", .command) } else { manager?.undo() } }
            .keyboardShortcut("z").disabled(!edits && document?.canUndo != true)
        Button(edits ? "Redo" : manager?.redoMenuItemTitle ?? "Redo") {
            if edits { bar?.edit("z", [.command, .shift]) } else { manager?.redo() }
        }
            .keyboardShortcut("z", modifiers: [.command, .shift]).disabled(!edits && document?.canRedo != true)
    }
}

private struct PasteboardButtons: View {
    @Environment(\.menuBar) private var bar
    @FocusedValue(\.abilities) private var abilities

    var body: some View {
        Button("Cut") { bar?.edit("x", .command) }.keyboardShortcut("x").disabled(abilities?.cuts != true)
        Button("Copy") { bar?.edit("c", .command) }.keyboardShortcut("c").disabled(abilities?.copies != true)
        Button("Paste") { bar?.edit("v", .command) }.keyboardShortcut("v").disabled(abilities?.pastes != true)
        Button("Select All") { bar?.edit("a", .command) }.keyboardShortcut("a").disabled(abilities?.selects != true)
    }
}

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

/// Not available: toolbars are parts of navigation bars and always shown.
@available(*, unavailable, message: "Users cannot hide or rearrange a window's toolbar. Leave these commands out.")
public struct ToolbarCommands: Commands {
    public nonisolated init() {}
    public typealias Body = Never
    public static func _collect(_ commands: Self, into list: inout _CommandList) {}
}
