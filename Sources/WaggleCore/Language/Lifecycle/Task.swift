import Foundation

nonisolated private struct TaskModifier<ID: Equatable>: LifecycleModifier {
    typealias Memory = Task<Void, Never>
    let id: ID
    let priority: TaskPriority
    let action: @isolated(any) @Sendable () async -> Void

    @MainActor static func appear(_ node: LifecycleNode<Self>) { start(node) }
    @MainActor static func disappear(_ node: LifecycleNode<Self>) { node.memory?.cancel() }
    @MainActor static func change(_ node: LifecycleNode<Self>, from old: Self) {
        guard old.id != node.modifier.id, node.hasAppeared else { return }
        node.graph.afterUpdate { [weak node] in
            guard let node, node.isAlive else { return }
            node.memory?.cancel()
            start(node)
        }
    }
    @MainActor private static func start(_ node: LifecycleNode<Self>) {
        let action = node.modifier.action
        node.memory = Task(priority: node.modifier.priority) { await action() }
    }
}

extension View {
    /// Runs the asynchronous action when the view appears; it is cancelled when the view goes.
    @preconcurrency
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }
    /// As `task`, cancelled and started again when the value changes.
    @preconcurrency
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
