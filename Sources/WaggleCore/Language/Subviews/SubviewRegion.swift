// What nodes inherit between a list of subviews and the subviews themselves.

import Foundation

/// The part of the tree between a view whose subviews a program arranges and those subviews.
///
/// Nodes in it belong to no subview: conditions, loops, modifiers of groups. A view that makes exactly one subview ends the region with a
/// `SubviewSource`, below which everything takes the environment of the place where the subview is put.
@MainActor
final class SubviewRegion {
    unowned let list: SubviewList
    /// The environment modifiers around groups of subviews, the innermost; nil: none.
    let layer: EnvironmentLayer?
    /// What surrounds the view that the subviews come from: holds for subviews that are put nowhere.
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

/// An environment modifier around a group of subviews. Each subview applies it by itself, to the environment of its place.
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

    /// Makes content within the layer and those around it.
    static func makeNode(_ layer: EnvironmentLayer?, _ inputs: ViewInputs, content: (ViewInputs) -> ViewNode) -> ViewNode {
        guard let layer else { return content(inputs) }
        return makeNode(layer.outer, inputs) { inputs in
            let node = EnvironmentNode(layer.change, of: layer, inputs, content: content)
            layer.nodes[node.number] = node
            return node
        }
    }
    func update(_ change: any EnvironmentChange) {
        self.change = change
        for node in nodes.values.sorted(by: { $0.number < $1.number }) { node.update(change) }
    }
    func nodeDidEnd(_ node: EnvironmentNode) { nodes[node.number] = nil }
}

extension View {
    /// Makes the node of a view that stands among others: where these are subviews that a program arranges, it is a subview by itself.
    @inline(__always)
    @MainActor static func makeMember(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        guard inputs.subviewRegion != nil, _isUnary else { return _makeNode(view, in: inputs) }
        return SubviewSource(inputs) { _makeNode(view, in: $0) }
    }
    /// Gives a new value to a node that `makeMember` made in the same region.
    @inline(__always)
    @MainActor static func updateMember(_ node: ViewNode, with view: Self, in region: SubviewRegion?) {
        guard region != nil, _isUnary else { return _updateNode(node, with: view) }
        _updateNode(unsafeDowncast(node, to: SubviewSource.self).view, with: view)
    }
}
