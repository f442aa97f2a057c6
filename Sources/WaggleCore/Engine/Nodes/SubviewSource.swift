// The state of a subview that a program arranges.

import Foundation

/// Keeps one subview of a view whose subviews a program arranges, wherever the program places it.
///
/// It belongs to the view that the subview comes from, so the subview's state survives every move. Environment, transactions and visibility
/// come from the host. A subview without a host is alive but not shown.
@MainActor
final class SubviewSource: PassThroughNode {
    private let region: SubviewRegion
    private let scope: EnvironmentScope
    private let transactions: TransactionScope
    /// The subview's own node. `content` is it, inside the environment modifiers of its enclosing groups.
    private(set) var view: ViewNode!

    /// The subview's item, as last read.
    private(set) var item: ItemNode?
    /// The subview's own traits, without those written at its host.
    private(set) var ownTraits = ViewTraits()
    /// The sources of inner items that were created elsewhere: members of a group whose modifier wraps them.
    private var wrapped: [SubviewSource] = []

    /// The host that shows the subview; nil if there is none.
    private(set) var host: SubviewHostNode?
    /// All hosts at which the program put the subview, in order of arrival.
    private var hosts: [SubviewHostNode] = []

    init(_ inputs: ViewInputs, make: (ViewInputs) -> ViewNode) {
        guard let region = inputs.subviewRegion else { preconditionFailure("Only subviews that a program arranges have a source.") }
        self.region = region
        scope = EnvironmentScope(in: region.environment)
        transactions = TransactionScope(in: region.transactions)
        super.init(inputs)
        setHidden(true)
        scope.begin(self) { _ in }
        var inner = inputs.child(of: self)
        inner.subviewRegion = nil
        inner.environment = scope
        inner.transactionScope = TransactionScope.scope(inputs.transactionScope, from: region.transactions, onto: transactions)
        content = EnvironmentLayer.makeNode(region.layer, inner) { inputs in
            let made = make(inputs)
            view = made
            return made
        }
    }

    var list: SubviewList { region.list }
    override var parentAsShown: ViewNode? { host }

    // MARK: Results of reading the list

    func setItem(_ item: ItemNode, wrapping wrapped: [SubviewSource]) {
        assert(item.isAlive, "A subview is given an item that has ended.")
        guard item !== self.item || wrapped.count != self.wrapped.count || zip(wrapped, self.wrapped)
            .contains(where: { $0 !== $1 }) else { return }
        self.item = item
        self.wrapped = wrapped
        followHost()
        host?.subviewDidChange()
    }
    func setOwnTraits(_ traits: ViewTraits) {
        ownTraits = traits
        knownValues = nil
        host?.subviewDidChange()
    }
    /// True if the subview's container values have been read.
    private(set) var valuesWereRead = false
    private var knownValues: SubviewValues?
    /// The values for the container; the same object until one of them changes.
    var values: SubviewValues {
        if let knownValues { return knownValues }
        let made = SubviewValues(ownTraits)
        knownValues = made
        return made
    }
    func didReadValues() { valuesWereRead = true }

    // MARK: Hosts

    /// The program has put the subview at the host, for the first time or again.
    ///
    /// A subview is shown at one host: where the latest update put it, and within that update the first.
    func put(at host: SubviewHostNode) {
        assert(isAlive, "A subview that has ended is put at a host.")
        if !hosts.contains(where: { $0 === host }) { hosts.append(host) }
        guard let now = self.host, now !== host else {
            if self.host == nil { move(to: host) }
            return
        }
        if host.placedInUpdate > now.placedInUpdate { move(to: host) } else { list.settleLater(self) }
    }
    /// The host has ended or shows another subview.
    func take(from host: SubviewHostNode) {
        hosts.removeAll { $0 === host }
        guard self.host === host else { return }
        move(to: hosts.max { ($0.placedInUpdate, $1.number) < ($1.placedInUpdate, $0.number) })
        if self.host == nil { list.settleLater(self) }
    }

    private func move(to next: SubviewHostNode?) {
        assert(next !== host, "A subview moves to the host that shows it.")
        let written = (preferences?.written ?? []) + wrapped.flatMap { $0.preferences?.written ?? [] }
        let old = host
        host = next
        if let old, old.isAlive {
            for key in written { old.dropPreference(key) }
            if let item { old.subviewDidLeave(item) }
        }
        followHost()
        guard let next else { return }
        next.subviewDidChange()
        for key in written { next.dropPreference(key) }
    }
    private func followHost() {
        for source in wrapped { source.host = host }
        guard let host else { return }
        for source in all {
            source.scope.rebase(onto: host.environment) { source.markLayout() }
            source.transactions.outer = host.transactionScope
        }
        hostDidChangeShown()
    }
    func hostDidChangeShown() {
        guard let host else { return }
        for source in all { source.setHidden(!host.isShown) }
    }
    /// The sources shown at a host: the subview and those it wraps.
    var all: [SubviewSource] { [self] + wrapped }
    var hasHost: Bool { host != nil }

    /// Called after all changes: hides a subview without a host, and reports one with two.
    func settle() {
        guard isAlive else { return }
        if host == nil {
            for source in all {
                source.setHidden(true)
                source.scope.rebase(onto: region.environment) { source.markLayout() }
                source.transactions.outer = region.transactions
            }
        } else if Set(hosts.map(\.placedInUpdate)).count < hosts.count {
            let view = view.viewPath ?? "A view"
            Diagnostics.shared.report("\(view) puts a subview in two places at once; only the first shows it. A subview has one state and one place; "
                + "to show it twice, create the view twice.")
        }
    }

    /// Marks inner layout if the host's environment has another direction or scale.
    private func markLayout() {
        graph.root?.didMove()
        scope.markLayout(at: self)
    }
    override func environmentDidChange(_ keys: [ObjectIdentifier]) {
        let (direction, scale) = (scope.layoutDirection, scope.displayScale)
        _ = scope.baseDidChange(keys)
        if (direction, scale) != (scope.layoutDirection, scope.displayScale) { markLayout() }
    }

    override class var roles: NodeRoles { super.roles.union(.followsSubviewsToTheirEnd) }
    override func subviewDidEnd(_ item: ItemNode) {
        if item === self.item { host?.subviewDidLeave(item) }
    }
    override func didEnd() {
        let (hosts, item) = (hosts, item)
        self.hosts = []
        host = nil
        self.item = nil
        wrapped = []
        for host in hosts { host.sourceDidEnd(item) }
        scope.end()
    }
    override func checkInvariants() {
        assert(host == nil || host?.isAlive == true, "A subview is shown at a host that has ended.")
        assert(isHiddenByContainer || host?.isShown == true, "A subview is shown at a host that is hidden.")
    }
}

/// A subview's values for its container.
final class SubviewValues: @unchecked Sendable {
    let traits: ViewTraits
    init(_ traits: ViewTraits) { self.traits = traits }
}
