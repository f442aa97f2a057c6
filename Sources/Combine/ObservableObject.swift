// ObservableObject, with a stable publisher even for objects without published properties.

import Foundation
import OpenCombine
import Synchronization

/// An object that announces its changes before they happen.
///
/// Properties marked `@Published` announce their changes automatically. Any object may also call `objectWillChange.send()`, even without
/// such properties: its publisher is always the same.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before the object changes. Safe on any thread.
    public var objectWillChange: ObservableObjectPublisher { KeptPublishers.publisher(of: self) }
}

/// The publishers of objects without published properties. OpenCombine stores the publisher in such properties; without them, it creates a
/// new one on each access.
private enum KeptPublishers {
    /// Sendable, because the publisher has its own lock.
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
        let type = ObjectIdentifier(Swift.type(of: object)), key = ObjectIdentifier(object)
        let (hasProperties, kept) = table.withLock { ($0.hasProperties[type], $0.entries[key]) }
        if hasProperties == true { return libraryPublisher(of: object) }
        // A deallocated object may have had the same address.
        if let kept, kept.object != nil { return kept.publisher }
        if hasProperties == nil {
            let publisher = libraryPublisher(of: object), hasProperties = publisher === libraryPublisher(of: object)
            table.withLock { $0.hasProperties[type] = hasProperties }
            if hasProperties { return publisher }
        }
        let new = Entry(object: object, publisher: ObservableObjectPublisher())
        return table.withLock { table in
            // Another thread may have added an entry meanwhile.
            if let entry = table.entries[key], entry.object != nil { return entry }
            if table.entries.count >= table.limit {
                table.entries = table.entries.filter { $0.value.object != nil }
                table.limit = max(64, 2 * table.entries.count)
            }
            table.entries[key] = new
            return new
        }.publisher
    }

    /// The publisher of OpenCombine's default implementation, which reads only the object's mirror. The type of the reference selects that
    /// implementation; a call on the object itself would lead back here.
    private static func libraryPublisher<Object: AnyObject>(of object: Object) -> ObservableObjectPublisher {
        Unmanaged<AnyObservableObject>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue().objectWillChange
    }
    private final class AnyObservableObject: OpenCombine.ObservableObject {}
}

extension NSObjectProtocol where Self: NSObject {
    /// A publisher of a property's values.
    @available(*, unavailable, message: "There is no key-value observing without Objective-C; publish changes with @Published in an ObservableObject, or with @Observable.")
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> { Empty().eraseToAnyPublisher() }
}
