// Builds the content of toolbars.

import Foundation

/// Several contents in order.
nonisolated public struct _ToolbarTuple<each Content: ToolbarContent>: ToolbarContent {
    public typealias Body = Never
    let content: (repeat each Content)
    public var body: Never { toolbarContentHasNoBody() }
    @MainActor public static func _collect(_ tuple: Self, into items: inout _ToolbarItems) {
        repeat (each Content)._collect(each tuple.content, into: &items)
    }
}
extension _ToolbarTuple: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}
/// One of two contents.
nonisolated public enum _ToolbarChoice<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    case first(First), second(Second)
    public typealias Body = Never
    public var body: Never { toolbarContentHasNoBody() }
    @MainActor public static func _collect(_ choice: Self, into items: inout _ToolbarItems) {
        switch choice {
        case .first(let content): First._collect(content, into: &items)
        case .second(let content): Second._collect(content, into: &items)
        }
    }
}
extension _ToolbarChoice: CustomizableToolbarContent where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// Builds the content of a toolbar from statements.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    // At least two, so that an empty closure is one of views.
    public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each Rest: ToolbarContent>(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> _ToolbarTuple<First, Second, repeat each Rest> { _ToolbarTuple(content: (first, second, repeat each rest)) }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First) -> _ToolbarChoice<First, Second> {
        .first(first)
    }
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second) -> _ToolbarChoice<First, Second> {
        .second(second)
    }
    public static func buildLimitedAvailability(_ content: some ToolbarContent) -> some ToolbarContent { content }
    public static func buildLimitedAvailability(_ content: some CustomizableToolbarContent) -> some CustomizableToolbarContent { content }
}
