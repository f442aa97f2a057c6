import Foundation

/// Keyframes of one value, one after the other.
///
/// Keyframes of your own are made by giving a `body` of others.
public protocol KeyframeTrackContent<Value> {
    /// What the keyframes animate.
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent

    /// The keyframes this one consists of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Adds the keyframes to a track in the order of time. The ready-made keyframes do it themselves, others by their body.
    func _append(to track: inout _KeyframeSequence<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _append(to track: inout _KeyframeSequence<Value>) { body._append(to: &track) }
}

/// The keyframes of one track in the order of time, before anything is known of the value they start from.
public struct _KeyframeSequence<Value: Animatable> {
    enum Keyframe {
        case linear(Value, duration: TimeInterval, UnitCurve)
        case spring(Value, duration: TimeInterval?, Spring, startVelocity: Value?)
        case cubic(Value, duration: TimeInterval, startVelocity: Value?, endVelocity: Value?)
        case move(Value)
    }

    var keyframes: [Keyframe] = []
}

/// Goes to a value with the speed of a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value
    private let duration: TimeInterval
    private let timingCurve: UnitCurve

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: In seconds; 0 or less jumps.
    ///   - timingCurve: How the progress is eased; without, the speed is constant.
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

/// Lets a spring take the value to another.
///
/// When the time is too short for the spring to settle, the next keyframe starts from where the value is then.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let startVelocity: Value?

    /// - Parameters:
    ///   - to: The spring's target.
    ///   - duration: In seconds; nil takes the time the spring needs to settle.
    ///   - startVelocity: Units a second at the start; nil carries on with the velocity of the keyframe before.
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

/// Goes to a value along a smooth cubic curve. Cubic keyframes in a row form one smooth curve through their values.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value
    private let duration: TimeInterval
    private let startVelocity: Value?
    private let endVelocity: Value?

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: In seconds; 0 or less jumps.
    ///   - startVelocity: Units a second at the start; nil makes it fit the keyframe before.
    ///   - endVelocity: Units a second at the end; nil makes it fit the keyframe after.
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

/// Jumps to a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value

    public init(_ to: Value) { self.to = to }

    public var body: MoveKeyframe<Value> { self }
    public func _append(to track: inout _KeyframeSequence<Value>) { track.keyframes.append(.move(to)) }
}
