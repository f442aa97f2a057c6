import Combine
import Foundation
import Testing

@Suite struct CombineJoinTests {
    @Test func mergedValuesComeAsTheyAre() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        var values: [Int] = [], ended = false
        let subscription = a.merge(with: b.eraseToAnyPublisher()).sink(receiveCompletion: { _ in ended = true }, receiveValue: { values.append($0) })
        a.send(1)
        b.send(2)
        a.send(3)
        a.send(completion: .finished)
        #expect(!ended)
        b.send(4)
        b.send(completion: .finished)
        #expect(values == [1, 2, 3, 4] && ended)
        subscription.cancel()
        #expect(collected(Publishers.Merge3([1, 2].publisher, Just(3), [4].publisher)) == [1, 2, 3, 4])
        #expect(collected(Publishers.MergeMany([[1].publisher, [2, 3].publisher])) == [1, 2, 3])
        #expect(collected(Publishers.MergeMany([Just<Int>]())) == [])
    }
    private func collected<P: Publisher>(_ publisher: P) -> [P.Output] where P.Failure == Never {
        var values: [P.Output] = []
        publisher.sink { values.append($0) }.cancel()
        return values
    }

    @Test func latestValuesComeTogether() {
        let a = PassthroughSubject<Int, Never>(), b = CurrentValueSubject<String?, Never>(nil)
        var values: [String] = [], ended = false
        let subscription = a.combineLatest(b) { "\($0)\($1 ?? "-")" }.sink(receiveCompletion: { _ in ended = true }, receiveValue: { values.append($0) })
        a.send(1)
        b.send("x")
        a.send(2)
        b.send(nil)
        a.send(completion: .finished)
        b.send("y")
        #expect(values == ["1-", "1x", "2x", "2-", "2y"] && !ended)
        b.send(completion: .finished)
        #expect(ended)
        subscription.cancel()
        #expect(collected(Just(1).combineLatest(Just(2), Just(3))).map { [$0.0, $0.1, $0.2] } == [[1, 2, 3]])
    }

    @Test func aFailureEndsTheOtherUpstreamToo() {
        struct Broken: Error {}
        let a = PassthroughSubject<Int, Broken>(), b = PassthroughSubject<Int, Broken>()
        var failed = false, cancelled = false
        let subscription = a.combineLatest(b.handleEvents(receiveCancel: { cancelled = true })).sink(receiveCompletion: { if case .failure = $0 { failed = true } }, receiveValue: { _ in })
        a.send(completion: .failure(Broken()))
        #expect(failed && cancelled)
        subscription.cancel()
    }

    @Test func whatIsSentWhileAnotherValueIsReceivedIsNotLost() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let subscription = a.merge(with: b.eraseToAnyPublisher()).sink { value in
            values.append(value)
            if value < 3 { a.send(value + 1) }
        }
        a.send(1)
        #expect(values == [1, 2, 3])
        subscription.cancel()
    }

    @Test func noMoreValuesAreSentThanDemanded() {
        final class Slow: Subscriber {
            var subscription: Subscription?, values: [Int] = [], ended = false
            func receive(subscription: Subscription) { self.subscription = subscription }
            func receive(_ input: Int) -> Subscribers.Demand {
                values.append(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) { ended = true }
        }
        let slow = Slow()
        [1, 2].publisher.merge(with: Just(3)).subscribe(slow)
        #expect(slow.values.isEmpty)
        slow.subscription?.request(.max(2))
        #expect(slow.values.count == 2 && !slow.ended)
        slow.subscription?.request(.max(5))
        #expect(slow.values.sorted() == [1, 2, 3] && slow.ended)
        let latest = Slow(), a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        a.combineLatest(b) { $0 * 10 + $1 }.subscribe(latest)
        a.send(1)
        b.send(1)
        b.send(2)
        latest.subscription?.request(.max(1))
        #expect(latest.values == [12])
    }

    /// A subscriber that waits for another thread, which sends into the same subscription.
    @Test(arguments: [false, true]) func anotherThreadMaySendWhileAValueIsReceived(combines: Bool) {
        final class Values: @unchecked Sendable {
            let lock = NSLock()
            private var kept: [String] = []
            var all: [String] { lock.withLock { kept } }
            func add(_ value: String) { lock.withLock { kept.append(value) } }
        }
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>(), values = Values(), sent = DispatchSemaphore(value: 0)
        let joined = combines ? a.combineLatest(b) { "\($0) \($1)" }.eraseToAnyPublisher() : a.merge(with: b).map(String.init).eraseToAnyPublisher()
        final class Sender: @unchecked Sendable {
            let subject: PassthroughSubject<Int, Never>
            init(_ subject: PassthroughSubject<Int, Never>) { self.subject = subject }
        }
        let sender = Sender(b)
        if combines { b.send(0) }
        var waited = DispatchTimeoutResult.timedOut
        let subscription = joined.sink { value in
            values.add(value)
            guard value == (combines ? "1 5" : "1") else { return }
            Thread.detachNewThread {
                for number in 6...8 { sender.subject.send(number) }
                sent.signal()
            }
            waited = sent.wait(timeout: .now() + 5)
            values.add("end")
        }
        if combines { b.send(5) }
        a.send(1)
        #expect(waited == .success)
        #expect(values.all == (combines ? ["1 5", "end", "1 6", "1 7", "1 8"] : ["1", "end", "6", "7", "8"]))
        subscription.cancel()
    }

    @Test func whatASubscriberSendsIsReceivedAtOnce() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let subscription = a.merge(with: b.eraseToAnyPublisher()).sink { value in
            values.append(value)
            if value == 1 {
                b.send(2)
                values.append(-1)
            }
        }
        a.send(1)
        a.send(3)
        #expect(values == [1, 2, -1, 3])
        subscription.cancel()
    }

    @Test func aCompletionDuringAValueIsDeliveredAfterIt() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        var values: [String] = []
        let subscription = a.merge(with: b.eraseToAnyPublisher()).sink(receiveCompletion: { _ in values.append("end") }, receiveValue: { value in
            values.append("\(value)")
            guard value == 1 else { return }
            b.send(2)
            b.send(completion: .finished)
            a.send(completion: .finished)
        })
        a.send(1)
        a.send(4)
        #expect(values == ["1", "2", "end"])
        subscription.cancel()
    }

    @Test func upToEightPublishersAreMerged() {
        let one = Just(1)
        #expect(collected(one.merge(with: [2].publisher, Just(3), Just(4), Just(5))) == [1, 2, 3, 4, 5])
        #expect(collected(one.merge(with: Just(2), Just(3), Just(4), Just(5), Just(6))) == Array(1...6))
        #expect(collected(one.merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7))) == Array(1...7))
        #expect(collected(one.merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), [8, 9].publisher)) == Array(1...9))
        #expect(collected(Publishers.Merge5(one, one, one, one, Just(2))) == [1, 1, 1, 1, 2])
    }

    /// A scheduler with a clock advanced by the test.
    private final class Clock: Scheduler {
        typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
        typealias SchedulerOptions = Never
        private final class Tick: Cancellable {
            var next: DispatchTime
            let interval: DispatchQueue.SchedulerTimeType.Stride, action: () -> Void
            var isCancelled = false
            init(_ next: DispatchTime, _ interval: DispatchQueue.SchedulerTimeType.Stride, _ action: @escaping () -> Void) { (self.next, self.interval, self.action) = (next, interval, action) }
            func cancel() { isCancelled = true }
        }
        private(set) var now = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
        let minimumTolerance = DispatchQueue.SchedulerTimeType.Stride.nanoseconds(0)
        private var ticks: [Tick] = []
        var isIdle: Bool { ticks.allSatisfy(\.isCancelled) }

        func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
        func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void) {
            ticks.append(Tick(date.dispatchTime, .seconds(1_000_000), action))
        }
        func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void) -> any Cancellable {
            let tick = Tick(date.dispatchTime, interval, action)
            ticks.append(tick)
            return tick
        }
        func advance(bySeconds seconds: Int) {
            now = now.advanced(by: .seconds(seconds))
            for tick in ticks {
                while !tick.isCancelled, tick.next <= now.dispatchTime {
                    tick.action()
                    tick.next = DispatchQueue.SchedulerTimeType(tick.next).advanced(by: tick.interval).dispatchTime
                }
            }
        }
    }

    @Test func valuesAreGatheredByTime() {
        let clock = Clock(), subject = PassthroughSubject<Int, Never>()
        var groups: [[Int]] = [], ended = false
        let subscription = subject.collect(.byTime(clock, .seconds(2))).sink(receiveCompletion: { _ in ended = true }, receiveValue: { groups.append($0) })
        subject.send(1)
        clock.advance(bySeconds: 1)
        subject.send(2)
        #expect(groups.isEmpty)
        clock.advance(bySeconds: 1)
        #expect(groups == [[1, 2]])
        clock.advance(bySeconds: 2)
        #expect(groups == [[1, 2]])
        subject.send(3)
        subject.send(completion: .finished)
        #expect(groups == [[1, 2], [3]] && ended && clock.isIdle)
        subscription.cancel()
    }

    @Test func valuesAreGatheredByTimeOrCount() {
        struct Broken: Error {}
        let clock = Clock(), subject = PassthroughSubject<Int, Broken>()
        var groups: [[Int]] = [], failed = false
        let subscription = subject.collect(.byTimeOrCount(clock, .seconds(1), 2)).sink(receiveCompletion: { if case .failure = $0 { failed = true } }, receiveValue: { groups.append($0) })
        for value in 1...5 { subject.send(value) }
        #expect(groups == [[1, 2], [3, 4]])
        clock.advance(bySeconds: 1)
        #expect(groups == [[1, 2], [3, 4], [5]])
        subject.send(6)
        subject.send(completion: .failure(Broken()))
        #expect(groups.count == 3 && failed && clock.isIdle)
        subscription.cancel()
        let other = PassthroughSubject<Int, Never>(), second = other.collect(.byTime(clock, .seconds(1))).sink { _ in }
        #expect(!clock.isIdle)
        second.cancel()
        #expect(clock.isIdle)
    }
}
