// Nodes waiting for a point in time.

import Foundation

/// Invalidates nodes at requested times: clocks, timelines, texts with dates.
@MainActor
final class WakeQueue {
    private unowned(unsafe) let graph: ViewGraph
    private var times: [ObjectIdentifier: (time: TimeInterval, node: ViewNode, isIdle: Bool)] = [:]

    init(_ graph: ViewGraph) { self.graph = graph }

    /// The earliest time that a node waits for; nil if none does.
    var nextTime: TimeInterval? { times.values.reduce(nil) { least, entry in min(least ?? .infinity, entry.time) } }

    /// Like `nextTime`, without idle requests.
    var nextTimeOfWork: TimeInterval? {
        times.values.reduce(nil) { least, entry in entry.isIdle ? least : min(least ?? .infinity, entry.time) }
    }

    /// Invalidates the node in the first update at or after `time`; replaces an earlier request.
    /// - Parameter isIdle: true for endless background changes, such as a blinking caret, that do not keep the window from being idle.
    func wake(_ node: ViewNode, at time: TimeInterval, isIdle: Bool = false) {
        assert(node.isAlive, "A node whose identity has ended cannot wait for a time.")
        // A hidden node checks the time when it is shown again.
        guard node.isShown else { return remove(node) }
        node.isWaiting = true
        times[ObjectIdentifier(node)] = (time, node, isIdle)
        graph.needsFrame()
    }

    /// Called when the node has ended or is no longer shown.
    func remove(_ node: ViewNode) {
        guard node.isWaiting else { return }
        assert(times[ObjectIdentifier(node)]?.node === node, "A waiting node has no entry.")
        node.isWaiting = false
        times[ObjectIdentifier(node)] = nil
    }

    /// Wakes all nodes, because dates now correspond to other times.
    func wakeAll() { wake(times.values.map(\.node)) }

    /// Wakes the nodes that are due.
    func run() {
        graph.expectPhase(.updating)
        guard !times.isEmpty else { return }
        // The tolerance covers rounding differences between hosts and dates.
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
