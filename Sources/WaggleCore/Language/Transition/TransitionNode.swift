import Foundation

/// Wraps one item while it comes or goes, and shows it through its transition.
///
/// Once a transition that came has come to rest the wrapper is taken away again.
@MainActor
final class TransitionNode: WrapperNode {
    private(set) var item: ItemNode
    /// The places in the transition's body where the item stands.
    var standIns: [ItemStandInNode] = []
    private let transition: AnyTransition
    private var phase = TransitionPhase.identity
    private unowned let container: DynamicContainerNode
    private weak var entry: DynamicContainerNode.Entry?

    init(_ item: ItemNode, of entry: DynamicContainerNode.Entry, in container: DynamicContainerNode) {
        self.item = item
        self.entry = entry
        self.container = container
        transition = container.transitionAround ?? item.traits[_TransitionTrait.self] ?? .opacity
        super.init(container.inputs.child(of: container))
    }

    /// The wrapper comes and goes; whoever keeps something for an item keeps it for the one inside.
    override var lastingItem: ItemNode { item.lastingItem }

    override var itemFromElsewhere: ItemNode? { item }

    /// True while the graph asks each frame whether the transition is over.
    var isFollowed = false
    /// True once this transition takes the item away. Leaving is also what wraps an item that leaves by a transition of its own.
    var isGoing: Bool { phase == .didDisappear }

    private func makeContent(_ phase: TransitionPhase) {
        guard content == nil else { return }
        self.phase = phase
        content = transition.box.makeNode(phase, self, ViewInputs(graph: graph, parent: self, environment: environment, transactionScope: transactionScope, modifierContents: nil))
        itemsAreDirty = true
    }

    private func go(to phase: TransitionPhase) {
        guard self.phase != phase, let content else { return }
        self.phase = phase
        transition.box.update(content, phase, self)
    }

    /// The item appears in the current, animated update.
    func arrive() {
        makeContent(.willAppear)
        gatherItems()
        go(to: .identity)
        graph.addTransition(self)
    }

    /// Shows the item as it is.
    func show(_ item: ItemNode) {
        if item !== self.item {
            self.item = item
            for standIn in standIns { standIn.invalidateItems() }
        }
        makeContent(.identity)
        gatherItems()
        traits = item.traits
        isLeaving = isGoing || item.isLeaving
    }

    /// The item's identity has ended; it stays to be seen as long as the transition moves.
    /// - Returns: false if there is nothing to see.
    func leave() -> Bool {
        if !isPlaced { takePlace(of: item) }
        makeContent(.identity)
        gatherItems()
        isLeaving = true
        traits = item.traits
        go(to: .didDisappear)
        guard isMoving else { return false }
        place(at: origin, size: size, proposal: placedProposal)
        graph.addTransition(self)
        return true
    }

    func comeBack() {
        go(to: .identity)
        isLeaving = item.isLeaving
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

    /// Called by the graph once nothing of the transition moves any more.
    func finish() {
        guard let entry else { return }
        if isGoing { container.didLeave(entry) } else { container.didArrive(self, of: entry) }
    }
}
