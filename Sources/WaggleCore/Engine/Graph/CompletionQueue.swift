// Pending completions of animations.

/// Runs animation completions in the order in which their transactions were applied.
@MainActor
final class CompletionQueue {
    private unowned(unsafe) let graph: ViewGraph
    private var waiting: [AnimationCompletion] = []

    init(_ graph: ViewGraph) { self.graph = graph }

    /// True if none is pending.
    var isEmpty: Bool { waiting.isEmpty }

    func add(_ completions: [AnimationCompletion]) { waiting += completions }

    func run() {
        graph.expectPhase(.updating)
        guard !waiting.isEmpty else { return }
        let ready = waiting.filter(\.isReady)
        waiting.removeAll(where: \.isReady)
        graph.during(.acting, from: .updating) {
            for completion in ready { completion.run() }
        }
    }
}
