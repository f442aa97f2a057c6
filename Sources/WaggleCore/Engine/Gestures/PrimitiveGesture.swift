// Gestures that handle touches themselves.

import Foundation

/// The state machine of one gesture, as a value: it maps events and time to phases, and knows nothing about views or other gestures.
@MainActor
protocol GestureMachine {
    associatedtype Value
    /// The phase after the event. Not called after the gesture has ended or failed.
    mutating func handle(_ event: GestureEvent) -> GesturePhase<Value>
    /// The time at which the phase changes on its own; nil if it does not.
    var wake: TimeInterval? { get }
    static var isDiscrete: Bool { get }
    /// When it claims its touches, and from which gestures.
    static var claim: GestureClaim { get }
}

extension GestureMachine {
    var wake: TimeInterval? { nil }
    static var isDiscrete: Bool { false }
    static var claim: GestureClaim { GestureClaim() }
}

/// A gesture that consists of a single state machine.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
    associatedtype Machine: GestureMachine where Machine.Value == Value
    /// Makes a state machine for a new gesture.
    func makeMachine() -> Machine
}

extension PrimitiveGesture {
    public static func _makeRecognizer(_ gesture: Self, in inputs: _GestureInputs) -> _GestureRecognizer<Value> {
        MachineRecognizer(gesture)
    }
    public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, with gesture: Self) {
        unsafeDowncast(recognizer, to: MachineRecognizer<Self>.self).gesture = gesture
    }
}

/// Runs a new state machine for each gesture.
@MainActor
private final class MachineRecognizer<G: PrimitiveGesture>: _GestureRecognizer<G.Value> {
    /// Takes effect with the next gesture.
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

/// Recognizes a finger that rests, for views that then do something else with its movement.
@MainActor
class RestRecognizer: _GestureRecognizer<CGPoint> {
    /// How long a finger rests, in seconds.
    static let restTime: TimeInterval = 0.5

    final var current: GesturePhase<CGPoint> = .possible(nil)
    final var start: CGPoint?
    /// When the finger has rested; nil for a mouse.
    final var restsAt: TimeInterval?

    override final var phase: GesturePhase<CGPoint> { current }
    override final var wake: TimeInterval? { progress == .possible ? restsAt : nil }
    /// True if the finger has rested by the time of the event.
    final func hasRested(_ event: GestureEvent) -> Bool { progress == .possible && restsAt.map { event.time >= $0 - 1e-9 } ?? false }
    override final func fail() { current = .failed }
}
