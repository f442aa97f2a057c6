import Foundation

/// A view whose body is evaluated only if `==` reports a change.
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
    /// Uses the view's own `==` to decide whether its body must be evaluated.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

@MainActor
private final class EquatableNode<Content: Equatable & View>: PassThroughNode {
    private var view: Content

    init(_ view: Content, _ inputs: ViewInputs) {
        self.view = view
        super.init(inputs)
        content = Content._makeNode(view, in: inputs.child(of: self))
    }
    func update(_ view: Content) {
        guard self.view != view else { return }
        self.view = view
        Content._updateNode(content, with: view)
    }
}
