import Foundation

/// A value over time, made of keyframe tracks. It can be sampled at any time in any order.
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    /// The duration of the longest track in seconds. A single keyframe counts for at most a million.
    public let duration: TimeInterval

    /// - Parameter initialValue: The start of every track; properties without a track keep it.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, keyframes: content())
    }

    package init(initialValue: Value, keyframes: some Keyframes<Value>) {
        var tracks = _KeyframeTracks(initialValue: initialValue)
        keyframes._append(to: &tracks)
        self.tracks = tracks
        duration = tracks.tracks.reduce(0) { max($0, $1.duration) }
    }

    /// The value at a time in seconds. A track that has ended keeps its last value; times before 0 give the initial value.
    ///
    /// Complexity: O(*t* · log *k*) for *t* tracks of *k* keyframes.
    public func value(time: Double) -> Value {
        var value = tracks.initialValue
        for track in tracks.tracks { track.apply(&value, time) }
        return value
    }

    /// The value at a fraction of the duration: 0 is the start, 1 the end.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
