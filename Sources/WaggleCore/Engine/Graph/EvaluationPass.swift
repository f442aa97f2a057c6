// The pass that evaluates bodies.

/// Evaluates invalid nodes: bodies, derived environments, resolved styles.
///
/// Nodes are ordered by depth, so that a parent always runs before children that it may change, and no node runs twice.
@MainActor
final class EvaluationPass {
    private unowned(unsafe) let graph: ViewGraph
    private var waiting: [[ViewNode]] = []
    private var firstDepth = Int.max

    init(_ graph: ViewGraph) { self.graph = graph }

    /// True if no node is waiting.
    var isEmpty: Bool { firstDepth == .max }

    func enqueue(_ node: ViewNode) {
        assert(node.isAlive && node.isDirty, "Only a living node that is marked waits for its evaluation.")
        while waiting.count <= node.depth { waiting.append([]) }
        waiting[node.depth].append(node)
        if node.depth < firstDepth { firstDepth = node.depth }
        graph.needsFrame()
    }

    /// Evaluates until no node is waiting. Layout also calls this for content created for a size.
    func run() {
        graph.during(.evaluating, from: [.updating, .layingOut, .evaluating]) {
            while firstDepth < waiting.count {
                let depth = firstDepth
                if waiting[depth].isEmpty {
                    firstDepth += 1
                    continue
                }
                let nodes = waiting[depth]
                waiting[depth] = []
                evaluate(nodes)
            }
            firstDepth = .max
        }
    }

    /// Evaluates the nodes below a container; other nodes stay queued.
    func run(below container: ViewNode) {
        graph.expectPhase([.layingOut, .evaluating])
        guard !isEmpty else { return }
        graph.during(.evaluating, from: [.layingOut, .evaluating]) {
            var depth = max(container.depth + 1, firstDepth)
            while depth < waiting.count {
                let nodes = waiting[depth].filter { $0.isBelow(container) }
                if nodes.isEmpty {
                    depth += 1
                    continue
                }
                waiting[depth].removeAll { $0.isBelow(container) }
                evaluate(nodes)
            }
            while firstDepth < waiting.count, waiting[firstDepth].isEmpty { firstDepth += 1 }
            if firstDepth >= waiting.count { firstDepth = .max }
        }
    }

    private func evaluate(_ nodes: [ViewNode]) {
        for node in nodes where node.isDirty && node.isAlive {
            node.evaluate()
            node.isDirty = false
        }
    }

    func checkInvariants() {
        for (depth, nodes) in waiting.enumerated() {
            assert(nodes.allSatisfy { $0.depth == depth }, "A node is queued for evaluation at a depth other than its own.")
            assert(nodes.isEmpty || depth >= firstDepth, "A node is queued at a depth that the evaluation skips.")
        }
    }
}
