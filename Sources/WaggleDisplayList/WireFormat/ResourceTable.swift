// Numbers for fonts, texts and images.

import Foundation

/// Something that lists refer to and that is sent only once.
public struct ResourceID: Hashable, Sendable, CustomStringConvertible {
    /// What the resource is.
    public enum Kind: UInt8, Sendable, CaseIterable {
        /// A face with the outlines or images of the glyphs needed so far.
        case face
        /// Text broken into lines.
        case text
        case picture
    }
    public let kind: Kind
    public let number: UInt32
    public var description: String { "\(kind) \(number)" }
}

/// Assigns numbers to objects for their lifetime, and never reuses them.
struct ResourceTable {
    private final class Entry {
        weak var object: AnyObject?
        let id: ResourceID
        init(_ object: AnyObject, _ id: ResourceID) {
            self.object = object
            self.id = id
        }
    }
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var lastNumber: UInt32 = 0

    mutating func id(of object: AnyObject, _ kind: ResourceID.Kind) -> ResourceID {
        let key = ObjectIdentifier(object)
        // The address of a released object may be reused.
        if let entry = entries[key], entry.object === object { return entry.id }
        assert(lastNumber < .max, "The numbers of resources are used up.")
        lastNumber += 1
        let entry = Entry(object, ResourceID(kind: kind, number: lastNumber))
        entries[key] = entry
        return entry.id
    }

    /// Removes released objects.
    /// - Returns: the ids of the remaining ones.
    mutating func living() -> Set<ResourceID> {
        entries = entries.filter { $0.value.object != nil }
        return Set(entries.values.map(\.id))
    }
}
