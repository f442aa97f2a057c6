// A menu of the menu bar.

import Foundation

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
