// Menus of the program's own, and changes to the standard ones.

import Foundation

/// A menu of the program's own. It stands between the View and the Window menu, in the order of the declarations.
public struct CommandMenu<Content: View>: Commands {
    private let name: Text
    private let content: Content

    public init(_ name: Text, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(Text(nameKey), content: content) }
    @_disfavoredOverload
    public init(_ name: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(Text(name), content: content) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.init(Text(name), content: content) }

    public typealias Body = Never
    public static func _collect(_ commands: Self, into list: inout _CommandList) {
        list.menus.append(.init(title: commands.name, content: AnyView(commands.content)))
    }
}

/// Commands beside a standard group, or in its place.
///
/// Of several replacements of one group the last one counts. A replacement without content removes the group.
public struct CommandGroup<Content: View>: Commands {
    private let kind: _CommandList.Change.Kind
    private let group: CommandGroupPlacement
    private let content: Content

    /// Adds commands in front of the group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { (kind, self.group, content) = (.before, group, addition()) }
    /// Adds commands behind the group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { (kind, self.group, content) = (.after, group, addition()) }
    /// Puts commands in the place of the group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { (kind, self.group, content) = (.replacing, group, addition()) }

    public typealias Body = Never
    public static func _collect(_ commands: Self, into list: inout _CommandList) {
        let isEmpty = Content.self == EmptyView.self
        list.changes.append(.init(kind: commands.kind, group: commands.group, content: isEmpty ? nil : AnyView(commands.content)))
    }
}

/// A group of the standard menus.
///
/// The menus are those of a desktop without a menu for the program itself: what a Mac shows there is spread over File, Edit and Help.
public struct CommandGroupPlacement: Sendable {
    enum Group: Sendable, Hashable, CaseIterable {
        case appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem, importExport, printItem, undoRedo, pasteboard
        case textEditing, textFormatting, toolbar, sidebar, windowSize, windowArrangement, help
    }
    let group: Group
    /// What the program is, at the end of Help.
    public static let appInfo = CommandGroupPlacement(group: .appInfo)
    /// Settings, at the end of Edit.
    public static let appSettings = CommandGroupPlacement(group: .appSettings)
    /// Near the end of File. Empty unless the program adds something.
    public static let systemServices = CommandGroupPlacement(group: .systemServices)
    /// Near the end of File. Empty unless the program adds something.
    public static let appVisibility = CommandGroupPlacement(group: .appVisibility)
    /// Quit, at the end of File.
    public static let appTermination = CommandGroupPlacement(group: .appTermination)
    /// New windows and documents, at the beginning of File.
    public static let newItem = CommandGroupPlacement(group: .newItem)
    /// Close, and Save for documents, in File.
    public static let saveItem = CommandGroupPlacement(group: .saveItem)
    /// In File. Empty unless the program adds something.
    public static let importExport = CommandGroupPlacement(group: .importExport)
    /// In File. Empty unless the program adds something.
    public static let printItem = CommandGroupPlacement(group: .printItem)
    /// Undo and Redo, at the beginning of Edit.
    public static let undoRedo = CommandGroupPlacement(group: .undoRedo)
    /// Cut, Copy, Paste and Select All, in Edit.
    public static let pasteboard = CommandGroupPlacement(group: .pasteboard)
    /// In Edit. Filled by `TextEditingCommands`.
    public static let textEditing = CommandGroupPlacement(group: .textEditing)
    /// In Format. Empty unless the program adds something.
    public static let textFormatting = CommandGroupPlacement(group: .textFormatting)
    /// At the beginning of View. Empty unless the program adds something.
    public static let toolbar = CommandGroupPlacement(group: .toolbar)
    /// In View. Filled by `SidebarCommands`.
    public static let sidebar = CommandGroupPlacement(group: .sidebar)
    /// At the beginning of Window. Empty unless the program adds something.
    public static let windowSize = CommandGroupPlacement(group: .windowSize)
    /// The program's single windows, in Window.
    public static let windowArrangement = CommandGroupPlacement(group: .windowArrangement)
    /// At the beginning of Help. Empty unless the program adds something.
    public static let help = CommandGroupPlacement(group: .help)
}
