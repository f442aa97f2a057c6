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

    @Test func failuresEndBoth() {
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

    @Test func demandIsKept() {
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
}
