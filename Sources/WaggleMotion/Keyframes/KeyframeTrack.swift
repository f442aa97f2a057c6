import Foundation

/// The keyframes of one property of a value, or of the whole value.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Value == Content.Value {
    public typealias Body = Never

    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Animates the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(\.self, content: content)
    }

    /// Animates the property at a key path; other properties need their own tracks.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    init(content: Content) where Root == Value {
        keyPath = \.self
        self.content = content
    }

    public var body: Never {
        return fatalError("KeyframeTrack is made of keyframes, not of tracks; read its keyframes through a KeyframeTimeline.")
    }

    public func _append(to timeline: inout _KeyframeTracks<Root>) {
        var sequence = _KeyframeSequence<Value>()
        content._append(to: &sequence)
        let curve = KeyframeCurve(sequence, from: timeline.initialValue[keyPath: keyPath])
        let keyPath = keyPath
        timeline.tracks.append(
            .init(duration: curve.duration) { root, time in root[keyPath: keyPath].animatableData = curve.value(at: time) })
    }
}
