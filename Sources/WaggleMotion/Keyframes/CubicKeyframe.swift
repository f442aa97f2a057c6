import Foundation

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

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value

    public init(_ to: Value) { self.to = to }

    public var body: MoveKeyframe<Value> { self }
    public func _append(to track: inout _KeyframeSequence<Value>) { track.keyframes.append(.move(to)) }
}
