// The base of merge, combineLatest and collect: values from the upstreams are buffered until the downstream demands them.

import Foundation
import OpenCombine

/// The subscriber to one upstream of a subscription.
private final class JoinedUpstream<Input, Failure: Error>: Subscriber {
    private let start: (Subscription) -> Void
    private let value: (Input) -> Void
    private let end: (Subscribers.Completion<Failure>) -> Void

    init(
        start: @escaping (Subscription) -> Void, value: @escaping (Input) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        (self.start, self.value, self.end) = (start, value, end)
    }
    func receive(subscription: Subscription) { start(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand {
        value(input)
        return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

/// A subscription to several upstreams. Subclasses buffer the values and choose the next one to send.
///
/// No lock is held while another publisher or subscriber is called. Only one thread sends at a time. Values that arrive on other threads
/// are queued, and the sending thread delivers them in order. Values that a subscriber sends while it receives another
/// are delivered immediately.
class JoinedSubscription<Downstream: Subscriber>: Subscription {
    /// Recursive, because releasing a value may run the program's code.
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstreams: [Subscription?]
    private var running: Int
    private var failure: Subscribers.Completion<Downstream.Failure>?
    private var sender: Thread?
    private(set) var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        upstreams = Array(repeating: nil, count: count)
        running = count
    }

    // MARK: Overridden; called with the lock held

    /// The initial demand on an upstream.
    var firstDemand: Subscribers.Demand { .unlimited }
    /// The demand to request from all upstreams when the downstream has requested more; nil for none.
    func upstreamDemand() -> Subscribers.Demand? { nil }
    /// Removes the next buffered value and returns it with the upstream to request another one from; nil if no value is buffered.
    func takeNext() -> (value: Downstream.Input, upstream: Int?)? { nil }
    /// True if no received value is buffered for the downstream.
    var isDrained: Bool { true }
    /// Called when the last upstream has finished.
    func upstreamsDidFinish() {}

    // MARK: Overridden; called without the lock

    /// Called when the subscription has completed or been cancelled.
    func didEnd() {}

    // MARK: Upstreams

    /// - Parameter keep: buffers a value; called with the lock held.
    func subscribe<Upstream: Publisher>(_ index: Int, to upstream: Upstream, _ keep: @escaping (Upstream.Output) -> Void)
        where Upstream.Failure == Downstream.Failure {
        upstream.subscribe(JoinedUpstream<Upstream.Output, Upstream.Failure>(
            start: { self.start(index, $0) }, value: { input in self.update { keep(input) } }, end: { self.end(index, $0) }))
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
        update {
            upstreams[index] = nil
            running -= 1
            if case .failure = completion { failure = completion } else if running == 0 { upstreamsDidFinish() }
        }
    }

    // MARK: The downstream

    /// Changes the buffered values and sends those that the downstream demands.
    func update(_ change: () -> Void) {
        locked { if downstream != nil { change() } }
        send()
    }
    /// Sends buffered values up to the downstream's demand, unless another thread is sending.
    func send() {
        let thread = Thread.current
        lock.lock()
        guard sender == nil || sender === thread else { return lock.unlock() }
        let outer = sender
        sender = thread
        while let downstream, demand > .none, let next = takeNext() {
            demand -= 1
            lock.unlock()
            let more = downstream.receive(next.value)
            lock.lock()
            demand += more
            let upstream = next.upstream.flatMap { upstreams[$0] }
            guard upstream != nil || more > .none else { continue }
            let wanted = more > .none ? upstreamDemand() : nil, all = wanted == nil ? [] : upstreams
            lock.unlock()
            if let wanted { for upstream in all { upstream?.request(wanted) } }
            upstream?.request(.max(1))
            lock.lock()
        }
        sender = outer
        let completion = failure ?? (running == 0 && isDrained ? .finished : nil), ended = completion == nil ? nil : downstream,
            rest = ended == nil ? [] : close()
        lock.unlock()
        guard let ended, let completion else { return }
        for upstream in rest { upstream?.cancel() }
        didEnd()
        ended.receive(completion: completion)
    }
    func request(_ demand: Subscribers.Demand) {
        let (wanted, upstreams): (Subscribers.Demand?, [Subscription?]) = locked {
            self.demand += demand
            return self.demand > .none ? (upstreamDemand(), self.upstreams) : (nil, [])
        }
        send()
        if let wanted { for upstream in upstreams { upstream?.request(wanted) } }
    }
    func cancel() {
        let rest = locked { close() }
        for upstream in rest { upstream?.cancel() }
        didEnd()
    }
    /// Releases the downstream.
    ///
    /// - Returns: The upstreams, which the caller cancels outside the lock.
    private func close() -> [Subscription?] {
        downstream = nil
        defer { upstreams = upstreams.map { _ in nil } }
        return upstreams
    }
    /// True once the subscription has completed or been cancelled.
    var isOver: Bool { locked { downstream == nil } }
    func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
