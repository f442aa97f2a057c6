// Publishers that merge the values of several others.

import OpenCombine

/// Requests unlimited values from the upstreams if the downstream does: a value that a subject sends while the downstream receives another
/// is not lost. Otherwise it requests one value at a time, and buffers one from each upstream while the downstream has no demand.
final class MergeSubscription<Downstream: Subscriber>: JoinedSubscription<Downstream> {
    private var waiting: [(index: Int, value: Downstream.Input)] = []
    private var isUnlimited = false

    override var firstDemand: Subscribers.Demand { isUnlimited ? .unlimited : .max(1) }
    override var isDrained: Bool { waiting.isEmpty }
    override func upstreamDemand() -> Subscribers.Demand? {
        guard demand == .unlimited, !isUnlimited else { return nil }
        isUnlimited = true
        return .unlimited
    }
    override func takeNext() -> (value: Downstream.Input, upstream: Int?)? {
        guard !waiting.isEmpty else { return nil }
        let (index, value) = waiting.removeFirst()
        return (value, isUnlimited ? nil : index)
    }
    /// Subscribes a merge to the downstream, then to each upstream.
    static func merge(_ upstreams: [(MergeSubscription, Int) -> Void], into downstream: Downstream) {
        let subscription = MergeSubscription(downstream, count: upstreams.count)
        downstream.receive(subscription: subscription)
        for (index, add) in upstreams.enumerated() { add(subscription, index) }
    }
    func add<Upstream: Publisher>(_ index: Int, _ upstream: Upstream)
        where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
        subscribe(index, to: upstream) { self.waiting.append((index, $0)) }
    }
}

extension Publishers {
    /// The values of two publishers as they arrive. Finishes when both have finished; fails when either fails.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A, b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeSubscription.merge([{ $0.add($1, a) }, { $0.add($1, b) }], into: subscriber)
        }
    }
    /// The values of three publishers as they arrive.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
        where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A, b: B, c: C
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeSubscription.merge([{ $0.add($1, a) }, { $0.add($1, b) }, { $0.add($1, c) }], into: subscriber)
        }
    }
    /// The values of four publishers as they arrive.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output,
    C.Failure == D.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A, b: B, c: C, d: D
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeSubscription.merge([{ $0.add($1, a) }, { $0.add($1, b) }, { $0.add($1, c) }, { $0.add($1, d) }], into: subscriber)
        }
    }
    /// The values of any number of publishers of one type as they arrive. Finishes immediately if there are none.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]
        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = MergeSubscription(subscriber, count: publishers.count)
            subscriber.receive(subscription: subscription)
            for (index, publisher) in publishers.enumerated() { subscription.add(index, publisher) }
            if publishers.isEmpty { subscription.send() }
        }
        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }
}

extension Publisher {
    /// The values of this publisher and another, as they arrive.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure { Publishers.Merge3(self, b, c) }
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure {
        Publishers.Merge4(self, b, c, d)
    }
    /// The values of this publisher and another of its type, as they arrive.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
