// The state of a subview that a program arranges.

import Foundation

/// Keeps one subview of a view whose subviews a program arranges, wherever the program places it.
///
/// It belongs to the view that the subview comes from, so the subview's state survives every move. Environment, transactions and visibility come
/// from the place. A subview without a place is alive but not shown.
@MainActor
final class SubviewSource: PassThroughNode {
    private let region: SubviewRegion
    private let scope: EnvironmentScope
    private let transactions: TransactionScope
    /// The subview's own node. `content` is it, inside the environment modifiers of its enclosing groups.
    private(set) var view: ViewNode!

    /// The subview's item, as last read.
    private(set) var item: ItemNode?
    /// The subview's own traits, without those written at its place.
    private(set) var ownTraits = ViewTraits()
    /// The sources of inner items that were created elsewhere: members of a group whose modifier wraps them.
    private var wrapped: [SubviewSource] = []

    /// The place that shows the subview; nil if there is none.
    private(set) var place: SubviewPlaceNode?
    /// All places where the program put the subview, in order of arrival.
    private var places: [SubviewPlaceNode] = []

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
    override var parentAsShown: ViewNode? { place }

    // MARK: Results of reading the list

    func setItem(_ item: ItemNode, wrapping wrapped: [SubviewSource]) {
        assert(item.isAlive, "A subview is given an item that has ended.")
        guard item !== self.item || wrapped.count != self.wrapped.count || zip(wrapped, self.wrapped).contains(where: { $0 !== $1 }) else { return }
        self.item = item
        self.wrapped = wrapped
        followPlace()
        place?.subviewDidChange()
    }
    func setOwnTraits(_ traits: ViewTraits) {
        ownTraits = traits
        knownValues = nil
        place?.subviewDidChange()
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

    // MARK: Places

    /// The program has put the subview at the place, for the first time or again.
    ///
    /// A subview is shown at one place: where the latest update put it, and within that update the first.
    func put(at place: SubviewPlaceNode) {
        assert(isAlive, "A subview that has ended is put at a place.")
        if !places.contains(where: { $0 === place }) { places.append(place) }
        guard let now = self.place, now !== place else {
            if self.place == nil { move(to: place) }
            return
        }
        if place.placedInUpdate > now.placedInUpdate { move(to: place) } else { list.settleLater(self) }
    }
    /// The place has ended or shows another subview.
    func take(from place: SubviewPlaceNode) {
        places.removeAll { $0 === place }
        guard self.place === place else { return }
        move(to: places.max { ($0.placedInUpdate, $1.number) < ($1.placedInUpdate, $0.number) })
        if self.place == nil { list.settleLater(self) }
    }

    private func move(to next: SubviewPlaceNode?) {
        assert(next !== place, "A subview moves to the place where it is.")
        let written = (preferences?.written ?? []) + wrapped.flatMap { $0.preferences?.written ?? [] }
        let old = place
        place = next
        if let old, old.isAlive {
            for key in written { old.dropPreference(key) }
            if let item { old.subviewDidLeave(item) }
        }
        followPlace()
        guard let next else { return }
        next.subviewDidChange()
        for key in written { next.dropPreference(key) }
    }
    private func followPlace() {
        for source in wrapped { source.place = place }
        guard let place else { return }
        for source in all {
            source.scope.rebase(onto: place.environment) { source.markLayout() }
            source.transactions.outer = place.transactionScope
        }
        placeDidChangeShown()
    }
    func placeDidChangeShown() {
        guard let place else { return }
        for source in all { source.setHidden(!place.isShown) }
    }
    /// The sources shown at a place: the subview and those it wraps.
    var all: [SubviewSource] { [self] + wrapped }
    var hasPlace: Bool { place != nil }

    /// Called after all changes: hides a subview without a place, and reports one with two.
    func settle() {
        guard isAlive else { return }
        if place == nil {
            for source in all {
                source.setHidden(true)
                source.scope.rebase(onto: region.environment) { source.markLayout() }
                source.transactions.outer = region.transactions
            }
        } else if Set(places.map(\.placedInUpdate)).count < places.count {
            let view = view.viewPath ?? "A view"
            Diagnostics.shared.report("\(view) puts a subview in two places at once; only the first shows it. A subview has one state and one place; "
                + "to show it twice, create the view twice.")
        }
    }

    /// Marks inner layout if the place's environment has another direction or scale.
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
        if item === self.item { place?.subviewDidLeave(item) }
    }
    override func didEnd() {
        let (places, item) = (places, item)
        self.places = []
        place = nil
        self.item = nil
        wrapped = []
        for place in places { place.sourceDidEnd(item) }
        scope.end()
    }
    override func checkInvariants() {
        assert(place == nil || place?.isAlive == true, "A subview is shown at a place that has ended.")
        assert(isHiddenByContainer || place?.isShown == true, "A subview is shown at a place that is hidden.")
    }
}

/// A subview's values for its container.
final class SubviewValues: @unchecked Sendable {
    let traits: ViewTraits
    init(_ traits: ViewTraits) { self.traits = traits }
}
