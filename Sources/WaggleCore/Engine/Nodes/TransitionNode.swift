import Foundation

/// Wraps an item while it is inserted or removed, and presents it through its transition.
///
/// The wrapper is removed once an insertion has finished.
@MainActor
final class TransitionNode: WrapperNode {
    private(set) var item: ItemNode
    /// The placeholders of the item in the transition's body.
    var placeholders: [TransitionPlaceholderNode] = []
    private let transition: AnyTransition
    /// The modifier's node that changes the item's phase; nil if this node does.
    private weak var modifierNode: TransitionModifierNode?
    private var phase = TransitionPhase.identity
    private unowned let container: DynamicContainerNode
    private weak var entry: DynamicContainerNode.Entry?
    /// Held by the animations that removals have started. The item may return in between.
    private let removal: AnimationCompletion

    init(_ item: ItemNode, of entry: DynamicContainerNode.Entry, in container: DynamicContainerNode) {
        self.item = item
        self.entry = entry
        self.container = container
        transition = Self.transition(of: item, in: container) ?? .opacity
        modifierNode = Self.modifierNode(of: item, in: container)
        removal = modifierNode?.removal ?? AnimationCompletion(criteria: .removed) {}
        super.init(container.inputs.child(of: container))
    }

    /// The item's own transition, or else the one around the container as it is now, which the item may not have been told yet.
    static func transition(of item: ItemNode, in container: DynamicContainerNode) -> AnyTransition? {
        if container.inputs.subviewsOnlyFade { return .opacity }
        let inherited = container.inheritedTransition
        if let inherited, item.traits.writer(of: _TransitionTrait.self) ?? inherited.writer == inherited.writer {
            return inherited.transition
        }
        return item.traits[_TransitionTrait.self]
    }

    /// The modifier's node between the item and the container whose transition the item stands inside; nil if there is none, or if it is
    /// not the item's transition here.
    private static func modifierNode(of item: ItemNode, in container: DynamicContainerNode) -> TransitionModifierNode? {
        guard !container.inputs.subviewsOnlyFade, let writer = item.traits.writer(of: _TransitionTrait.self) else { return nil }
        var item: ItemNode? = item
        while let current = item {
            var ancestor: ViewNode? = current.parent
            while let node = ancestor, node !== container {
                if node.number == writer { return (node as? TransitionModifierNode).flatMap { $0.isInside ? $0 : nil } }
                ancestor = node.parent
            }
            item = current.itemFromElsewhere
        }
        return nil
    }

    /// The wrapper is temporary; per-item storage belongs to the inner item.
    override class var roles: NodeRoles { super.roles.union(.isTemporary) }
    override var itemFromElsewhere: ItemNode? { item }

    /// True while the graph checks in each frame whether the transition has finished.
    var isFollowed = false
    /// True once this transition removes the item. `isLeaving` is also true for a wrapper around an item that leaves with
    /// its own transition.
    var isGoing: Bool { phase == .didDisappear }

    private func makeContent(_ phase: TransitionPhase) {
        guard content == nil else { return }
        self.phase = phase
        let inputs = ViewInputs(graph: graph, parent: self, environment: environment, transactionScope: transactionScope)
        content = modifierNode == nil ? transition.box.makeNode(phase, self, inputs) : TransitionPlaceholder._makeNode(
            TransitionPlaceholder(owner: self), in: inputs)
        itemsAreDirty = true
    }

    private func go(to phase: TransitionPhase) {
        assert(content != nil, "A transition that has not begun has no content to change.")
        guard self.phase != phase, let content else { return }
        self.phase = phase
        if let modifierNode { modifierNode.go(to: phase) } else { transition.box.update(content, phase, self) }
    }

    /// The item has been inserted in the current, animated update.
    func arrive() {
        makeContent(.willAppear)
        gatherItems()
        go(to: .identity)
        graph.addTransition(self)
    }

    /// Presents the item without a transition.
    func show(_ item: ItemNode) {
        if item !== self.item {
            self.item = item
            for placeholder in placeholders { placeholder.invalidateItems() }
        }
        makeContent(.identity)
        gatherItems()
        traits = item.traits
        isLeaving = isGoing || item.isLeaving
    }

    /// The item has ended; it stays visible while the transition moves.
    /// - Returns: false if nothing is visible.
    func leave() -> Bool {
        if !isPlaced { adoptLayout(of: item) }
        makeContent(.identity)
        gatherItems()
        isLeaving = true
        traits = item.traits
        graph.holding(removal) { go(to: .didDisappear) }
        guard isMoving else {
            // This wrapper is no longer read, so nothing would clear the layout parent when that ends.
            layoutParent = nil
            return false
        }
        place(at: origin, size: size, proposal: placedProposal)
        graph.addTransition(self)
        return true
    }

    func reinsert() {
        go(to: .identity)
        isLeaving = item.isLeaving
        setNeedsLayout()
    }

    /// True while the transition has more to show. Hidden views do not move, so their transitions are over.
    ///
    /// A removal is over once the animations that it started are, also if they have merged with others. What else moves does not delay it.
    /// An insertion is over once none of the transition's own modifiers is animating.
    var isMoving: Bool {
        guard isShown else { return false }
        if isGoing { return !removal.isReady }
        func moves(_ node: ViewNode) -> Bool {
            if node.isAnimating { return true }
            var found = false
            node.forEachChild { if !found { found = moves($0) } }
            return found
        }
        if let modifierNode { return modifierNode.isMoving }
        return content.map(moves) ?? false
    }

    /// Called by the graph once nothing in the transition moves.
    func finish() {
        guard let entry else { return assertionFailure("A living transition has lost its child.") }
        if isGoing { container.didLeave(entry) } else { container.didArrive(self, of: entry) }
    }
}
