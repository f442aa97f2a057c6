// Foundation and standard library types that conform to Transferable.

import Foundation
import UniformTypeIdentifiers

/// Why a value could not be transferred.
public struct TransferError: Error, CustomStringConvertible, LocalizedError, Sendable {
    public let description: String
    public var errorDescription: String? { description }
    package init(_ description: String) { self.description = description }
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) { Data($0.utf8) } importing: { try String(transferred: $0, .utf8) }
        DataRepresentation(importedContentType: .utf16PlainText) { try String(transferred: $0, .utf16) }
        DataRepresentation(importedContentType: .plainText) { try String(transferred: $0, .utf8) }
    }
    private init(transferred data: Data, _ encoding: Encoding) throws {
        guard let text = String(data: data, encoding: encoding) else { throw TransferError("The data is not text in \(encoding).") }
        self = text
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) { $0 } importing: { $0 }
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .fileURL) { Data($0.absoluteString.utf8) } importing: { try URL(transferred: $0) }
            .exportingCondition(\.isFileURL)
        DataRepresentation(contentType: .url) { Data($0.absoluteString.utf8) } importing: { try URL(transferred: $0) }
        DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }.exportingCondition { !$0.isFileURL }
    }
    private init(transferred data: Data) throws {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: text) else { throw TransferError("“\(text)” is not a URL.") }
        self = url
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: UTType(exportedAs: "com.apple.foundation.attributed-string")) { text in
            try JSONEncoder().encode(text.runs.map { TransferredRun(text: String(text[$0.range].characters), link: $0.link) })
        } importing: { data in
            try JSONDecoder().decode([TransferredRun].self, from: data).reduce(into: AttributedString()) { $0 += $1.attributed }
        }
        ProxyRepresentation { String($0.characters) } importing: { AttributedString($0 as String) }
    }
}

/// A run of attributed text with the one attribute that is transferred, its link. Foundation on Linux cannot encode attributed strings.
private struct TransferredRun: Codable {
    let text: String
    let link: URL?

    var attributed: AttributedString {
        var part = AttributedString(text)
        part.link = link
        return part
    }
}

// MARK: Explicit export and import

extension Transferable {
    /// The types that values of this type are exported as, the preferred one first.
    public static func exportedContentTypes() -> [UTType] { transferForms.filter(\.exports).map(\.type) }
    /// The types that values of this type are imported from, the preferred one first.
    public static func importedContentTypes() -> [UTType] { readableTypes }
    /// The types that this value is exported as, the preferred one first.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.transferForms.filter { $0.exports && $0.isWanted(self) && ($0.visibility == visibility || $0.visibility == .all) }.map(\.type)
    }
    /// The types that values of this type are imported from, the preferred one first.
    public func importedContentTypes() -> [UTType] { Self.readableTypes }
    /// The suggested name for a file with this value; nil if none.
    public var suggestedFilename: String? { Self.transferForms.lazy.compactMap { $0.suggestedName(self) }.first }

    /// The value as data of a type.
    /// - Parameter contentType: Nil for the preferred one.
    /// - Throws: The representation's error, or `TransferError` if no representation exports the value as the type.
    public func exported(as contentType: UTType? = nil) async throws -> Data {
        let form = Self.transferForms.first { $0.exports && $0.isWanted(self) && (contentType.map($0.type.conforms) ?? true) }
        guard let form else { throw TransferError("\(Self.self) cannot be exported as \(contentType?.identifier ?? "anything").") }
        return try await form.data(of: self)
    }
    /// Imports a value from data of a type.
    /// - Parameter contentType: Nil for the type of the first representation that imports.
    /// - Throws: The representation's error, or `TransferError` if no representation imports the type.
    public init(importing data: Data, contentType: UTType?) async throws {
        let form = Self.transferForms.first { form in form.reads && (contentType.map { $0.conforms(to: form.type) } ?? true) }
        guard let form else { throw TransferError("\(Self.self) cannot be imported from \(contentType?.identifier ?? "anything").") }
        self = try await form.item(from: data, type: contentType ?? form.type)
    }
    /// Imports a value from a file.
    /// - Throws: The representation's error, or `TransferError` if no representation imports the type.
    public init(importing file: URL, contentType: UTType?) async throws {
        let type = contentType ?? UTType(filenameExtension: file.pathExtension) ?? .data
        let form = Self.transferForms.first { $0.reads && type.conforms(to: $0.type) }
        guard let form else { throw TransferError("\(Self.self) cannot be imported from \(type).") }
        if let readFile = form.readFile { self = try await readFile(ReceivedTransferredFile(file: file, isOriginalFile: true)) }
        else { self = try await form.item(from: Data(contentsOf: file), type: type) }
    }
}

extension TransferForm {
    /// Exports a value in this form.
    package func data(of item: Item) async throws -> Data {
        if let export { return try await export(item) }
        guard let exportFile else { throw TransferError("\(Item.self) cannot be exported as \(type).") }
        return try await Data(contentsOf: exportFile(item).file)
    }
    /// Imports a value from data of a type.
    package func item(from data: Data, type: UTType) async throws -> Item {
        if let read { return try await read(data) }
        guard let readFile else { throw TransferError("\(Item.self) cannot be imported from \(type).") }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("item", conformingTo: type)
        try data.write(to: file)
        return try await readFile(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
}
