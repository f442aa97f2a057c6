import Foundation

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value

    public init(_ to: Value) { self.to = to }

    public var body: MoveKeyframe<Value> { self }
    public func _append(to track: inout _KeyframeSequence<Value>) { track.keyframes.append(.move(to)) }
}
