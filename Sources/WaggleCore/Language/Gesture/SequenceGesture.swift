import Foundation

/// Two gestures in sequence: the second begins when the first has ended.
///
/// If no finger is down at that time, one must go down within 0.35 seconds, as for a second tap.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PairGesture {
    /// The progress of the sequence.
    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended with its value; the second value is nil until the second gesture has one.
        case second(First.Value, Second.Value?)
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@MainActor
private final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<First.Value, Second.Value, SequenceGesture<First, Second>.Value> {
    override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
        guard case .ended(let value) = first.phase else { return first.phase.map { .first($0) } }
        return switch second.phase {
        case .possible(let next): .active(.second(value, next))
        case .active(let next): .active(.second(value, next))
        case .ended(let next): .ended(.second(value, next))
        case .failed: .failed
        }
    }
    override var wake: TimeInterval? {
        if progress.isOver { return nil }
        return first.progress == .ended ? deadline ?? second.wake : first.wake
    }
    /// The time by which a finger must go down for the second gesture; nil if none is awaited.
    private var deadline: TimeInterval?
    override func begin() {
        super.begin()
        deadline = nil
    }
    override var isDiscrete: Bool { first.progress != .ended && first.isDiscrete && second.isDiscrete }
    override func handle(_ event: GestureEvent) {
        if first.progress == .ended {
            if let deadline, event.time >= deadline { return second.fail() }
            if event.isBeginning { deadline = nil }
            return second.handle(event)
        }
        first.handle(event)
        guard first.progress == .ended else { return }
        // Fingers that are still down now belong to the second gesture.
        second.begin()
        if event.downCount > 0 { second.handle(event.asBeginning) } else { deadline = event.time + TapLimits.longestPause }
    }
    override func report(_ continuous: Transaction) {
        first.report(continuous)
        if first.progress == .ended || second.progress.isOver { second.report(continuous) }
    }
}

extension SequenceGesture {
    @MainActor static var recognizer: PairRecognizer<First.Value, Second.Value, Value>.Type { SequenceRecognizer<First, Second>.self }
}

extension Gesture {
    /// This gesture and, after it ends, the other one.
    @MainActor @preconcurrency
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
}
