// Values collected into groups by time.

import OpenCombine

/// Collects values and sends them at the end of each interval.
private final class CollectSubscription<Downstream: Subscriber, Element>: JoinedSubscription<Downstream>
    where Downstream.Input == [Element] {
    private var gathered: [Element] = []
    private var waiting: [[Element]] = []
    private let limit: Int?
    private var timer: (any Cancellable)?

    init(_ downstream: Downstream, limit: Int?) {
        self.limit = limit
        super.init(downstream, count: 1)
    }
    override var isDrained: Bool { waiting.isEmpty }
    override func takeNext() -> (value: [Element], upstream: Int?)? { waiting.isEmpty ? nil : (waiting.removeFirst(), nil) }
    override func upstreamsDidFinish() { closeGroup() }
    override func didEnd() {
        let timer = locked {
            defer { self.timer = nil }
            return self.timer
        }
        timer?.cancel()
    }
    private func closeGroup() {
        guard !gathered.isEmpty else { return }
        waiting.append(gathered)
        gathered = []
    }
    func start<Upstream: Publisher, Context: Scheduler>(
        _ upstream: Upstream, _ scheduler: Context, _ interval: Context.SchedulerTimeType.Stride, _ options: Context.SchedulerOptions?)
    where Upstream.Output == Element, Upstream.Failure == Downstream.Failure {
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options) { [weak self] in
            self?.update { self?.closeGroup() }
        }
        locked { self.timer = timer }
        // The downstream may have cancelled as soon as it received the subscription.
        guard !isOver else { return didEnd() }
        subscribe(0, to: upstream) { value in
            self.gathered.append(value)
            if let limit = self.limit, self.gathered.count >= limit { self.closeGroup() }
        }
    }
}

extension Publishers {
    /// When a group of values is sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At the end of each interval, and whenever the group reaches the number of values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// The values of a publisher in groups. An interval without values sends nothing. The last group is sent when the publisher finishes,
    /// and dropped if it fails.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, limit): (Context, Context.SchedulerTimeType.Stride, Int?) = switch strategy {
            case .byTime(let scheduler, let interval): (scheduler, interval, nil)
            case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, Swift.max(count, 1))
            }
            let subscription = CollectSubscription<S, Upstream.Output>(subscriber, limit: limit)
            subscriber.receive(subscription: subscription)
            subscription.start(upstream, scheduler, interval, options)
        }
    }
}

extension Publisher {
    /// Collects values and sends them in groups, timed by a scheduler.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
