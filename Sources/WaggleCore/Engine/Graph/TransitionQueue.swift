// Running transitions.

/// Ends transitions once all their animations have finished.
@MainActor
final class TransitionQueue {
    private unowned(unsafe) let graph: ViewGraph
    /// In start order.
    private(set) var nodes: [TransitionNode] = []

    init(_ graph: ViewGraph) { self.graph = graph }

    /// True if no transition is running.
    var isEmpty: Bool { nodes.isEmpty }

    /// Adds a node whose transition has begun; each frame checks whether it has finished.
    func add(_ node: TransitionNode) {
        assert(node.isAlive, "A transition that has ended cannot be followed.")
        guard !node.isFollowed else { return }
        node.isFollowed = true
        nodes.append(node)
    }

    /// - Returns: true if a transition ended, so that lists of subviews may have changed.
    func run() -> Bool {
        graph.expectPhase(.updating)
        guard !nodes.isEmpty else { return false }
        let finished = nodes.filter { !$0.isAlive || !$0.isMoving }
        guard !finished.isEmpty else { return false }
        for node in finished { node.isFollowed = false }
        nodes.removeAll { !$0.isFollowed }
        for node in finished where node.isAlive { node.finish() }
        return true
    }
}
