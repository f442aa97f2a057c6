// The state and actions of a window's menu bar.

import Foundation
import WaggleGeometry

/// The menu bar of one window: which menu is open, and the actions of the standard commands.
@MainActor
final class MenuBarSession {
    private unowned let graph: ViewGraph
    /// The index of the open menu. Set by the bar's view.
    var open: Binding<Int?> = .constant(nil)
    var showsAbout: Binding<Bool> = .constant(false)
    /// The frames of the titles.
    private(set) var frameReferences: [Int: FrameReference] = [:]

    init(_ graph: ViewGraph) { self.graph = graph }

    func frameReference(of index: Int) -> FrameReference {
        if let known = frameReferences[index] { return known }
        let made = FrameReference()
        frameReferences[index] = made
        return made
    }
    /// The menu whose title is at a point of the window.
    func title(at point: CGPoint) -> Int? { frameReferences.first { $0.value.frame?.contains(point) == true }?.key }

    /// Sends a key to the focused item, once the command's menu has closed.
    func edit(_ key: Character, _ modifiers: EventModifiers) {
        graph.input.focus.behindMenus { focus in
            _ = focus.sendToFocused(KeyEvent(phase: .down, key: key, characters: "", modifiers: modifiers, time: focus.now))
        }
    }
    /// Replaces the selected text in the focused field, once the menu has closed.
    func transform(_ change: @escaping (String) -> String) {
        graph.input.focus.behindMenus { focus in
            guard let text = focus.focused as? TextInputNode else { return }
            text.edit { if !$0.selection.isCaret { $0.paste(change($0.selectedText)) } }
        }
    }
}

private enum MenuBarKey: EnvironmentKey { static var defaultValue: MenuBarSession? { nil } }
private enum ShowsMenuBarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ProgramNameKey: EnvironmentKey { static var defaultValue: String { ProcessInfo.processInfo.processName } }
private enum ProgramVersionKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
    /// The menu bar of the window; nil in a window without menus.
    var menuBar: MenuBarSession? {
        get { self[MenuBarKey.self] }
        set { self[MenuBarKey.self] = newValue }
    }
    /// True in desktop windows, which show a menu bar. On a device's screen, only the shortcuts of the commands work.
    package var showsMenuBar: Bool {
        get { self[ShowsMenuBarKey.self] }
        set { self[ShowsMenuBarKey.self] = newValue }
    }
    /// The program's name.
    package var programName: String {
        get { self[ProgramNameKey.self] }
        set { self[ProgramNameKey.self] = newValue }
    }
    /// The program's version, as shown to users; nil if unspecified.
    package var programVersion: String? {
        get { self[ProgramVersionKey.self] }
        set { self[ProgramVersionKey.self] = newValue }
    }
}
