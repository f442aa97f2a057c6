import Foundation

/// The first of two gestures, or the second if the first fails.
///
/// While the first may still be recognized, the second may become active but not end.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PairGesture {
    /// The value of the recognized gesture.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@MainActor
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<First.Value, Second.Value, ExclusiveGesture<First, Second>.Value> {
    override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
        let own: GesturePhase<ExclusiveGesture<First, Second>.Value> = first.phase.map { .first($0) }
        let other: GesturePhase<ExclusiveGesture<First, Second>.Value> = second.phase.map { .second($0) }
        switch (first.progress, second.progress) {
        case (.active, _), (.ended, _): return own
        case (.failed, _), (.possible, .active): return other
        case (.possible, .possible): return .possible(own.value ?? other.value)
        case (.possible, .ended), (.possible, .failed): return .possible(own.value)
        }
    }
    override func handle(_ event: GestureEvent) {
        super.handle(event)
        if first.progress.isRecognized { second.fail() }
    }
    override func report(_ continuous: Transaction) {
        first.report(continuous)
        // The second must not end before the first has failed.
        if first.progress == .possible && second.progress == .ended { return }
        second.report(continuous)
    }
}

extension ExclusiveGesture {
    @MainActor static var recognizer: PairRecognizer<First.Value, Second.Value, Value>.Type { ExclusiveRecognizer<First, Second>.self }
}

extension Gesture {
    /// This gesture, or the other if this one fails.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
