// The pass that notifies readers of geometry.

import Foundation
import WaggleGeometry

/// A query about an item's geometry, and its answer.
struct GeometryRead {
    enum Answer {
        case frame(CGRect, CoordinateSpace)
        case safeArea(SafeAreaReach)
        case bounds(CGRect?, AnyHashable)
        case points([CGPoint], @MainActor (ItemNode) -> [CGPoint])
    }
    let item: ItemNode
    let answer: Answer

    /// True if the answer has changed. An item that has left its container, but is kept alive for others still leaving, keeps
    /// its last answers.
    @MainActor var isOutdated: Bool {
        guard item.isPlaced, !item.hasLeftItsContainer else { return false }
        return switch answer {
        case .frame(let frame, let space): item.convert(item.bounds, to: space) != frame
        case .safeArea(let reach): item.safeAreaReach(of: item.bounds) != reach
        case .bounds(let bounds, let name): item.bounds(of: name) != bounds
        case .points(let points, let current): current(item) != points
        }
    }

    /// True if query and answer are the same.
    func isSame(as other: GeometryRead) -> Bool {
        guard item === other.item else { return false }
        switch (answer, other.answer) {
        case (.frame(let a, let x), .frame(let b, let y)): return a == b && x == y
        case (.safeArea(let a), .safeArea(let b)): return a == b
        case (.bounds(let a, let x), .bounds(let b, let y)): return a == b && x == y
        case (.frame, _), (.safeArea, _), (.bounds, _), (.points, _): return false
        }
    }
}

/// The geometry that a node depends on.
@MainActor
private final class GeometryReading {
    let node: ViewNode
    /// Items watched for the node regardless of what its evaluations read.
    var watched: [ItemNode] = []
    /// Further items that the last evaluation's reads depend on.
    var read: [ItemNode] = []
    var evaluation: UInt32 = 0
    var reads: [GeometryRead] = []

    init(_ node: ViewNode) { self.node = node }
}

/// Checks the readers of geometry after each layout that moved an item they read, or one of its ancestors.
///
/// Watched items and their ancestors carry a flag. One that moves is recorded here; after layout the pass descends from it to the watched
/// items, along flagged items only.
@MainActor
final class GeometryPass {
    private unowned(unsafe) let graph: ViewGraph
    private var readings: [ObjectIdentifier: GeometryReading] = [:]
    /// The watching nodes by item.
    private var watchers: [ObjectIdentifier: [ViewNode]] = [:]
    private var moved: [ItemNode] = []
    private var waiting: [ObjectIdentifier: ViewNode] = [:]
    /// The nodes whose answers the last layout changed.
    private(set) var outdated: [ViewNode] = []

    init(_ graph: ViewGraph) { self.graph = graph }

    /// The number of nodes that depend on geometry; for tests.
    var readerCount: Int { readings.count }
    /// The number of items whose geometry is read; for tests.
    var watchedItemCount: Int { watchers.count }

    // MARK: Reading

    /// Makes the node being evaluated depend on an answer; outside evaluations and in deferred closures, the node that handed out the
    /// item's geometry.
    /// - Parameter others: further items whose geometry contributes to the answer.
    func note(_ answer: GeometryRead.Answer, of item: ItemNode, others: [ItemNode] = []) {
        // A body that draws another window, by an `ImageRenderer`, may read this one's geometry there.
        let context = ThreadContext.current
        guard let node = (context.isDeferred ? nil : context.evaluating) ?? laterReader(of: item), node.graph === graph else { return }
        let reading = reading(of: node), read = GeometryRead(item: item, answer: answer)
        if reading.evaluation != node.evaluation { forgetReads(reading) }
        // The rows of a list mostly make the same reads.
        if let first = reading.reads.first, first.isSame(as: read) { return }
        if let last = reading.reads.last, last.isSame(as: read) { return }
        reading.reads.append(read)
        for item in [item] + others where !reading.read.contains(where: { $0 === item })
            && !reading.watched.contains(where: { $0 === item }) {
            reading.read.append(item)
            addWatcher(node, of: item)
        }
    }

    /// The node for reads outside evaluations. Only the main actor registers readers.
    private func laterReader(of item: ItemNode) -> ViewNode? {
        item.roles.contains(.followsLaterReads) && item.isAlive && ThreadContext.isMainActor ? item : nil
    }

    /// Checks the node after each layout that moved the item or one of its ancestors.
    func watch(_ item: ItemNode, for node: ViewNode) {
        reading(of: node).watched.append(item)
        addWatcher(node, of: item)
        ask(node)
    }

    /// Checks the node after the next layout.
    func ask(_ node: ViewNode) { waiting[ObjectIdentifier(node)] = node }

