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
