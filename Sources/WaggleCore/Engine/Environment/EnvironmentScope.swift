// A subtree's shared environment.

import Foundation

/// The environment of all nodes between one environment modifier and the next.
/// A changed key reaches exactly the nodes that read it. A derived environment is notified only if the key is read through it; otherwise it
/// compares itself with the enclosing one on its next read.
@MainActor
final class EnvironmentScope {
    /// Advances with each environment change anywhere in the window.
    private final class Clock { var number = 0 }

    private var base: EnvironmentScope?
    private let clock: Clock
    /// The window's counters. Every node holds its environment, so items count here instead of going through the graph.
    let counters: FrameCounters
    private var checkedAt: Int
    private var stored: EnvironmentValues
    /// The enclosing entries below those of `stored`, and how many entries `stored` adds.
    private var head: EnvironmentEntry?
    private var ownCount = 0
    /// True if the change replaced the whole environment (`\.self`), so that nothing is inherited.
    private var isDetached = false
    /// The keys of the enclosing environment that the change read.
    private var readByChange: [ObjectIdentifier] = []
    let index = EnvironmentIndex()
    private var checkedInUpdate = -1

    /// Cached because every placement reads it.
    private(set) var layoutDirection = LayoutDirection.leftToRight
    private(set) var displayScale: CGFloat = 1

    /// A window's environment.
    init(_ values: EnvironmentValues, counters: FrameCounters) {
        base = nil
        self.counters = counters
        clock = Clock()
        checkedAt = 0
        stored = values
        stored.tracker = nil
        updateLayoutValues()
    }

    /// The enclosing environment, until `begin` changes it.
    init(in base: EnvironmentScope) {
        self.base = base
        clock = base.clock
        counters = base.counters
        stored = base.values
        head = stored.head
        checkedAt = clock.number
        layoutDirection = base.layoutDirection
        displayScale = base.displayScale
    }

    var values: EnvironmentValues {
        if checkedAt != clock.number { followBase() }
        return stored
    }

    /// Rebases this scope's entries onto the current enclosing ones.
    private func followBase() {
        checkedAt = clock.number
        guard let base, !isDetached else { return }
        let around = base.values.head
        guard around !== head else { return }
        stored.head = Self.relink(stored.head, ownCount, onto: around)
        head = around
    }
    private static func relink(_ entry: EnvironmentEntry?, _ count: Int, onto around: EnvironmentEntry?) -> EnvironmentEntry? {
        assert(count == 0 || entry != nil, "An environment has fewer entries than it counted.")
        guard count > 0, let entry else { return around }
        return entry.relinked(onto: relink(entry.next, count - 1, onto: around))
    }

    // MARK: A window's environment

    /// Replaces the environment and invalidates the nodes that read a key whose value changed.
    func set(_ values: EnvironmentValues) {
        assert(base == nil, "A derived environment can be changed only by its modifier.")
        let old = stored
        guard old.head !== values.head else { return }
        stored = values
        stored.tracker = nil
        index.collectDemand()
        didChange(index.demanded.filter { !EnvironmentValues.isEqual($0, old, stored) })
    }

    // MARK: A derived environment

    /// Derives the environment with the node's change.
    func begin(_ node: ViewNode, _ change: (inout EnvironmentValues) -> Void) {
        guard let base else { return assertionFailure("A window's environment is not derived.") }
        let outward = EnvironmentReads(node, base.index)
        index.begin(outward)
        // Layout reads these untracked.
        var around = base.values
        around.tracker = outward
        _ = (around.layoutDirection, around.displayScale)
        make(change)
        updateLayoutValues()
    }

    /// Derives the environment again and invalidates the nodes that read a changed key.
    func update(_ change: (inout EnvironmentValues) -> Void) {
        assert(base != nil, "Only a derived environment is derived again.")
        let old = values, ownBefore = index.own, wasDetached = isDetached
        index.collectDemand()
        make(change)
        let own = ownBefore + index.own.filter { !ownBefore.contains($0) }
        let changeable = wasDetached || isDetached ? index.demanded : own.filter(index.demanded.contains)
        didChange(changeable.filter { !EnvironmentValues.isEqual($0, old, stored) })
    }

