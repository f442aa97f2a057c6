import Foundation

nonisolated struct TaskModifier<ID: Equatable>: LifecycleModifier {
    typealias Memory = Task<Void, Never>
    let id: ID
    var priority = TaskPriority.userInitiated
    var followsSubviews = true
    let action: @isolated(any) @Sendable () async -> Void

    @MainActor static func appear(_ watch: LifecycleWatch<Self>) { start(watch) }
    @MainActor static func disappear(_ watch: LifecycleWatch<Self>) { watch.memory?.cancel() }
    @MainActor static func change(_ watch: LifecycleWatch<Self>, from old: Self) {
        guard old.id != watch.modifier.id, watch.hasAppeared else { return }
        watch.graph.afterUpdate { [weak watch] in
            guard let watch, watch.isAlive else { return }
            watch.memory?.cancel()
            start(watch)
        }
    }
    @MainActor private static func start(_ watch: LifecycleWatch<Self>) {
        let action = watch.modifier.action
        watch.memory = Task(priority: watch.modifier.priority) { await action() }
    }
}

extension View {
    /// Starts the asynchronous action when the view appears and cancels it when the view disappears.
    @preconcurrency
    @_disfavoredOverload public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }
    /// Like `task`, and also cancels and restarts the action when the value changes.
    @preconcurrency
    @_disfavoredOverload public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }

    /// Like `task(id:)`, but runs one action for all modified views together, even if there are none.
    nonisolated func taskOfAll<T: Equatable>(
        id value: T, @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, followsSubviews: false, action: action))
    }
}
