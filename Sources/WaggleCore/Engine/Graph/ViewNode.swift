// The retained tree. A node keeps the place of one view: its identity, its state, its caches.

import Foundation
import WaggleGeometry
import WaggleDisplayList
import Observation

/// What a node is made with: where it stands and what it inherits.
@MainActor
public struct ViewInputs {
    // Containers keep their inputs to make children later, so these do not keep alive what owns the container.
    unowned let graph: ViewGraph
    /// The node above; nil for the root.
    unowned var parent: ViewNode?
    var environment: EnvironmentScope
    /// The modifiers of transactions around this place.
    var transactionScope: TransactionScope?
    /// What the `content` of the view modifiers around this place stands for, innermost first.
    var modifierContents: ModifierContent?
    /// True below a lazy container, down to the subviews that it asks for: `ForEach` then makes rows when they are read.
    var makesSubviewsOnDemand = false
    /// The scroll view around; nil: none.
    unowned var scroll: ScrollNode?
    /// The modifiers around this place that are meant for the first scroll view below them.
    var scrollLinks: ScrollLinks?
    /// The list of subviews that a program arranges and that this place is part of; nil: none, or the place is inside one of the subviews.
    var subviewRegion: SubviewRegion?

    func child(of node: ViewNode) -> ViewInputs {
        var inputs = self
        inputs.parent = node
        if makesSubviewsOnDemand || subviewRegion != nil, node is ItemNode {
            inputs.makesSubviewsOnDemand = false
            inputs.subviewRegion = nil
        }
        return inputs
    }
}

/// The place of one view in the tree.
///
/// A plain `ViewNode` only gives structure: it passes the subviews below it on to the nearest container. An `ItemNode`
/// is a subview itself. Nodes are made by `View._makeNode`, live until their identity ends, and are owned by the node above.
@MainActor
public class ViewNode {
    unowned let graph: ViewGraph
    unowned(unsafe) let parent: ViewNode?
    let depth: Int
    let environment: EnvironmentScope
    /// The modifiers of transactions around this place; nil: none.
    let transactionScope: TransactionScope?
    /// What is known of the preferences at and below this place; nil: nobody writes or reads any.
    var preferences: PreferenceFolds?
    let number: UInt32

    /// False once the identity has ended.
    private(set) var isAlive = true
    /// True while the node waits for its evaluation in this update.
    var isDirty = false
    /// Counts evaluations; registrations of reads made in an earlier one are void.
    private(set) var evaluation: UInt32 = 0
    /// The keys that the current evaluation has read from the environment.
    private var tracker: EnvironmentReads?
    private var ownReference: NodeReference?
    /// True while the graph asks this node for samples of its animations.
    var isAnimating = false
    /// False while a container around keeps the place alive without showing it.
    private(set) var isShown: Bool
    /// True while the container around does not show this place, whatever the places further out do.
    private(set) var isHiddenByContainer = false
    /// True while the graph is to wake this node at a time.
    var isWaiting = false
    /// True while the graph knows this node as one that reads places.
    var readsGeometry = false
    /// True if a custom layout is at or below this node. Its sizes follow no rule.
    var containsCustomLayout = false

    init(_ inputs: ViewInputs) {
        graph = inputs.graph
        parent = inputs.parent
        depth = (inputs.parent?.depth ?? -1) + 1
        environment = inputs.environment
        transactionScope = inputs.transactionScope
        number = inputs.graph.nextNodeNumber()
        isShown = inputs.parent?.isShown ?? true
    }

    /// True if the node stands anywhere below the other one.
    final func isBelow(_ other: ViewNode) -> Bool {
        guard depth > other.depth else { return false }
        var place = parent
        while let current = place, current.depth > other.depth { place = current.parent }
        return place === other
    }

    /// True for the place of a modifier that stands around any number of subviews, with a wrapper for each.
    var isList: Bool { false }
    /// The node above, as things are shown: what a program puts elsewhere stands below its place; nil: the root, or what is put nowhere.
    var parentAsShown: ViewNode? { parent }
    /// The node as a keeper of a list of subviews; nil for most.
    var collector: (any ItemCollector)? { nil }
    /// The one subview that this place contributed when it was last read; nil: read again, or it contributes none or several.
    unowned(unsafe) var soleItem: ItemNode?
    /// Calls the closure for each node directly below, in source order.
    func forEachChild(_ body: (ViewNode) -> Void) {}
    /// As `forEachChild`, without those whose identity has ended and that are only seen leaving.
    func forEachLiveChild(_ body: (ViewNode) -> Void) { forEachChild(body) }

