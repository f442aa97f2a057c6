// One item of a toolbar.

import Foundation

/// An item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    fileprivate let itemID: ID
    let placement: ToolbarItemPlacement
    let content: Content
    /// False for an item that is only shown if the user adds it.
    private var isShown = true
    public var body: Never { toolbarContentHasNoBody() }
    @MainActor public static func _collect(_ item: Self, into items: inout _ToolbarItems) {
        if item.isShown { items.add(AnyView(item.content), item.placement) }
    }
}
extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (itemID, self.placement, self.content) = ((), placement, content())
    }
}
extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// An item with an id for customization.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (itemID, self.placement, self.content) = (id, placement, content())
    }
    /// An item with an id.
    /// - Parameter showsByDefault: False for an item that the user has to add. Toolbars cannot be customized here, so the
    ///   item stays hidden.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content) {
        self.init(id: id, placement: placement, content: content)
        isShown = showsByDefault
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    public var id: ID { itemID }
}
