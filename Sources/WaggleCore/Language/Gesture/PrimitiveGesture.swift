// Gestures that look at touches themselves.

import Foundation

/// The course of one gesture as a value: from events and time to phases. Knows nothing of views or other gestures.
@MainActor
protocol GestureMachine {
    associatedtype Value
    /// The phase after the event. Not asked any more after an end or a failure.
    mutating func handle(_ event: GestureEvent) -> GesturePhase<Value>
    /// The time at which the phase changes by itself; nil: it does not.
    var wake: TimeInterval? { get }
    static var isDiscrete: Bool { get }
    /// When it takes the touches for itself, and from whom.
    static var claim: GestureClaim { get }
}

extension GestureMachine {
    var wake: TimeInterval? { nil }
    static var isDiscrete: Bool { false }
    static var claim: GestureClaim { GestureClaim() }
}

/// A gesture that is one machine.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
    associatedtype Machine: GestureMachine where Machine.Value == Value
    /// The machine for one course, before its first event.
    func makeMachine() -> Machine
}

extension PrimitiveGesture {
    public static func _makeRecognizer(_ gesture: Self, in inputs: _GestureInputs) -> _GestureRecognizer<Value> { MachineRecognizer(gesture) }
    public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, with gesture: Self) {
        unsafeDowncast(recognizer, to: MachineRecognizer<Self>.self).gesture = gesture
    }
}

/// Runs a fresh machine for each course.
@MainActor
private final class MachineRecognizer<G: PrimitiveGesture>: _GestureRecognizer<G.Value> {
    /// Counts from the next course on.
    var gesture: G
    private var machine: G.Machine
    private var current: GesturePhase<G.Value> = .possible(nil)

    init(_ gesture: G) {
        self.gesture = gesture
        machine = gesture.makeMachine()
    }
    override var phase: GesturePhase<G.Value> { current }
    override var wake: TimeInterval? { progress.isOver ? nil : machine.wake }
    override var isDiscrete: Bool { G.Machine.isDiscrete }
    override var claim: GestureClaim { G.Machine.claim }
    override func begin() {
        machine = gesture.makeMachine()
        current = .possible(nil)
    }
    override func handle(_ event: GestureEvent) {
        guard !progress.isOver else { return }
        current = machine.handle(event)
    }
    override func fail() { current = .failed }
}
