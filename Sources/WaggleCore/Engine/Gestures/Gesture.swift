// The gesture protocol and its recognizers.

import Foundation

/// A pattern of touches over time that a view can recognize.
///
/// Gestures are values, like views. While fingers are down, the framework keeps a recognizer for each gesture and passes it the newest
/// value, so that actions always see the latest captured values. Programs define their own gestures by combining others in `body`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture reports while it is in progress.
    associatedtype Value
    associatedtype Body: Gesture

    @MainActor @preconcurrency var body: Body { get }

    /// Creates the recognizer, which recognizes one occurrence of the gesture after another. Programs do not call it.
    static func _makeRecognizer(_ gesture: Self, in inputs: _GestureInputs) -> _GestureRecognizer<Value>
    /// Passes a new value of the gesture to a recognizer. Programs do not call it.
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

/// The context in which a recognizer is created.
@MainActor
public struct _GestureInputs {
    /// The node that stores the dynamic properties of custom gestures.
    let node: ViewNode
}

/// The phase of a gesture.
enum GesturePhase<Value> {
    /// May still be recognized; may already have a value to report.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

    /// The value to report now; nil for none.
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
    /// True if the phase can no longer change.
    var isOver: Bool { self == .ended || self == .failed }
}

/// Recognizes one gesture: it first handles events, then, if arbitration allows it, runs the program's actions.
///
/// The two steps are separate because several gestures see the same touches and only some of them may act: `handle` only determines the
/// phase; `report` runs the actions for the phase.
@MainActor
public class _GestureRecognizer<Value>: _AnyGestureRecognizer {
    var phase: GesturePhase<Value> { .possible(nil) }
    final override var progress: GestureProgress { phase.progress }
}

/// A recognizer with a value of any type.
@MainActor
public class _AnyGestureRecognizer {
    var progress: GestureProgress { .possible }
    /// The time at which it needs a time event; nil if it waits only for input.
    var wake: TimeInterval? { nil }
    /// True for taps: they end in an instant and report nothing before, so they yield to gestures recognized in the meantime.
    var isDiscrete: Bool { false }
    /// When it claims its touches, and from which gestures.
    var claim: GestureClaim { GestureClaim() }
    /// The response of the content that a pan pulls; nil for other gestures.
    var panResponse: ScrollResponse? { nil }

    /// Begins a new gesture.
    func begin() {}
    /// Updates the phase for an event. Not called once the gesture is over.
    func handle(_ event: GestureEvent) {}
    /// Runs the program's actions for the current phase.
    /// - Parameter continuous: The transaction for changes during a gesture.
    func report(_ continuous: Transaction) {}
    /// Ends the gesture without success; `report` then notifies the program.
    func fail() {}
}

/// Which gestures are enabled on a view with an added gesture.
nonisolated public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No gestures.
    public static let none: GestureMask = []
    /// Only the added gesture, not those of the view and its subviews.
    public static let gesture = GestureMask(rawValue: 1)
    /// Only the gestures of the view and its subviews, not the added one.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
