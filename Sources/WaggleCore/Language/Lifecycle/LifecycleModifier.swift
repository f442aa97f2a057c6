// The base of modifiers that observe a view's lifetime: onAppear, onChange, onReceive, task.

import Foundation

/// A modifier that observes its content's lifetime without affecting its appearance.
@MainActor
protocol LifecycleModifier: ViewModifier where Body == Never {
    associatedtype Memory
    /// True if the modifier applies to each of several views separately, as most do: a group does not appear, its members do. A view that takes the
    /// place of the only one goes on with its watch, and the view of a window has one watch, whatever it shows.
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
        if modifier.watchesEachSubview, !V._isUnary, !inputs.isOnlyView {
            let succession = LifecycleSuccession<Self>()
            let list = WrapperListNode(EachSubview(modifier: modifier, succession: succession), content, inputs)
            succession.list = list
            return list
        }
        return LifecycleNode<Self>(modifier, content, inputs)
    }
    public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        if node.isList {
            let list = unsafeDowncast(node, to: WrapperListNode<EachSubview<Self>>.self)
            return list.update(EachSubview(modifier: modifier, succession: list.modifier.succession), content)
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
    fileprivate(set) weak var node: ViewNode?
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
    let succession: LifecycleSuccession<Modifier>
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> LifecycleWrapper<Modifier> {
        LifecycleWrapper(modifier.modifier, modifier.succession, inputs)
    }
    @MainActor static func update(_ wrapper: LifecycleWrapper<Modifier>, with modifier: Self) { wrapper.update(modifier.modifier) }
}

/// Hands the watch of an only view to the one that takes its place, by another id, branch or type: what they are shown as has not appeared again.
@MainActor
private final class LifecycleSuccession<Modifier: LifecycleModifier> {
    unowned(unsafe) var list: WrapperListNode<EachSubview<Modifier>>!
    /// The watch of the last view that ended, and the number of those that ended in the same update.
    private var ended: (watch: LifecycleWatch<Modifier>, count: Int, update: Int)?
    nonisolated init() {}

    func didEnd(_ watch: LifecycleWatch<Modifier>) {
        let update = watch.graph.updateNumber
        ended = (watch, ended?.update == update ? (ended?.count ?? 0) + 1 : 1, update)
    }
    /// The watch that a new view goes on with; nil if it is one of several, or from a loop, whose elements come and go one by one.
    func watch(for wrapper: LifecycleWrapper<Modifier>, around item: ItemNode) -> LifecycleWatch<Modifier>? {
        guard !list.wrappers.contains(where: { $0 !== wrapper && !$0.isLeaving }) else { return nil }
        let leaving = list.wrappers.filter { $0 !== wrapper && $0.watch != nil }, ended = ended?.update == wrapper.graph.updateNumber ? ended : nil
        guard leaving.count + (ended?.count ?? 0) == 1, let watch = leaving.first?.watch ?? ended?.watch, watch.hasAppeared, !isFromLoop(item) else { return nil }
        for old in leaving { old.handOver() }
        self.ended = nil
        return watch
    }
    private func isFromLoop(_ item: ItemNode) -> Bool {
        var next: ItemNode? = item
        while let item = next {
            var place = item.parent
            while let current = place, current !== list {
                if current is any LoopPlace { return true }
                place = current.parent
            }
            next = item.itemFromElsewhere
        }
        return false
    }
}

@MainActor
private final class LifecycleWrapper<Modifier: LifecycleModifier>: WrapperNode {
    private var modifier: Modifier
    private let succession: LifecycleSuccession<Modifier>
    /// Nil before the first item, and once another view goes on with it.
    private(set) var watch: LifecycleWatch<Modifier>?

    init(_ modifier: Modifier, _ succession: LifecycleSuccession<Modifier>, _ inputs: ViewInputs) {
        (self.modifier, self.succession) = (modifier, succession)
        super.init(inputs)
    }
    func update(_ modifier: Modifier) {
        self.modifier = modifier
        watch?.update(modifier)
    }
    override func wrap(_ item: ItemNode) {
        super.wrap(item)
        guard watch == nil, !item.isLeaving else { return }
        if let watch = succession.watch(for: self, around: item) {
            watch.node = self
            watch.update(modifier)
            self.watch = watch
        } else {
            watch = LifecycleWatch(modifier, self)
        }
        if isShown { watch?.shownDidChange() }
    }
    func handOver() { watch = nil }

    override func shownDidChange() { watch?.shownDidChange() }
    override func didEnd() {
        super.didEnd()
        guard let watch else { return }
        succession.didEnd(watch)
        watch.shownDidChange()
    }
}
