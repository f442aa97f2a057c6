import Foundation

/// A type-erased gesture.
nonisolated public struct AnyGesture<Value>: Gesture {
    fileprivate let box: AnyGestureBox<Value>
    public init<T: Gesture>(_ gesture: T) where T.Value == Value { box = TypedGestureBox(gesture) }
    public typealias Body = Never

    @MainActor public static func _makeRecognizer(_ gesture: Self, in inputs: _GestureInputs) -> _GestureRecognizer<Value> {
        AnyRecognizer(gesture.box.makeRecognizer(inputs), gesture.box)
    }
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, with gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: AnyRecognizer<Value>.self)
        // A gesture in progress that began as another type continues as that type.
        guard type(of: recognizer.box) == type(of: gesture.box) else { return }
        gesture.box.update(recognizer.base)
    }
}

nonisolated private class AnyGestureBox<Value> {
    @MainActor func makeRecognizer(_ inputs: _GestureInputs) -> _GestureRecognizer<Value> { _GestureRecognizer() }
    @MainActor func update(_ recognizer: _GestureRecognizer<Value>) {}
}

nonisolated private final class TypedGestureBox<T: Gesture>: AnyGestureBox<T.Value> {
    let gesture: T
    init(_ gesture: T) { self.gesture = gesture }
    @MainActor override func makeRecognizer(_ inputs: _GestureInputs) -> _GestureRecognizer<T.Value> {
        T._makeRecognizer(gesture, in: inputs)
    }
    @MainActor override func update(_ recognizer: _GestureRecognizer<T.Value>) { T._updateRecognizer(recognizer, with: gesture) }
}

@MainActor
private final class AnyRecognizer<Value>: WrappingRecognizer<Value, Value> {
    let box: AnyGestureBox<Value>
    init(_ base: _GestureRecognizer<Value>, _ box: AnyGestureBox<Value>) {
        self.box = box
        super.init(base)
    }
    override var phase: GesturePhase<Value> { base.phase }
}

/// nil is not a gesture: it fails at once, so that it blocks no other.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    @MainActor public static func _makeRecognizer(_ gesture: Wrapped?, in inputs: _GestureInputs) -> _GestureRecognizer<Wrapped.Value> {
        OptionalRecognizer(gesture.map { Wrapped._makeRecognizer($0, in: inputs) })
    }
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Wrapped.Value>, with gesture: Wrapped?) {
        let recognizer = unsafeDowncast(recognizer, to: OptionalRecognizer<Wrapped.Value>.self)
        if let gesture, let base = recognizer.base {
            Wrapped._updateRecognizer(base, with: gesture)
        } else if gesture == nil {
            recognizer.isRemoved = true
        }
    }
}

@MainActor
private final class OptionalRecognizer<Value>: _GestureRecognizer<Value> {
    let base: _GestureRecognizer<Value>?
    /// True if the program removed the gesture while it was in progress.
    var isRemoved = false
    init(_ base: _GestureRecognizer<Value>?) { self.base = base }
    override var phase: GesturePhase<Value> { base?.phase ?? .failed }
    override var wake: TimeInterval? { base?.wake }
    override var isDiscrete: Bool { base?.isDiscrete ?? false }
    override var claim: GestureClaim { base?.claim ?? GestureClaim() }
    override func begin() { base?.begin() }
    override func handle(_ event: GestureEvent) {
        if isRemoved { base?.fail() } else { base?.handle(event) }
    }
    override func report(_ continuous: Transaction) { base?.report(continuous) }
    override func fail() { base?.fail() }
}
