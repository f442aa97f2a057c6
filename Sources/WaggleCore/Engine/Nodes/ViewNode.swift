// The retained tree: a node holds the identity, state and caches of one view.

import Foundation
import Observation
import WaggleDisplayList
import WaggleGeometry

/// The node of one view in the tree.
///
/// A plain `ViewNode` is structure only: it passes the subviews below it on to the nearest container. An `ItemNode` is itself a subview.
/// `View._makeNode` makes a node; its parent owns it; it lives until its identity ends.
@MainActor
public class ViewNode {
    // A graph closes at the latest when it is freed. That ends all its nodes, and ended nodes no longer access it.
    final unowned(unsafe) let graph: ViewGraph
    final unowned(unsafe) let parent: ViewNode?
    final let depth: Int
    final let environment: EnvironmentScope
    /// The enclosing transaction modifiers, or nil.
    final let transactionScope: TransactionScope?
    /// Folded preferences of this subtree; nil if it neither writes nor reads any.
    final var preferences: PreferenceFolds?
    final let number: UInt32
    /// `Self.roles`.
    final private(set) var roles = NodeRoles()

    /// False once the node has ended.
    final private(set) var isAlive = true
    /// True while the node waits for its evaluation in this update.
    final var isDirty = false
    /// Counts evaluations; reads registered by earlier ones are stale.
    final private(set) var evaluation: UInt32 = 0
    /// Counts how often the results of deferred closures were dropped; reads registered for earlier ones are stale.
    final private(set) var deferral: UInt32 = 0
    /// The environment keys read by the current evaluation.
    @exclusivity(unchecked) private var tracker: EnvironmentReads?
    private var ownReference: NodeReference?
    /// True while the graph samples this node's animations.
    final var isAnimating = false
    /// True while the pass for animations lists this node; for a stopped one until the lists are sorted out.
    final var isListedAsAnimating = false
    /// False while an enclosing container keeps this node alive without showing it.
    final private(set) var isShown: Bool
    /// True while the nearest container hides this node, whatever outer containers do.
    final private(set) var isHiddenByContainer = false
    /// True if the nearest container hides this node as part of a covered screen: what it presents, and what it says about
    /// the window, stays.
    final private(set) var isCovered = false
    /// True while the node waits to be woken at a time.
    final var isWaiting = false
    /// True while the graph has registered this node as a reader of geometry.
    final var readsGeometry = false
    /// True if this subtree contains a custom layout, whose sizes cannot be predicted.
    final var containsCustomLayout = false
    /// True if a node between this one and its nearest enclosing item implements `subviewDidEnd(_:)`. Cached, because thousands of rows may
    /// end at once.
    final let isFollowedToItsEnd: Bool

    init(_ inputs: ViewInputs) {
        graph = inputs.graph
        parent = inputs.parent
        depth = (inputs.parent?.depth ?? -1) + 1
        environment = inputs.environment
        transactionScope = inputs.transactionScope
        number = inputs.graph.nextNodeNumber()
        isShown = inputs.parent?.isShown ?? true
        if let parent = inputs.parent, !parent.roles.contains(.item) {
            isFollowedToItsEnd = parent.isFollowedToItsEnd || parent.roles.contains(.followsSubviewsToTheirEnd)
        } else {
            isFollowedToItsEnd = false
        }
        roles = type(of: self).roles
        assert(parent == nil || parent?.graph === graph, "A node and its parent belong to one window.")
    }

    /// True if the node is a descendant of the other.
    final func isBelow(_ other: ViewNode) -> Bool {
        guard depth > other.depth else { return false }
        var ancestor = parent
        while let current = ancestor, current.depth > other.depth { ancestor = current.parent }
        return ancestor === other
    }

    /// What this class of nodes is or does beside what all do.
    class var roles: NodeRoles { [] }
    /// The parent in the visible tree: for a program-arranged subview, the node that places it. nil for the root and for subviews that are
    /// not placed.
    var parentAsShown: ViewNode? { parent }
    /// The node as a collector of subviews; nil for most nodes.
    var collector: (any ItemCollector)? { nil }
    /// The record that a dynamic container keeps of this node; nil for nodes that are not its children.
    unowned(unsafe) final var childEntry: DynamicContainerNode.Entry?
    /// Calls the closure for each child node, in source order.
    func forEachChild(_ body: (ViewNode) -> Void) {}
    /// Like `forEachChild(_:)`, without ended children that are still shown while leaving.
    func forEachLiveChild(_ body: (ViewNode) -> Void) { forEachChild(body) }

    /// Appends the objects that an update of this node accesses in most cases: if its structure stays.
    func collectPrefetches(_ path: inout PrefetchPath) { path.append(self) }

    // MARK: Subviews

