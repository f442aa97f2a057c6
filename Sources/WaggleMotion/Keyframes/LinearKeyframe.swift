import Foundation

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
