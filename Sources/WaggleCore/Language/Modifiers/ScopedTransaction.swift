// Transactions that apply to some modifiers of a view but not to the view itself.

import Foundation

/// A view with modifiers that have their own transactions.
nonisolated struct ScopedTransactionView<Source: View, Scoped: View>: View {
    let source: Source
    /// The modifiers around a placeholder for the source.
    let scoped: Scoped
    /// True if it does not apply when `disablesAnimations` is set.
    let respectsDisabling: Bool
    let transform: (inout Transaction) -> Void
    typealias Body = Never

    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { ScopedTransactionNode(view, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: ScopedTransactionNode<Source, Scoped>.self).update(view)
    }
    @MainActor static var _isUnary: Bool { Scoped._isUnary }
}

@MainActor
private final class ScopedTransactionNode<Source: View, Scoped: View>: PassThroughNode {
    private let source: TypedModifierContent<Source>
    private let change: TransactionChange

    init(_ view: ScopedTransactionView<Source, Scoped>, _ inputs: ViewInputs) {
        source = TypedModifierContent(view.source, modifier: ObjectIdentifier(Source.self), outer: inputs.modifierContents)
        change = TransactionChange(isPermanent: true, respectsDisabling: view.respectsDisabling, inputs.graph, transform: view.transform)
        source.enclosingTransactionChange = change
        super.init(inputs)
        var inner = inputs.child(of: self)
        inner.transactionScope = TransactionScope(change, in: inputs.transactionScope)
        inner.modifierContents = source
        content = Scoped._makeNode(view.scoped, in: inner)
    }

    func update(_ view: ScopedTransactionView<Source, Scoped>) {
        change.respectsDisabling = view.respectsDisabling
        change.transform = view.transform
        Scoped._updateNode(content, with: view.scoped)
        source.update(view.source)
    }

    override func didEnd() { change.end() }
}

extension View {
    /// Animates the modifiers in `body`, but neither the view itself nor its surroundings.
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        // The group moves with its surroundings, so that only what the body itself changes is animated.
        ScopedTransactionView(source: self, scoped: body(PlaceholderContentView()), respectsDisabling: true) { $0.animation = animation }
            .geometryGroup()
    }
    /// Transforms the transactions that reach the modifiers in `body`, but not those of the view itself.
    public nonisolated func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        ScopedTransactionView(source: self, scoped: body(PlaceholderContentView()), respectsDisabling: false, transform: transform)
            .geometryGroup()
    }
}
