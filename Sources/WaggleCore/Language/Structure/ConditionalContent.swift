import Foundation

/// One of two views: the result of `if` with `else`, and of `switch`, in a builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
    /// The view that the condition selected.
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }
    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = BranchNode(inputs)
        show(view, in: node)
        node.didMake()
        return node
    }
    @inline(__always)
    public static func _updateNode(_ node: ViewNode, with view: Self) { show(view, in: unsafeDowncast(node, to: BranchNode.self)) }

    @inline(__always)
    @MainActor private static func show(_ view: Self, in node: BranchNode) {
        switch view.storage {
        case .trueContent(let content): node.show(content, branch: 1)
        case .falseContent(let content): node.show(content, branch: 0)
        }
    }
    public static var _isUnary: Bool { false }
}
extension _ConditionalContent: Sendable where TrueContent: Sendable, FalseContent: Sendable {}
extension _ConditionalContent.Storage: Sendable where TrueContent: Sendable, FalseContent: Sendable {}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = BranchNode(inputs)
        if let content = view { node.show(content, branch: 1) }
        node.didMake()
        return node
    }
    @inline(__always)
    public static func _updateNode(_ node: ViewNode, with view: Self) {
        let node = unsafeDowncast(node, to: BranchNode.self)
        if let content = view { node.show(content, branch: 1) } else { node.showNothing() }
    }
    public static var _isUnary: Bool { false }
}