    /// The number of subviews that this node contributes to the nearest container, made or not.
    ///
    /// A lazy node assumes that an unmade row has as many subviews as the first row, and corrects the count when the row is made.
    var subviewCount: Int {
        var count = 0
        forEachChild { count += $0.subviewCount }
        return count
    }
    /// Passes the contributed subviews, with their traits, to a reader, making those it wants.
    func readSubviews(_ reader: inout SubviewReader) {
        forEachChild { if !reader.isDone { $0.readSubviews(&reader) } }
    }
    /// The index of the first subview with an id set by `ForEach` or `id(_:)`. `ForEach` does not make rows to answer.
    func subviewIndex(of id: AnyHashable) -> Int? {
        var before = 0, found: Int?
        forEachChild { child in
            guard found == nil else { return }
            if let index = child.subviewIndex(of: id) { found = before + index } else { before += child.subviewCount }
        }
        return found
    }
    /// The id of a subview, set by the innermost `ForEach` or `id(_:)` that contributes it, or nil.
    func subviewID(at index: Int) -> AnyHashable? {
        var before = 0, id: AnyHashable?
        forEachChild { child in
            let count = child.subviewCount
            if index >= before, index < before + count { id = child.subviewID(at: index - before) }
            before += count
        }
        return id
    }
    /// Appends the sections among the subviews. Sections in rows that have not been made are unknown.
    /// - Parameter start: the index of this node's first subview.
    func readSections(into sections: inout [SubviewSection], at start: Int) {
        var before = start
        forEachChild { child in
            child.readSections(into: &sections, at: before)
            before += child.subviewCount
        }
    }
    /// The number of subviews that this node contributes before those of a child node.
    func subviewCount(before child: ViewNode) -> Int {
        var count = 0, isFound = false
        forEachChild { other in
            if other === child { isFound = true }
            if !isFound { count += other.subviewCount }
        }
        return count
    }
    /// The index among this node's subviews of the one that a direct child contributes at `index`; nil if this node does not contribute it.
    func subviewIndex(_ index: Int, below child: ViewNode) -> Int? { subviewCount(before: child) + index }
    /// Ends rows that were made on demand and contribute no subview within the range. Reading them again makes new ones.
    func releaseSubviews(outside range: Range<Int>) {
        var before = 0
        forEachChild { child in
            child.releaseSubviews(outside: range.lowerBound - before..<range.upperBound - before)
            before += child.subviewCount
        }
    }
    /// Called when a contributed subview has ended, on nodes that follow subviews to their end.
    func subviewDidEnd(_ item: ItemNode) {}

    // MARK: Visibility

    /// Called by the container that keeps this node alive, when it shows or hides it.
    final func setHidden(_ isHidden: Bool, isCovered: Bool = false) {
        guard isHidden != isHiddenByContainer else { return }
        (isHiddenByContainer, self.isCovered) = (isHidden, isCovered)
        inheritShown(parent?.isShown ?? true)
        parentAsShown?.preferencesBelowDidChange()
    }
    private func inheritShown(_ isParentShown: Bool) {
        // A presentation goes on being shown when its presenter is on a covered screen.
        let outlivesHiding = roles.contains(.layer) && self.isShown && unsafeDowncast(self, to: WindowLayer.self).outlivesHiding
        let isShown = (isParentShown || outlivesHiding) && !isHiddenByContainer
        guard isShown != self.isShown, isAlive else { return }
        self.isShown = isShown
        forEachChild { $0.inheritShown(isShown) }
        if isAnimating { graph.animations.nodeDidChangeShown(self) }
        if isWaiting { graph.wakes.remove(self) }
        // Moves made while the node was hidden were not reported to it.
        if isShown, readsGeometry { graph.geometry.ask(self) }
        shownDidChange()
    }
    /// Called after `isShown` changed, descendants first.
    func shownDidChange() {}

    /// Recomputes what a change invalidated: a body, a transformed environment, a resolved style.
    func evaluate() {}

    /// Samples this node's animations at the graph's time.
    /// - Returns: true while any of them is running.
    func sampleAnimations() -> Bool { false }

    /// Called when something that a deferred closure of this node read has changed: what they made is made again.
    func deferredReadsDidChange() { preferencesBelowDidChange() }

    /// Called when the values of environment keys that this node read have changed.
    func environmentDidChange(_ keys: [ObjectIdentifier]) { invalidate() }

    /// Checks the geometry that this node reads. Called after a layout that may have changed it.
    /// - Returns: true if the node must be evaluated again.
    func geometryDidChange() -> Bool { graph.geometry.readsAreOutdated(self) }

    /// Checks this node's own invariants, in checked runs.
    func checkInvariants() {}

    /// Called once when the node ends, children first. Undoes registrations.
    func didEnd() {}

    // MARK: Evaluation

    /// Runs the closure as this node's evaluation. The node then depends on the state and environment it reads.
    final func evaluating<T>(_ body: () -> T) -> T {
        evaluation &+= 1
        isDirty = false
        tracker?.reset()
        let context = ThreadContext.current
        checkNesting(context)
        return evaluate(body, in: context)
    }

