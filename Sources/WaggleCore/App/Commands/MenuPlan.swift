// Builds a window's menus from the program's commands.

import Foundation

/// A menu of the menu bar. Lines separate its groups.
struct BarMenu: Identifiable {
    let id: String
    let title: Text
    let groups: [AnyView]
}

/// Orders the standard groups, the program's changes to them and its custom menus.
enum MenuPlan {
    private typealias Group = CommandGroupPlacement.Group

    private static let before: [(name: String, groups: [Group])] = [
        ("File", [.newItem, .saveItem, .importExport, .printItem, .systemServices, .appVisibility, .appTermination]),
        ("Edit", [.undoRedo, .pasteboard, .textEditing, .appSettings]),
        ("Format", [.textFormatting]),
        ("View", [.toolbar, .sidebar]),
    ]
    private static let after: [(name: String, groups: [Group])] =
        [("Window", [.windowSize, .windowArrangement]), ("Help", [.help, .appInfo])]

    /// The menus that are not empty.
    static func menus(_ list: _CommandList) -> [BarMenu] {
        let own = list.menus.enumerated().map { BarMenu(id: "own \($0)", title: $1.title, groups: [$1.content]) }
        return standard(before, list) + own + standard(after, list)
    }

    private static func standard(_ menus: [(name: String, groups: [Group])], _ list: _CommandList) -> [BarMenu] {
        menus.compactMap { name, groups in
            let filled = groups.flatMap { parts(of: $0, list.changes) }
            return filled.isEmpty ? nil : BarMenu(id: name, title: Text(LocalizedStringKey(name)), groups: filled)
        }
    }

    /// The standard content of a group is its first replacement, so a replacement by the program wins.
    private static func parts(of group: Group, _ changes: [_CommandList.Change]) -> [AnyView] {
        let here = changes.filter { $0.group.group == group }
        func contents(_ kind: _CommandList.Change.Kind) -> [AnyView] { here.filter { $0.kind == kind }.compactMap(\.content) }
        let itself = here.last { $0.kind == .replacing }?.content
        return contents(.before) + (itself.map { [$0] } ?? []) + contents(.after)
    }
}
