// The pass that gathers lists of subviews.

/// Begins the transitions of inserted children, then gathers the subviews of containers whose lists changed.
@MainActor
final class SubviewPass {
    private unowned(unsafe) let graph: ViewGraph
    private var waiting: [ViewNode] = []
    /// Children inserted in this update whose items have not begun their transitions.
    private var arrivals: [(entry: DynamicContainerNode.Entry, container: DynamicContainerNode)] = []

    init(_ graph: ViewGraph) { self.graph = graph }

    /// True if no container is waiting.
    var isEmpty: Bool { waiting.isEmpty && arrivals.isEmpty }

    func enqueue(_ node: ViewNode) {
        assert(node.collector != nil, "Only nodes with a list of subviews can gather it.")
        waiting.append(node)
        graph.needsFrame()
    }
    func addArrival(of entry: DynamicContainerNode.Entry, in container: DynamicContainerNode) {
        assert(entry.node.isAlive && !entry.isLeaving, "Only a living child arrives.")
        assert(graph.phase != .resting, "A child arrives during an update.")
        arrivals.append((entry, container))
    }

    /// - Returns: true if there was anything to do.
    func run() -> Bool { run(where: { _ in true }) }
    /// Gathers below a container that created views during layout; other lists stay queued.
    func run(below container: ViewNode) -> Bool { run(where: { $0.isBelow(container) }) }

    private func run(where isMeant: @MainActor (ViewNode) -> Bool) -> Bool {
        graph.expectPhase([.updating, .layingOut, .evaluating])
        guard !isEmpty else { return false }
        return graph.during(.evaluating, from: [.updating, .layingOut, .evaluating]) {
            var didAnything = beginArrivals(where: isMeant)
            while true {
                var nodes: [ViewNode] = [], others: [ViewNode] = []
                for node in waiting { if isMeant(node) { nodes.append(node) } else { others.append(node) } }
                guard !nodes.isEmpty else { return didAnything }
                didAnything = true
                waiting = others
                // Inner lists first: an outer list reflects the traits of inner items.
                for node in nodes.sorted(by: { $0.depth > $1.depth }) where node.isAlive { node.collector?.gatherItems() }
            }
        }
    }
    private func beginArrivals(where isMeant: @MainActor (ViewNode) -> Bool) -> Bool {
        guard !arrivals.isEmpty else { return false }
        var begun: [(offset: Int, entry: DynamicContainerNode.Entry, container: DynamicContainerNode)] = []
        var others: [(entry: DynamicContainerNode.Entry, container: DynamicContainerNode)] = []
        for (offset, arrival) in arrivals.enumerated() {
            if isMeant(arrival.container) { begun.append((offset, arrival.entry, arrival.container)) } else { others.append(arrival) }
        }
        arrivals = others
        // Inner containers first: an outer transition includes the inner one.
        begun.sort { ($1.container.depth, $0.offset) < ($0.container.depth, $1.offset) }
        for arrival in begun { arrival.container.beginArrival(of: arrival.entry) }
        return !begun.isEmpty
    }

    func checkInvariants() {
        assert(arrivals.isEmpty, "A view was inserted in this update and has not begun its transition.")
        for node in waiting {
            assert(
                !node.isAlive || node.collector?.itemsAreDirty == true,
                "A container is queued although its subviews are up to date (\(type(of: node)) in \(node.viewPath ?? "no view")).")
        }
    }
}