    /// Like `evaluating(_:)`, for a part of the last evaluation. Reads of the other parts stay valid.
    final func evaluatingPart<T>(_ body: () -> T) -> T { evaluate(body, in: ThreadContext.current) }
    @inline(__always)
    private final func evaluate<T>(_ body: () -> T, in context: ThreadContext) -> T {
        let (outer, wasDeferred) = (context.evaluating, context.isDeferred)
        (context.evaluating, context.isDeferred) = (self, false)
        defer {
            (context.evaluating, context.isDeferred) = (outer, wasDeferred)
            tracker?.commit()
        }
        return body()
    }

    /// Something that a deferred closure has read has changed: drops the results of all of them.
    final func dropDeferredResults() {
        guard isAlive else { return }
        deferral &+= 1
        deferredReadsDidChange()
    }

    /// A reference for closures that run or are freed on other threads.
    final var reference: NodeReference {
        if let ownReference { return ownReference }
        let made = NodeReference(self)
        ownReference = made
        return made
    }

    /// Runs the closure and observes the properties of observable objects that it reads.
    final func tracked<T>(_ body: () -> T) -> T {
        let number = evaluation
        return withObservationTracking(body) { [reference, pending = graph.pending] in
            // Called on any thread, before the property changes.
            pending.append(.observed(reference, number), ThreadContext.current.transaction ?? Transaction())
        }
    }

    /// The inherited environment. Each key read from it becomes a dependency of the current evaluation.
    final var trackedEnvironment: EnvironmentValues {
        var values = environment.values
        if tracker == nil { tracker = EnvironmentReads(self, environment.index) }
        values.tracker = tracker
        return values
    }

    /// Requests an evaluation in the current update, or in the next one between updates.
    final func invalidate() {
        guard !isDirty, isAlive else { return }
        isDirty = true
        graph.enqueue(self)
    }

    /// Ends this node and its descendants.
    final func end() {
        guard isAlive else { return }
        forEachChild { $0.end() }
        isAlive = false
        environment.counters.endedNodes += 1
        let preferencesParent = preferences == nil ? nil : parentAsShown
        didEnd()
        if roles.contains(.item) { unsafeDowncast(self, to: ItemNode.self).releaseItems() }
        tracker?.end()
        if readsGeometry { graph.geometry.remove(self) }
        if isAnimating { graph.animations.stop(self) }
        if isWaiting { graph.wakes.remove(self) }
        if let preferences, let parent = preferencesParent, parent.isAlive { for key in preferences.written { parent.dropPreference(key) } }
        assert(!isAnimating && !isWaiting && !readsGeometry, "An ended node is still registered with a pass.")
    }

    // MARK: Structure

    /// Call when the subviews below changed in number, order or traits: the nearest container must gather them again.
    final func invalidateItems() {
        var node: ViewNode? = self, child: ViewNode?
        while let current = node {
            current.forgetItems(below: child)
            if let collector = current.collector {
                if collector.itemsAreDirty { return }
                collector.itemsAreDirty = true
                graph.enqueueCollection(current)
                if !collector.passesTraitsUp { return }
            }
            (node, child) = (current.parent, current)
        }
    }

    /// Drops cached subviews of this subtree.
    /// - Parameter child: the child node whose subviews have changed; nil if this node's own children have.
    func forgetItems(below child: ViewNode?) { childEntry?.forgetItems() }

    /// The current transaction at this node, after all enclosing transaction modifiers.
    final func currentTransaction() -> Transaction {
        guard graph.changesTransactions, let transactionScope else { return graph.transaction }
        return transactionScope.changed(graph.transaction, graph.counters)
    }

    /// True if no change at this node animates in the current transaction. Cheaper than `currentTransaction()`.
    final var nothingAnimates: Bool {
        guard graph.transaction.animation == nil else { return false }
        guard graph.changesTransactions, let transactionScope else { return true }
        return !transactionScope.isActive(graph.counters)
    }

    final func markContainsCustomLayout() {
        var node: ViewNode? = self
        while let current = node, !current.containsCustomLayout {
            current.containsCustomLayout = true
            node = current.parent
        }
    }
}

/// A node that gathers the subviews below it.
@MainActor
protocol ItemCollector: ViewNode {
    var itemsAreDirty: Bool { get set }
    /// True if the collector derives its traits from its content, so that outer collectors must gather again too.
    var passesTraitsUp: Bool { get }
    /// Gathers the subviews and invalidates layout if they changed.
    func gatherItems()
}

/// A reference to a node that does not keep it alive.
///
/// Closures that may run or be released on any thread hold one instead of the node. Only the main actor dereferences it, so that no other
/// thread ever releases the last reference to a node.
final class NodeReference: @unchecked Sendable {
    /// nil once the node is gone. Only for the main actor.
    private(set) weak var node: ViewNode?

    init(_ node: ViewNode) { self.node = node }
}
