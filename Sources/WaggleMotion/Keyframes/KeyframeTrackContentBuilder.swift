/// Lists the keyframes of one track, with `if`, `switch` and `for`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value { expression }

    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
        KeyframeRun(components)
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
        Conditional(.first(component))
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
        Conditional(.second(component))
    }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeSuccession(first: accumulated, second: next)
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { NoKeyframes<Value>() }
}

extension KeyframeTrackContentBuilder {
    /// One of two kinds of keyframes, chosen by an `if` or `switch`.
    public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
    where ConditionalValue == First.Value, First.Value == Second.Value {
        enum Choice {
            case first(First)
            case second(Second)
        }

        public typealias Value = ConditionalValue

        private let choice: Choice

        init(_ choice: Choice) { self.choice = choice }

        public var body: Self { self }
        public func _append(to track: inout _KeyframeSequence<ConditionalValue>) {
            switch choice {
            case .first(let content): content._append(to: &track)
            case .second(let content): content._append(to: &track)
            }
        }
    }
}

/// No keyframes: the track keeps its value.
struct NoKeyframes<Value: Animatable>: KeyframeTrackContent {
    var body: Self { self }
    func _append(to track: inout _KeyframeSequence<Value>) {}
}

/// Two consecutive contents.
struct KeyframeSuccession<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
    let first: First, second: Second

    var body: Self { self }
    func _append(to track: inout _KeyframeSequence<First.Value>) {
        first._append(to: &track)
        second._append(to: &track)
    }
}

/// The consecutive contents of a loop.
struct KeyframeRun<Content: KeyframeTrackContent>: KeyframeTrackContent {
    typealias Value = Content.Value

    private let contents: [Content]

    init(_ contents: [Content]) { self.contents = contents }

    var body: Self { self }
    func _append(to track: inout _KeyframeSequence<Value>) {
        for content in contents { content._append(to: &track) }
    }
}
