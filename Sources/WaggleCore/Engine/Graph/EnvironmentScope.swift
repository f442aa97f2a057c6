// A region of the tree that shares one environment, and who read what from it.

import Foundation

/// The environment of all nodes between one environment modifier and the next.
///
/// Readers are known by node and by key, so a changed value runs again exactly what read it.
@MainActor
final class EnvironmentScope {
    private(set) var values: EnvironmentValues
    private var readers: [ObjectIdentifier: (node: ViewNode, tracker: EnvironmentTracker)] = [:]
    /// The modifiers whose own environment is made from this one.
    private var derived: [ObjectIdentifier: ViewNode] = [:]

    init(_ values: EnvironmentValues) {
        self.values = values
        self.values.tracker = nil
        layoutDirection = self.values.layoutDirection
        displayScale = max(self.values.displayScale, 0.01)
    }

    /// At hand because every placement asks.
    private(set) var layoutDirection: LayoutDirection
    private(set) var displayScale: CGFloat

    func addReader(_ node: ViewNode) -> EnvironmentTracker {
        let tracker = EnvironmentTracker()
        readers[ObjectIdentifier(node)] = (node, tracker)
        node.isKnownToEnvironment = true
        return tracker
    }

    func remove(_ node: ViewNode) {
        readers[ObjectIdentifier(node)] = nil
        derived[ObjectIdentifier(node)] = nil
    }

    func addDerived(_ node: ViewNode) {
        derived[ObjectIdentifier(node)] = node
        node.isKnownToEnvironment = true
    }

    /// Replaces the environment and invalidates the nodes that read a key whose value is now another.
    func set(_ newValues: EnvironmentValues) {
        let old = values
        values = newValues
        values.tracker = nil
        if old.head === newValues.head { return }
        layoutDirection = values.layoutDirection
        displayScale = max(values.displayScale, 0.01)
        var equal: [ObjectIdentifier: Bool] = [:]
        for (node, tracker) in readers.values where !node.isDirty {
            for key in tracker.keys {
                let same = equal[key] ?? EnvironmentValues.isEqual(key, old, newValues)
                equal[key] = same
                if !same {
                    node.invalidate()
                    break
                }
            }
        }
        for node in derived.values { node.invalidate() }
    }
}
