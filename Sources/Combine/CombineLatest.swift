// Publishers that combine the latest values of several others.

import OpenCombine

/// Keeps the latest value of each upstream. Of the combinations that exceed the downstream's demand, only the latest is buffered.
private final class LatestSubscription<Downstream: Subscriber>: JoinedSubscription<Downstream> {
    private var values: [Any?]
    private var waiting: [Downstream.Input] = []
    private let combine: ([Any]) -> Downstream.Input

    init(_ downstream: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input) {
        values = Array(repeating: nil, count: count)
        self.combine = combine
        super.init(downstream, count: count)
    }
    override var isDrained: Bool { waiting.isEmpty }
    override func takeNext() -> (value: Downstream.Input, upstream: Int?)? { waiting.isEmpty ? nil : (waiting.removeFirst(), nil) }
    func add<Upstream: Publisher>(_ index: Int, _ upstream: Upstream) where Upstream.Failure == Downstream.Failure {
        subscribe(index, to: upstream) { value in
            self.values[index] = .some(value)
            let known = self.values.compactMap { $0 }
            guard known.count == self.values.count else { return }
            if let wanted = self.demand.max, self.waiting.count > wanted { self.waiting.removeLast() }
            self.waiting.append(self.combine(known))
        }
    }
}

extension Publishers {
    /// The latest values of two publishers, sent whenever either publishes a value once both have. Finishes when both have finished; fails
    /// when either fails.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A, b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = LatestSubscription(subscriber, count: 2) { (unwrap($0[0]), unwrap($0[1])) }
            subscriber.receive(subscription: subscription)
            subscription.add(0, a)
            subscription.add(1, b)
        }
    }
    /// The latest values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A, b: B, c: C
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = LatestSubscription(subscriber, count: 3) { (unwrap($0[0]), unwrap($0[1]), unwrap($0[2])) }
            subscriber.receive(subscription: subscription)
            subscription.add(0, a)
            subscription.add(1, b)
            subscription.add(2, c)
        }
    }
    /// The latest values of four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
        where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let a: A, b: B, c: C, d: D
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = LatestSubscription(subscriber, count: 4) { (unwrap($0[0]), unwrap($0[1]), unwrap($0[2]), unwrap($0[3])) }
            subscriber.receive(subscription: subscription)
            subscription.add(0, a)
            subscription.add(1, b)
            subscription.add(2, c)
            subscription.add(3, d)
        }
    }
}

/// An upstream's latest value, cast to its output type.
private func unwrap<Value>(_ value: Any) -> Value {
    guard let value = value as? Value else {
        preconditionFailure("CombineLatest kept a value of type \(type(of: value)) where \(Value.self) belongs.")
    }
    return value
}

extension Publisher {
    /// The latest values of this publisher and another.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, publisher1, publisher2) }
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T> where P.Failure == Failure, Q.Failure == Failure,
    R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
