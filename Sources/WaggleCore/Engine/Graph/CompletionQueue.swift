// Pending completions of animations.

/// Runs animation completions in the order in which their transactions were applied.
@MainActor
final class CompletionQueue {
    private var waiting: [AnimationCompletion] = []

    /// True if none is pending.
    var isEmpty: Bool { waiting.isEmpty }

    func add(_ completions: [AnimationCompletion]) { waiting += completions }

    func run() {
        guard !waiting.isEmpty else { return }
        let ready = waiting.filter(\.isReady)
        waiting.removeAll(where: \.isReady)
        for completion in ready { completion.run() }
    }
}
