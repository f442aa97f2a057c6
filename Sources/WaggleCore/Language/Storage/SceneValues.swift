// What the `@SceneStorage` properties of a window hold.

import Foundation

/// The values of one window's `@SceneStorage` properties. A host that keeps them from one start of the program to the next hands them to the window's graph.
@MainActor
package final class SceneValues {
    /// Values from before, by key, as property lists.
    private let restored: [String: Any]
    private var places: [String: Place] = [:]

    private struct Place {
        let key: String
        let location: AnyObject
        /// The value now, as a property list; nil: the initial one, or one that is stored as nothing.
        let stored: () -> Any?
    }

    package init(restored: [String: Any] = [:]) { self.restored = restored }

    func location<Value>(_ key: String, _ initial: Value, _ form: StoredForm<Value>, _ pending: PendingWrites) -> StateLocation<Value> {
        // Values of different types under one key are different values.
        let place = "\(key) \(ObjectIdentifier(Value.self).hashValue)"
        if let known = places[place]?.location as? StateLocation<Value> { return known }
        let before = restored[key].flatMap(form.read), made = StateLocation(before ?? initial, pending: pending)
        places[place] = Place(key: key, location: made) {
            let value = made.get()
            return before == nil && valuesAreEqual(value, initial) ? nil : form.write(value)
        }
        return made
    }

    /// The values by key, as property lists. Those that no view has asked for since the start stay as they were.
    package var stored: [String: Any] {
        var values = restored
        for place in places.values { values[place.key] = nil }
        for place in places.values { if let value = place.stored() { values[place.key] = value } }
        return values
    }
}

private enum SceneValuesKey: EnvironmentKey { static var defaultValue: SceneValues? { nil } }

extension EnvironmentValues {
    /// The window's values, for its graph; nil for a window that begins without any and whose values nobody keeps.
    package var sceneValues: SceneValues? {
        get { self[SceneValuesKey.self] }
        set { self[SceneValuesKey.self] = newValue }
    }
}
