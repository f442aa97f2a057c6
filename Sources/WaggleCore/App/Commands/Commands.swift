// Declarations of a program's menus.

import Foundation

/// Commands for a program's menus: `CommandMenu`, `CommandGroup`, or your own types with a body.
///
/// Each window has its own copy of their dynamic properties: `@FocusedValue` reads the value of that window's focused view.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
    /// Appends what these commands resolve to. Only built-in commands implement it.
    static func _collect(_ commands: Self, into list: inout _CommandList)
}

extension Commands where Body == Never {
    public var body: Never { fatalError("\(Self.self) is shown by the framework and has no body.") }
}

extension Commands {
    public static func _collect(_ commands: Self, into list: inout _CommandList) {
        Body._collect(list.states.prepared(commands).body, into: &list)
    }
}

extension Never: Commands {
    public static func _collect(_ commands: Never, into list: inout _CommandList) {}
}

/// What a program's commands resolve to in one window.
public struct _CommandList {
    /// A custom menu.
    struct Menu {
        let title: Text
        let content: AnyView
    }
    /// A change to a standard group.
    struct Change {
        enum Kind { case before, after, replacing }
        let kind: Kind
        let group: CommandGroupPlacement
        /// Nil if empty.
        let content: AnyView?
    }
    var menus: [Menu] = []
    var changes: [Change] = []
    let states: DeclarationStates
}

/// Commands that add nothing.
public struct EmptyCommands: Commands {
    public nonisolated init() {}
    public typealias Body = Never
    public static func _collect(_ commands: Self, into list: inout _CommandList) {}
}

/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<First: Commands, Second: Commands, each Rest: Commands>(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> some Commands {
        CommandTuple(content: (first, second, repeat each rest))
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
    public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }
    public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }
    public static func buildLimitedAvailability(_ content: any Commands) -> some Commands { AnyCommands(content: content) }
}

nonisolated struct CommandTuple<each Content: Commands>: Commands {
    let content: (repeat each Content)
    typealias Body = Never
    @MainActor static func _collect(_ commands: Self, into list: inout _CommandList) {
        func collect<C: Commands>(_ commands: C) { C._collect(commands, into: &list) }
        repeat collect(each commands.content)
    }
}

nonisolated struct AnyCommands: Commands {
    let content: any Commands
    typealias Body = Never
    @MainActor static func _collect(_ commands: Self, into list: inout _CommandList) {
        func collect<C: Commands>(_ commands: C) { C._collect(commands, into: &list) }
        collect(commands.content)
    }
}

extension Optional: Commands where Wrapped: Commands {
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {
        if let commands { Wrapped._collect(commands, into: &list) }
    }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {
        switch commands.storage {
        case .trueContent(let content): TrueContent._collect(content, into: &list)
        case .falseContent(let content): FalseContent._collect(content, into: &list)
        }
    }
}

extension Group: Commands where Content: Commands {
    public init(@CommandsBuilder content: () -> Content) { self.init(wrapping: content()) }
    @MainActor public static func _collect(_ commands: Self, into list: inout _CommandList) {
        Content._collect(commands.content, into: &list)
    }
}
