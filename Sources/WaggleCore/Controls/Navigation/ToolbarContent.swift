// The content of toolbars.

import Foundation

/// Content of a toolbar: items with placements.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
    /// Appends the items that the content resolves to, in source order. Only built-in content implements it.
    static func _collect(_ content: Self, into items: inout _ToolbarItems)
}
/// Toolbar content that users can customize. Customization is not available here.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// The collected items of a toolbar, and the state of the program's own content.
public struct _ToolbarItems {
    let states: DeclarationStates
    var items: [BarItem] = []
    var titleMenu: AnyView?

    mutating func add(_ view: AnyView, _ placement: ToolbarItemPlacement) { items.append(BarItem(placement: placement, view: view)) }
}

extension ToolbarContent {
    public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
        Body._collect(items.states.prepared(content).body, into: &items)
    }
}

func toolbarContentHasNoBody() -> Never { preconditionFailure("Toolbar content that Waggle provides has no body.") }

extension Never: CustomizableToolbarContent {
    public static func _collect(_ content: Never, into items: inout _ToolbarItems) {}
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
    public var body: Never { toolbarContentHasNoBody() }
    public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
        if let content { Wrapped._collect(content, into: &items) }
    }
}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {
    public typealias Body = Never
    public var body: Never { toolbarContentHasNoBody() }
    public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.init(wrapping: content()) }
    public static func _collect(_ group: Self, into items: inout _ToolbarItems) { Content._collect(group.content, into: &items) }
}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
