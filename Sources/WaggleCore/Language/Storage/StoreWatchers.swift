// Observers of stored values.

import Foundation

protocol StoreWatching: AnyObject, Sendable {
    func storeDidChange(_ transaction: Transaction?)
}

/// The store and key of a value.
private struct StoreKey: Hashable {
    let store: ObjectIdentifier
    let key: String

    init(_ store: UserDefaults, _ key: String) {
        self.store = ObjectIdentifier(store)
        self.key = key
    }
}

/// All properties that show stored values, by store and key, so that a write through one updates the others.
package final class StoreWatchers: @unchecked Sendable {
    private struct Watcher {
        weak var object: (any StoreWatching)?
    }
    // Settings belong to the process, and so do their observers.
    package static let shared = StoreWatchers()
    private let lock = NSLock()
    private var watchers: [StoreKey: [Watcher]] = [:]
    /// Stores other than the standard one that have been written but not saved.
    private var unsaved: [UserDefaults] = []

    func add(_ watcher: any StoreWatching, _ store: UserDefaults, _ key: String) {
        lock.withLock {
            let storeKey = StoreKey(store, key)
            watchers[storeKey, default: []].removeAll { $0.object == nil }
            watchers[storeKey, default: []].append(Watcher(object: watcher))
        }
    }
    func didWrite(_ store: UserDefaults, _ key: String, _ transaction: Transaction?) {
        let present = lock.withLock {
            if store !== UserDefaults.standard, !unsaved.contains(where: { $0 === store }) { unsaved.append(store) }
            return watchers[StoreKey(store, key)]?.compactMap(\.object) ?? []
        }
        for watcher in present { watcher.storeDidChange(transaction) }
    }

    /// The stores other than `UserDefaults.standard` that properties have written since the last call.
    package func takeUnsavedStores() -> [UserDefaults] {
        lock.withLock {
            defer { unsaved = [] }
            return unsaved
        }
    }
}

/// The stored values shown in one window. Detects direct writes to the store, which Foundation does not announce on Linux.
@MainActor
final class ObservedSettings: FrameService {
    private struct Entry {
        weak var location: (any StoreWatching)?
        let differs: () -> Bool?
    }
    static func make(for graph: ViewGraph) -> ObservedSettings { ObservedSettings() }

    private var entries: [StoreKey: [Entry]] = [:]

    func add<Value>(_ location: StoredLocation<Value>) {
        let storeKey = StoreKey(location.value.store, location.value.key)
        entries[storeKey, default: []].removeAll { $0.location == nil }
        entries[storeKey, default: []].append(Entry(location: location) { [weak location] in location?.differsFromStore })
    }

    func updateWillBegin() { followStores() }
    func didHandleEvent() { followStores() }
    /// Announces values that were written directly to the store. Reads the store once per key.
    private func followStores() {
        for (storeKey, known) in entries {
            guard let differs = known.lazy.compactMap({ $0.differs() }).first else {
                entries[storeKey] = nil
                continue
            }
            if differs { for entry in known { entry.location?.storeDidChange(nil) } }
        }
    }
}
