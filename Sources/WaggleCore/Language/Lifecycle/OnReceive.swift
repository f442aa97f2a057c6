import Foundation
import OpenCombine

nonisolated private struct ReceiveModifier<P: Publisher>: LifecycleModifier where P.Failure == Never {
    typealias Memory = (publisher: P, subscription: AnyCancellable)
    let publisher: P
    let action: (P.Output) -> Void

    // One subscription, however many views are modified.
    var followsSubviews: Bool { false }
    // From its first appearance on, a view receives values while it is alive, whether shown or not.
    @MainActor static func appear(_ watch: LifecycleWatch<Self>) { if watch.memory == nil { subscribe(watch) } }
    @MainActor static func disappear(_ watch: LifecycleWatch<Self>) { if !watch.isAlive { watch.memory = nil } }
    @MainActor static func change(_ watch: LifecycleWatch<Self>, from old: Self) {
        guard let memory = watch.memory, !valuesAreEqual(memory.publisher, watch.modifier.publisher) else { return }
        subscribe(watch)
    }
    @MainActor private static func subscribe(_ watch: LifecycleWatch<Self>) {
        let publisher = watch.modifier.publisher
        // Runs the newest action, not the one captured when subscribing.
        let deliver: @MainActor (UncheckedBox<P.Output>) -> Void = { [weak watch] output in
            // An empty view receives nothing.
            guard let watch, watch.node?.subviewCount ?? 0 > 0 else { return }
            watch.modifier.action(output.value)
        }
        watch.memory = (publisher, publisher.sink(receiveValue: receiver(deliver)))
    }
}

/// Receives values on the publisher's thread and delivers them on the main actor.
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
    /// Runs the action for each value that the publisher sends while the view is alive.
    public nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
        where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

/// A view that runs an action for each value that a publisher sends while it is alive.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
    public var content: Content
    public var publisher: PublisherType
    public var action: (PublisherType.Output) -> Void
    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        (self.content, self.publisher, self.action) = (content, publisher, action)
    }
    @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}
