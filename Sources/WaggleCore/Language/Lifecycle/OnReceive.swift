import Foundation
import OpenCombine

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
    /// Runs the action for each value that the publisher sends while the view is there.
    public nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
