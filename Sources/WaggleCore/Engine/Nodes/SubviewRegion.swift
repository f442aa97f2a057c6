// What nodes inherit between a list of subviews and the subviews themselves.

import Foundation

/// The part of the tree between a view whose subviews a program arranges and those subviews.
///
/// Its nodes belong to no single subview: conditions, loops, modifiers of groups. A view with exactly one subview ends the region with a
/// `SubviewSource`, below which everything inherits the environment of the host that shows the subview.
@MainActor
final class SubviewRegion {
    unowned let list: SubviewList
    /// The environment modifiers around groups of subviews, innermost first; nil for none.
    let layer: EnvironmentLayer?
    /// The environment of the view that the subviews come from; used by subviews without a host.
    let environment: EnvironmentScope
    let transactions: TransactionScope?

    init(_ list: SubviewList, _ inputs: ViewInputs) {
        self.list = list
        layer = nil
        environment = inputs.environment
        transactions = inputs.transactionScope
    }
    private init(_ region: SubviewRegion, adding layer: EnvironmentLayer) {
        list = region.list
        self.layer = layer
        environment = region.environment
        transactions = region.transactions
    }
    func adding(_ layer: EnvironmentLayer) -> SubviewRegion { SubviewRegion(self, adding: layer) }
}

/// An environment modifier around a group of subviews. Each subview applies it separately, to the environment of its host.
@MainActor
final class EnvironmentLayer {
    private var change: any EnvironmentChange
    private let outer: EnvironmentLayer?
    /// The nodes that apply the modifier, by number.
    private var nodes: [UInt32: EnvironmentNode] = [:]

    init(_ change: any EnvironmentChange, in outer: EnvironmentLayer?) {
        self.change = change
        self.outer = outer
    }

    /// Creates content inside the layer and its outer layers.
    static func makeNode(_ layer: EnvironmentLayer?, _ inputs: ViewInputs, content: (ViewInputs) -> ViewNode) -> ViewNode {
        guard let layer else { return content(inputs) }
        return makeNode(layer.outer, inputs) { inputs in
            let node = EnvironmentNode(layer.change, of: layer, inputs, content: content)
            assert(layer.nodes[node.number] == nil, "Two nodes of an environment modifier have the same number.")
            layer.nodes[node.number] = node
            return node
        }
    }
    func update(_ change: any EnvironmentChange) {
        self.change = change
        for node in nodes.values.sorted(by: { $0.number < $1.number }) { node.update(change) }
    }
    func nodeDidEnd(_ node: EnvironmentNode) {
        assert(nodes[node.number] === node, "An ending node of an environment modifier is not in its layer's list.")
        nodes[node.number] = nil
    }
}

extension View {
    /// Creates the node of one of several views. If a program arranges them as subviews, the view becomes a separate subview.
    @inline(__always)
    @MainActor static func makeMember(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        guard inputs.subviewRegion != nil, _isUnary else { return _makeNode(view, in: inputs) }
        return SubviewSource(inputs) { _makeNode(view, in: $0) }
    }
    /// Passes a new value to a node created by `makeMember` in the same region.
    @inline(__always)
    @MainActor static func updateMember(_ node: ViewNode, with view: Self, in region: SubviewRegion?) {
        guard region != nil, _isUnary else { return _updateNode(node, with: view) }
        _updateNode(unsafeDowncast(node, to: SubviewSource.self).view, with: view)
    }
}
