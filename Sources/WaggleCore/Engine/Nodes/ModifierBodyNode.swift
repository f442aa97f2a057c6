// The nodes of a modifier with a body, and of the content inside it.

import Foundation

/// Represents the modified view in the body of a modifier.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        ModifierContentNode(ObjectIdentifier(Modifier.self), inputs)
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {}
    // The placeholder may hold any number of subviews; the modifier's own `_isUnary` considers both parts.
    public static var _isUnary: Bool { false }
}

/// The content of a modifier, passed down to the nodes where the body shows it.
@MainActor
class ModifierContent {
    let modifier: ObjectIdentifier
    /// The contents of outer modifiers, for placeholders inside this content.
    let outer: ModifierContent?
    fileprivate struct Host {
        let node: ViewNode
        let region: SubviewRegion?
    }
    /// Where the content is shown, by node number.
    fileprivate var hosts: [UInt32: Host] = [:]
    /// A transaction change between the modifier and the content that must not apply to the content.
    var enclosingTransactionChange: TransactionChange?

    init(modifier: ObjectIdentifier, outer: ModifierContent?) {
        self.modifier = modifier
        self.outer = outer
    }
    func makeNode(_ inputs: ViewInputs) -> ViewNode? { nil }
    fileprivate func hostDidEnd(_ node: ViewNode) { hosts[node.number] = nil }
}

@MainActor
final class TypedModifierContent<V: View>: ModifierContent {
    private var content: V

    // As in `CompositeNode.init`.
    @_semantics("optimize.sil.specialize.generic.never")
    init(_ content: V, modifier: ObjectIdentifier, outer: ModifierContent?) {
        self.content = content
        super.init(modifier: modifier, outer: outer)
    }
    override func makeNode(_ inputs: ViewInputs) -> ViewNode? {
        let node = V.makeMember(content, in: inputs)
        hosts[node.number] = Host(node: node, region: inputs.subviewRegion)
        return node
    }
    // As in `CompositeNode.init`.
    @_semantics("optimize.sil.specialize.generic.never")
    func update(_ content: V) {
        self.content = content
        guard hosts.count > 1 else {
            for host in hosts.values { V.updateMember(host.node, with: content, in: host.region) }
            return
        }
        for host in hosts.values.sorted(by: { $0.node.number < $1.node.number }) where host.node.isAlive {
            V.updateMember(host.node, with: content, in: host.region)
        }
    }
}

/// The node in a modifier's body that shows the modified view.
@MainActor
final class ModifierContentNode: PassThroughNode {
    private let source: ModifierContent?

    init(_ modifier: ObjectIdentifier, _ inputs: ViewInputs) {
        var source = inputs.modifierContents
        while let current = source, current.modifier != modifier { source = current.outer }
        self.source = source
        super.init(inputs)
        var inner = inputs.child(of: self)
        inner.modifierContents = source?.outer
        if let change = source?.enclosingTransactionChange {
            inner.transactionScope = TransactionScope.scope(inner.transactionScope, without: change)
        }
        content = source?.makeNode(inner)
    }
    override func didEnd() { if let content { source?.hostDidEnd(content) } }
}

/// The node of a modifier with a body.
@MainActor
final class ModifierBodyNode<Modifier: ViewModifier>: PassThroughNode, NodeWithBody {
    private var storage: DynamicStorage<Modifier>!
    private var source: ModifierContent!

    /// - Parameter contentKey: the type by which placeholders in the body find the content.
    init<V: View>(
        _ modifier: Modifier, _ content: V, _ inputs: ViewInputs, contentKey: ObjectIdentifier = ObjectIdentifier(Modifier.self)
    ) {
        super.init(inputs)
        let source = TypedModifierContent(content, modifier: contentKey, outer: inputs.modifierContents)
        self.source = source
        storage = DynamicStorage(modifier, node: self)
        var inner = inputs.child(of: self)
        inner.modifierContents = source
        self.content = evaluating {
            Modifier.Body._makeNode(runBody(), in: inner)
        }
    }

    func update<V: View>(_ modifier: Modifier, _ content: V) {
        if storage.update(modifier, node: self) { evaluate() }
        unsafeDowncast(source, to: TypedModifierContent<V>.self).update(content)
    }

    /// Updates the modifier alone.
    func update(_ modifier: Modifier) {
        if storage.update(modifier, node: self) { evaluate() }
    }

    override func evaluate() {
        evaluating {
            Modifier.Body._updateNode(content, with: runBody())
        }
    }

    var typeWithBody: Any.Type { Modifier.self }
    private func runBody() -> Modifier.Body {
        graph.counters.bodies += 1
        let modifier = storage.prepared()
        return tracked { modifier.body(content: _ViewModifier_Content()) }
    }
    override func sampleAnimations() -> Bool {
        let runs = storage.sample(node: self)
        invalidate()
        return runs
    }
    override func didEnd() { storage.end() }
}
