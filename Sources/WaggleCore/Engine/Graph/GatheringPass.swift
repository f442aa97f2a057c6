// The pass that gathers lists of subviews.

/// Gathers the subviews of containers whose lists changed.
@MainActor
final class GatheringPass {
    private unowned let graph: ViewGraph
    private var waiting: [ViewNode] = []

    init(_ graph: ViewGraph) { self.graph = graph }

    /// True if no container waits.
    var isEmpty: Bool { waiting.isEmpty }

    func enqueue(_ node: ViewNode) {
        assert(node.collector != nil, "Only nodes that keep a list of subviews gather one.")
        waiting.append(node)
        graph.needsFrame()
    }

    func run() {
        guard !waiting.isEmpty else { return }
        graph.during(.evaluating, from: [.updating, .layingOut, .evaluating]) {
            while !waiting.isEmpty {
                // Inner lists first: an outer one shows the traits of the inner one's items.
                let nodes = waiting.sorted { $0.depth > $1.depth }
                waiting = []
                for node in nodes where node.isAlive { node.collector?.gatherItems() }
            }
        }
    }

    func checkInvariants() {
        for node in waiting { assert(!node.isAlive || node.collector?.itemsAreDirty == true, "A container waits to gather subviews that it takes for current.") }
    }
}
