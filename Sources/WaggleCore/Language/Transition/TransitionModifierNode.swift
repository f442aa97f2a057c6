// The node of the `transition` modifier.

import Foundation

/// The modifier of `transition(_:)`.
nonisolated public struct _TransitionModifier: ViewModifier, @unchecked Sendable {
    let transition: AnyTransition
    public typealias Body = Never

    @MainActor public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        TransitionModifierNode(modifier.transition, content, inputs)
    }
    @MainActor public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        unsafeDowncast(node, to: TransitionModifierNode.self).update(modifier.transition, content)
    }
    @MainActor public static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}

/// Tells the container the transition of the views below it.
///
/// A transition of the program's may change the view's environment and transactions, and how it looks at rest. The view therefore stands
/// inside it all the time, and the container that inserts and removes it only changes the phase. Other transitions are around the view
/// while it comes and goes (`TransitionNode`).
@MainActor
final class TransitionModifierNode: PassThroughNode, TransitionProvider {
    private var transition: AnyTransition
    /// The transition that the view stands inside; nil for none. The view's state belongs to the structure, so one of another type does not
    /// replace it.
    private var built: AnyTransition?
    private(set) var phase = TransitionPhase.identity
    /// Held by the animations that removals have started.
    let removal = AnimationCompletion(criteria: .removed) {}
    private var isCounted = false

    init<V: View>(_ transition: AnyTransition, _ content: V, _ inputs: ViewInputs) {
        self.transition = transition
        if !transition.box.isOnlyPassing { built = transition }
        super.init(inputs)
        count()
        if built != nil, arrives(inputs) { phase = .willAppear }
        let inner = inputs.child(of: self)
        self.content = built?.box.makeView(content, phase, inner) ?? V._makeNode(content, in: inner)
        guard phase == .willAppear else { return }
        // Should nobody insert the view after all, it is at rest.
        graph.afterUpdate { [weak self] in if self?.phase == .willAppear { self?.invalidate() } }
    }
    override func evaluate() {
        isDirty = false
        if phase == .willAppear { go(to: .identity) }
    }

    func update<V: View>(_ transition: AnyTransition, _ content: V) {
        if !valuesAreEqual(self.transition, transition) {
            self.transition = transition
            if built?.box.isAlike(transition.box) == true { built = transition }
            count()
            invalidateItems()
        }
        if let built { built.box.updateView(self.content, content, phase) } else { V._updateNode(self.content, with: content) }
    }

    private func count() {
        let counts = transition.box.hasAnimation
        guard counts != isCounted else { return }
        isCounted = counts
        graph.animatedTransitionCount += counts ? 1 : -1
    }
    override func didEnd() { if isCounted { graph.animatedTransitionCount -= 1 } }

    // MARK: Phases

    /// True if the view stands inside the transition that applies to it now.
    var isInside: Bool { built?.box.isAlike(transition.box) == true }

    func go(to phase: TransitionPhase) {
        guard self.phase != phase else { return }
        self.phase = phase
        built?.box.updatePhase(content, phase)
    }
    /// True while one of the transition's own modifiers is animating.
    var isMoving: Bool {
        func moves(_ node: ViewNode) -> Bool {
            if node.isAnimating { return true }
            // The view itself.
            if node is ModifierContentNode { return false }
            var found = false
            node.forEachChild { if !found { found = moves($0) } }
            return found
        }
        return moves(content)
    }
    /// True if the view is made because a container inserts it in an update that animates its transition.
    private func arrives(_ inputs: ViewInputs) -> Bool {
        guard !inputs.subviewsOnlyFade else { return false }
        var ancestor = inputs.parent
        while let node = ancestor, !node.roles.contains(.item) {
            // The children of a container that is made itself come with it.
            if let container = node as? DynamicContainerNode, !container.isMadeInThisUpdate { return container.insertsNow(by: transition) }
            ancestor = node.parent
        }
        return false
    }

    // MARK: Traits

    var providedTransition: AnyTransition? { transition }
    override func readSubviews(_ reader: inout SubviewReader) {
        let start = reader.items.count
        content.readSubviews(&reader)
        for index in start..<reader.items.count { reader.items[index].traits.write(_TransitionTrait.self, transition, by: number) }
    }
    override func readSections(into sections: inout [SubviewSection], at start: Int) {
        let first = sections.count
        content.readSections(into: &sections, at: start)
        for index in first..<sections.count { sections[index].traits.write(_TransitionTrait.self, transition, by: number) }
    }
}
