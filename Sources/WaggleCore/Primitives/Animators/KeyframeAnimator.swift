import Foundation
import WaggleMotion

/// Shows content with a value that follows keyframes; the content is evaluated in each frame while they play.
///
/// Without a trigger, the keyframes play from the initial value when the view appears, and repeat unless `repeating` is false. With a
/// trigger, each change plays them once from the current value, and the last value remains. The keyframes are evaluated at each start.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where Value == KeyframePath.Value {
    let initialValue: Value
    let trigger: AnyEquatable?
    let repeats: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue, AnyEquatable(trigger), false, content, keyframes)
    }
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue, nil, repeating, content, keyframes)
    }
    init(
        _ initialValue: Value, _ trigger: AnyEquatable?, _ repeats: Bool, _ content: @escaping (Value) -> Content,
        _ keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, self.trigger, self.repeats, self.content, self.keyframes) = (initialValue, trigger, repeats, content, keyframes)
    }

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { KeyframeAnimatorNode(view, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: KeyframeAnimatorNode<Value, KeyframePath, Content>.self).update(view)
    }
    @MainActor public static var _isUnary: Bool { Content._isUnary }
}

@MainActor
private final class KeyframeAnimatorNode<Value, KeyframePath: Keyframes, Content: View>: PassThroughNode where Value == KeyframePath.Value {
    private var view: KeyframeAnimator<Value, KeyframePath, Content>
    private var value: Value
    /// The timeline being played and its start time; nil when idle.
    private var playing: (timeline: KeyframeTimeline<Value>, begin: TimeInterval)?

    init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ inputs: ViewInputs) {
        self.view = view
        value = view.initialValue
        super.init(inputs)
        if view.trigger == nil { play(from: value) }
        content = evaluating { Content._makeNode(runContent(), in: inputs.child(of: self)) }
    }

    func update(_ view: KeyframeAnimator<Value, KeyframePath, Content>) {
        let old = self.view
        self.view = view
        if let trigger = view.trigger, trigger != old.trigger { play(from: value) }
        evaluate()
    }

    private func play(from start: Value) {
        let timeline = KeyframeTimeline(initialValue: start, keyframes: view.keyframes(start))
        playing = (timeline, graph.time)
        graph.startAnimating(self)
    }

    override func sampleAnimations() -> Bool {
        guard let (timeline, begin) = playing else { return false }
        var time = graph.time - begin
        if time >= timeline.duration {
            if view.repeats, timeline.duration > 0 {
                let start = begin + (time / timeline.duration).rounded(.down) * timeline.duration
                playing = (KeyframeTimeline(
                    initialValue: view.initialValue, keyframes: view.keyframes(timeline.value(time: timeline.duration))), start)
                time = graph.time - start
            } else {
                playing = nil
            }
        }
        value = (playing?.timeline ?? timeline).value(time: time)
        invalidate()
        return playing != nil
    }

    override func evaluate() {
        evaluating { Content._updateNode(content, with: runContent()) }
    }
    private func runContent() -> Content {
        graph.counters.bodies += 1
        return tracked { view.content(value) }
    }
}

/// A keyframe animator around a view, which is represented by a placeholder in the content.
nonisolated private struct KeyframeAnimatorModifier<Source: View, KeyframePath: Keyframes, Shown: View>: ViewModifier {
    let initialValue: KeyframePath.Value
    let trigger: AnyEquatable?
    let repeats: Bool
    let shown: @Sendable (PlaceholderContentView<Source>, KeyframePath.Value) -> Shown
    let keyframes: (KeyframePath.Value) -> KeyframePath

    @MainActor func body(content: Content) -> some View {
        KeyframeAnimator(initialValue, trigger, repeats, { shown(PlaceholderContentView(), $0) }, keyframes)
    }
    @MainActor static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        ModifierBodyNode<Self>(modifier, content, inputs, contentKey: ObjectIdentifier(Source.self))
    }
}

extension View {
    /// Shows the view with a value that plays the keyframes each time the trigger changes.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(KeyframeAnimatorModifier(
            initialValue: initialValue, trigger: AnyEquatable(trigger), repeats: false, shown: content, keyframes: keyframes))
    }
    /// Shows the view with a value that follows the keyframes once the view appears.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            KeyframeAnimatorModifier(initialValue: initialValue, trigger: nil, repeats: repeating, shown: content, keyframes: keyframes))
    }
}
