import Foundation

/// Views without their own layout: they join the enclosing container, and modifiers apply to each of them.
public struct Group<Content> {
    let content: Content

    nonisolated init(wrapping content: Content) { self.content = content }
}

extension Group: View where Content: View {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) { self.init(wrapping: content()) }

    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { Content._makeNode(view.content, in: inputs) }
    public static func _updateNode(_ node: ViewNode, with view: Self) { Content._updateNode(node, with: view.content) }
    public static var _isUnary: Bool { Content._isUnary }
}
extension Group: Sendable where Content: Sendable {}
