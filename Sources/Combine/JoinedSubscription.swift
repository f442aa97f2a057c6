// What merging and combining have in common: several upstreams, one downstream.

import Foundation
import OpenCombine

/// One of several upstreams of a subscription.
final class JoinedUpstream<Input, Failure: Error>: Subscriber {
    private let start: (Subscription) -> Void
    private let value: (Input) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void

    init(start: @escaping (Subscription) -> Void, value: @escaping (Input) -> Subscribers.Demand, end: @escaping (Subscribers.Completion<Failure>) -> Void) {
        (self.start, self.value, self.end) = (start, value, end)
    }
    func receive(subscription: Subscription) { start(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { value(input) }
    func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

/// A subscription to several upstreams. Subclasses say what their values become.
///
/// The lock is held while the downstream receives, so that it receives one thing at a time; it may ask for more meanwhile.
class JoinedSubscription<Downstream: Subscriber>: Subscription {
    let lock = NSRecursiveLock()
    private(set) var downstream: Downstream?
    private(set) var upstreams: [Subscription?]
    private var running: Int
    var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        upstreams = Array(repeating: nil, count: count)
        running = count
    }

    /// What is asked of an upstream when it begins.
    var firstDemand: Subscribers.Demand { .unlimited }
    /// The downstream wants values.
    func demandDidGrow() {}
    /// True if nothing that was received waits for the downstream.
    var isDrained: Bool { true }

    func subscribe<Upstream: Publisher>(_ index: Int, to upstream: Upstream, _ value: @escaping (Upstream.Output) -> Subscribers.Demand) where Upstream.Failure == Downstream.Failure {
        upstream.subscribe(JoinedUpstream<Upstream.Output, Upstream.Failure>(
            start: { self.start(index, $0) }, value: { input in self.locked { self.downstream == nil ? .none : value(input) } }, end: { self.end(index, $0) }))
    }
    private func start(_ index: Int, _ subscription: Subscription) {
        let demand: Subscribers.Demand? = locked {
            guard downstream != nil else { return nil }
            upstreams[index] = subscription
            return firstDemand
        }
        if let demand { subscription.request(demand) } else { subscription.cancel() }
    }
    private func end(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        locked {
            upstreams[index] = nil
            running -= 1
            if case .failure = completion { finish(completion) } else { finishIfDone() }
        }
    }
    /// Finishes when no upstream is left and nothing waits.
    func finishIfDone() { if running == 0, isDrained { finish(.finished) } }
    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let downstream else { return }
        let rest = upstreams
        self.downstream = nil
        upstreams = upstreams.map { _ in nil }
        for upstream in rest { upstream?.cancel() }
        downstream.receive(completion: completion)
    }

    /// Hands a value on. The demand must be there.
    func emit(_ value: Downstream.Input) {
        guard let downstream else { return }
        demand -= 1
        demand += downstream.receive(value)
    }
    func request(_ demand: Subscribers.Demand) {
        locked {
            self.demand += demand
            if self.demand > .none { demandDidGrow() }
        }
    }
    func cancel() {
        let rest = locked {
            downstream = nil
            defer { upstreams = upstreams.map { _ in nil } }
            return upstreams
        }
        for upstream in rest { upstream?.cancel() }
    }
    func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
