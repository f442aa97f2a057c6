// The pass that samples running animations.

/// Samples the nodes with running animations in each frame.
@MainActor
final class AnimationPass {
    private unowned(unsafe) let graph: ViewGraph
    /// In start order; includes those stopped since the last sample.
    private(set) var nodes: [ViewNode] = []
    private var runningCount = 0
    /// Nodes whose animations are suspended because they are not shown.
    private var hidden: [ViewNode] = []

    init(_ graph: ViewGraph) { self.graph = graph }

    /// True if no animation is running.
    var isEmpty: Bool { runningCount == 0 && !samplesHidden }
    /// A pending completion must run even if its animation is hidden.
    private var samplesHidden: Bool { !hidden.isEmpty && !graph.completions.isEmpty }

    func start(_ node: ViewNode) {
        guard !node.isAnimating else { return }
        assert(node.isAlive, "A node whose identity has ended cannot animate.")
        node.isAnimating = true
        guard node.isShown else { return hidden.append(node) }
        nodes.append(node)
        runningCount += 1
        graph.needsFrame()
    }

    /// Suspends the animations of hidden nodes; they catch up when shown again.
    func nodeDidChangeShown(_ node: ViewNode) {
        if node.isShown {
            hidden.removeAll { $0 === node }
            nodes.append(node)
            runningCount += 1
            graph.needsFrame()
        } else {
            nodes.removeAll { $0 === node }
            runningCount -= 1
            hidden.append(node)
        }
    }

    /// The node has ended.
    func stop(_ node: ViewNode) {
        guard node.isAnimating else { return }
        node.isAnimating = false
        guard node.isShown else { return hidden.removeAll { $0 === node } }
        runningCount -= 1
        // Many may stop at once, so the list is compacted when half of it is stale.
        if nodes.count > 2 * runningCount { removeStopped() }
    }

    func run() {
        guard !isEmpty else { return }
        graph.during(.sampling, from: .updating) {
            if samplesHidden {
                for node in hidden where node.isAnimating && !node.sampleAnimations() { node.isAnimating = false }
                hidden.removeAll { !$0.isAnimating }
            }
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
        assert(nodes.count { $0.isAnimating } == runningCount, "The count of running animations differs from the number of animating nodes.")
        assert(nodes.allSatisfy { $0.isShown || !$0.isAnimating } && hidden.allSatisfy { !$0.isShown }, "A hidden node is animated, or a shown one is suspended.")
        assert(nodes.allSatisfy { $0.isAlive || !$0.isAnimating }, "A node whose identity has ended is animated.")
    }
}
