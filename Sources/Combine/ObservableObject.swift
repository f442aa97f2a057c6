// ObservableObject, whose default publisher is stable even without published properties.

import OpenCombine
import Synchronization

/// An object that announces its changes before they happen.
///
/// `@Published` properties announce changes automatically. Any object can also call `objectWillChange.send()`, even without such properties: its
/// publisher is always the same.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before the object changes. Safe from any thread.
    public var objectWillChange: ObservableObjectPublisher { KeptPublishers.publisher(of: self) }
}

/// The publishers of objects without published properties. OpenCombine stores a publisher in these properties, and makes a new one for each call if
/// there are none.
private enum KeptPublishers {
    /// The publisher has its own lock.
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }
    private struct Table {
        /// Whether the objects of a class have published properties.
        var hasProperties: [ObjectIdentifier: Bool] = [:]
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries at which those of deallocated objects are removed.
        var limit = 64
    }
    private static let table = Mutex(Table())

    static func publisher<Object: AnyObject>(of object: Object) -> ObservableObjectPublisher {
        let type = ObjectIdentifier(Swift.type(of: object))
        switch table.withLock({ $0.hasProperties[type] }) {
        case true?: return libraryPublisher(of: object)
        case false?: break
        case nil:
            let publisher = libraryPublisher(of: object), hasProperties = publisher === libraryPublisher(of: object)
            table.withLock { $0.hasProperties[type] = hasProperties }
            if hasProperties { return publisher }
        }
        let key = ObjectIdentifier(object), new = Entry(object: object, publisher: ObservableObjectPublisher())
        return table.withLock { table in
            if let entry = table.entries[key], entry.object != nil { return entry }
            if table.entries.count >= table.limit {
                table.entries = table.entries.filter { $0.value.object != nil }
                table.limit = max(64, 2 * table.entries.count)
            }
            table.entries[key] = new
            return new
        }.publisher
    }

    /// OpenCombine's default publisher, which uses only the object's mirror. The static type selects that default; a call on the object itself
    /// would recurse.
    private static func libraryPublisher<Object: AnyObject>(of object: Object) -> ObservableObjectPublisher {
        Unmanaged<AnyObservableObject>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue().objectWillChange
    }
    private final class AnyObservableObject: OpenCombine.ObservableObject {}
}
