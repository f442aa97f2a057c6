// Transitions: how a view is inserted and removed.

import Foundation
import WaggleGeometry

/// Properties of a transition other than its appearance.
public struct TransitionProperties: Sendable {
    /// True if the view moves; such transitions become fades if the user prefers reduced motion.
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How views are inserted and removed, described by a view that depends on the phase.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    /// The inserted or removed view, as seen in `body`.
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
    @MainActor static var properties: TransitionProperties { get }
}

extension Transition {
    @MainActor public static var properties: TransitionProperties { TransitionProperties() }

    /// The view as the transition presents it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionModifier(transition: self, phase: phase))
    }
    /// This transition combined with another; this one is applied first.
    public func combined<T: Transition>(with other: T) -> some Transition { CombinedTransition(first: self, second: other) }
    /// The transition with its own animation; nil disables animation.
    public func animation(_ animation: Animation?) -> some Transition { AnimatedTransition(base: self, animation: animation) }
}

nonisolated struct TransitionModifier<T: Transition>: ViewModifier {
    let transition: T
    let phase: TransitionPhase

    @MainActor func body(content: Content) -> T.Body { transition.body(content: PlaceholderContentView(), phase: phase) }

    @MainActor static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        ModifierBodyNode<Self>(modifier, content, inputs, contentKey: ObjectIdentifier(T.self))
    }
    @MainActor static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary && T.Body._isUnary }
}

nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
    @MainActor static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }
}

nonisolated struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.transaction { $0.animation = animation } body: { base.apply(content: $0, phase: phase) }
    }
    @MainActor static var properties: TransitionProperties { Base.properties }
}

/// The item in transition, as placed by the transition's body.
nonisolated struct TransitionPlaceholder: View {
    // The transition owns the nodes that hold this value.
    unowned let owner: TransitionNode
    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = TransitionPlaceholderNode(view.owner, inputs)
        view.owner.placeholders.append(node)
        return node
    }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) {}
    static var _isUnary: Bool { true }
}

@MainActor
final class TransitionPlaceholderNode: ViewNode {
    private unowned let owner: TransitionNode

    init(_ owner: TransitionNode, _ inputs: ViewInputs) {
        self.owner = owner
        super.init(inputs)
    }
    override var subviewCount: Int { 1 }
    override func readSubviews(_ reader: inout SubviewReader) { reader.take(owner.item) }
}

/// The trait that carries a transition to the container of the view.
public enum _TransitionTrait: _ViewTraitKey {
    public static var defaultValue: AnyTransition? { nil }
}

/// A transition of the framework's.
protocol FrameworkTransition: Transition {
    /// True if it only changes how the view is drawn while it comes and goes: neither its environment nor anything at rest.
    nonisolated static var isOnlyPassing: Bool { get }
    /// True if it animates by an animation of its own.
    nonisolated var hasAnimation: Bool { get }
}
extension FrameworkTransition {
    nonisolated static var isOnlyPassing: Bool { true }
    nonisolated var hasAnimation: Bool { false }
}
extension Transition {
    nonisolated static var passesOnly: Bool { (Self.self as? any FrameworkTransition.Type)?.isOnlyPassing ?? false }
    nonisolated var animatesByItself: Bool { (self as? any FrameworkTransition)?.hasAnimation ?? false }
}
extension IdentityTransition: FrameworkTransition {}
extension AsymmetricTransition: FrameworkTransition {
    nonisolated static var isOnlyPassing: Bool { Insertion.passesOnly && Removal.passesOnly }
    nonisolated var hasAnimation: Bool { insertion.animatesByItself || removal.animatesByItself }
}
extension CombinedTransition: FrameworkTransition {
    nonisolated static var isOnlyPassing: Bool { First.passesOnly && Second.passesOnly }
    nonisolated var hasAnimation: Bool { first.animatesByItself || second.animatesByItself }
}
extension AnimatedTransition: FrameworkTransition {
    nonisolated static var isOnlyPassing: Bool { Base.passesOnly }
    nonisolated var hasAnimation: Bool { animation != nil }
}

extension View {
    /// Sets how the view is inserted and removed when its identity begins or ends in an animated change.
    ///
    /// Apply it to the view directly inside the condition or `ForEach`. Views without it fade.
    public nonisolated func transition(_ transition: AnyTransition) -> some View { modifier(_TransitionModifier(transition: transition)) }
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        modifier(_TransitionModifier(transition: AnyTransition(transition)))
    }
}

/// Represents the inserted or removed view in the body of a transition.
nonisolated public struct PlaceholderContentView<Value>: View {
    package init() {}
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        ModifierContentNode(ObjectIdentifier(Value.self), inputs)
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {}
    /// A view in transition is always one item; any other content depends on its own type.
    @MainActor public static var _isUnary: Bool { (Value.self as? any View.Type)?._isUnary ?? true }
}

/// Modifiers around a placeholder, with the modified view in its place.
nonisolated private struct PlaceholderModifier<Value, Shown: View>: ViewModifier {
    let shown: Shown

    @MainActor func body(content: Content) -> Shown { shown }
    @MainActor static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        ModifierBodyNode<Self>(modifier, content, inputs, contentKey: ObjectIdentifier(Value.self))
    }
}
extension View {
    /// Shows this view in modifiers around a placeholder for a value that is no view itself.
    package nonisolated func placed<Value, Shown: View>(for value: Value.Type, in shown: Shown) -> some View {
        modifier(PlaceholderModifier<Value, Shown>(shown: shown))
    }
}

/// The phase of a view's insertion or removal.
public enum TransitionPhase: Hashable, Sendable {
    /// About to appear.
    case willAppear
    /// Inserted.
    case identity
    /// Being removed.
    case didDisappear

    public var isIdentity: Bool { self == .identity }
    /// -1 before insertion, 0 while inserted, 1 after removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
