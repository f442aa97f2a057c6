// The base of modifiers that observe a view's lifetime: onAppear, onChange, onReceive, task.

import Foundation

/// A modifier that observes its content's lifetime without affecting its appearance.
@MainActor
protocol LifecycleModifier: ViewModifier where Body == Never {
    associatedtype Memory
    /// True if the modifier applies to each of several views separately, as most do: a group does not appear, its members do.
    var watchesEachSubview: Bool { get }
    /// The content has appeared. Called after the update, before the first frame that shows it.
    static func appear(_ watch: LifecycleWatch<Self>)
    /// The content is no longer shown, or has ended and finished its transition.
    static func disappear(_ watch: LifecycleWatch<Self>)
    /// The modifier's value has been updated.
    static func change(_ watch: LifecycleWatch<Self>, from old: Self)
}

extension LifecycleModifier {
    public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        if modifier.watchesEachSubview, !V._isUnary { return WrapperListNode(EachSubview(modifier: modifier), content, inputs) }
        return LifecycleNode<Self>(modifier, content, inputs)
    }
    public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        if node.isList {
            return unsafeDowncast(node, to: WrapperListNode<EachSubview<Self>>.self).update(EachSubview(modifier: modifier), content)
        }
        let node = unsafeDowncast(node, to: LifecycleNode<Self>.self)
        // The old value is compared before the content changes; the actions run after the whole update.
        node.watch.update(modifier)
        V._updateNode(node.content, with: content)
    }
    public static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
    var watchesEachSubview: Bool { true }
    static func appear(_ watch: LifecycleWatch<Self>) {}
    static func disappear(_ watch: LifecycleWatch<Self>) {}
    static func change(_ watch: LifecycleWatch<Self>, from old: Self) {}
}

/// The state of a lifecycle modifier at one node: its value, its storage, and whether the node has appeared.
@MainActor
final class LifecycleWatch<Modifier: LifecycleModifier> {
    private(set) var modifier: Modifier
    var memory: Modifier.Memory?
    /// True between the appear and disappear actions.
    private(set) var hasAppeared = false
    private(set) weak var node: ViewNode?
    unowned(unsafe) let graph: ViewGraph

    init(_ modifier: Modifier, _ node: ViewNode) {
        self.modifier = modifier
        self.node = node
        graph = node.graph
    }
    func update(_ modifier: Modifier) {
        let old = self.modifier
        self.modifier = modifier
        Modifier.change(self, from: old)
    }
    var isAlive: Bool { node?.isAlive ?? false }

    /// Call when the node has begun or ended, or has been shown or hidden.
    func shownDidChange() {
        graph.afterAppearance { [self] in
            guard !hasAppeared, let node, node.isAlive, node.isShown else { return }
            assert(self.graph.phase == .acting, "A view appears after an update.")
            hasAppeared = true
            Modifier.appear(self)
        }
        graph.afterDisappearance { [self] in
            guard hasAppeared, node.map({ !$0.isAlive || !$0.isShown }) ?? true else { return }
            assert(self.graph.phase == .acting, "A view disappears after an update.")
            hasAppeared = false
            Modifier.disappear(self)
        }
    }
}

/// The node of a lifecycle modifier around one view, or around several views observed together.
@MainActor
final class LifecycleNode<Modifier: LifecycleModifier>: PassThroughNode {
    private(set) var watch: LifecycleWatch<Modifier>!

    init<V: View>(_ modifier: Modifier, _ content: V, _ inputs: ViewInputs) {
        super.init(inputs)
        watch = LifecycleWatch(modifier, self)
        self.content = V._makeNode(content, in: inputs.child(of: self))
        if isShown { watch.shownDidChange() }
    }
    override func shownDidChange() { watch.shownDidChange() }
    override func didEnd() { watch.shownDidChange() }
}

/// A lifecycle modifier applied to each of several subviews.
nonisolated private struct EachSubview<Modifier: LifecycleModifier>: ItemModifier {
    typealias Body = Never
    let modifier: Modifier
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> LifecycleWrapper<Modifier> { LifecycleWrapper(modifier.modifier, inputs) }
    @MainActor static func update(_ wrapper: LifecycleWrapper<Modifier>, with modifier: Self) { wrapper.watch.update(modifier.modifier) }
}

@MainActor
private final class LifecycleWrapper<Modifier: LifecycleModifier>: WrapperNode {
    private(set) var watch: LifecycleWatch<Modifier>!

    init(_ modifier: Modifier, _ inputs: ViewInputs) {
        super.init(inputs)
        watch = LifecycleWatch(modifier, self)
        if isShown { watch.shownDidChange() }
    }
    override func shownDidChange() { watch.shownDidChange() }
    override func didEnd() {
        super.didEnd()
        watch.shownDidChange()
    }
}
