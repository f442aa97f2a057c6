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
    override func readSubviews(_ reader: inout SubviewReader) { child?.readSubviews(&reader) }
}
