import Foundation

/// A view bound to an identity of its own.
nonisolated public struct IDView<Content: View, ID: Hashable>: View {
    let content: Content
    let id: ID

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = BranchNode(inputs, takesTransitionFromAround: true)
        node.show(view.content, as: .id(AnyHashable(view.id)))
        return node
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: BranchNode.self).show(view.content, as: .id(AnyHashable(view.id)))
    }
    // A change of id can keep the old view for its transition beside the new one.
    public static var _isUnary: Bool { false }
}

extension View {
    /// Binds the view's identity to a value: with another value it is another view, with new state.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A view whose body runs only when `==` says that it changed.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
    public var content: Content
    public init(content: Content) { self.content = content }

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { EquatableNode(view.content, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: EquatableNode<Content>.self).update(view.content)
    }
    @MainActor public static var _isUnary: Bool { Content._isUnary }
}

extension View where Self: Equatable {
    /// Compares the view by its own `==` to decide whether its body has to run.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

@MainActor
private final class EquatableNode<Content: Equatable & View>: ViewNode {
    private var content: Content
    private var child: ViewNode!

    init(_ content: Content, _ inputs: ViewInputs) {
        self.content = content
        super.init(inputs)
        child = Content._makeNode(content, in: inputs.child(of: self))
    }
    func update(_ content: Content) {
        guard self.content != content else { return }
        self.content = content
        Content._updateNode(child, with: content)
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
    override func collectItems(into items: inout [ItemNode]) { child?.collectItems(into: &items) }
}
