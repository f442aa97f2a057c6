// ObservableObject, with a publisher that also objects without published properties keep.

import OpenCombine
import Synchronization

/// An object that announces its changes before they happen.
///
/// Properties marked `@Published` announce by themselves. Any object may also announce by `objectWillChange.send()`, whether it has such
/// properties or not: its publisher is the same each time.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before the object changes. Any thread may ask for it.
    public var objectWillChange: ObservableObjectPublisher { KeptPublishers.publisher(of: self) }
}

/// The publishers of objects without published properties. OpenCombine keeps a publisher in these properties, and makes a new one each time where
/// there are none.
private enum KeptPublishers {
    /// The publisher has a lock of its own.
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }
    private struct Table {
        /// Whether the objects of a class have published properties.
        var hasProperties: [ObjectIdentifier: Bool] = [:]
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries at which those of objects that are gone are removed.
        var limit = 64
    }
    private static let table = Mutex(Table())

    static func publisher<Object: AnyObject>(of object: Object) -> ObservableObjectPublisher {
        let type = ObjectIdentifier(Swift.type(of: object)), key = ObjectIdentifier(object)
        let (hasProperties, kept) = table.withLock { ($0.hasProperties[type], $0.entries[key]) }
        if hasProperties == true { return libraryPublisher(of: object) }
        // An object that is gone may have had the same address.
        if let kept, kept.object != nil { return kept.publisher }
        if hasProperties == nil {
            let publisher = libraryPublisher(of: object), hasProperties = publisher === libraryPublisher(of: object)
            table.withLock { $0.hasProperties[type] = hasProperties }
            if hasProperties { return publisher }
        }
        let new = Entry(object: object, publisher: ObservableObjectPublisher())
        return table.withLock { table in
            // Another thread may have been faster.
            if let entry = table.entries[key], entry.object != nil { return entry }
            if table.entries.count >= table.limit {
                table.entries = table.entries.filter { $0.value.object != nil }
                table.limit = max(64, 2 * table.entries.count)
            }
            table.entries[key] = new
            return new
        }.publisher
    }

    /// The publisher by OpenCombine's own default, which reads nothing but the object's mirror. The type given to the reference chooses that default: a call
    /// on the object itself would lead back here.
    private static func libraryPublisher<Object: AnyObject>(of object: Object) -> ObservableObjectPublisher {
        Unmanaged<AnyObservableObject>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue().objectWillChange
    }
    private final class AnyObservableObject: OpenCombine.ObservableObject {}
}