    // MARK: Subviews

    /// The number of subviews that the place contributes to the nearest container, made or not.
    ///
    /// A lazy place that has not made a row assumes that it has as many subviews as the first one; the count is corrected, from
    /// there on, when the row is made.
    var subviewCount: Int {
        var count = 0
        forEachChild { count += $0.subviewCount }
        return count
    }
    /// Hands the subviews that the place contributes, with their traits, to a reader, and makes those that it wants.
    func readSubviews(_ reader: inout SubviewReader) {
        forEachChild { if !reader.isDone { $0.readSubviews(&reader) } }
    }
    /// The index of the first subview that was given an id: by `ForEach`, whose rows need not be made for it, or by `id(_:)`.
    func subviewIndex(of id: AnyHashable) -> Int? {
        var before = 0, found: Int?
        forEachChild { child in
            guard found == nil else { return }
            if let index = child.subviewIndex(of: id) { found = before + index } else { before += child.subviewCount }
        }
        return found
    }
    /// The id that a subview was given by the innermost `ForEach` or `id(_:)` that contributes it; nil: none.
    func subviewID(at index: Int) -> AnyHashable? {
        var before = 0, id: AnyHashable?
        forEachChild { child in
            let count = child.subviewCount
            if index >= before, index < before + count { id = child.subviewID(at: index - before) }
            before += count
        }
        return id
    }
    /// Appends the sections among the subviews; those of rows that were not made are not known.
    /// - Parameter start: the index of the place's first subview.
    func readSections(into sections: inout [SubviewSection], at start: Int) {
        var before = start
        forEachChild { child in
            child.readSections(into: &sections, at: before)
            before += child.subviewCount
        }
    }
    /// The number of subviews that the place contributes before those of a node directly below.
    func subviewCount(before child: ViewNode) -> Int {
        var count = 0, isFound = false
        forEachChild { place in
            if place === child { isFound = true }
            if !isFound { count += place.subviewCount }
        }
        return count
    }
    /// Ends rows that were made on demand and contribute no subview within the range; the next one who reads them makes new ones.
    func releaseSubviews(outside range: Range<Int>) {
        var before = 0
        forEachChild { child in
            child.releaseSubviews(outside: range.lowerBound - before..<range.upperBound - before)
            before += child.subviewCount
        }
    }
    /// The identity of a subview that this place contributed has ended.
    func subviewDidEnd(_ item: ItemNode) {}

    // MARK: Showing

    /// Called by the container that keeps this place alive: whether it shows it.
    final func setHidden(_ isHidden: Bool) {
        guard isHidden != isHiddenByContainer else { return }
        isHiddenByContainer = isHidden
        inheritShown(parent?.isShown ?? true)
        parent?.preferencesBelowDidChange()
    }
    private func inheritShown(_ isParentShown: Bool) {
        let isShown = isParentShown && !isHiddenByContainer
        guard isShown != self.isShown, isAlive else { return }
        self.isShown = isShown
        forEachChild { $0.inheritShown(isShown) }
        if isAnimating { graph.animations.nodeDidChangeShown(self) }
        if isWaiting { graph.wakes.remove(self) }
        // What moved while the place was hidden asked nobody here.
        if isShown, readsGeometry { graph.geometry.ask(self) }
        shownDidChange()
    }
    /// The place is shown again, or no more: called for inner places first.
    func shownDidChange() {}

    /// Runs again what a change has invalidated here: a body, a transformed environment, a resolved style.
    func evaluate() {}

    /// Takes the values of this node's running animations at the graph's time.
    /// - Returns: true while any of them runs on.
    func sampleAnimations() -> Bool { false }

    /// Values of keys that this place read from the environment are now others.
    func environmentDidChange(_ keys: [ObjectIdentifier]) { invalidate() }

    /// Looks whether places that this node reads are others since it looked last; asked after a layout in which one of them may have moved.
    /// - Returns: true if the node has to be evaluated for it.
    func geometryDidChange() -> Bool { graph.geometry.readsAreOutdated(self) }

    /// Checks what this place keeps, in checked runs of the tests.
    func checkInvariants() {}

