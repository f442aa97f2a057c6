import Foundation

/// Wraps one item that comes or goes, and shows it through its transition.
@MainActor
final class TransitionNode: WrapperNode {
    private let item: ItemNode
    private let transition: AnyTransition
    private var phase = TransitionPhase.identity
    private weak var container: DynamicContainerNode?
    private weak var entry: DynamicContainerNode.Entry?

    init(_ item: ItemNode, _ inputs: ViewInputs) {
        self.item = item
        transition = item.traits[TransitionTrait.self] ?? .opacity
        super.init(inputs)
    }

    private func makeContent(_ phase: TransitionPhase) {
        guard content == nil else { return }
        self.phase = phase
        content = transition.box.makeNode(phase, item, ViewInputs(graph: graph, parent: self, environment: environment, modifierContents: nil))
        itemsAreDirty = true
    }

    private func go(to phase: TransitionPhase) {
        guard self.phase != phase, let content else { return }
        self.phase = phase
        transition.box.update(content, phase, item)
    }

    /// The item appears in the current, animated update.
    func arrive() {
        makeContent(.willAppear)
        gatherItems()
        go(to: .identity)
    }

    /// Shows the item as it is.
    func show(_ item: ItemNode) {
        makeContent(.identity)
        gatherItems()
        traits = item.traits
    }

    /// The item's identity has ended; it stays to be seen as long as the transition moves.
    /// - Returns: false if there is nothing to see.
    func leave(container: DynamicContainerNode, entry: DynamicContainerNode.Entry) -> Bool {
        self.container = container
        self.entry = entry
        let old = isPlaced ? self as ItemNode : item
        let (oldOrigin, oldSize, proposal) = (old.origin, old.size, old.placedProposal)
        let parent = old.layoutParent
        makeContent(.identity)
        gatherItems()
        isLeaving = true
        traits = item.traits
        go(to: .didDisappear)
        guard isMoving else { return false }
        layoutParent = parent
        place(at: oldOrigin, size: oldSize, proposal: proposal)
        graph.addLeaving(self)
        return true
    }

    func comeBack() {
        isLeaving = false
        go(to: .identity)
        setNeedsLayout()
    }

    /// True while one of the transition's own modifiers is animated.
    var isMoving: Bool {
        func moves(_ node: ViewNode) -> Bool {
            if node.isAnimating { return true }
            var found = false
            node.forEachChild { if !found { found = moves($0) } }
            return found
        }
        return content.map(moves) ?? false
    }

    func finishLeaving() {
        if let container, let entry { container.didLeave(entry) }
    }
}
