// Actions that run when views come, go, or see a value change.

import Foundation
import OpenCombine

/// A modifier that watches the life of its content without changing what it shows.
@MainActor
protocol LifecycleModifier: ViewModifier where Body == Never {
    associatedtype Memory
    /// The content has appeared: called after the update, before the first frame that shows it.
    static func appear(_ node: LifecycleNode<Self>)
    /// The content is gone, its transition over.
    static func disappear(_ node: LifecycleNode<Self>)
    /// The modifier has a new value.
    static func change(_ node: LifecycleNode<Self>, from old: Self)
}

extension LifecycleModifier {
    public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        LifecycleNode<Self>(modifier, content, inputs)
    }
    public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: LifecycleNode<Self>.self)
        // The old value is compared before the content changes; the actions run after the whole update.
        node.update(modifier)
        V._updateNode(node.content, with: content)
    }
    public static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
    static func appear(_ node: LifecycleNode<Self>) {}
    static func disappear(_ node: LifecycleNode<Self>) {}
    static func change(_ node: LifecycleNode<Self>, from old: Self) {}
}

@MainActor
final class LifecycleNode<Modifier: LifecycleModifier>: ViewNode {
    private(set) var modifier: Modifier
    var memory: Modifier.Memory?
    private(set) var content: ViewNode!
    /// True between the actions of appearing and disappearing.
    private(set) var hasAppeared = false

    init<V: View>(_ modifier: Modifier, _ content: V, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        self.content = V._makeNode(content, in: inputs.child(of: self))
        graph.afterAppearance { [self] in
            guard isAlive else { return }
            hasAppeared = true
            Modifier.appear(self)
        }
    }
    func update(_ modifier: Modifier) {
        let old = self.modifier
        self.modifier = modifier
        Modifier.change(self, from: old)
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func didEnd() {
        guard hasAppeared else { return }
        graph.afterAppearance { [self] in Modifier.disappear(self) }
    }
}

nonisolated public struct _AppearanceModifier: LifecycleModifier {
    typealias Memory = Never
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    @MainActor static func appear(_ node: LifecycleNode<Self>) { node.modifier.onAppear?() }
    @MainActor static func disappear(_ node: LifecycleNode<Self>) { node.modifier.onDisappear?() }
}

nonisolated public struct _ChangeModifier<Value: Equatable>: LifecycleModifier {
    typealias Memory = Never
    let value: Value
    let initial: Bool
    /// True: the action made together with the old value runs, as the form of iOS 14 has it.
    let usesOldAction: Bool
    let action: (Value, Value) -> Void

    @MainActor static func appear(_ node: LifecycleNode<Self>) {
        if node.modifier.initial { node.modifier.action(node.modifier.value, node.modifier.value) }
    }
    @MainActor static func change(_ node: LifecycleNode<Self>, from old: Self) {
        let new = node.modifier
        // The first action of all is told the value of that moment.
        guard old.value != new.value, node.hasAppeared || !new.initial else { return }
        let action = new.usesOldAction ? old.action : new.action
        node.graph.afterUpdate { [weak node] in
            guard node?.isAlive == true else { return }
            action(old.value, new.value)
        }
    }
}

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

nonisolated private struct ReceiveModifier<P: Publisher>: LifecycleModifier where P.Failure == Never {
    typealias Memory = (publisher: P, subscription: AnyCancellable)
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func appear(_ node: LifecycleNode<Self>) { subscribe(node) }
    @MainActor static func disappear(_ node: LifecycleNode<Self>) { node.memory = nil }
    @MainActor static func change(_ node: LifecycleNode<Self>, from old: Self) {
        guard let memory = node.memory, !valuesAreEqual(memory.publisher, node.modifier.publisher) else { return }
        subscribe(node)
    }
    @MainActor private static func subscribe(_ node: LifecycleNode<Self>) {
        let publisher = node.modifier.publisher
        // The newest action runs, not the one of the moment of subscribing.
        let deliver: @MainActor (UncheckedBox<P.Output>) -> Void = { [weak node] in node?.modifier.action($0.value) }
        node.memory = (publisher, publisher.sink(receiveValue: receiver(deliver)))
    }
}

/// Takes values on whatever thread a publisher sends them, and delivers them on the main actor.
nonisolated private func receiver<Output>(_ deliver: @escaping @MainActor (UncheckedBox<Output>) -> Void) -> (Output) -> Void {
    { value in
        let value = UncheckedBox(value)
        if ThreadContext.isMainActor {
            MainActor.assumeIsolated { deliver(value) }
        } else {
            Task { @MainActor in deliver(value) }
        }
    }
}

extension View {
    /// Runs the action when the view appears, before the first frame that shows it.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceModifier(onAppear: action)) }
    /// Runs the action when the view is gone, after its transition.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceModifier(onDisappear: action)) }

    /// Runs the action after each update in which the value changed.
    ///
    /// The action is the one given together with the old value, so it sees what the view captured then.
    @available(*, deprecated, message: "use the form whose action takes two parameters or none")
    @_disfavoredOverload
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(_ChangeModifier(value: value, initial: false, usesOldAction: true) { _, new in action(new) })
    }
    /// Runs the action, told the old and the new value, after each update in which the value changed; with `initial` also on appearing.
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial, usesOldAction: false, action: action))
    }
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial, usesOldAction: false) { _, _ in action() })
    }

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

    /// Runs the action for each value that the publisher sends while the view is there.
    public nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
