// One subview that a program arranges: where its state lives.

import Foundation

/// Keeps one subview of a view whose subviews a program arranges, wherever the program puts it.
///
/// It belongs to the view that the subview comes from, so the subview's state outlives every move. Environment and transactions come from the
/// place where the subview is put, and so does whether it is shown. A subview that is put nowhere is alive and not shown.
@MainActor
final class SubviewSource: ViewNode {
    private let region: SubviewRegion
    private let scope: EnvironmentScope
    private let transactions: TransactionScope
    /// The subview within the environment modifiers of the groups around it.
    private var content: ViewNode!
    /// The subview's own node.
    private(set) var view: ViewNode!

    /// The subview, as last read.
    private(set) var item: ItemNode?
    /// What the subview says to a container by itself, without what is said at its place.
    private(set) var ownTraits = ViewTraits()
    /// Sources of what stands inside the subview and was made elsewhere: of a member of a group whose modifier made a wrapper for it.
    private var wrapped: [SubviewSource] = []

    /// The place that shows the subview; nil: none.
    private(set) var place: SubviewPlaceNode?
    /// All places where the program put the subview, in the order in which they came.
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

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    var list: SubviewList { region.list }
    override var parentAsShown: ViewNode? { place }

    // MARK: What the list has read

    func setItem(_ item: ItemNode, wrapping wrapped: [SubviewSource]) {
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
    /// True if somebody has read a value that the subview has for its container.
    private(set) var valuesWereRead = false
    private var knownValues: SubviewValues?
    /// The values for the container: the same object until one of them changes.
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
    /// A subview stands in one place: the one it was put at in the latest update, and in that update the first.
    func put(at place: SubviewPlaceNode) {
        if !places.contains(where: { $0 === place }) { places.append(place) }
        guard let now = self.place, now !== place else {
            if self.place == nil { move(to: place) }
            return
        }
        if place.givenIn > now.givenIn { move(to: place) } else { list.settleLater(self) }
    }
    /// The place is gone, or shows another subview.
    func take(from place: SubviewPlaceNode) {
        places.removeAll { $0 === place }
        guard self.place === place else { return }
        move(to: places.max { ($0.givenIn, $1.number) < ($1.givenIn, $0.number) })
        if self.place == nil { list.settleLater(self) }
    }

    private func move(to next: SubviewPlaceNode?) {
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
    /// What stands for the subview at a place: itself, and what it wraps.
    var all: [SubviewSource] { [self] + wrapped }
    var isPut: Bool { place != nil }

    /// At the end of the changes: a subview that is put nowhere is not shown, and one that is put twice is told of.
    func settle() {
        guard isAlive else { return }
        if place == nil {
            for source in all {
                source.setHidden(true)
                source.scope.rebase(onto: region.environment) { source.markLayout() }
                source.transactions.outer = region.transactions
            }
        } else if Set(places.map(\.givenIn)).count < places.count {
            let view = view.nearestViewName ?? "A view"
            Diagnostics.shared.report("\(view) arranges a subview in two places at once: it is shown in the first. A subview has one state and one place; "
                + "make the view itself twice to show it twice.")
        }
    }

    /// Marks layout below where the environment of the place has another direction or scale.
    private func markLayout() {
        graph.root?.didMove()
        scope.markLayout(at: self)
    }
    override func environmentDidChange(_ keys: [ObjectIdentifier]) {
        let (direction, scale) = (scope.layoutDirection, scope.displayScale)
        _ = scope.baseDidChange(keys)
        if (direction, scale) != (scope.layoutDirection, scope.displayScale) { markLayout() }
    }

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
        assert(place == nil || place?.isAlive == true, "A subview is shown at a place that is gone.")
        assert(isHiddenByContainer || place?.isShown == true, "A subview is shown at a place that is not.")
    }
}

/// The values that a subview has for its container.
final class SubviewValues: @unchecked Sendable {
    let traits: ViewTraits
    init(_ traits: ViewTraits) { self.traits = traits }
}
