// Stored values as properties of objects.

import Foundation
import OpenCombine

extension AppStorage {
    /// The value of an object's property. An `ObservableObject` announces its changes, whoever writes the value.
    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, AppStorage>
    ) -> Value {
        get {
            watch(owner, storage)
            return owner[keyPath: storage].wrappedValue
        }
        set {
            watch(owner, storage)
            owner[keyPath: storage].wrappedValue = newValue
        }
    }

    private static func watch<Owner: AnyObject>(_ owner: Owner, _ storage: ReferenceWritableKeyPath<Owner, AppStorage>) {
        guard owner[keyPath: storage].watch == nil, let object = owner as? any ObservableObject else { return }
        let known = WeakObject(object: object)
        owner[keyPath: storage].watch = StoredPropertyWatch(owner[keyPath: storage]) { transaction in
            guard let object = known.object else { return }
            if let transaction { withTransaction(transaction) { object.announceChange() } } else { object.announceChange() }
        }
    }
}

private struct WeakObject: @unchecked Sendable {
    weak var object: (any ObservableObject)?
}

extension ObservableObject {
    fileprivate func announceChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}

private protocol StoredProperty {
    var storeLocation: (store: UserDefaults, key: String) { get }
}
extension AppStorage: StoredProperty {
    fileprivate var storeLocation: (store: UserDefaults, key: String) { (store ?? .standard, key) }
}

/// Calls a function for each write of one stored value while the watch lives.
final class StoredPropertyWatch: StoreWatching {
    private let didChange: @Sendable (Transaction?) -> Void

    fileprivate init(_ property: any StoredProperty, _ didChange: @escaping @Sendable (Transaction?) -> Void) {
        self.didChange = didChange
        let storeLocation = property.storeLocation
        StoreWatchers.shared.add(self, storeLocation.store, storeLocation.key)
    }
    func storeDidChange(_ transaction: Transaction?) { didChange(transaction) }

    /// Types of objects without stored values: most have none, and looking through an object's properties takes long.
    @MainActor private static var typesWithout: Set<ObjectIdentifier> = []

    /// Watches all stored values among the object's properties.
    @MainActor static func watches(
        of object: some AnyObject, _ didChange: @escaping @Sendable (Transaction?) -> Void
    ) -> [StoredPropertyWatch] {
        let type = ObjectIdentifier(type(of: object))
        if typesWithout.contains(type) { return [] }
        var watches: [StoredPropertyWatch] = [], mirror: Mirror? = Mirror(reflecting: object)
        while let part = mirror {
            for case let property as any StoredProperty in part.children.lazy.map(\.value) {
                watches.append(StoredPropertyWatch(property, didChange))
            }
            mirror = part.superclassMirror
        }
        if watches.isEmpty { typesWithout.insert(type) }
        return watches
    }
}
