// Deferred work, done after a frame is shown.

/// A node that prepares what the next frames will probably show.
@MainActor
protocol PreparesAhead: ViewNode {
    /// Called between two frames, as part of layout. The visible picture must not change.
    func prepareAhead()
}

/// Work done in the time between showing a frame and the next update.
///
/// The work is optional: requests end with the next update, so a host without spare time loses only smoothness.
@MainActor
final class IdleWork {
    private unowned(unsafe) let graph: ViewGraph
    private var waiting: [any PreparesAhead] = []
    private(set) var isRunning = false

    init(_ graph: ViewGraph) { self.graph = graph }

    var isEmpty: Bool { waiting.isEmpty }

    func add(_ node: any PreparesAhead) {
        assert(node.isAlive, "A node that has ended prepares nothing.")
        if !waiting.contains(where: { $0 === node }) { waiting.append(node) }
    }
    func forget() { waiting.removeAll(keepingCapacity: true) }

    func run() {
        graph.expectPhase(.resting)
        guard !waiting.isEmpty else { return }
        isRunning = true
        defer { isRunning = false }
        graph.during(.layingOut, from: .resting) {
            for node in waiting where node.isAlive { node.prepareAhead() }
        }
        forget()
    }
}
