// The base of nodes that insert and remove views: conditions, ForEach, AnyView and id.

import Foundation

/// A node whose children begin and end, with transitions.
@MainActor
class DynamicContainerNode: ViewNode {
    /// A child and its presentation: its items, each in a transition if it needs one.
    @MainActor
    class Entry {
        /// nil until the child has been made.
        final private(set) var node: ViewNode!
        @exclusivity(unchecked) final var transitions: [ObjectIdentifier: TransitionNode] = [:]
        final var isLeaving = false
        /// True if the child contributed no subview when last read; false if unknown.
        final fileprivate(set) var isEmpty = false
        /// The only subview that the child contributed when last read; nil if unknown or if the count is not one.
        unowned(unsafe) final fileprivate(set) var soleItem: ItemNode?

        /// True if the child's items are shown without a transition.
        final var showsItself: Bool { transitions.isEmpty && !isLeaving }

        init() {}
        init(_ node: ViewNode) { adopt(node) }

        final func adopt(_ node: ViewNode) {
            assert(self.node == nil, "A child is made once.")
            self.node = node
            node.childEntry = self
        }
        final func forgetItems() {
            isEmpty = false
            soleItem = nil
        }
    }

    let inputs: ViewInputs
    /// Children with items in transitions, by item.
    @exclusivity(unchecked) private var entriesInTransition: [ObjectIdentifier: Entry] = [:]
    /// The update that created this node. Its initial children count as already present, not as inserted.
    private let madeIn: Int
    /// True until the node has its initial children. Nobody has read its subviews yet.
    private var isBeingMade = true

    override init(_ inputs: ViewInputs) {
        self.inputs = inputs
        madeIn = inputs.graph.updateNumber
        super.init(inputs)
    }

