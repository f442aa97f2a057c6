// The pass that moves running animations to the graph's time.

/// Asks the nodes in which animations run for a sample each frame.
@MainActor
final class AnimationPass {
    private unowned let graph: ViewGraph
    /// In the order in which they began; those that stopped since the last sample are still among them.
    private(set) var nodes: [ViewNode] = []
    private var runningCount = 0

    init(_ graph: ViewGraph) { self.graph = graph }

    /// True if no animation runs.
    var isEmpty: Bool { runningCount == 0 }

    func start(_ node: ViewNode) {
        guard !node.isAnimating else { return }
        assert(node.isAlive, "Nothing moves at a place whose identity has ended.")
        node.isAnimating = true
        nodes.append(node)
        runningCount += 1
        graph.needsFrame()
    }

    /// The node's identity has ended.
    func stop(_ node: ViewNode) {
        guard node.isAnimating else { return }
        node.isAnimating = false
        runningCount -= 1
        // Many may stop at once, so the list is tidied when half of it is stale.
        if nodes.count > 2 * runningCount { removeStopped() }
    }

    func run() {
        guard runningCount > 0 else { return }
        graph.during(.sampling, from: .updating) {
            for node in nodes where node.isAnimating && !node.sampleAnimations() {
                // A sample may have ended the node.
                guard node.isAnimating else { continue }
                node.isAnimating = false
                runningCount -= 1
            }
            if nodes.count != runningCount { removeStopped() }
        }
    }

    private func removeStopped() { nodes.removeAll { !$0.isAnimating } }

    func checkInvariants() {
        assert(nodes.count { $0.isAnimating } == runningCount, "The count of running animations is not that of the nodes that run.")
        assert(nodes.allSatisfy { $0.isAlive || !$0.isAnimating }, "An animation runs at a place whose identity has ended.")
    }
}