    /// True if an answer read by the node's last evaluation has changed.
    func readsAreOutdated(_ node: ViewNode) -> Bool {
        guard let reading = readings[ObjectIdentifier(node)], !node.isDirty else { return false }
        if reading.evaluation != node.evaluation {
            forgetReads(reading)
            if reading.watched.isEmpty { remove(node) }
            return false
        }
        return reading.reads.contains(where: \.isOutdated)
    }

    /// The node has ended.
    func remove(_ node: ViewNode) {
        node.readsGeometry = false
        waiting[ObjectIdentifier(node)] = nil
        guard let reading = readings.removeValue(forKey: ObjectIdentifier(node)) else { return }
        for item in reading.watched + reading.read { removeWatcher(node, of: item) }
    }

    private func reading(of node: ViewNode) -> GeometryReading {
        if let known = readings[ObjectIdentifier(node)] { return known }
        let made = GeometryReading(node)
        readings[ObjectIdentifier(node)] = made
        node.readsGeometry = true
        return made
    }
    private func forgetReads(_ reading: GeometryReading) {
        for item in reading.read { removeWatcher(reading.node, of: item) }
        reading.read = []
        reading.reads = []
        reading.evaluation = reading.node.evaluation
    }
    private func addWatcher(_ node: ViewNode, of item: ItemNode) {
        guard item.isAlive else { return }
        watchers[ObjectIdentifier(item), default: []].append(node)
        item.markWatched()
    }
    private func removeWatcher(_ node: ViewNode, of item: ItemNode) {
        assert(watchers[ObjectIdentifier(item)] == nil || item.isWatched, "A watched item has lost its flag.")
        watchers[ObjectIdentifier(item)]?.removeAll { $0 === node }
        if watchers[ObjectIdentifier(item)]?.isEmpty == true {
            watchers[ObjectIdentifier(item)] = nil
            item.isWatched = false
        }
    }

    // MARK: Moving

    /// A watched item, or an ancestor of one, has moved.
    func didMove(_ item: ItemNode) {
        assert(item.hasMoved && item.hasWatchers, "Only moves of watched items are recorded.")
        moved.append(item)
    }

    /// A watched item has ended: its readers check again.
    func itemDidEnd(_ item: ItemNode) {
        guard let nodes = watchers.removeValue(forKey: ObjectIdentifier(item)) else { return }
        for node in nodes where node.isAlive && node !== item { ask(node) }
    }

    /// Checks every reader affected by a move since the last pass, and invalidates those whose answers changed.
    /// - Returns: true if there were any.
    func run() -> Bool {
        graph.expectPhase(.updating)
        outdated = []
        guard !moved.isEmpty || !waiting.isEmpty else { return false }
        graph.during(.readingGeometry, from: .updating) {
            // An effect computed from geometry moves its content. One that depends on its own effect continues in the next frame.
            for _ in 0..<8 where !moved.isEmpty || !waiting.isEmpty {
                let items = moved
                moved = []
                for item in items where item.hasMoved && item.isAlive { collectWatchers(item) }
                let nodes = waiting.values.filter(\.isAlive).sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
                waiting = [:]
                for node in nodes {
                    graph.counters.geometryQuestions += 1
                    guard node.geometryDidChange() else { continue }
                    node.invalidate()
                    outdated.append(node)
                }
            }
        }
        return !outdated.isEmpty
    }

    private func collectWatchers(_ item: ItemNode) {
        item.hasMoved = false
        if item.isWatched { watchers[ObjectIdentifier(item)]?.forEach(ask) }
        item.forEachItem { if $0.hasWatchers { collectWatchers($0) } }
    }

    func checkInvariants() {
        for (id, reading) in readings {
            if moved.isEmpty, waiting.isEmpty, outdated.isEmpty, !reading.node.isDirty, reading.evaluation == reading.node.evaluation,
               reading.node.isShown {
                assert(!reading.reads.contains(where: \.isOutdated), "Geometry that was read has changed and its reader was not marked.")
            }
            assert(id == ObjectIdentifier(reading.node) && reading.node.isAlive, "A node whose identity has ended reads geometry.")
            for item in reading.watched + reading.read where item.isAlive {
                assert(
                    item.isWatched && watchers[ObjectIdentifier(item)]?.contains { $0 === reading.node } == true,
                    "An item whose geometry is read is not watched.")
            }
        }
    }
}

extension ItemNode {
    /// True if the item or an ancestor has finished its removal transition and is kept alive only for others leaving with it.
    fileprivate var hasLeftItsContainer: Bool {
        var item: ItemNode = self
        while let parent = item.layoutParent { item = parent }
        return item.isLeaving
    }

    /// The bounds of the nearest enclosing item with the name, in this item's coordinates; nil if there is none.
    func bounds(of name: AnyHashable) -> CGRect? {
        var item: ItemNode? = self
        while let current = item {
            if let area = current.space(named: name) {
                let own = convert(bounds, to: .named(name))
                return CGRect(x: -own.minX, y: -own.minY, width: area.width, height: area.height)
            }
            item = current.layoutParent
        }
        return nil
    }
}
