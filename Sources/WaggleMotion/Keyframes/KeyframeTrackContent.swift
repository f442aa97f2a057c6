import Foundation

/// Consecutive keyframes of one value.
///
/// Make your own by composing others in a `body`.
public protocol KeyframeTrackContent<Value> {
    /// The type that the keyframes animate.
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that make up this one.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Appends the keyframes to a track in order of time. Built-in keyframes append themselves, others their body.
    func _append(to track: inout _KeyframeSequence<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _append(to track: inout _KeyframeSequence<Value>) { body._append(to: &track) }
}

/// The keyframes of one track in order of time, before their initial value is known.
public struct _KeyframeSequence<Value: Animatable> {
    enum Keyframe {
        case linear(Value, duration: TimeInterval, UnitCurve)
        case spring(Value, duration: TimeInterval?, Spring, startVelocity: Value?)
        case cubic(Value, duration: TimeInterval, startVelocity: Value?, endVelocity: Value?)
        case move(Value)
    }

    var keyframes: [Keyframe] = []
}

/// Moves to a value along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value
    private let duration: TimeInterval
    private let timingCurve: UnitCurve

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: In seconds; 0 or less jumps.
    ///   - timingCurve: The easing; linear by default.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        self.to = to
        self.duration = duration
        self.timingCurve = timingCurve
    }

    public var body: LinearKeyframe<Value> { self }
    public func _append(to track: inout _KeyframeSequence<Value>) {
        track.keyframes.append(.linear(to, duration: duration, timingCurve))
    }
}

/// Moves to a value with a spring.
///
/// If the spring has no time to settle, the next keyframe starts wherever the value is then.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let startVelocity: Value?

    /// - Parameters:
    ///   - to: The spring's target.
    ///   - duration: In seconds; nil for the spring's settling time.
    ///   - startVelocity: Units per second at the start; nil continues the velocity of the previous keyframe.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    public var body: SpringKeyframe<Value> { self }
    public func _append(to track: inout _KeyframeSequence<Value>) {
        track.keyframes.append(.spring(to, duration: duration, spring, startVelocity: startVelocity))
    }
}

/// Moves to a value along a smooth cubic curve. Consecutive cubic keyframes form one smooth curve through their values.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value
    private let duration: TimeInterval
    private let startVelocity: Value?
    private let endVelocity: Value?

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: In seconds; 0 or less jumps.
    ///   - startVelocity: Units per second at the start; nil matches the previous keyframe.
    ///   - endVelocity: Units per second at the end; nil matches the next keyframe.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    public var body: CubicKeyframe<Value> { self }
    public func _append(to track: inout _KeyframeSequence<Value>) {
        track.keyframes.append(.cubic(to, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity))
    }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value

    public init(_ to: Value) { self.to = to }

    public var body: MoveKeyframe<Value> { self }
    public func _append(to track: inout _KeyframeSequence<Value>) { track.keyframes.append(.move(to)) }
}
