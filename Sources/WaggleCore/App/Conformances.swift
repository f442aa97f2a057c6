// Finds the types of the running program that conform to a protocol, in the tables that the compiler emits for the runtime.

import Foundation

/// Walks the conformance records of every loaded image.
package enum Conformances {
    /// The non-generic types that conform to the protocol, in the order of the records.
    ///
    /// Walks all records of the program, so call it at startup and not in a frame.
    /// - Parameter existential: `(any P).self` of a protocol without a superclass bound.
    package static func types(to existential: Any.Type) -> [Any.Type] {
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        let descriptor = metadata.load(fromByteOffset: RuntimeLayout.Existential.firstProtocol, as: UnsafeRawPointer.self)
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

    /// Looks through the conformances of one image.
    func visit(_ sections: UnsafeRawPointer) {
        guard let start = sections.load(
            fromByteOffset: RuntimeLayout.ImageSections.conformances, as: UnsafeRawPointer?.self) else { return }
        let length = sections.load(fromByteOffset: RuntimeLayout.ImageSections.conformancesLength, as: Int.self)
        for offset in stride(from: 0, to: length, by: 4) {
            if let record = Self.target(start + offset), let type = type(record) { found.append(type) }
        }
    }

    /// The type that conforms to the protocol; nil for other protocols and other kinds of type references.
    private func type(_ record: UnsafeRawPointer) -> Any.Type? {
        guard Self.indirectTarget(record) == descriptor else { return nil }
        typealias Layout = RuntimeLayout.Conformance
        let flags = record.load(fromByteOffset: Layout.flags, as: UInt32.self), named = Self.target(record + Layout.type)
        let type: UnsafeRawPointer?
        switch (flags >> Layout.kindShift) & Layout.kindMask {
        case Layout.directDescriptor: type = named
        case Layout.indirectDescriptor: type = named?.load(as: UnsafeRawPointer?.self)
        default: type = nil
        }
        // A generic type has no metadata of its own, only one per set of arguments.
        guard let type, type.load(as: UInt32.self) & RuntimeLayout.TypeDescriptor.isGeneric == 0,
              let function = Self.target(type + RuntimeLayout.TypeDescriptor.accessFunction) else { return nil }
        typealias Access = @convention(c) (Int) -> UnsafeRawPointer
        return unsafeBitCast(unsafeBitCast(function, to: Access.self)(0), to: Any.Type.self)
    }

    /// The target of a relative pointer; nil for a null pointer.
    private static func target(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = pointer.load(as: Int32.self)
        return offset == 0 ? nil : pointer + Int(offset)
    }
    /// Like `target`; if the lowest bit is set, it points to a pointer to the target.
    private static func indirectTarget(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = pointer.load(as: Int32.self)
        let target = pointer + Int(offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }
}
