// The view of a layout and its content.

import Foundation

/// Content arranged by a layout.
nonisolated struct LayoutContainer<L: Layout, Content: View>: View {
    let layout: L
    let content: Content
    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { makeNode(view.layout, view.content, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) { updateNode(node, view.layout, view.content) }
    static var _isUnary: Bool { true }

    @MainActor static func makeNode(_ layout: L, _ content: Content, _ inputs: ViewInputs) -> ViewNode {
        let node = LayoutNode(layout, inputs)
        node.adopt(Content._makeNode(content, in: inputs.child(of: node)))
        return node
    }
    @MainActor static func updateNode(_ node: ViewNode, _ layout: L, _ content: Content) {
        let node = unsafeDowncast(node, to: LayoutNode<L>.self)
        node.update(layout)
        Content._updateNode(node.content, with: content)
    }
}
