// The layout of the Swift runtime's tables, where the runtime has no function to read it.

import Foundation

/// Byte offsets and bits in the runtime's tables, on 64-bit platforms.
///
/// Valid for Swift 6.3. Apple's platforms freeze them; elsewhere a new compiler may change them. `RuntimeLayoutTests` checks each value and
/// fails with a newer compiler until this file has been compared with that compiler's runtime.
enum RuntimeLayout {
    static let word = MemoryLayout<UInt>.size

    /// The metadata of a type.
    enum Metadata {
        /// The first word of the metadata of `any P`.
        static let existentialKind: UInt = 0x303
        /// The first word of the metadata of `any P<Argument>`.
        static let extendedExistentialKind: UInt = 0x307
        /// The first word of the metadata of a structure, an enumeration and a function.
        static let structKind: UInt = 0x200, enumKind: UInt = 0x201, functionKind: UInt = 0x302
        /// A pointer to the value witnesses precedes the metadata.
        static let valueWitnesses = -word
    }

    /// The metadata of `any P`: kind, flags, number of protocols, then a descriptor for each protocol.
    enum Existential {
        static let flags = word
        static let firstProtocol = 2 * word
        /// Set if structs and enumerations can also conform.
        static let isForAnyType: UInt32 = 0x8000_0000
        /// Set for protocols with a special representation: `Error`.
        static let special: UInt32 = 0x3F00_0000
        /// A value of the type: three words for the content or a pointer to its box, then the content's type.
        static let contentType = 3 * word
    }

    /// The value witnesses of a type: eight functions, size, stride, flags.
    enum ValueWitnesses {
        static let flags = 10 * word
        static let alignmentMask: UInt32 = 0xFF
        /// Set if an existential stores the value in a box.
        static let isBoxed: UInt32 = 0x0002_0000
        /// Set for types that suppress `Copyable`.
        static let isNonCopyable: UInt32 = 0x0080_0000
    }

    /// An object begins with its type and its reference counts.
    static let objectHeader = 2 * word

    /// The sections of one image: four words, then start and length of the protocols and of the conformances.
    enum ImageSections {
        static let conformances = 6 * word
        static let conformancesLength = 7 * word
    }

    /// A conformance: relative pointers to protocol, type and witness table, then flags.
    enum Conformance {
        static let type = 4
        static let flags = 12
        /// How the type is referenced, in the flags shifted by `kindShift`.
        static let kindShift: UInt32 = 3, kindMask: UInt32 = 7
        static let directDescriptor: UInt32 = 0, indirectDescriptor: UInt32 = 1
    }

    /// The descriptor of an enumeration, to which the second word of its metadata points: after those of all types, the number of cases
    /// with values (24 bits) and of those without.
    enum EnumDescriptor {
        static let payloadCases = 20, emptyCases = 24
    }

    /// A type's descriptor: flags, then relative pointers to parent, name and the function that returns the metadata.
    enum TypeDescriptor {
        static let accessFunction = 12
        static let isGeneric: UInt32 = 0x80
    }
}

/// True for the framework's own types. All of its modules with views are named SwiftUI at run time (`Package.swift`).
func isFrameworkType(_ type: Any.Type) -> Bool { _typeName(type, qualified: true).hasPrefix("SwiftUI.") }
