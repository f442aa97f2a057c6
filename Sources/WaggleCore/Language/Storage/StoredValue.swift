// Values in a program's settings, and the views that show them.

import Foundation

/// A value in the settings: its key, its store and its default.
struct StoredValue<Value> {
    let key: String
    let store: UserDefaults
    let initial: Value
    let form: StoredForm<Value>

    func read() -> Value { store.object(forKey: key).flatMap(form.read) ?? initial }
    func write(_ value: Value) {
        if let stored = form.write(value) { store.set(stored, forKey: key) } else { store.removeObject(forKey: key) }
    }
}

/// The location of a view's stored value: writes go to the store, and writes by others are announced.
final class StoredLocation<Value>: ValueLocation, StoreWatching, @unchecked Sendable {
    let value: StoredValue<Value>
    private let state: StateLocation<Value>

    init(_ value: StoredValue<Value>, pending: PendingWrites) {
        self.value = value
        state = StateLocation(value.read(), pending: pending)
        StoreWatchers.shared.add(self, value.store, value.key)
    }
    func get() -> Value { state.get() }
    func set(_ newValue: Value, _ transaction: Transaction?) {
        value.write(newValue)
        StoreWatchers.shared.didWrite(value.store, value.key, transaction)
    }
    func storeDidChange(_ transaction: Transaction?) { state.set(value.read(), transaction) }

    /// True if the store's value differs from the one last announced. Do not call within a body.
    var differsFromStore: Bool { !valuesAreEqual(state.get(), value.read()) }
}

/// A stored value outside a tree: read and written on every call.
final class UnwatchedStoredLocation<Value>: ValueLocation {
    private let value: StoredValue<Value>
    init(_ value: StoredValue<Value>) { self.value = value }
    func get() -> Value { value.read() }
    func set(_ newValue: Value, _ transaction: Transaction?) {
        value.write(newValue)
        StoreWatchers.shared.didWrite(value.store, value.key, transaction)
    }
}
