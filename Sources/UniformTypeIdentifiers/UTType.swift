// Types of data and their conformance.

import Foundation

/// A type of data, such as PNG images, with an identifier such as `public.png`.
///
/// The system's types have known supertypes, filename extensions and MIME types. A program declares its own types with
/// `init(exportedAs:conformingTo:)`. An undeclared extension or MIME type has a dynamic type.
public struct UTType: Sendable {
    /// The identifier, such as `public.png`. Types with one identifier are equal.
    public let identifier: String
    /// The supertypes that the program declares for its own type.
    private let declaredParents: [String]

    init(_ known: StaticString) { (identifier, declaredParents) = ("\(known)", []) }
    private init(identifier: String, parents: [String]) { (self.identifier, declaredParents) = (identifier, parents) }

    // MARK: Finding a type

    /// The type with an identifier; nil if it is neither a system type nor a dynamic one.
    public init?(_ identifier: String) {
        guard UTTypeTable.entries[identifier] != nil || identifier.hasPrefix(Self.dynamicPrefix) else { return nil }
        self.init(identifier: identifier, parents: [])
    }
    /// The type of files with an extension: the declared one that conforms to the supertype, else a dynamic one.
    /// - Parameter filenameExtension: Without its dot, case-insensitive. An empty one gives nil.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }
    /// The type with a MIME type: the declared one that conforms to the supertype, else a dynamic one.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }
    /// The type with a tag: the declared one that conforms to the supertype, else a dynamic one. nil if the tag is empty.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
        self = found.first ?? UTType(identifier: Self.dynamicPrefix + "\(tagClass == .mimeType ? "mime" : "extension").\(tag.lowercased())",
                                     parents: supertype.map { [$0.identifier] } ?? [])
    }
    /// The declared types with a tag, the usual one first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        let names = (tagClass == .mimeType ? UTTypeTable.namesByMIMEType : UTTypeTable.namesByExtension)[tag] ?? []
        return names.map { UTType(identifier: $0, parents: []) }.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }
    /// A type that the program declares as its own.
    /// - Parameter parentType: Its supertype; nil for plain data.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(declared: identifier, parentType) }
    /// A type that another program declares.
    /// - Parameter parentType: Its supertype; nil for plain data.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(declared: identifier, parentType) }
    private init(declared identifier: String, _ parentType: UTType?) {
        let parents = UTTypeTable.entries[identifier] == nil
            ? [parentType?.identifier ?? "public.data"] + (parentType?.declaredParents ?? []) : []
        self.init(identifier: identifier, parents: parents)
    }

    // MARK: Relations

    /// True if this type equals the other or is a subtype of it.
    ///
    /// Complexity: O(*n*) in the supertypes, as for the comparisons below.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// True if this type is a subtype of the other.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// True if the other type is a subtype of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
    /// All types that this one conforms to.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = [], waiting = parents
        while let name = waiting.popLast() {
            let type = UTType(identifier: name, parents: [])
            if found.insert(type).inserted { waiting += type.parents }
        }
        return found
    }
    private var parents: [String] {
        if let entry = UTTypeTable.entries[identifier] { return entry.parents }
        return declaredParents.isEmpty && isDynamic ? ["public.data"] : declaredParents
    }

    // MARK: Names

    private static let dynamicPrefix = "dyn.waggle."
    /// True for the type of an undeclared extension or MIME type.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// True for a type that is declared by the system or the program.
    public var isDeclared: Bool { !isDynamic }
    /// True for a type whose identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// The usual extension of files of this type, without its dot; nil if there is none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    /// The usual MIME type; nil if there is none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
    /// The type's name for users, such as “PNG image”; nil if the system does not know the type.
    public var localizedDescription: String? { UTTypeTable.entries[identifier]?.name }
    /// The type's version, which types here do not have.
    public var version: Int? { nil }
    /// A page about the type, which types here do not have.
    public var referenceURL: URL? { nil }
    /// Filename extensions and MIME types, the usual one first.
    public var tags: [UTTagClass: [String]] {
        if let entry = UTTypeTable.entries[identifier] {
            return [.filenameExtension: entry.extensions, .mimeType: entry.mimeTypes].filter { !$0.value.isEmpty }
        }
        for (kind, tagClass) in [("extension.", UTTagClass.filenameExtension), ("mime.", .mimeType)] {
            let start = Self.dynamicPrefix + kind
            if identifier.hasPrefix(start) { return [tagClass: [String(identifier.dropFirst(start.count))]] }
        }
        return [:]
    }
}

extension UTType: Hashable {
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { identifier }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(importedAs: identifier)
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A kind of tag, which names types outside programs.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The part of a file's name after its last dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// A MIME type, such as `image/png`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// The URL with a component appended, and the type's usual extension unless the component has one of the type's.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let address = appendingPathComponent(partialName)
        return address.appendingPathExtension(for: contentType)
    }
    /// The URL with the type's usual extension, unless it has one of the type's.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let own = pathExtension.lowercased(), known = contentType.tags[.filenameExtension] ?? []
        guard let usual = known.first, !known.contains(own) else { return self }
        return appendingPathExtension(usual)
    }
}