    /// Live and leaving children, in the order of their subviews.
    var entries: [Entry] { [] }
    /// The transition set around this node, if it applies to all children, and the number of the modifier's node.
    var inheritedTransition: (transition: AnyTransition, writer: UInt32)? { nil }
    /// The id by which the container identifies a child; nil if the program set none.
    func id(of entry: Entry) -> AnyHashable? { nil }
    /// The index of a child's element in the data; nil if the children do not come from data, or the node is not a child.
    func elementIndex(of child: ViewNode) -> Int? { nil }
    /// Whether the program has made the ids. Those of the framework's own loops mean nothing to another version of a program.
    var hasProgramIDs: Bool { true }
    /// Removes a child that has finished leaving.
    func forget(_ entry: Entry) {}

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for entry in entries { forEachNode(of: entry, body) }
    }
    final func forEachNode(of entry: Entry, _ body: (ViewNode) -> Void) {
        if !entry.transitions.isEmpty { Self.ordered(entry.transitions).forEach(body) }
        body(entry.node)
    }
    /// Transitions in order of creation.
    private static func ordered(_ transitions: [ObjectIdentifier: TransitionNode]) -> [TransitionNode] {
        transitions.count == 1 ? Array(transitions.values) : transitions.values.sorted { $0.number < $1.number }
    }

    override func forEachLiveChild(_ body: (ViewNode) -> Void) {
        for entry in entries where !entry.isLeaving { body(entry.node) }
    }

    /// Call once the node has its initial children.
    final func didMake() { isBeingMade = false }

    /// Call when children were inserted, removed or reordered.
    final func childrenDidChange() {
        // The parent of a new node takes care of it. It may be a list that goes on reading what it knows of its other rows.
        guard !isBeingMade else { return }
        invalidateItems()
        preferencesBelowDidChange()
    }

    // MARK: Insertion and removal

    /// Inserts a child. A child created after the first update has an insertion transition if the current update animates.
    func arrive(_ entry: Entry) {
        // If a program arranges the subviews, its own conditions and loops determine insertions.
        if isInserting { graph.subviewPass.addArrival(of: entry, in: self) }
    }
    /// True while a new child is inserted with a transition, if it has one.
    private var isInserting: Bool {
        inputs.subviewRegion == nil && !isMadeInThisUpdate && isShown && (changesAnimate || graph.animatedTransitionCount > 0)
    }
    /// True in the update that has made this node.
    final var isMadeInThisUpdate: Bool { graph.updateNumber == madeIn }
    /// False for a child that is made because it is read, and was there before.
    var insertsWhatItMakes: Bool { true }
    /// True if a child that is being made comes by the transition.
    final func insertsNow(by transition: AnyTransition) -> Bool { isInserting && insertsWhatItMakes && animates(transition) }
    private func animates(_ transition: AnyTransition?) -> Bool { changesAnimate || transition?.box.hasAnimation == true }

    /// True if insertions and removals of the current transaction animate here.
    private var changesAnimate: Bool { !nothingAnimates && currentTransaction().animation != nil }

    /// Called before subviews are gathered; the items of an inserted child start their transitions.
    func beginArrival(of entry: Entry) {
        guard isAlive, entry.node.isAlive, !entry.isLeaving else { return }
        var reader = SubviewReader()
        entry.node.readSubviews(&reader)
        var hasArrived = false
        for item in reader.items where animates(TransitionNode.transition(of: item, in: self)) {
            transition(for: item, of: entry).arrive()
            hasArrived = true
        }
        if hasArrived { invalidateItems() }
    }

    /// Starts the removal of a child.
    /// - Returns: true if it stays for its transition; false if it has ended.
    func leave(_ entry: Entry) -> Bool {
        guard !entry.isLeaving else { return true }
        // A view without a transition makes room at once. Nothing is known of views that were not read; they have not been shown.
        guard entry.soleItem.map(
            { TransitionNode.transition(of: $0, in: self)?.isIdentity == true }) ?? false else { return beginLeaving(entry) }
        return graph.disappearingFirst { beginLeaving(entry) }
    }
    private func beginLeaving(_ entry: Entry) -> Bool {
        if let region = inputs.subviewRegion {
            entry.isLeaving = true
            region.list.keep(entry, in: self)
            return true
        }
        guard isShown, !entry.transitions.isEmpty || changesAnimate || graph.animatedTransitionCount > 0 else {
            end(entry)
            return false
        }
        var reader = SubviewReader()
        entry.node.readSubviews(&reader)
        let shown = reader.items.filter {
            $0.isShown && $0.isPlaced || entry.transitions[ObjectIdentifier($0.lastingItem)]?.isPlaced == true
        }
        guard !shown.isEmpty,
              !entry.transitions.isEmpty || shown.contains(where: { animates(TransitionNode.transition(of: $0, in: self)) }) else {
            end(entry)
            return false
        }
        entry.isLeaving = true
        var stays = false
        for item in shown {
            if transition(for: item, of: entry).leave() { stays = true }
        }
        if !stays { end(entry) }
        return stays
    }

    /// Reinserts a leaving child, which keeps its state.
    func returned(_ entry: Entry) {
        guard entry.isLeaving else { return }
        assert(entry.node.isAlive, "A child that has ended cannot return.")
        entry.isLeaving = false
        for wrapper in Self.ordered(entry.transitions) { wrapper.reinsert() }
    }

    func end(_ entry: Entry) {
        assert(entry.node.isAlive, "A child has ended twice.")
        if !entry.transitions.isEmpty {
            for id in entry.transitions.keys { entriesInTransition[id] = nil }
            for wrapper in Self.ordered(entry.transitions) { wrapper.end() }
        }
        entry.node.end()
        graph.ended.add(entry)
        preferencesBelowDidChange()
    }

    /// Called by a transition that has finished a removal.
    func didLeave(_ entry: Entry) {
        guard entry.isLeaving, !entry.transitions.values.contains(where: { $0.isGoing && $0.isMoving }) else { return }
        end(entry)
        forget(entry)
        invalidateItems()
    }

    /// Called by a transition that has finished an insertion: the item is shown without a wrapper again.
    func didArrive(_ wrapper: TransitionNode, of entry: Entry) {
        assert(entry.transitions[ObjectIdentifier(wrapper.lastingItem)] === wrapper, "A transition is listed under another item.")
        entry.transitions[ObjectIdentifier(wrapper.lastingItem)] = nil
        entriesInTransition[ObjectIdentifier(wrapper.lastingItem)] = nil
        wrapper.end()
        invalidateItems()
    }

    override class var roles: NodeRoles { super.roles.union(.followsSubviewsToTheirEnd) }
    /// The item has ended on its own, or the program has moved it elsewhere: its transition here is over.
    override func subviewDidEnd(_ item: ItemNode) {
        let id = ObjectIdentifier(item)
        guard !entriesInTransition.isEmpty, let entry = entriesInTransition.removeValue(forKey: id), entry.node.isAlive else { return }
        entry.transitions.removeValue(forKey: id)?.end()
        invalidateItems()
        guard entry.isLeaving, entry.transitions.isEmpty else { return }
        // Deferred: an enclosing node may be ending, and must not free what it is still traversing.
        graph.afterUpdate { [weak self] in
            guard let self, self.isAlive, entry.isLeaving, entry.transitions.isEmpty, entry.node.isAlive else { return }
            self.end(entry)
            self.forget(entry)
        }
    }

    private func transition(for item: ItemNode, of entry: Entry) -> TransitionNode {
        let id = ObjectIdentifier(item.lastingItem)
        if let wrapper = entry.transitions[id] { return wrapper }
        let wrapper = TransitionNode(item, of: entry, in: self)
        entry.transitions[id] = wrapper
        entriesInTransition[id] = entry
        return wrapper
    }

    // MARK: Subviews

    override var subviewCount: Int {
        var count = 0
        for entry in entries { count += subviewCount(of: entry) }
        return count
    }
    final func subviewCount(of entry: Entry) -> Int {
        if entry.showsItself { return entry.node.subviewCount }
        var reader = SubviewReader()
        readSubviews(of: entry, &reader)
        return reader.items.count
    }

    override func readSubviews(_ reader: inout SubviewReader) {
        for entry in entries where !reader.isDone { readSubviews(of: entry, &reader) }
    }

    final func readSubviews(of entry: Entry, _ reader: inout SubviewReader) {
        if entry.showsItself {
            if let item = entry.soleItem {
                reader.take(item)
                return
            }
            guard !entry.isEmpty else { return }
            let first = reader.items.count, sections = reader.sections.count, isWhole = reader.isAtSubview
            entry.node.readSubviews(&reader)
            guard isWhole, !reader.isDone, reader.sections.count == sections else { return }
            switch reader.items.count - first {
            case 0: entry.isEmpty = true
            case 1: entry.soleItem = reader.items[first]
            default: break
            }
            return
        }
        var inner = SubviewReader()
        let position = reader.position
        entry.node.readSubviews(&inner)
        if !entry.isLeaving { for section in inner.sections { reader.note(section.moved(by: position)) } }
        for item in inner.items {
            guard isSubview(item, of: entry) else { continue }
            if let wrapper = entry.transitions[ObjectIdentifier(item.lastingItem)] {
                wrapper.show(item)
                reader.take(wrapper)
            } else {
                reader.take(item)
            }
        }
    }
    /// True if an item of a child counts as a subview.
    private func isSubview(_ item: ItemNode, of entry: Entry) -> Bool {
        // Of several leaving items, some may finish before others; hidden ones leave at once. Items that appear in a leaving child are
        // never shown.
        guard let wrapper = entry.transitions[ObjectIdentifier(item.lastingItem)] else { return !entry.isLeaving }
        return !wrapper.isGoing || wrapper.isMoving
    }
    override func subviewIndex(_ index: Int, below child: ViewNode) -> Int? {
        guard !entriesInTransition.isEmpty, let entry = child.childEntry,
              !entry.showsItself else { return super.subviewIndex(index, below: child) }
        var reader = SubviewReader()
        child.readSubviews(&reader)
        guard reader.items.indices.contains(index), isSubview(reader.items[index], of: entry) else { return nil }
        return subviewCount(before: child) + reader.items[..<index].count { isSubview($0, of: entry) }
    }

    override func subviewIndex(of id: AnyHashable) -> Int? {
        var before = 0
        for entry in entries {
            if let index = subviewIndex(of: id, in: entry) { return before + index }
            before += subviewCount(of: entry)
        }
        return nil
    }
    final func subviewIndex(of id: AnyHashable, in entry: Entry) -> Int? {
        if entry.isLeaving { return nil }
        if self.id(of: entry) == id { return entry.node.subviewCount > 0 ? 0 : nil }
        return entry.node.subviewIndex(of: id)
    }
    override func subviewID(at index: Int) -> AnyHashable? {
        var before = 0
        for entry in entries {
            let count = subviewCount(of: entry)
            if index < before + count { return entry.node.subviewID(at: index - before) ?? id(of: entry) }
            before += count
        }
        return nil
    }
    override func subviewCount(before child: ViewNode) -> Int {
        var count = 0
        for entry in entries {
            if entry.node === child { break }
            count += subviewCount(of: entry)
        }
        return count
    }
    override func readSections(into sections: inout [SubviewSection], at start: Int) {
        var before = start
        for entry in entries {
            if !entry.isLeaving { entry.node.readSections(into: &sections, at: before) }
            before += subviewCount(of: entry)
        }
    }
    override func releaseSubviews(outside range: Range<Int>) {
        var before = 0
        for entry in entries {
            entry.node.releaseSubviews(outside: range.lowerBound - before..<range.upperBound - before)
            before += subviewCount(of: entry)
        }
    }

    override func checkInvariants() {
        assert(!isBeingMade, "A container has its initial children but was not told so.")
        for (id, entry) in entriesInTransition {
            assert(entry.node.isAlive && entry.transitions[id]?.isAlive == true, "A subview is listed in a transition that has ended.")
        }
    }
}
