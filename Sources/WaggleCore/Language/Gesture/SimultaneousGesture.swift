import Foundation

/// Two gestures that are recognized at the same time.
///
/// It ends when both have ended, or when one has ended and the other has failed.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PairGesture {
    /// The values of the two gestures; nil for one without a value.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// A gesture of two others, whose recognizer combines theirs.
@MainActor
protocol PairGesture: Gesture where Body == Never {
    associatedtype First: Gesture
    associatedtype Second: Gesture
    var first: First { get }
    var second: Second { get }
    static var recognizer: PairRecognizer<First.Value, Second.Value, Value>.Type { get }
}

extension PairGesture {
    public static func _makeRecognizer(_ gesture: Self, in inputs: _GestureInputs) -> _GestureRecognizer<Value> {
        recognizer.init(First._makeRecognizer(gesture.first, in: inputs), Second._makeRecognizer(gesture.second, in: inputs))
    }
    public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, with gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: PairRecognizer<First.Value, Second.Value, Value>.self)
        First._updateRecognizer(recognizer.first, with: gesture.first)
        Second._updateRecognizer(recognizer.second, with: gesture.second)
    }
}

/// A recognizer that combines two others.
@MainActor
class PairRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
    let first: _GestureRecognizer<First>
    let second: _GestureRecognizer<Second>
    required init(_ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>) {
        self.first = first
        self.second = second
    }
    override var wake: TimeInterval? {
        let times = [first, second].compactMap { $0.progress.isOver ? nil : $0.wake }
        return progress.isOver ? nil : times.min()
    }
    override var isDiscrete: Bool { first.isDiscrete && second.isDiscrete }
    override func begin() {
        first.begin()
        second.begin()
    }
    override func handle(_ event: GestureEvent) {
        if !first.progress.isOver { first.handle(event) }
        if !second.progress.isOver { second.handle(event) }
    }
    override func report(_ continuous: Transaction) {
        first.report(continuous)
        second.report(continuous)
    }
    override func fail() {
        first.fail()
        second.fail()
    }
}

@MainActor
private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<First.Value, Second.Value, SimultaneousGesture<First, Second>.Value> {
    override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
        let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
        switch (first.progress, second.progress) {
        case (.failed, .failed): return .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
        case (.active, _), (_, .active), (.ended, .possible), (.possible, .ended): return .active(value)
        case (.possible, .possible), (.possible, .failed), (.failed, .possible):
            return .possible(value.first == nil && value.second == nil ? nil : value)
        }
    }
}

extension SimultaneousGesture {
    @MainActor static var recognizer: PairRecognizer<First.Value, Second.Value, Value>.Type { SimultaneousRecognizer<First, Second>.self }
}

extension Gesture {
    /// This gesture and another at the same time.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
