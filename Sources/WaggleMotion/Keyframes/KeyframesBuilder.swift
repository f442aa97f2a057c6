/// Lists tracks, with `if`, `switch` and `for`; or the keyframes of a single track for the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    // Keyframes of a single track.

    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value { expression }

    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
        KeyframeRun(components)
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
        KeyframeTrackContentBuilder<Value>.Conditional(.first(component))
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
        KeyframeTrackContentBuilder<Value>.Conditional(.second(component))
    }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeSuccession(first: accumulated, second: next)
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable { NoKeyframes<Value>() }

    public static func buildFinalResult<Content: KeyframeTrackContent>(_ component: Content) -> KeyframeTrack<Value, Value, Content>
    where Value == Content.Value {
        KeyframeTrack(content: component)
    }

    // Tracks.

    public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content where Value == Content.Value { expression }

    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content where Value == Content.Value { first }

    public static func buildPartialBlock(accumulated: some Keyframes<Value>, next: some Keyframes<Value>) -> some Keyframes<Value> {
        KeyframesUnion(first: accumulated, second: next)
    }

    public static func buildBlock() -> some Keyframes<Value> { NoTracks<Value>() }

    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content where Value == Content.Value { component }
}

/// No tracks: the value stays.
struct NoTracks<Value>: Keyframes {
    var body: Self { self }
    func _append(to timeline: inout _KeyframeTracks<Value>) {}
}

/// Parallel tracks.
struct KeyframesUnion<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
    let first: First, second: Second

    var body: Self { self }
    func _append(to timeline: inout _KeyframeTracks<First.Value>) {
        first._append(to: &timeline)
        second._append(to: &timeline)
    }
}