    private func make(_ change: (inout EnvironmentValues) -> Void) {
        guard let base else { return }
        let recorder = EnvironmentReads()
        var new = base.values
        head = new.head
        new.tracker = recorder
        change(&new)
        new.tracker = nil
        stored = new
        var own: [ObjectIdentifier] = [], entry = new.head
        ownCount = 0
        while let current = entry, current !== head {
            if !own.contains(current.id) { own.append(current.id) }
            ownCount += 1
            entry = current.next
        }
        isDetached = entry == nil && head != nil
        readByChange = recorder.keys.all
        index.setOwn(own, reading: recorder.keys.all)
        checkedAt = clock.number
    }

    /// Values of the keys changed in the enclosing environment. Notifies those who read them through this one.
    /// - Returns: true if deriving this environment read one of them, so that it must be derived again.
    func baseDidChange(_ keys: [ObjectIdentifier]) -> Bool {
        followBase()
        updateLayoutValues()
        if !isDetached { tell(keys.filter { !index.own.contains($0) }) }
        return readByChange.contains(where: keys.contains)
    }

    /// Moves this scope to another base and invalidates the nodes that read a key whose value differs there. The scope must not have
    /// entries of its own.
    /// - Parameter layoutValuesDidChange: called if the layout direction or the display scale differs.
    func rebase(onto base: EnvironmentScope, layoutValuesDidChange: () -> Void) {
        assert(index.outward != nil, "Only a derived environment can be moved.")
        guard base !== self.base, let node = index.outward?.node else { return }
        assert(ownCount == 0 && readByChange.isEmpty, "An environment with its own change cannot be moved to another base.")
        let old = values, (direction, scale) = (layoutDirection, displayScale)
        let outward = EnvironmentReads(node, base.index)
        index.moveOutward(to: outward)
        self.base = base
        var around = base.values
        stored = around
        head = around.head
        around.tracker = outward
        _ = (around.layoutDirection, around.displayScale)
        index.collectDemand()
        didChange(index.demanded.filter { !EnvironmentValues.isEqual($0, old, stored) })
        if (direction, scale) != (layoutDirection, displayScale) { layoutValuesDidChange() }
    }

    /// The modifier's node has ended.
    func end() { index.end() }

    // MARK: Changes

    private func didChange(_ keys: [ObjectIdentifier]) {
        clock.number += 1
        checkedAt = clock.number
        updateLayoutValues()
        tell(keys)
    }
    private func tell(_ keys: [ObjectIdentifier]) {
        guard !keys.isEmpty else { return }
        for node in index.nodes(reading: keys) { node.environmentDidChange(keys) }
    }
    private func updateLayoutValues() {
        layoutDirection = stored.layoutDirection
        displayScale = max(stored.displayScale, 0.01)
    }

    /// Checks that the change would derive the same environment now.
    func checkCurrent(_ change: (inout EnvironmentValues) -> Void) {
        guard var fresh = base?.values, var again = base?.values else { return }
        change(&fresh)
        change(&again)
        for key in index.demanded {
            // NaN equals nothing, not even itself.
            assert(EnvironmentValues.isEqual(key, fresh, values) || !EnvironmentValues.isEqual(key, fresh, again),
                   "A derived environment differs from what its modifier makes of the enclosing one.")
        }
    }

    /// - Parameter update: the number of the update. Many nodes share a scope, which is checked once per update.
    func checkInvariants(in update: Int) {
        guard checkedInUpdate != update else { return }
        checkedInUpdate = update
        index.checkInvariants()
        assert(stored.tracker == nil, "An inherited environment must not track reads.")
        assert(layoutDirection == values.layoutDirection, "The cached layout direction differs from the environment's.")
        assert(base == nil || index.outward?.node?.isAlive == true, "An environment is in use although its modifier's identity has ended.")
        guard let base, !isDetached else { return }
        base.index.collectDemand()
        for key in index.demanded where !index.own.contains(key) {
            assert(base.index.demanded.contains(key), "A key that is read through an environment is not demanded from the enclosing one.")
            assert(EnvironmentValues.isEqual(key, values, base.values),
                   "A key that an environment does not set differs from the enclosing one: \(EnvironmentValues.entry(key, from: values.head)?.text ?? "default").")
        }
    }

    /// Lays out, rounds and draws the scope's nodes again after its direction or scale changed. Nested scopes mark their own nodes.
    func markLayout(at node: ViewNode) {
        if node.environment === self, let item = node as? ItemNode { item.directionOrScaleDidChange() }
        node.forEachChild { child in
            if child.environment === self || node.environment !== self { markLayout(at: child) }
        }
    }
}
