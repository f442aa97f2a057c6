// Where views come and go: the common part of conditions, ForEach, AnyView and id.

import Foundation

/// A node whose children have identities that begin and end, with transitions.
@MainActor
class DynamicContainerNode: ViewNode {
    /// One child and what shows it: its items, each in a transition where one was needed.
    final class Entry {
        let node: ViewNode
        @exclusivity(unchecked) var transitions: [ObjectIdentifier: TransitionNode] = [:]
        var isLeaving = false
        /// True if the child appeared in an animated update and its items have not been gathered yet.
        var isArriving = false

        /// True if the child's items stand for themselves.
        var showsItself: Bool { transitions.isEmpty && !isArriving }

        init(_ node: ViewNode) { self.node = node }
    }

    let inputs: ViewInputs
    /// The update that made this node: what it shows from the beginning does not arrive, it is just there.
    private let madeIn: Int

    override init(_ inputs: ViewInputs) {
        self.inputs = inputs
        madeIn = inputs.graph.updateNumber
        super.init(inputs)
    }

    /// Live and leaving children in the order in which their subviews stand.
    var entries: [Entry] { [] }
    /// The transition for all children that was written around this node, where that counts.
    var transitionAround: AnyTransition? { nil }
    /// A leaving child is gone for good.
    func forget(_ entry: Entry) {}

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for entry in entries {
            entry.transitions.values.forEach(body)
            body(entry.node)
        }
    }

    override func forEachLiveChild(_ body: (ViewNode) -> Void) {
        for entry in entries where !entry.isLeaving { body(entry.node) }
    }

    /// Wraps a child that was made after the first update; it arrives with its transition if this update animates.
    func arrive(_ node: ViewNode) -> Entry {
        let entry = Entry(node)
        entry.isArriving = graph.updateNumber != madeIn && currentTransaction().animation != nil
        return entry
    }

    /// Begins the removal of a child.
    /// - Returns: true if it stays for its transition; else it has ended.
    func leave(_ entry: Entry) -> Bool {
        guard !entry.isLeaving else { return true }
        let transaction = currentTransaction()
        guard transaction.animation != nil || !entry.transitions.isEmpty else {
            end(entry)
            return false
        }
        var items: [ItemNode] = []
        entry.node.collectItems(into: &items)
        let shown = items.filter { $0.isPlaced || entry.transitions[ObjectIdentifier($0.lastingItem)]?.isPlaced == true }
        guard !shown.isEmpty else {
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

    /// Takes a leaving child back: it keeps its state.
    func returned(_ entry: Entry) {
        guard entry.isLeaving else { return }
        entry.isLeaving = false
        for wrapper in entry.transitions.values { wrapper.comeBack() }
    }

    private func end(_ entry: Entry) {
        for wrapper in entry.transitions.values { wrapper.end() }
        entry.node.end()
        preferencesBelowDidChange()
    }

    /// Called by a transition that has run to its end.
    func didLeave(_ entry: Entry) {
        guard entry.isLeaving, !entry.transitions.values.contains(where: { $0.isGoing && $0.isMoving }) else { return }
        end(entry)
        forget(entry)
        invalidateItems()
    }

    /// Called by a transition that has brought its item to rest: the item stands for itself again.
    func didArrive(_ wrapper: TransitionNode, of entry: Entry) {
        entry.transitions[ObjectIdentifier(wrapper.lastingItem)] = nil
        wrapper.end()
        invalidateItems()
    }

    private func transition(for item: ItemNode, of entry: Entry) -> TransitionNode {
        let id = ObjectIdentifier(item.lastingItem)
        if let wrapper = entry.transitions[id] { return wrapper }
        let wrapper = TransitionNode(item, of: entry, in: self)
        entry.transitions[id] = wrapper
        return wrapper
    }

    override func collectItems(into items: inout [ItemNode]) {
        for entry in entries { collectItems(of: entry, into: &items) }
    }

    final func collectItems(of entry: Entry, into items: inout [ItemNode]) {
        if entry.showsItself {
            if let item = entry.node.soleItem { return items.append(item) }
            let first = items.count
            entry.node.collectItems(into: &items)
            if items.count == first + 1 { entry.node.soleItem = items[first] }
            return
        }
        var inner: [ItemNode] = []
        entry.node.collectItems(into: &inner)
        for item in inner {
            if entry.isArriving {
                let wrapper = transition(for: item, of: entry)
                wrapper.arrive()
            }
            if let wrapper = entry.transitions[ObjectIdentifier(item.lastingItem)] {
                wrapper.show(item)
                // One of several items may be gone before the others.
                if !wrapper.isGoing || wrapper.isMoving { items.append(wrapper) }
            } else if !entry.isLeaving {
                // What comes to be within a leaving child is never seen.
                items.append(item)
            }
        }
        entry.isArriving = false
    }
}
