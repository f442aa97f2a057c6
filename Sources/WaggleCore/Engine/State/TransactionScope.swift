// The transaction modifiers around a node.

/// One modifier's change to the transactions that reach its content.
@MainActor
final class TransactionChange {
    /// True if the change has no effect when `disablesAnimations` is set.
    var respectsDisabling: Bool
    var transform: (inout Transaction) -> Void
    /// True if it changes every transaction; otherwise it is active in single updates only.
    private let isPermanent: Bool
    private var activeUpdate = 0
    private unowned(unsafe) let graph: ViewGraph

    init(isPermanent: Bool, respectsDisabling: Bool, _ graph: ViewGraph, transform: @escaping (inout Transaction) -> Void) {
        self.isPermanent = isPermanent
        self.respectsDisabling = respectsDisabling
        self.transform = transform
        self.graph = graph
        if isPermanent { graph.permanentTransactionChanges += 1 }
    }

    /// Makes the change act on the transaction being applied.
    func activate() {
        assert(!isPermanent, "A permanent change of transactions cannot be switched.")
        assert(graph.phase != .resting || graph.updateNumber == 0, "A change of the transaction is activated during an update.")
        guard activeUpdate != graph.updateNumber else { return }
        activeUpdate = graph.updateNumber
        graph.activeTransactionChanges += 1
    }
    var isActive: Bool { isPermanent || activeUpdate == graph.updateNumber }

    func apply(to transaction: inout Transaction) {
        if respectsDisabling && transaction.disablesAnimations { return }
        transform(&transaction)
    }

    /// The modifier's node has ended.
    func end() {
        if isPermanent { graph.permanentTransactionChanges -= 1 }
    }
}

/// The transaction modifiers around a node, innermost first.
///
/// Passed down like the environment, so that a change consults only its enclosing modifiers.
@MainActor
final class TransactionScope {
    /// nil if this scope adds no modifier.
    private let change: TransactionChange?
    /// Changes only when a subview is placed elsewhere.
    var outer: TransactionScope?

    init(_ change: TransactionChange, in outer: TransactionScope?) {
        self.change = change
        self.outer = outer
    }
    /// A scope without its own modifier, whose outer scope can be replaced.
    init(in outer: TransactionScope?) {
        change = nil
        self.outer = outer
    }

    /// True if one of the modifiers acts on the transaction being applied.
    func isActive(_ counters: FrameCounters) -> Bool {
        counters.transactionSteps += 1
        return change?.isActive ?? false || outer?.isActive(counters) ?? false
    }

    /// The transaction after all active modifiers, applied from the outermost inward.
    func changed(_ transaction: Transaction, _ counters: FrameCounters) -> Transaction {
        counters.transactionSteps += 1
        var result = outer?.changed(transaction, counters) ?? transaction
        if let change, change.isActive { change.apply(to: &result) }
        return result
    }

    /// The scope without one modifier, for a node inside it that it does not apply to.
    static func scope(_ scope: TransactionScope?, without change: TransactionChange) -> TransactionScope? {
        guard let scope else { return nil }
        if scope.change === change { return scope.outer }
        let outer = self.scope(scope.outer, without: change)
        guard outer !== scope.outer else { return scope }
        return scope.change.map { TransactionScope($0, in: outer) } ?? outer
    }

    /// The modifiers between a scope and an outer one, transplanted onto another scope.
    static func scope(_ scope: TransactionScope?, from outer: TransactionScope?, onto base: TransactionScope) -> TransactionScope {
        guard let scope, scope !== outer else { return base }
        let around = self.scope(scope.outer, from: outer, onto: base)
        return scope.change.map { TransactionScope($0, in: around) } ?? around
    }
}
