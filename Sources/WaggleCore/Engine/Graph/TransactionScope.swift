// Where transactions are changed: the modifiers around a place.

/// What a modifier makes of the transactions that reach what stands within it.
@MainActor
final class TransactionChange {
    /// True: not where `disablesAnimations` is set.
    var respectsDisabling: Bool
    var transform: (inout Transaction) -> Void
    /// True for a change of every transaction; else it acts in single updates.
    private let isPermanent: Bool
    private var activeUpdate = 0
    private unowned let graph: ViewGraph

    init(isPermanent: Bool, respectsDisabling: Bool, _ graph: ViewGraph, transform: @escaping (inout Transaction) -> Void) {
        self.isPermanent = isPermanent
        self.respectsDisabling = respectsDisabling
        self.transform = transform
        self.graph = graph
        if isPermanent { graph.permanentTransactionChanges += 1 }
    }

    /// The change acts on the transaction being applied.
    func activate() {
        assert(!isPermanent, "A change of every transaction is always active.")
        guard activeUpdate != graph.updateNumber else { return }
        activeUpdate = graph.updateNumber
        graph.activeTransactionChanges += 1
    }
    var isActive: Bool { isPermanent || activeUpdate == graph.updateNumber }

    func apply(to transaction: inout Transaction) {
        if respectsDisabling && transaction.disablesAnimations { return }
        transform(&transaction)
    }

    /// The modifier's identity has ended.
    func end() {
        if isPermanent { graph.permanentTransactionChanges -= 1 }
    }
}

/// The modifiers of transactions around a place, the nearest first.
///
/// Handed down beside the environment, so that a change looks at the modifiers around it and at nothing else.
@MainActor
final class TransactionScope {
    private let change: TransactionChange
    private let outer: TransactionScope?

    init(_ change: TransactionChange, in outer: TransactionScope?) {
        self.change = change
        self.outer = outer
    }

    /// True if one of the modifiers acts on the transaction being applied.
    func isActive(_ counters: FrameCounters) -> Bool {
        counters.transactionSteps += 1
        return change.isActive || outer?.isActive(counters) ?? false
    }

    /// The transaction after all active modifiers, the outermost first.
    func changed(_ transaction: Transaction, _ counters: FrameCounters) -> Transaction {
        counters.transactionSteps += 1
        var result = outer?.changed(transaction, counters) ?? transaction
        if change.isActive { change.apply(to: &result) }
        return result
    }

    /// The scope of a place that one of the modifiers stands around and is not meant for.
    static func scope(_ scope: TransactionScope?, without change: TransactionChange) -> TransactionScope? {
        guard let scope else { return nil }
        if scope.change === change { return scope.outer }
        let outer = self.scope(scope.outer, without: change)
        return outer === scope.outer ? scope : TransactionScope(scope.change, in: outer)
    }
}
