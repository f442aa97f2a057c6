// The program's actions that wait for the end of a round.

/// Runs actions that watch values, and those of views that came or went, when the passes have come to rest.
@MainActor
final class ActionQueue {
    private unowned let graph: ViewGraph
    private var changes: [() -> Void] = []
    private var appearances: [() -> Void] = []

    init(_ graph: ViewGraph) { self.graph = graph }

    /// An action that watches a value.
    func afterUpdate(_ action: @escaping () -> Void) { changes.append(action) }
    /// An action of a view that came or went; runs after those that watch values.
    func afterAppearance(_ action: @escaping () -> Void) { appearances.append(action) }

    /// - Returns: true if there was an action to run.
    func run() -> Bool {
        guard !changes.isEmpty || !appearances.isEmpty else { return false }
        graph.during(.acting, from: [.updating, .resting]) {
            while !changes.isEmpty || !appearances.isEmpty {
                let actions = changes + appearances
                changes = []
                appearances = []
                for action in actions { action() }
            }
        }
        return true
    }
}
