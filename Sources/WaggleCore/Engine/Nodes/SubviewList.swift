// A view's subviews, for programs that arrange them.

import Foundation

/// Holds a view, reads its subviews, and reports changes of their list.
///
/// The list is read through `readSubviews`, like that of any container. Removed subviews stay alive until no host shows them, because their
/// hosts own the transitions.
@MainActor
final class SubviewList: PassThroughNode, ItemCollector {
    override var collector: (any ItemCollector)? { self }
    var itemsAreDirty = false
    var passesTraitsUp: Bool { false }
    private(set) var subviews: [SubviewSource] = []
    private(set) var sections: [SubviewSection] = []
    private let readsSections: Bool
    private let listDidChange: () -> Void

    /// Removed children of conditions and loops with subviews that are still shown while leaving.
    private var leaving: [(entry: DynamicContainerNode.Entry, container: DynamicContainerNode)] = []
    private var unsettled: [SubviewSource] = []
    private var isWaitingToSettle = false
    /// True if the transform must run after the next read, whatever it finds.
    private var transformIsPending = false
    private var indices: [ObjectIdentifier: Int]?
    /// Indices by the program's ids, cached on lookup; nil if no subview has the id.
    private var indicesByID: [AnyHashable: Int?] = [:]

    init<Base: View>(_ base: Base, readsSections: Bool, _ inputs: ViewInputs, listDidChange: @escaping () -> Void) {
        self.readsSections = readsSections
        self.listDidChange = listDidChange
        super.init(inputs)
        var inner = inputs.member(of: self)
        inner.makesSubviewsOnDemand = false
        inner.subviewRegion = SubviewRegion(self, inputs)
        region = inner.subviewRegion
        content = Base.makeMember(base, in: inner)
        itemsAreDirty = false
        _ = read()
    }
    private var region: SubviewRegion?
    func update<Base: View>(_ base: Base) { Base.updateMember(content, with: base, in: region) }

    // MARK: Reading

    func gatherItems() {
        if itemsAreDirty {
            itemsAreDirty = false
            let hasChanged = read()
            if hasChanged || transformIsPending {
                transformIsPending = false
                listDidChange()
            }
        }
        settle()
    }

    func runTransformAfterReading() {
        assert(itemsAreDirty, "A transform waits for a read that has not been requested.")
        transformIsPending = true
    }

    /// - Returns: true if the list, or a subview value that has been read, has changed.
    private func read() -> Bool {
        // Traits written at the hosts are set aside while the subviews' own traits are read.
        let placed = subviews.map { source in
            let traits = source.item?.traits
            source.item?.traits = source.ownTraits
            return (source, traits)
        }
        var reader = SubviewReader(), newSections: [SubviewSection] = []
        content.readSubviews(&reader)
        if readsSections { content.readSections(into: &newSections, at: 0) }

        var hasChanged = newSections.count != sections.count || zip(newSections, sections).contains { !$0.isSame(as: $1) }
        var new: [SubviewSource] = [], changed: Set<ObjectIdentifier> = []
        for item in reader.items {
            let sources = sources(of: item)
            guard let source = sources.first else {
                assertionFailure("\(type(of: item)) was created among subviews that a program arranges, but belongs to none of them.")
                continue
            }
            let traits = item.traits
            if source.item === item ? !traits.isSame(as: source.ownTraits) : true {
                if source.valuesWereRead { hasChanged = true }
                source.setOwnTraits(traits)
                changed.insert(ObjectIdentifier(source))
            }
            source.setItem(item, wrapping: Array(sources.dropFirst()))
            new.append(source)
        }
        for (source, traits) in placed where !changed.contains(ObjectIdentifier(source)) {
            if let traits { source.item?.traits = traits }
        }
        if new.count != subviews.count || zip(new, subviews).contains(where: { $0 !== $1 }) { hasChanged = true }
        (subviews, sections) = (new, newSections)
        indices = nil
        indicesByID = [:]
        return hasChanged
    }

    /// The sources of an item and of the items that it wraps.
    private func sources(of item: ItemNode) -> [SubviewSource] {
        var found: [SubviewSource] = [], next: ItemNode? = item
        while let item = next {
            var ancestor: ViewNode? = item
            while let current = ancestor, current !== self {
                if let source = current as? SubviewSource, source.list === self {
                    found.append(source)
                    break
                }
                ancestor = current.parentAsShown ?? current.parent
            }
            next = item.itemFromElsewhere
        }
        return found
    }

    private func index(of source: SubviewSource) -> Int? {
        if indices == nil {
            var made: [ObjectIdentifier: Int] = [:]
            for (index, source) in subviews.enumerated() { made[ObjectIdentifier(source)] = index }
            indices = made
        }
        return indices?[ObjectIdentifier(source)]
    }
    /// The id that the program set with `ForEach` or `id(_:)`; nil for none.
    func explicitID(of source: SubviewSource) -> AnyHashable? { index(of: source).flatMap { content.subviewID(at: $0) } }
    /// True if the subview is the first with the id.
    func has(_ id: AnyHashable, _ source: SubviewSource) -> Bool {
        let index: Int?
        if let known = indicesByID[id] {
            index = known
        } else {
            index = content.subviewIndex(of: id)
            indicesByID[id] = .some(index)
        }
        return index != nil && index == self.index(of: source)
    }

    // MARK: Leaving

    /// Keeps a removed child of a condition or loop until no host shows a subview of it.
    func keep(_ entry: DynamicContainerNode.Entry, in container: DynamicContainerNode) {
        assert(entry.isLeaving && entry.node.isAlive, "Only a living child that leaves is kept for the places of its subviews.")
        leaving.append((entry, container))
        waitToSettle()
    }
    /// Schedules a source whose hosts have changed; it is settled once all changes are done.
    func settleLater(_ source: SubviewSource) {
        unsettled.append(source)
        waitToSettle()
    }
    private func waitToSettle() {
        guard !isWaitingToSettle, isAlive else { return }
        isWaitingToSettle = true
        graph.enqueueCollection(self)
    }
    private func settle() {
        isWaitingToSettle = false
        let sources = unsettled
        unsettled = []
        for source in sources { source.settle() }
        let candidates = leaving
        leaving = []
        for (entry, container) in candidates where entry.isLeaving && container.isAlive && entry.node.isAlive {
            if Self.showsSubview(below: entry.node) {
                leaving.append((entry, container))
            } else {
                container.end(entry)
                container.forget(entry)
                container.invalidateItems()
            }
        }
    }
    /// True if a host shows a subview of the node or its descendants.
    private static func showsSubview(below node: ViewNode) -> Bool {
        if let source = node as? SubviewSource { return source.hasHost }
        if node is ItemNode { return false }
        var found = false
        node.forEachChild { if !found { found = showsSubview(below: $0) } }
        return found
    }
    override func didEnd() {
        subviews = []
        leaving = []
        unsettled = []
    }
}
