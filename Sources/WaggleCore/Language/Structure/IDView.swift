import Foundation

/// A view with an explicit identity.
nonisolated public struct IDView<Content: View, ID: Hashable>: View {
    let content: Content
    let id: ID

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = BranchNode(inputs, inheritsTransition: true)
        node.show(view.content, as: .id(AnyHashable(view.id)))
        node.didMake()
        return node
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: BranchNode.self).show(view.content, as: .id(AnyHashable(view.id)))
    }
    // After a change of id, the old view may stay for its transition beside the new one.
    public static var _isUnary: Bool { false }
}

extension View {
    /// Binds the view's identity to a value: a different value makes it a different view with new state.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
