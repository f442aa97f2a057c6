import Foundation

/// A type-erased view. A change of the wrapped type changes the view's identity.
nonisolated public struct AnyView: View {
    fileprivate let box: AnyViewBox

    public init<V: View>(_ view: V) {
        if let any = view as? AnyView { box = any.box } else { box = TypedViewBox(view) }
    }
    public init<V: View>(erasing view: V) { self.init(view) }
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = BranchNode(inputs)
        view.box.show(in: node)
        node.didMake()
        return node
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        view.box.show(in: unsafeDowncast(node, to: BranchNode.self))
    }
    public static var _isUnary: Bool { false }
}

class AnyViewBox: @unchecked Sendable {
    @MainActor func show(in node: BranchNode) {}
}

private final class TypedViewBox<V: View>: AnyViewBox, @unchecked Sendable {
    private let view: V
    init(_ view: V) { self.view = view }
    @MainActor override func show(in node: BranchNode) { node.show(view, as: .type(ObjectIdentifier(V.self))) }
}
