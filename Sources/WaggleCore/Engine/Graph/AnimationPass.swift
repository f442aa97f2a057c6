// The pass that samples running animations.

/// Samples the nodes with running animations in each frame.
@MainActor
final class AnimationPass {
    private unowned(unsafe) let graph: ViewGraph
    /// The shown nodes with animations, in start order.
    private(set) var nodes: [ViewNode] = []
    /// Nodes whose animations are suspended because they are not shown.
    private var hidden: [ViewNode] = []
    private var runningCount = 0
    /// True if a node has stopped, or has been hidden or shown. Many may do so at once, so the lists are sorted out afterwards.
    private var isOutdated = false

    init(_ graph: ViewGraph) { self.graph = graph }

    /// True if no animation is running.
    var isEmpty: Bool { runningCount == 0 && !samplesHidden }
    /// A pending completion must run even if its animation is hidden.
    private var samplesHidden: Bool { !hidden.isEmpty && !graph.completions.isEmpty }

    func start(_ node: ViewNode) {
        guard !node.isAnimating else { return }
        assert(node.isAlive, "A node whose identity has ended cannot animate.")
        node.isAnimating = true
        if node.isShown {
            runningCount += 1
            graph.needsFrame()
        }
        // A node that starts again before the lists are sorted out is still in one of them.
        guard !node.isListedAsAnimating else { return }
        node.isListedAsAnimating = true
        if node.isShown { nodes.append(node) } else { hidden.append(node) }
    }

    /// Suspends the animations of hidden nodes; they catch up when shown again.
    func nodeDidChangeShown(_ node: ViewNode) {
        assert(node.isAnimating, "Only an animated node is moved between the lists.")
        isOutdated = true
        runningCount += node.isShown ? 1 : -1
        if node.isShown { graph.needsFrame() }
    }

    /// The node has ended, or its last animation has.
    func stop(_ node: ViewNode) {
        guard node.isAnimating else { return }
        node.isAnimating = false
        isOutdated = true
        if node.isShown { runningCount -= 1 }
        assert(runningCount >= 0, "More animations have stopped than were started.")
    }

    func run() {
        graph.expectPhase(.updating)
        sortOut()
        guard !isEmpty else { return }
        graph.during(.sampling, from: .updating) {
            if samplesHidden { sample(hidden) }
            sample(nodes)
        }
        sortOut()
    }
    private func sample(_ nodes: [ViewNode]) {
        // A sample may end other nodes.
        for node in nodes where node.isAnimating && !node.sampleAnimations() { stop(node) }
    }

    /// Releases the nodes that have stopped, and moves those that have been hidden or shown.
    func sortOut() {
        guard isOutdated else { return }
        isOutdated = false
        let listed = nodes + hidden, animating = listed.filter(\.isAnimating)
        for node in listed where !node.isAnimating { node.isListedAsAnimating = false }
        nodes = animating.filter(\.isShown)
        hidden = animating.filter { !$0.isShown }
        assert(nodes.count == runningCount, "A node is listed twice among the animations, or not at all.")
    }

    func checkInvariants() {
        assert(
            nodes.count { $0.isAnimating } == runningCount, "The count of running animations differs from the number of animating nodes.")
        assert(
            nodes.allSatisfy { $0.isShown || !$0.isAnimating } && hidden.allSatisfy { !$0.isShown },
            "A hidden node is animated, or a shown one is suspended.")
        assert(nodes.allSatisfy { $0.isAlive || !$0.isAnimating }, "A node whose identity has ended is animated.")
    }
}
