// The base of modifiers that observe a view's lifetime: onAppear, onChange, onReceive, task.

import Foundation

/// A modifier that observes its content's lifetime without affecting its appearance.
@MainActor
protocol LifecycleModifier: ViewModifier where Body == Never {
    associatedtype Memory
    /// True if the content appears with the first of its views and disappears with the last, as for most modifiers, so that an empty group
    /// does neither. The view of a window appears whatever it shows.
    var followsSubviews: Bool { get }
    /// The content has appeared. Called after the update, before the first frame that shows it.
    static func appear(_ watch: LifecycleWatch<Self>)
    /// The content is no longer shown, or has ended and finished its transition.
    static func disappear(_ watch: LifecycleWatch<Self>)
    /// The modifier's value has been updated.
    static func change(_ watch: LifecycleWatch<Self>, from old: Self)
}

extension LifecycleModifier {
    public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        if modifier.followsSubviews, !V._isUnary, !inputs.isOnlyView {
            let list = LifecycleList<Self>()
            let node = WrapperListNode(SubviewWatch(list: list), content, inputs)
            list.watch = LifecycleWatch(modifier, node) { [weak list] in list?.shownCount ?? 0 > 0 }
            return node
        }
        return LifecycleNode<Self>(modifier, content, inputs)
    }
    public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        if node.roles.contains(.list) {
            let node = unsafeDowncast(node, to: WrapperListNode<SubviewWatch<Self>>.self), list = node.modifier.list
            list.watch.update(modifier)
            return node.update(SubviewWatch(list: list), content)
        }
        let node = unsafeDowncast(node, to: LifecycleNode<Self>.self)
        // The old value is compared before the content changes; the actions run after the whole update.
        node.watch.update(modifier)
        V._updateNode(node.content, with: content)
    }
    public static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
    var followsSubviews: Bool { true }
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
    /// True while what the modifier is around is shown, or a part of it.
    private let isShown: @MainActor () -> Bool

    init(_ modifier: Modifier, _ node: ViewNode, isShown: @escaping @MainActor () -> Bool) {
        self.modifier = modifier
        self.node = node
        self.isShown = isShown
        graph = node.graph
    }
    func update(_ modifier: Modifier) {
        let old = self.modifier
        self.modifier = modifier
        Modifier.change(self, from: old)
    }
    var isAlive: Bool { node?.isAlive ?? false }

    /// Call when what the modifier is around has begun or ended, or has been shown or hidden.
    func shownDidChange() {
        graph.afterAppearance { [self] in
            guard !hasAppeared, isShown() else { return }
            assert(self.graph.phase == .acting, "A view appears after an update.")
            hasAppeared = true
            Modifier.appear(self)
        }
        graph.afterDisappearance { [self] in
            guard hasAppeared, !isShown() else { return }
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
        watch = LifecycleWatch(modifier, self) { [weak self] in self.map { $0.isAlive && $0.isShown } ?? false }
        self.content = V._makeNode(content, in: inputs.child(of: self))
        if isShown { watch.shownDidChange() }
    }
    override func shownDidChange() { watch.shownDidChange() }
    override func didEnd() { watch.shownDidChange() }
}

/// A lifecycle modifier around several views: it appears with the first of them and disappears with the last.
nonisolated private struct SubviewWatch<Modifier: LifecycleModifier>: ItemModifier {
    let list: LifecycleList<Modifier>
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> LifecycleWrapper<Modifier> {
        LifecycleWrapper(modifier.list, inputs)
    }
    @MainActor static func update(_ wrapper: LifecycleWrapper<Modifier>, with modifier: Self) {}
}

/// The watch of several views, and how many of them are shown.
@MainActor
private final class LifecycleList<Modifier: LifecycleModifier> {
    /// Set once there is a node.
    fileprivate(set) var watch: LifecycleWatch<Modifier>!
    private(set) var shownCount = 0
    nonisolated init() {}

    func didShow() {
        shownCount += 1
        if shownCount == 1 { watch.shownDidChange() }
    }
    func didHide() {
        shownCount -= 1
        assert(shownCount >= 0, "More views have disappeared than appeared.")
        if shownCount == 0 { watch.shownDidChange() }
    }
}

/// Counts one of several views while it is shown. A view that leaves with a transition counts until that is over.
@MainActor
private final class LifecycleWrapper<Modifier: LifecycleModifier>: WrapperNode {
    private let list: LifecycleList<Modifier>
    /// True once the wrapper is for a view that does not leave.
    private var isFollowed = false
    private var isCounted = false

    init(_ list: LifecycleList<Modifier>, _ inputs: ViewInputs) {
        self.list = list
        super.init(inputs)
    }
    override func wrap(_ item: ItemNode) {
        super.wrap(item)
        guard !isFollowed, !item.isLeaving else { return }
        isFollowed = true
        count()
    }
    override func shownDidChange() { count() }
    override func didEnd() {
        super.didEnd()
        count()
    }
    private func count() {
        let isSeen = isFollowed && isAlive && isShown
        guard isSeen != isCounted else { return }
        isCounted = isSeen
        if isSeen { list.didShow() } else { list.didHide() }
    }
}

/// The modifier of `onAppear(perform:)` and `onDisappear(perform:)`.
nonisolated public struct _AppearanceModifier: LifecycleModifier {
    typealias Memory = Never
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    var followsSubviews = true
    @MainActor static func appear(_ watch: LifecycleWatch<Self>) { watch.modifier.onAppear?() }
    @MainActor static func disappear(_ watch: LifecycleWatch<Self>) { watch.modifier.onDisappear?() }
}

extension View {
    /// Runs the action when the view appears, before the first frame that shows it.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceModifier(onAppear: action)) }
    /// Runs the action when the view disappears, after its transition.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(onDisappear: action))
    }
}
