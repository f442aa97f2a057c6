import Foundation

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
    ///   - duration: In seconds; nil for the spring's settling time, and 0 or less jumps.
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
