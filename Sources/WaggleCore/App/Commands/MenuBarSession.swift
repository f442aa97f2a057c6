// What the menus of a window do to the window.

import Foundation
import WaggleGeometry

/// The menu bar of one window: which menu is open, and what its standard commands reach.
@MainActor
final class MenuBarSession {
    private unowned let graph: ViewGraph
    /// The menu that is open, by its place in the bar. Connected by the bar's view.
    var open: Binding<Int?> = .constant(nil)
    var showsAbout: Binding<Bool> = .constant(false)
    /// The places of the titles.
    private(set) var places: [Int: PlaceReference] = [:]

    init(_ graph: ViewGraph) { self.graph = graph }

    func place(of index: Int) -> PlaceReference {
        if let known = places[index] { return known }
        let made = PlaceReference()
        places[index] = made
        return made
    }
    /// The menu whose title is at a point of the window.
    func title(at point: CGPoint) -> Int? { places.first { $0.value.frame?.contains(point) == true }?.key }

    /// Sends a key to what has the focus, once the menu that the command was in has closed.
    func edit(_ key: Character, _ modifiers: EventModifiers) {
        graph.input.focus.behindMenus { focus in
            _ = focus.sendToFocused(KeyEvent(phase: .down, key: key, characters: "", modifiers: modifiers, time: focus.now))
        }
    }
    /// Replaces the selected text in the field that has the focus, once the menu has closed.
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
    /// True in windows of a desktop, where a program's menus stand in a bar. On the screen of a device there are only their shortcuts.
    package var showsMenuBar: Bool {
        get { self[ShowsMenuBarKey.self] }
        set { self[ShowsMenuBarKey.self] = newValue }
    }
    /// What the program is called.
    package var programName: String {
        get { self[ProgramNameKey.self] }
        set { self[ProgramNameKey.self] = newValue }
    }
    /// The program's version for people; nil if it does not say.
    package var programVersion: String? {
        get { self[ProgramVersionKey.self] }
        set { self[ProgramVersionKey.self] = newValue }
    }
}