    /// The identity ends: gives up what was registered elsewhere. Called once, children first.
    func didEnd() {}

    /// The environment's layout direction or display scale is another.
    func directionOrScaleDidChange() {}

    /// Items of others that this node places lose it as their layout parent.
    func releaseItems() {}

    // MARK: Evaluation

    /// Runs the closure as this node's evaluation: what it reads of state and environment, the node depends on.
    func evaluating<T>(_ body: () -> T) -> T {
        evaluation &+= 1
        isDirty = false
        tracker?.reset()
        let context = ThreadContext.current
        checkNesting(context)
        let outer = context.evaluating
        context.evaluating = self
        defer {
            context.evaluating = outer
            tracker?.commit()
        }
        return body()
    }

    /// As `evaluating`, for a part of the last evaluation that has to run again: what the rest has read still counts.
    func evaluatingPart<T>(_ body: () -> T) -> T {
        let context = ThreadContext.current
        let outer = context.evaluating
        context.evaluating = self
        defer {
            context.evaluating = outer
            tracker?.commit()
        }
        return body()
    }

    /// This node for closures that run or are freed on other threads.
    var reference: NodeReference {
        if let ownReference { return ownReference }
        let made = NodeReference(self)
        ownReference = made
        return made
    }

    /// Runs the closure and depends on the observable objects' properties that it reads.
    func tracked<T>(_ body: () -> T) -> T {
        let number = evaluation
        return withObservationTracking(body) { [reference, pending = graph.pending] in
            // May be called on any thread, while the property changes.
            pending.append(.observed(reference, number), ThreadContext.current.transaction ?? Transaction())
        }
    }

    /// The inherited environment; each key read from it becomes a dependency of the current evaluation.
    var trackedEnvironment: EnvironmentValues {
        var values = environment.values
        if tracker == nil { tracker = EnvironmentReads(self, environment.index) }
        values.tracker = tracker
        return values
    }

    /// Asks for an evaluation within the current update or, outside of updates, in the next.
    func invalidate() {
        guard !isDirty, isAlive else { return }
        isDirty = true
        graph.enqueue(self)
    }

    /// Ends the identity of this node and all below.
    func end() {
        guard isAlive else { return }
        forEachChild { $0.end() }
        isAlive = false
        graph.counters.endedNodes += 1
        let parent = parentAsShown
        didEnd()
        releaseItems()
        tracker?.end()
        if readsGeometry { graph.geometry.remove(self) }
        if isAnimating { graph.animations.stop(self) }
        if isWaiting { graph.wakes.remove(self) }
        if let preferences, let parent, parent.isAlive { for key in preferences.written { parent.dropPreference(key) } }
    }

    // MARK: Structure

    /// The subviews below changed in number, order or traits: the nearest container gathers them again.
    func invalidateItems() {
        var node: ViewNode? = self
        while let current = node {
            current.forgetItems()
            if let collector = current.collector {
                if collector.itemsAreDirty { return }
                collector.itemsAreDirty = true
                graph.enqueueCollection(current)
                if !collector.passesTraitsUp { return }
            }
            node = current.parent
        }
    }

    /// The subviews at or below this place are others than those remembered.
    func forgetItems() { soleItem = nil }

    /// The transaction in which a change of this node happens, after every transaction modifier around it.
    func currentTransaction() -> Transaction {
        guard graph.changesTransactions, let transactionScope else { return graph.transaction }
        return transactionScope.changed(graph.transaction, graph.counters)
    }

    /// True if nothing in the current update is animated at this place; spares working out the transaction.
    var nothingAnimates: Bool {
        guard graph.transaction.animation == nil else { return false }
        guard graph.changesTransactions, let transactionScope else { return true }
        return !transactionScope.isActive(graph.counters)
    }

    func markContainsCustomLayout() {
        var node: ViewNode? = self
        while let current = node, !current.containsCustomLayout {
            current.containsCustomLayout = true
            node = current.parent
        }
    }
}

/// A node that keeps a list of the subviews below it.
@MainActor
protocol ItemCollector: ViewNode {
    var itemsAreDirty: Bool { get set }
    /// True if the collector's own traits come from its content, so that collectors above must gather again too.
    var passesTraitsUp: Bool { get }
    /// Gathers the subviews again and asks for layout where that changes anything.
    func gatherItems()
}
