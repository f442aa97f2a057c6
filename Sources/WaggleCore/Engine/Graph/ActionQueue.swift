// The program's actions, queued for the end of an update round.

/// Runs `onChange`, `onAppear` and `onDisappear` actions once the passes have settled.
@MainActor
final class ActionQueue {
    private unowned(unsafe) let graph: ViewGraph
    private var changes: [(action: () -> Void, disablesAnimations: Bool)] = []
    private var appearances: [() -> Void] = []
    private var disappearances: [() -> Void] = []
    /// Those that run before the appearances of the same update.
    private var earlyDisappearances: [() -> Void] = []
    private var isEarly = false

    /// True while an `onChange` action runs whose transaction disables animations.
    private(set) static var changeDisablesAnimations = false

    init(_ graph: ViewGraph) { self.graph = graph }

    /// An action that observes a value.
    func afterUpdate(_ action: @escaping () -> Void) { changes.append((action, graph.transaction.disablesAnimations)) }
    /// An action of a view that appeared; runs after the actions that observe values.
    func afterAppearance(_ action: @escaping () -> Void) { appearances.append(action) }
    /// An action of a view that disappeared; runs after those of the views that appeared in the same update.
    func afterDisappearance(_ action: @escaping () -> Void) {
        if isEarly { earlyDisappearances.append(action) } else { disappearances.append(action) }
    }
    /// Runs the change. The actions of views that disappear by it run before those of views that appear in the same update.
    func disappearingFirst<Result>(_ change: () -> Result) -> Result {
        let outer = isEarly
        isEarly = true
        defer { isEarly = outer }
        return change()
    }

    private var isEmpty: Bool { changes.isEmpty && appearances.isEmpty && disappearances.isEmpty && earlyDisappearances.isEmpty }

    /// - Returns: true if there was an action to run.
    func run() -> Bool {
        graph.expectPhase([.updating, .resting])
        guard !isEmpty else { return false }
        graph.during(.acting, from: [.updating, .resting]) {
            while !isEmpty {
                let (observed, actions) = (changes, earlyDisappearances + appearances + disappearances)
                changes = []
                earlyDisappearances = []
                appearances = []
                disappearances = []
                for change in observed {
                    Self.changeDisablesAnimations = change.disablesAnimations
                    change.action()
                }
                Self.changeDisablesAnimations = false
                for action in actions { action() }
            }
        }
        return true
    }
}
