import Foundation

/// Parallel tracks of keyframes, each for one property of a value.
///
/// Make your own by composing others in a `body`.
public protocol Keyframes<Value> {
    /// The type that the tracks animate together.
    associatedtype Value = Body.Value
    associatedtype Body: Keyframes

    /// The tracks that make up this one.
    @KeyframesBuilder<Value> var body: Body { get }

    /// Appends the tracks to a timeline. Tracks append themselves, others their body.
    func _append(to timeline: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _append(to timeline: inout _KeyframeTracks<Value>) { body._append(to: &timeline) }
}

extension Never: Keyframes {
    public typealias Value = Never
    public typealias Body = Never
    public var body: Never { return fatalError("Never has no value, so nothing can ask for its body.") }
    public func _append(to timeline: inout _KeyframeTracks<Never>) {}
}

/// The tracks of a timeline, each ready to set its property of the value.
public struct _KeyframeTracks<Root> {
    struct Track {
        var duration: TimeInterval
        var apply: (inout Root, TimeInterval) -> Void
    }

    /// The start of every track.
    let initialValue: Root
    var tracks: [Track] = []

    init(initialValue: Root) { self.initialValue = initialValue }
}

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

    public var body: Never { return fatalError("KeyframeTrack is made of keyframes, not of tracks; read its keyframes through a KeyframeTimeline.") }

    public func _append(to timeline: inout _KeyframeTracks<Root>) {
        var sequence = _KeyframeSequence<Value>()
        content._append(to: &sequence)
        let curve = KeyframeCurve(sequence, from: timeline.initialValue[keyPath: keyPath])
        let keyPath = keyPath
        timeline.tracks.append(
            .init(duration: curve.duration) { root, time in root[keyPath: keyPath].animatableData = curve.value(at: time) })
    }
}
