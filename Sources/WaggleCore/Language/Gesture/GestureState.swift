// State that lives as long as a gesture is in progress.

import Foundation

/// A value that a gesture updates while it is in progress; otherwise it has its initial value.
///
/// It is reset when the gesture ends, fails or is cancelled. The reset does not animate unless a reset transaction is given.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    /// Creates a state that is reset without animation.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    /// Creates a state that is reset in a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }
    /// - Parameter reset: Receives the last value and the transaction of the reset, which it may change.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        self.reset = reset
    }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value of the gesture in progress, or the initial value.
    public var wrappedValue: Value { location?.get() ?? initial }
    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    // MARK: Access by the gesture

    fileprivate var newest: Value { wrappedValue }
    fileprivate func write(_ value: Value, _ transaction: Transaction? = nil) { location?.set(value, transaction) }
    /// Without a change of the transaction, the reset joins what the gesture's other actions write at its end, so that a view
    /// is updated once.
    fileprivate func reset(from last: Value) {
        var transaction = Transaction()
        reset(last, &transaction)
        if transaction.isUnmodified { return write(initial, transaction) }
        withTransaction(transaction) { write(initial) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        location = Self.kept(in: &slot) { StateLocation(initial, pending: node.graph.pending) }
    }
}

extension GestureState: ComparesByReference {
    /// Gesture states that differ only in their initial value are interchangeable.
    func refersToSame(as other: Any) -> Bool { true }
}

/// A gesture that updates a gesture state.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    public var base: Base
    public var state: GestureState<State>
    public var body: (Value, inout State, inout Transaction) -> Void

    public init(base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) {
        self.base = base
        self.state = state
        self.body = body
    }

    @MainActor public static func _makeRecognizer(_ gesture: Self, in inputs: _GestureInputs) -> _GestureRecognizer<Base.Value> {
        UpdatingRecognizer(Base._makeRecognizer(gesture.base, in: inputs), gesture.state, gesture.body)
    }
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Base.Value>, with gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: UpdatingRecognizer<Base.Value, State>.self)
        (recognizer.state, recognizer.body) = (gesture.state, gesture.body)
        Base._updateRecognizer(recognizer.base, with: gesture.base)
    }
}

extension Transaction {
    /// True for the transaction of changes during gestures, unless the program has changed it.
    fileprivate var isUnmodifiedContinuous: Bool { changesNothing && isContinuous && tracksVelocity }
    /// True for an empty transaction.
    fileprivate var isUnmodified: Bool { changesNothing && !isContinuous && !tracksVelocity }
    private var changesNothing: Bool { animation == nil && !disablesAnimations && values.isEmpty && completions.isEmpty }
}

@MainActor
private final class UpdatingRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
    var state: GestureState<State>
    var body: (Value, inout State, inout Transaction) -> Void
    /// True while the state may differ from its initial value.
    private var isSet = false

    init(
        _ base: _GestureRecognizer<Value>, _ state: GestureState<State>, _ body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.state = state
        self.body = body
        super.init(base)
    }
    override var phase: GesturePhase<Value> { base.phase }
    override func report(_ continuous: Transaction) {
        super.report(continuous)
        if base.progress.isOver {
            guard isSet else { return }
            isSet = false
            state.reset(from: state.newest)
        } else if let value = base.phase.value {
            isSet = true
            var newest = state.newest, transaction = continuous
            body(value, &newest, &transaction)
            // A transaction that the body modified is a separate change.
            if !transaction.isUnmodifiedContinuous { transaction.open() }
            withOpenTransaction(transaction) { state.write(newest) }
        }
    }
}

extension Gesture {
    /// Updates a gesture state while the gesture is in progress.
    ///
    /// The velocity of the changes it writes is tracked, so that a following spring starts at the finger's speed.
    /// - Parameter body: Receives the gesture's value; changes the state and, optionally, the transaction of the change.
    @MainActor @preconcurrency
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
