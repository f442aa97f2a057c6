import Foundation

/// The actions that a node runs.
@MainActor
final class ActionRunner {
    @MainActor
    private final class Entry {
        let action: SKAction
        let key: String?
        let run: ActionRun
        let completion: (() -> Void)?
        var isRemoved = false
        /// False until the action's first frame.
        var hasBegun = false

        init(_ action: SKAction, _ key: String?, _ completion: (() -> Void)?) {
            (self.action, self.key, self.completion) = (action, key, completion)
            run = ActionRun.make(action)
        }
    }
    private var entries: [Entry] = []

    nonisolated init() {}

    var isEmpty: Bool { entries.isEmpty }

    func add(_ action: SKAction, key: String?, completion: (() -> Void)?) {
        if let key { remove(forKey: key) }
        entries.append(Entry(action, key, completion))
    }
    /// Copies of the actions that have not started. Completion handlers are omitted, because they belong to the original node.
    func copied() -> ActionRunner {
        let runner = ActionRunner()
        runner.entries = entries.map { Entry($0.action.copied(), $0.key, nil) }
        return runner
    }
    func action(forKey key: String) -> SKAction? { entries.first { $0.key == key }?.action }
    func remove(forKey key: String) { remove { $0.key == key } }
    func removeAll() { remove { _ in true } }
    private func remove(where isWanted: (Entry) -> Bool) {
        // An action may remove itself or others while it runs.
        for entry in entries where isWanted(entry) { entry.isRemoved = true }
        entries.removeAll(where: \.isRemoved)
    }

    /// Advances all actions in the order in which they were added. Actions added in the meantime begin with the next frame.
    func move(_ node: SKNode, by dt: TimeInterval) {
        for entry in entries where !entry.isRemoved {
            let own = entry.hasBegun ? dt : 0
            entry.hasBegun = true
            guard entry.run.move(node, by: own) != nil, !entry.isRemoved else { continue }
            entry.isRemoved = true
            entries.removeAll { $0 === entry }
            entry.completion?()
        }
    }
}
