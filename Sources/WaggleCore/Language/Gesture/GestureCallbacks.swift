// Gestures that run the program's actions in their phases.

import Foundation

/// A recognizer that wraps another and acts on its phases.
@MainActor
class WrappingRecognizer<Base, Value>: _GestureRecognizer<Value> {
    let base: _GestureRecognizer<Base>
    init(_ base: _GestureRecognizer<Base>) { self.base = base }
    override var wake: TimeInterval? { base.wake }
    override var isDiscrete: Bool { base.isDiscrete }
    override var claim: GestureClaim { base.claim }
    override func begin() { base.begin() }
    override func handle(_ event: GestureEvent) { base.handle(event) }
    override func report(_ continuous: Transaction) { base.report(continuous) }
    override func fail() { base.fail() }
}

/// A gesture that wraps another and calls a closure of the program.
@MainActor
protocol ActingGesture: Gesture where Body == Never {
    associatedtype Base: Gesture
    associatedtype Action
    var base: Base { get }
    /// The newest closure: it sees what the program last captured.
    var action: Action { get }
    static var recognizer: ActingRecognizer<Base.Value, Value, Action>.Type { get }
}

extension ActingGesture {
    public static func _makeRecognizer(_ gesture: Self, in inputs: _GestureInputs) -> _GestureRecognizer<Value> {
        recognizer.init(Base._makeRecognizer(gesture.base, in: inputs), gesture.action)
    }
    public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, with gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: ActingRecognizer<Base.Value, Value, Action>.self)
        recognizer.action = gesture.action
        Base._updateRecognizer(recognizer.base, with: gesture.base)
    }
}

/// A recognizer that wraps another and calls a closure of the program.
@MainActor
class ActingRecognizer<Base, Value, Action>: WrappingRecognizer<Base, Value> {
    var action: Action
    required init(_ base: _GestureRecognizer<Base>, _ action: Action) {
        self.action = action
        super.init(base)
    }
}

/// A recognizer whose closure hears of another's phases without changing them.
@MainActor
class ObservingRecognizer<Value, Action>: ActingRecognizer<Value, Value, Action> {
    override var phase: GesturePhase<Value> { base.phase }
}

// MARK: onEnded

/// A gesture that calls a closure when it ends.
nonisolated public struct _EndedGesture<Base: Gesture>: ActingGesture {
    let base: Base
    let action: (Base.Value) -> Void
    public typealias Value = Base.Value
    @MainActor static var recognizer: ActingRecognizer<Value, Value, Action>.Type { EndedRecognizer<Value>.self }
}

@MainActor
private final class EndedRecognizer<Value>: ObservingRecognizer<Value, (Value) -> Void> {
    private var isDone = false
    override func begin() {
        super.begin()
        isDone = false
    }
    override func report(_ continuous: Transaction) {
        super.report(continuous)
        guard case .ended(let value) = base.phase, !isDone else { return }
        isDone = true
        action(value)
    }
}

// MARK: onChanged

/// A gesture that calls a closure when its value changes.
nonisolated public struct _ChangedGesture<Base: Gesture>: ActingGesture where Base.Value: Equatable {
    let base: Base
    let action: (Base.Value) -> Void
    public typealias Value = Base.Value
    @MainActor static var recognizer: ActingRecognizer<Value, Value, Action>.Type { ChangedRecognizer<Value>.self }
}

@MainActor
private final class ChangedRecognizer<Value: Equatable>: ObservingRecognizer<Value, (Value) -> Void> {
    private var last: Value?
    override func begin() {
        super.begin()
        last = nil
    }
    override func report(_ continuous: Transaction) {
        super.report(continuous)
        guard !base.progress.isOver, let value = base.phase.value, value != last else { return }
        last = value
        withOpenTransaction(continuous) { action(value) }
    }
}

// MARK: map

/// A gesture with another one's value transformed.
nonisolated public struct _MapGesture<Base: Gesture, Value>: Gesture {
    let base: Base
    let transform: (Base.Value) -> Value
    public typealias Body = Never

    @MainActor public static func _makeRecognizer(_ gesture: Self, in inputs: _GestureInputs) -> _GestureRecognizer<Value> {
        MapRecognizer(Base._makeRecognizer(gesture.base, in: inputs), gesture.transform)
    }
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, with gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: MapRecognizer<Base.Value, Value>.self)
        recognizer.transform = gesture.transform
        Base._updateRecognizer(recognizer.base, with: gesture.base)
    }
}

@MainActor
private final class MapRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
    var transform: (Base) -> Value
    init(_ base: _GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
        self.transform = transform
        super.init(base)
    }
    override var phase: GesturePhase<Value> { base.phase.map(transform) }
}

// MARK: pressing

/// Reports when the gesture gains or loses a value: while it has one, a finger is down that may complete the gesture.
nonisolated struct PressingGesture<Base: Gesture>: ActingGesture {
    let base: Base
    let action: (Bool) -> Void
    typealias Value = Base.Value
    @MainActor static var recognizer: ActingRecognizer<Value, Value, Action>.Type { PressingRecognizer<Value>.self }
}

@MainActor
private final class PressingRecognizer<Value>: ObservingRecognizer<Value, (Bool) -> Void> {
    private var isPressing = false
    override func report(_ continuous: Transaction) {
        let isPressing = !base.progress.isOver && base.phase.value != nil
        if isPressing != self.isPressing {
            self.isPressing = isPressing
            action(isPressing)
        }
        super.report(continuous)
    }
}

extension Gesture {
    /// Runs the action when the gesture succeeds.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }
    /// Transforms the gesture's values.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(base: self, transform: body) }
}

extension Gesture where Value: Equatable {
    /// Runs the action whenever the gesture has a new value.
    ///
    /// The velocity of the changes it writes is tracked, so that a following spring starts at the finger's speed.
    @MainActor @preconcurrency
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { _ChangedGesture(base: self, action: action) }
}
