// Nodes waiting for a time.

import Foundation

/// Invalidates nodes at the times they asked for: clocks, timelines, texts with dates.
@MainActor
final class WakeQueue {
    private unowned(unsafe) let graph: ViewGraph
    private var times: [ObjectIdentifier: (time: TimeInterval, node: ViewNode, isIdle: Bool)] = [:]

    init(_ graph: ViewGraph) { self.graph = graph }

    /// The earliest time that a node waits for; nil if none does.
    var nextTime: TimeInterval? { times.values.reduce(nil) { least, entry in min(least ?? .infinity, entry.time) } }

    /// As `nextTime`, without nodes that change idly.
    var nextTimeOfWork: TimeInterval? { times.values.reduce(nil) { least, entry in entry.isIdle ? least : min(least ?? .infinity, entry.time) } }

    /// Invalidates the node in the first update at or after the time, and cancels an earlier request.
    /// - Parameter isIdle: true for what goes on as long as nobody does anything, such as the blinking of a caret: the window is at rest all the same.
    func wake(_ node: ViewNode, at time: TimeInterval, isIdle: Bool = false) {
        assert(node.isAlive, "A node whose identity has ended cannot wait for a time.")
        // A place that is not shown checks the time when it is shown again.
        guard node.isShown else { return remove(node) }
        node.isWaiting = true
        times[ObjectIdentifier(node)] = (time, node, isIdle)
        graph.needsFrame()
    }

    /// The node's identity has ended, or it is no longer shown.
    func remove(_ node: ViewNode) {
        guard node.isWaiting else { return }
        node.isWaiting = false
        times[ObjectIdentifier(node)] = nil
    }

    /// Wakes all nodes, because dates now correspond to other times.
    func wakeAll() { wake(times.values.map(\.node)) }

    /// Wakes the nodes whose time has come.
    func run() {
        guard !times.isEmpty else { return }
        // Hosts and dates round differently.
        wake(times.values.filter { $0.time <= graph.time + 1e-6 }.map(\.node))
    }

    private func wake(_ nodes: [ViewNode]) {
        for node in nodes.sorted(by: { $0.number < $1.number }) {
            remove(node)
            node.invalidate()
        }
    }

    func checkInvariants() {
        assert(times.values.allSatisfy { $0.node.isAlive && $0.node.isWaiting }, "A node whose identity has ended waits for a time.")
    }
}
