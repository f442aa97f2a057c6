/// When an animation counts as finished for a completion handler.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case logicallyComplete
        case removed
    }

    private let kind: Kind

    /// When the animation looks finished, although a spring may still move slightly.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

    /// When all motion has stopped and the animation has been removed.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// A completion handler and the animations it waits for.
///
/// A transaction makes one. Each attribute that starts an animation in it takes a hold, and releases the hold when its animation has
/// finished by the criteria. The graph keeps pending completions and runs each once, at the end of the frame in which it becomes ready;
/// immediately if the transaction started no animation.
package final class AnimationCompletion {
    package let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var holds = 0

    package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// True once a graph has a change of the transaction to apply, and is therefore responsible for running the handler.
    package private(set) var isAdopted = false
    func adopt() { isAdopted = true }

    /// True when no animation holds the completion. Meaningful only after its transaction's changes have been applied.
    package var isReady: Bool { holds == 0 }

    /// Runs the handler the first time it is called.
    package func run() {
        let action = action
        self.action = nil
        action?()
    }

    /// Runs the handler on the main actor after the current action, because no change reached a graph that could animate it.
    func runSoon() {
        adopt()
        let completion = UncheckedBox(self)
        Task { @MainActor in completion.value.run() }
    }

    /// A running animation that the completion waits for while the hold exists.
    final class Hold {
        private let completion: AnimationCompletion

        init(_ completion: AnimationCompletion) {
            self.completion = completion
            completion.holds += 1
        }

        deinit {
            completion.holds -= 1
            assert(completion.holds >= 0, "More animations have released a completion than hold it.")
        }
    }
}

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
