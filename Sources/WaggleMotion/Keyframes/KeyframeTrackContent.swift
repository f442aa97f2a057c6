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
