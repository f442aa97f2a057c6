// Custom menus, and changes to the standard ones.

import Foundation

/// Commands beside a standard group, or in its place.
///
/// The last replacement of a group wins. An empty replacement removes the group.
nonisolated public struct CommandGroup<Content: View>: Commands {
    private let kind: _CommandList.Change.Kind
    private let group: CommandGroupPlacement
    private let content: Content

    /// Adds commands before the group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (kind, self.group, content) = (.before, group, addition())
    }
    /// Adds commands after the group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (kind, self.group, content) = (.after, group, addition())
    }
    /// Replaces the group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (kind, self.group, content) = (.replacing, group, addition())
    }

    public typealias Body = Never
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {
        let isEmpty = Content.self == EmptyView.self
        list.changes.append(.init(kind: commands.kind, group: commands.group, content: isEmpty ? nil : AnyView(commands.content)))
    }
}

/// A group of the standard menus.
///
/// There is no application menu as on a Mac: its groups are in File, Edit and Help.
public struct CommandGroupPlacement: Sendable {
    enum Group: Sendable, Hashable, CaseIterable {
        case appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem, importExport, printItem, undoRedo,
             pasteboard
        case textEditing, textFormatting, toolbar, sidebar, windowSize, windowArrangement, help
    }
    let group: Group
    /// About, at the end of Help.
    public static let appInfo = CommandGroupPlacement(group: .appInfo)
    /// Settings, at the end of Edit.
    public static let appSettings = CommandGroupPlacement(group: .appSettings)
    /// System services, near the end of File. Empty by default.
    public static let systemServices = CommandGroupPlacement(group: .systemServices)
    /// Hiding and showing the program, near the end of File. Empty by default.
    public static let appVisibility = CommandGroupPlacement(group: .appVisibility)
    /// Quit, at the end of File.
    public static let appTermination = CommandGroupPlacement(group: .appTermination)
    /// New windows and documents, at the beginning of File.
    public static let newItem = CommandGroupPlacement(group: .newItem)
    /// Close, and Save for documents, in File.
    public static let saveItem = CommandGroupPlacement(group: .saveItem)
    /// Import and export, in File. Empty by default.
    public static let importExport = CommandGroupPlacement(group: .importExport)
    /// Printing, in File. Empty by default.
    public static let printItem = CommandGroupPlacement(group: .printItem)
    /// Undo and Redo, at the beginning of Edit.
    public static let undoRedo = CommandGroupPlacement(group: .undoRedo)
    /// Cut, Copy, Paste and Select All, in Edit.
    public static let pasteboard = CommandGroupPlacement(group: .pasteboard)
    /// Text editing, in Edit. Filled by `TextEditingCommands`.
    public static let textEditing = CommandGroupPlacement(group: .textEditing)
    /// Text formatting, in Format. Empty by default.
    public static let textFormatting = CommandGroupPlacement(group: .textFormatting)
    /// Toolbars, at the beginning of View. Empty by default.
    public static let toolbar = CommandGroupPlacement(group: .toolbar)
    /// The sidebar, in View. Filled by `SidebarCommands`.
    public static let sidebar = CommandGroupPlacement(group: .sidebar)
    /// Window sizes, at the beginning of Window. Empty by default.
    public static let windowSize = CommandGroupPlacement(group: .windowSize)
    /// The program's `Window` scenes, in Window.
    public static let windowArrangement = CommandGroupPlacement(group: .windowArrangement)
    /// Help topics, at the beginning of Help. Empty by default.
    public static let help = CommandGroupPlacement(group: .help)
}

/// A custom menu. Custom menus come between View and Window, in declaration order.
nonisolated public struct CommandMenu<Content: View>: Commands {
    private let name: Text
    private let content: Content

    public init(_ name: Text, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(Text(nameKey), content: content) }
    @_disfavoredOverload
    public init(_ name: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(Text(name), content: content) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.init(Text(name), content: content) }

    public typealias Body = Never
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {
        list.menus.append(.init(title: commands.name, content: AnyView(commands.content)))
    }
}
