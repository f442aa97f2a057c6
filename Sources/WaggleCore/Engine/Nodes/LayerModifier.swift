import Foundation

/// Presents a view in a layer of the window while there is one.
nonisolated struct LayerModifier<Presented: View>: ViewModifier {
    /// What the layer shows; nil if there is no layer.
    let presented: Presented?
    /// True if nothing behind the layer takes touches.
    let isModal: Bool
    /// True for menus and similar layers: the window keeps the focused values it had.
    var keepsFocusedValues = false
    /// True for layers below the window's menu bar.
    var leavesMenuBar = false
    /// Called when the layer has ended because nothing is presented any more, after what its content does when it disappears.
    var onEnd: (@MainActor () -> Void)?
    typealias Body = Never

    @MainActor static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        let node = PresentationNode(content, inputs)
        modifier.show(in: node)
        return node
    }
    @MainActor static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: PresentationNode.self)
        V._updateNode(node.content, with: content)
        modifier.show(in: node)
    }
    @MainActor static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }

    @MainActor private func show(in node: PresentationNode) {
        guard let presented else { return end(in: node) }
        if let layer = node.layer {
            layer.isModal = isModal
            layer.update(presented)
        } else {
            node.present(presented, isModal: isModal, leavesMenuBar: leavesMenuBar)
            node.layer?.keepsFocusedValues = keepsFocusedValues
        }
    }
    @MainActor private func end(in node: PresentationNode) {
        guard node.layer != nil else { return }
        node.dismiss()
        if let onEnd { node.graph.afterDisappearance(onEnd) }
    }
}
