// A type-erased transition.

import Foundation

/// A type-erased transition.
public struct AnyTransition: @unchecked Sendable {
    let box: AnyTransitionBox

    /// Wraps a transition.
    public init<T: Transition>(_ transition: T) { box = TypedTransitionBox(transition) }
    init(box: AnyTransitionBox) { self.box = box }

    /// For the constants, whose transitions are plain values.
    nonisolated static func make<T: Transition>(_ transition: T) -> AnyTransition { AnyTransition(box: TypedTransitionBox(transition)) }

    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(box: box.combined(with: other.box)) }
    public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(box: box.animated(by: animation)) }
}

extension AnyTransition {
    /// True if the transition changes nothing.
    var isIdentity: Bool { box.isIdentity }
}
extension AnyTransition: ComparesByReference {
    /// True if both transitions have the same type and equal values.
    func refersToSame(as other: Any) -> Bool { (other as? AnyTransition).map { box.isSame(as: $0.box) } ?? false }
}

class AnyTransitionBox: @unchecked Sendable {
    var isIdentity: Bool { false }
    func isSame(as other: AnyTransitionBox) -> Bool { self === other }
    /// See `FrameworkTransition`.
    @MainActor var isOnlyPassing: Bool { true }
    @MainActor var hasAnimation: Bool { false }
    /// True if both transitions have the same type.
    func isAlike(_ other: AnyTransitionBox) -> Bool { type(of: self) == type(of: other) }
    /// The view inside the transition.
    @MainActor func makeView<V: View>(_ view: V, _ phase: TransitionPhase, _ inputs: ViewInputs) -> ViewNode {
        V._makeNode(view, in: inputs)
    }
    @MainActor func updateView<V: View>(_ node: ViewNode, _ view: V, _ phase: TransitionPhase) { V._updateNode(node, with: view) }
    @MainActor func updatePhase(_ node: ViewNode, _ phase: TransitionPhase) {}
    @MainActor func makeNode(_ phase: TransitionPhase, _ owner: TransitionNode, _ inputs: ViewInputs) -> ViewNode { ViewNode(inputs) }
    @MainActor func update(_ node: ViewNode, _ phase: TransitionPhase, _ owner: TransitionNode) {}
    func combined(with other: AnyTransitionBox) -> AnyTransitionBox { self }
    func combined<T: Transition>(after first: T) -> AnyTransitionBox { self }
    func asymmetric(removal: AnyTransitionBox) -> AnyTransitionBox { self }
    func asymmetric<T: Transition>(insertion: T) -> AnyTransitionBox { self }
    func animated(by animation: Animation?) -> AnyTransitionBox { self }
}

private final class TypedTransitionBox<T: Transition>: AnyTransitionBox, @unchecked Sendable {
    private let transition: T
    init(_ transition: T) { self.transition = transition }
    override var isIdentity: Bool { T.self == IdentityTransition.self }
    override func isSame(as other: AnyTransitionBox) -> Bool {
        (other as? TypedTransitionBox<T>).map { valuesAreEqual(transition, $0.transition) } ?? false
    }

    @MainActor override var isOnlyPassing: Bool { T.passesOnly }
    @MainActor override var hasAnimation: Bool { transition.animatesByItself }
    @MainActor override func makeView<V: View>(_ view: V, _ phase: TransitionPhase, _ inputs: ViewInputs) -> ViewNode {
        TransitionModifier<T>._makeNode(TransitionModifier(transition: transition, phase: phase), view, in: inputs)
    }
    @MainActor override func updateView<V: View>(_ node: ViewNode, _ view: V, _ phase: TransitionPhase) {
        TransitionModifier<T>._updateNode(node, with: TransitionModifier(transition: transition, phase: phase), view)
    }
    @MainActor override func updatePhase(_ node: ViewNode, _ phase: TransitionPhase) {
        unsafeDowncast(node, to: ModifierBodyNode<TransitionModifier<T>>.self)
            .update(TransitionModifier(transition: transition, phase: phase))
    }

    private typealias PlacedTransition = ModifiedContent<TransitionPlaceholder, TransitionModifier<T>>

    @MainActor override func makeNode(_ phase: TransitionPhase, _ owner: TransitionNode, _ inputs: ViewInputs) -> ViewNode {
        PlacedTransition._makeNode(PlacedTransition(
            content: TransitionPlaceholder(owner: owner), modifier: TransitionModifier(transition: transition, phase: phase)), in: inputs)
    }
    @MainActor override func update(_ node: ViewNode, _ phase: TransitionPhase, _ owner: TransitionNode) {
        PlacedTransition._updateNode(node, with: PlacedTransition(
            content: TransitionPlaceholder(owner: owner), modifier: TransitionModifier(transition: transition, phase: phase)))
    }
    override func combined(with other: AnyTransitionBox) -> AnyTransitionBox { other.combined(after: transition) }
    override func combined<First: Transition>(after first: First) -> AnyTransitionBox {
        TypedTransitionBox<CombinedTransition<First, T>>(CombinedTransition(first: first, second: transition))
    }
    override func asymmetric(removal: AnyTransitionBox) -> AnyTransitionBox { removal.asymmetric(insertion: transition) }
    override func asymmetric<Insertion: Transition>(insertion: Insertion) -> AnyTransitionBox {
        TypedTransitionBox<AsymmetricTransition<Insertion, T>>(AsymmetricTransition(insertion: insertion, removal: transition))
    }
    override func animated(by animation: Animation?) -> AnyTransitionBox {
        TypedTransitionBox<AnimatedTransition<T>>(AnimatedTransition(base: transition, animation: animation))
    }
}
