// The values of a window's `@SceneStorage` properties.

import Foundation

/// The values of one window's `@SceneStorage` properties. A host that persists them passes them to the window's graph.
@MainActor
package final class SceneValues: GraphService {
    /// Values of the previous run, by key, as property lists.
    private let restored: [String: Any]
    private var entries: [String: Entry] = [:]

    private struct Entry {
        let key: String
        let location: AnyObject
        /// The current value as a property list; nil if it is the initial value or is stored as nothing.
        let stored: () -> Any?
    }

    /// Those that the host gave the window, or values that end with the window.
    package static func make(for graph: ViewGraph) -> SceneValues { graph.environment.values.sceneValues ?? SceneValues() }
    package init(restored: [String: Any] = [:]) { self.restored = restored }

    func location<Value>(_ key: String, _ initial: Value, _ form: StoredForm<Value>, _ pending: PendingWrites) -> StateLocation<Value> {
        // Values of different types under the same key are separate.
        let name = "\(key) \(ObjectIdentifier(Value.self).hashValue)"
        if let known = entries[name]?.location as? StateLocation<Value> { return known }
        let before = restored[key].flatMap(form.read), made = StateLocation(before ?? initial, pending: pending)
        entries[name] = Entry(key: key, location: made) {
            let value = made.get()
            return before == nil && valuesAreEqual(value, initial) ? nil : form.write(value)
        }
        return made
    }

    /// The values by key, as property lists. Values that no view has requested since the start are unchanged.
    package var stored: [String: Any] {
        var values = restored
        for entry in entries.values { values[entry.key] = nil }
        for entry in entries.values { if let value = entry.stored() { values[entry.key] = value } }
        return values
    }
}

private enum SceneValuesKey: EnvironmentKey { static var defaultValue: SceneValues? { nil } }

extension EnvironmentValues {
    /// The window's values, for its graph; nil for a window that starts without any and does not persist them.
    package var sceneValues: SceneValues? {
        get { self[SceneValuesKey.self] }
        set { self[SceneValuesKey.self] = newValue }
    }
}
