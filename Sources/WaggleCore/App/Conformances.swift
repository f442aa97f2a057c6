// Which types of the running program conform to a protocol: read from the tables that the compiler leaves for the runtime.

import Foundation

/// Walks the conformance records of every image that is loaded.
package enum Conformances {
    /// The non-generic types that conform to the protocol, in the order of the records.
    ///
    /// Costs a walk over all records of the program; for starting up, not for frames.
    /// - Parameter existential: `(any P).self` of a protocol without a superclass bound.
    package static func types(to existential: Any.Type) -> [Any.Type] {
        // Metadata of `any P`: kind, flags and count, then the protocol's descriptor.
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        let descriptor = metadata.load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        let search = Search(descriptor: descriptor)
        guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
        typealias Visit = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool
        typealias Enumerate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Void
        unsafeBitCast(symbol, to: Enumerate.self)({ sections, context in
            if let context { Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().visit(sections) }
            return true
        }, Unmanaged.passUnretained(search).toOpaque())
        return search.found
    }
}

private final class Search {
    let descriptor: UnsafeRawPointer
    var found: [Any.Type] = []

    init(descriptor: UnsafeRawPointer) { self.descriptor = descriptor }

    /// The runtime's list of one image's sections: four words, then start and length of the protocols' and of the conformances' section.
    func visit(_ sections: UnsafeRawPointer) {
        let word = MemoryLayout<UInt>.size
        guard let start = sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self) else { return }
        let length = sections.load(fromByteOffset: 7 * word, as: Int.self)
        for offset in stride(from: 0, to: length, by: 4) {
            if let record = Self.target(start + offset), let type = type(record) { found.append(type) }
        }
    }

    /// A conformance record: protocol, type, witness table, flags.
    private func type(_ record: UnsafeRawPointer) -> Any.Type? {
        guard Self.indirectTarget(record) == descriptor else { return nil }
        let flags = record.load(fromByteOffset: 12, as: UInt32.self)
        let type: UnsafeRawPointer?
        switch (flags >> 3) & 7 {
        case 0: type = Self.target(record + 4)
        case 1: type = Self.target(record + 4)?.load(as: UnsafeRawPointer?.self)
        default: type = nil
        }
        // A type descriptor: flags, parent, name, function that gives the metadata. Generic types have not one metadata but many.
        guard let type, type.load(as: UInt32.self) & 0x80 == 0, let function = Self.target(type + 12) else { return nil }
        typealias Access = @convention(c) (Int) -> UnsafeRawPointer
        return unsafeBitCast(unsafeBitCast(function, to: Access.self)(0), to: Any.Type.self)
    }

    /// Where a relative pointer leads; nil for an empty one.
    private static func target(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        return offset == 0 ? nil : place + Int(offset)
    }
    /// As `target`; the lowest bit says that a pointer to the target stands there.
    private static func indirectTarget(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        let target = place + Int(offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }
}
