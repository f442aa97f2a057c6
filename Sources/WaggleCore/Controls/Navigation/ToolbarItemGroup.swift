// Several items of a toolbar.

import Foundation

/// Several items of a toolbar with one placement.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content
    public var body: Never { toolbarContentHasNoBody() }

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
    @MainActor public static func _collect(_ group: Self, into items: inout _ToolbarItems) {
        items.add(AnyView(group.content), group.placement)
    }
}
/// The content of an item group with a label.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    @MainActor public var body: some View { content }
}
extension ToolbarItemGroup {
    /// - Parameter label: The label of the menu that replaces the group when space is tight. Here it stays a row.
    public init<C: View, L: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
    }
}
