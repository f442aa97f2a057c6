// Work that waits until a frame is shown.

/// A node that makes what the next frames will probably show.
@MainActor
protocol PreparesAhead: ViewNode {
    /// Called between two frames, as part of a layout. Nothing that is shown may change.
    func prepareAhead()
}

/// The time between the moment a frame is shown and the next one.
///
/// What is prepared in it is optional: a host that never has time to spare loses nothing but smoothness, so requests end with the next update.
@MainActor
final class SpareTime {
    private unowned(unsafe) let graph: ViewGraph
    private var waiting: [any PreparesAhead] = []
    private(set) var isRunning = false

    init(_ graph: ViewGraph) { self.graph = graph }

    var isEmpty: Bool { waiting.isEmpty }

    func add(_ node: any PreparesAhead) {
        if !waiting.contains(where: { $0 === node }) { waiting.append(node) }
    }
    func forget() { waiting.removeAll(keepingCapacity: true) }

    func run() {
        guard !waiting.isEmpty else { return }
        isRunning = true
        defer { isRunning = false }
        graph.during(.layingOut, from: .resting) {
            for node in waiting where node.isAlive { node.prepareAhead() }
        }
        forget()
    }
}
