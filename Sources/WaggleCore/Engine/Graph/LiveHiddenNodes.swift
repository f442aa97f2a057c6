// Hidden views that something shown elsewhere depends on.

import Foundation

/// The nodes that stay up to date while they are hidden, because what they make is shown elsewhere: links whose screen is pushed.
///
/// Most bodies run whether they are shown or not. Lazy containers, however, leave hidden rows as they are, and geometry readers make their
/// content when they are placed; both ask here first. There are only as many of these nodes as pushed screens, so they are searched for
/// instead of being counted along the tree.
@MainActor
final class LiveHiddenNodes: GraphService {
    static func make(for graph: ViewGraph) -> LiveHiddenNodes { LiveHiddenNodes() }

    private var nodes: [NodeReference] = []

    func add(_ node: ViewNode) {
        guard !nodes.contains(where: { $0.node === node }) else { return }
        nodes.removeAll { $0.node?.isAlive != true }
        nodes.append(node.reference)
    }
    func remove(_ node: ViewNode) { nodes.removeAll { $0.node === node || $0.node?.isAlive != true } }

    /// True if one of the nodes is below the given one.
    func needs(_ node: ViewNode) -> Bool { nodes.contains { $0.node.map { $0.isAlive && $0.isBelow(node) } == true } }

    /// The children of a node that are, or contain, one of the nodes.
    func neededChildren(of parent: ViewNode) -> [ViewNode] {
        nodes.compactMap { reference in
            guard var ancestor = reference.node, ancestor.isAlive, ancestor.depth > parent.depth else { return nil }
            while let above = ancestor.parent, above.depth > parent.depth { ancestor = above }
            return ancestor.parent === parent ? ancestor : nil
        }
    }
}
