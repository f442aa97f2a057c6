// Kinds of data by name, and which kind is a special case of which.

import Foundation

/// A kind of data, such as PNG pictures, named by an identifier like `public.png`.
///
/// The types of the system are known with their relations, filename extensions and MIME types. A program declares types of its own by
/// `init(exportedAs:conformingTo:)`. An undeclared extension or MIME type has a dynamic type.
public struct UTType: Sendable {
    /// The identifier, such as `public.png`. Types with one identifier are equal.
    public let identifier: String
    /// What the program says that its own type is a special case of.
    private let declaredParents: [String]

    init(_ known: StaticString) { (identifier, declaredParents) = ("\(known)", []) }
    private init(identifier: String, parents: [String]) { (self.identifier, declaredParents) = (identifier, parents) }

    // MARK: Finding a type

    /// The type with an identifier; nil if neither the system has declared it nor is it a dynamic one.
    public init?(_ identifier: String) {
        guard UTTypeTable.entries[identifier] != nil || identifier.hasPrefix(Self.dynamicPrefix) else { return nil }
        self.init(identifier: identifier, parents: [])
    }
    /// The type of files with an extension: the declared one that conforms to the supertype, else a dynamic one.
    /// - Parameter filenameExtension: Without its dot; upper and lower case are one. nil is returned if it is empty.
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
    /// - Parameter parentType: What it is a special case of; nil: plain data.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(declared: identifier, parentType) }
    /// A type that another program declares.
    /// - Parameter parentType: What it is a special case of; nil: plain data.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(declared: identifier, parentType) }
    private init(declared identifier: String, _ parentType: UTType?) {
        let parents = UTTypeTable.entries[identifier] == nil ? [parentType?.identifier ?? "public.data"] + (parentType?.declaredParents ?? []) : []
        self.init(identifier: identifier, parents: parents)
    }

    // MARK: Relations

    /// True if data of this type is data of the other: the type itself or a special case of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// True if this type is a special case of the other.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// True if the other type is a special case of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
    /// Everything that this type is a special case of.
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
    /// True for the type of an extension or MIME type that nobody has declared.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// True for a type that is declared by the system or the program.
    public var isDeclared: Bool { !isDynamic }
    /// True for a type whose identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// The usual extension of files of this type, without its dot; nil if there is none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    /// The usual MIME type; nil if there is none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
    /// What the type is called in sentences, such as “PNG image”; nil if the system does not know the type.
    public var localizedDescription: String? { UTTypeTable.entries[identifier]?.name }
    /// A number that grows with new editions of a type. The types here have none.
    public var version: Int? { nil }
    /// A page about the type. The types here have none.
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

/// A way to name types outside of programs.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The part of a file's name after its last dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// A name such as `image/png`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// The address with a part appended, and the usual extension of the type if the part has none of it.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let address = appendingPathComponent(partialName)
        return address.appendingPathExtension(for: contentType)
    }
    /// The address with the usual extension of the type, unless it has one of the type already.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let own = pathExtension.lowercased(), known = contentType.tags[.filenameExtension] ?? []
        guard let usual = known.first, !known.contains(own) else { return self }
        return appendingPathExtension(usual)
    }
}
