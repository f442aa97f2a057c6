// Values in a program's settings and the views that show them.

import Foundation

/// How a type is written to settings and read back.
struct SettingsCoding<Value> {
    /// nil if nothing is stored under the key, or a value of another type.
    let read: (UserDefaults, String) -> Value?
    let write: (UserDefaults, String, Value) -> Void
}

extension SettingsCoding {
    /// Stored as it is.
    static func plain(_ read: @escaping (Any) -> Value? = { $0 as? Value }) -> SettingsCoding {
        SettingsCoding { store, key in store.object(forKey: key).flatMap(read) } write: { store, key, value in store.set(value, forKey: key) }
    }
    static func raw<Stored>(_ stored: SettingsCoding<Stored>) -> SettingsCoding where Value: RawRepresentable, Value.RawValue == Stored {
        SettingsCoding { store, key in stored.read(store, key).flatMap(Value.init(rawValue:)) } write: { stored.write($0, $1, $2.rawValue) }
    }
    /// nil removes the key.
    static func optional<Stored>(_ stored: SettingsCoding<Stored>) -> SettingsCoding where Value == Stored? {
        SettingsCoding { store, key in stored.read(store, key).map { .some($0) } } write: { store, key, value in
            if let value { stored.write(store, key, value) } else { store.removeObject(forKey: key) }
        }
    }
}

extension SettingsCoding where Value == Bool { static var bool: SettingsCoding { .plain { $0 as? Bool ?? ($0 as? Int).map { $0 != 0 } } } }
extension SettingsCoding where Value == Int { static var int: SettingsCoding { .plain { $0 as? Int ?? ($0 as? Double).flatMap(Int.init(exactly:)) } } }
extension SettingsCoding where Value == Double { static var double: SettingsCoding { .plain { $0 as? Double ?? ($0 as? Int).map(Double.init) } } }
extension SettingsCoding where Value == String { static var string: SettingsCoding { .plain() } }
extension SettingsCoding where Value == Data { static var data: SettingsCoding { .plain() } }
extension SettingsCoding where Value == Date { static var date: SettingsCoding { .plain() } }
extension SettingsCoding where Value == URL {
    /// Stored as text; a path means a file.
    static var url: SettingsCoding {
        SettingsCoding { store, key in
            store.string(forKey: key).flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : URL(string: $0) }
        } write: { $0.set($2.absoluteString, forKey: $1) }
    }
}

/// One value in settings: its key, its store and its default.
struct StoredValue<Value> {
    let key: String
    let store: UserDefaults
    let initial: Value
    let coding: SettingsCoding<Value>

    func read() -> Value { coding.read(store, key) ?? initial }
    func write(_ value: Value) { coding.write(store, key, value) }
}

/// The place behind a view's property for a stored value: writes go to the store, writes of others are announced.
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
}

/// A stored value outside of a tree: read and written on every call.
final class UnwatchedStoredLocation<Value>: ValueLocation {
    private let value: StoredValue<Value>
    init(_ value: StoredValue<Value>) { self.value = value }
    func get() -> Value { value.read() }
    func set(_ newValue: Value, _ transaction: Transaction?) {
        value.write(newValue)
        StoreWatchers.shared.didWrite(value.store, value.key, transaction)
    }
}

protocol StoreWatching: AnyObject, Sendable {
    func storeDidChange(_ transaction: Transaction?)
}

/// All properties that show stored values, by store and key, so that a write through one updates the others.
final class StoreWatchers: @unchecked Sendable {
    private struct Place: Hashable {
        let store: ObjectIdentifier
        let key: String
    }
    private struct Watcher {
        weak var object: (any StoreWatching)?
    }
    // Settings belong to the process, and so do their observers.
    static let shared = StoreWatchers()
    private let lock = NSLock()
    private var watchers: [Place: [Watcher]] = [:]

    func add(_ watcher: any StoreWatching, _ store: UserDefaults, _ key: String) {
        lock.withLock {
            let place = Place(store: ObjectIdentifier(store), key: key)
            watchers[place, default: []].removeAll { $0.object == nil }
            watchers[place, default: []].append(Watcher(object: watcher))
        }
    }
    func didWrite(_ store: UserDefaults, _ key: String, _ transaction: Transaction?) {
        let present = lock.withLock { watchers[Place(store: ObjectIdentifier(store), key: key)]?.compactMap(\.object) ?? [] }
        for watcher in present { watcher.storeDidChange(transaction) }
    }
}
