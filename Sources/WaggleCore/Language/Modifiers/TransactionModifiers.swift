// Modifiers that define how changes inside them are animated.

import Foundation

/// Transforms the transactions that reach the content.
nonisolated public struct _TransactionModifier<Trigger: Equatable>: ViewModifier {
    /// nil for all transactions; otherwise only those in which the trigger changed.
    let trigger: Trigger?
    /// True if it does not apply when `disablesAnimations` is set.
    let respectsDisabling: Bool
    let transform: (inout Transaction) -> Void
    public typealias Body = Never

    @MainActor public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        TransactionNode<Trigger>(modifier, content, inputs)
    }
    @MainActor public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: TransactionNode<Trigger>.self)
        node.update(modifier)
        V._updateNode(node.content, with: content)
    }
    @MainActor public static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}

@MainActor
private final class TransactionNode<Trigger: Equatable>: PassThroughNode {
    private var trigger: Trigger?
    private let change: TransactionChange

    init<V: View>(_ modifier: _TransactionModifier<Trigger>, _ content: V, _ inputs: ViewInputs) {
        trigger = modifier.trigger
        change = TransactionChange(
            isPermanent: modifier.trigger == nil, respectsDisabling: modifier.respectsDisabling, inputs.graph,
            transform: modifier.transform)
        super.init(inputs)
        var inner = inputs.child(of: self)
        inner.transactionScope = TransactionScope(change, in: inputs.transactionScope)
        self.content = V._makeNode(content, in: inner)
    }

    func update(_ modifier: _TransactionModifier<Trigger>) {
        if modifier.trigger != trigger { change.activate() }
        trigger = modifier.trigger
        change.respectsDisabling = modifier.respectsDisabling
        change.transform = modifier.transform
    }

    override func didEnd() { change.end() }
}

extension View {
    /// Animates changes inside the view whenever the value changes; a nil animation disables animation.
    ///
    /// Overrides the animation of `withAnimation`; an inner animation overrides an outer one.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_TransactionModifier(trigger: value, respectsDisabling: true) { $0.animation = animation })
    }
    /// Animates every change inside the view.
    @available(*, deprecated, message: "use animation(_:value:) or withAnimation")
    @_disfavoredOverload
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(_TransactionModifier<Int>(trigger: nil, respectsDisabling: true) { $0.animation = animation })
    }
    /// Transforms every transaction that reaches the view.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier<Int>(trigger: nil, respectsDisabling: false, transform: transform))
    }
    /// Transforms the transactions in which the value changed.
    public nonisolated func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(trigger: value, respectsDisabling: false, transform: transform))
    }
}

extension View where Self: Equatable {
    /// Animates changes inside the view whenever the view's own value changes.
    public nonisolated func animation(_ animation: Animation?) -> some View { self.animation(animation, value: self) }
}
