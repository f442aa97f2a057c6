// The kinds of transfer representations.

import Foundation
import UniformTypeIdentifiers

/// Values transferred as data of a type.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let form: TransferForm<Item>

    /// Values are exported as data and imported from it.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        form = TransferForm(type: contentType, export: exporting, read: importing)
    }
    /// Values are exported as data.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        form = TransferForm(type: exportedContentType, export: exporting)
    }
    /// Values are imported from data.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        form = TransferForm(type: importedContentType, read: importing)
    }
    public func _addForms(to forms: inout _TransferForms<Item>) { forms.all.append(form) }
}

/// An encoder of values, such as `JSONEncoder`.
public protocol TopLevelTransferEncoder: Sendable {
    func encode<T: Encodable>(_ value: T) throws -> Data
}
/// A decoder of values, such as `JSONDecoder`.
public protocol TopLevelTransferDecoder: Sendable {
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}
extension JSONEncoder: TopLevelTransferEncoder {}
extension JSONDecoder: TopLevelTransferDecoder {}
extension PropertyListEncoder: TopLevelTransferEncoder {}
extension PropertyListDecoder: TopLevelTransferDecoder {}

/// Codable values transferred as the output of an encoder.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: TopLevelTransferEncoder, Decoder: TopLevelTransferDecoder>: TransferRepresentation {
    public typealias Body = Never
    private let form: TransferForm<Item>

    /// Values are transferred as JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
    /// Values are transferred as the encoder writes them.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        form = TransferForm(type: contentType, export: { try encoder.encode($0) }, read: { try decoder.decode(Item.self, from: $0) })
    }
    public func _addForms(to forms: inout _TransferForms<Item>) { forms.all.append(form) }
}

/// A file that a value is exported as.
public struct SentTransferredFile: Sendable {
    public let file: URL
    /// True if the receiver may open the file itself. Receivers here always read a copy of its contents.
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file that a value is imported from. It exists until the importing closure returns, unless it is the original.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    /// True if this is the sender's file, not a copy.
    public let isOriginalFile: Bool
    package init(file: URL, isOriginalFile: Bool) { (self.file, self.isOriginalFile) = (file, isOriginalFile) }
}

/// Values transferred as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let form: TransferForm<Item>

    /// Values are exported as files and imported from them.
    /// - Parameter shouldAttemptToOpenInPlace: A hint. Files of other programs are always read in place.
    public init(contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
                exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
                importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) {
        form = TransferForm(type: contentType, exportFile: exporting, readFile: importing)
    }
    /// Values are exported as files.
    /// - Parameter shouldAllowToOpenInPlace: A hint; receivers read a copy.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        form = TransferForm(type: exportedContentType, exportFile: exporting)
    }
    /// Values are imported from files.
    /// - Parameter shouldAttemptToOpenInPlace: A hint. Files of other programs are always read in place.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        form = TransferForm(type: importedContentType, readFile: importing)
    }
    public func _addForms(to forms: inout _TransferForms<Item>) { forms.all.append(form) }
}

/// Values transferred as values of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
    private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

    /// Values are exported as another type and imported from it.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        (self.exporting, self.importing) = ({ try exporting($0) }, { try importing($0) })
    }
    /// Values are exported as another type.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        (self.exporting, importing) = ({ try exporting($0) }, nil)
    }
    /// Values are imported from another type.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        (exporting, self.importing) = (nil, { try importing($0) })
    }
    /// Values are exported as another type and imported from it.
    @_disfavoredOverload
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        (self.exporting, self.importing) = (exporting, importing)
    }
    /// Values are exported as another type.
    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        (self.exporting, importing) = (exporting, nil)
    }
    /// Values are imported from another type.
    @_disfavoredOverload
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        (exporting, self.importing) = (nil, importing)
    }

    public func _addForms(to forms: inout _TransferForms<Item>) {
        for inner in ProxyRepresentation.transferForms {
            var form = TransferForm<Item>(type: inner.type)
            if let exporting {
                form.export = inner.export.map { export in { item in try await export(exporting(item)) } }
                form.exportFile = inner.exportFile.map { export in { item in try await export(exporting(item)) } }
            }
            if let importing {
                form.read = inner.read.map { read in { data in try await importing(read(data)) } }
                form.readFile = inner.readFile.map { read in { file in try await importing(read(file)) } }
            }
            form.visibility = inner.visibility
            if form.exports || form.reads { forms.all.append(form) }
        }
    }
}

/// A representation with each of its forms modified.
public struct _ChangedTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    public typealias Item = Base.Item
    public typealias Body = Never
    let base: Base
    let change: @Sendable (inout TransferForm<Base.Item>) -> Void

    public func _addForms(to forms: inout _TransferForms<Item>) {
        let start = forms.all.count
        base._addForms(to: &forms)
        for index in start..<forms.all.count { change(&forms.all[index]) }
    }
}

extension TransferRepresentation {
    /// Exports only values that meet a condition.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(base: self) { form in
            let before = form.isWanted
            form.isWanted = { before($0) && condition($0) }
        }
    }
    /// Suggests a name for files that receivers create from a value.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(base: self) { $0.suggestedName = { _ in fileName } }
    }
    /// Suggests a name for files that receivers create from a value; nil for none.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(base: self) { $0.suggestedName = fileName }
    }
    /// Sets which programs see the representation.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        _ChangedTransferRepresentation(base: self) { $0.visibility = visibility }
    }
}
