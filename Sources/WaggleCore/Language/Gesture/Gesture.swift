// The language of gestures, and what keeps one going.

import Foundation

/// A pattern of touches over time, described by a value, that a view can be made to wait for.
///
/// Like views, gestures are values: while fingers are down the framework keeps a recognizer for each one and gives it the
/// newest value, so actions always see what the view captured last. Programs make their own by combining others in `body`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture says about itself while it goes on.
    associatedtype Value
    associatedtype Body: Gesture

    @MainActor @preconcurrency var body: Body { get }

    /// Makes what follows one course of the gesture after the other. Programs do not call it.
    static func _makeRecognizer(_ gesture: Self, in inputs: _GestureInputs) -> _GestureRecognizer<Value>
    /// Gives a recognizer a new value of the gesture. Programs do not call it.
    static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, with gesture: Self)
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("\(Self.self) is recognized by the framework and has no body.") }
}

extension Never: Gesture {
    public typealias Value = Never
    public static func _makeRecognizer(_ gesture: Never, in inputs: _GestureInputs) -> _GestureRecognizer<Never> {}
    public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Never>, with gesture: Never) {}
}

/// Where a recognizer is made.
@MainActor
public struct _GestureInputs {
    /// The node that dynamic properties of the program's own gestures live in.
    let node: ViewNode
}

/// How far one course of a gesture has come.
enum GesturePhase<Value> {
    /// It may still become one; with a value: something to say already.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

    /// The value to show now; nil: none.
    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    var progress: GestureProgress {
        switch self {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }
}

/// A phase without its value: what other gestures need to know.
enum GestureProgress {
    case possible, active, ended, failed

    var isRecognized: Bool { self == .active || self == .ended }
    /// Nothing further comes of this course.
    var isOver: Bool { self == .ended || self == .failed }
}

/// Follows the courses of one gesture: first events, then, where other gestures leave it to this one, the program's actions.
///
/// The two steps are apart because several gestures see the same touches and only some of them may act:
/// `handle` works out the phase and does nothing else; `report` runs the actions for the phase.
@MainActor
public class _GestureRecognizer<Value>: _AnyGestureRecognizer {
    var phase: GesturePhase<Value> { .possible(nil) }
    final override var progress: GestureProgress { phase.progress }
}

/// A recognizer, whatever its value.
@MainActor
public class _AnyGestureRecognizer {
    var progress: GestureProgress { .possible }
    /// The time at which it wants to be told that time has passed; nil: it only waits for events.
    var wake: TimeInterval? { nil }
    /// True for taps: they end in one moment and say nothing before, so they give way to what has been recognized meanwhile.
    var isDiscrete: Bool { false }
    /// When it takes the touches for itself, and from whom.
    var claim: GestureClaim { GestureClaim() }
    /// What the content does that a pan pulls; nil for other gestures.
    var panResponse: ScrollResponse? { nil }

    /// Begins a new course.
    func begin() {}
    /// Moves the phase by an event. Not called any more once the course is over.
    func handle(_ event: GestureEvent) {}
    /// Runs the program's actions for the phase as it is now.
    /// - Parameter continuous: The transaction for changes in the course of the gesture.
    func report(_ continuous: Transaction) {}
    /// Ends the course without success; `report` tells those who have to know.
    func fail() {}
}
