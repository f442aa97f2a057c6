// The FileDocument protocols.

import Foundation
import OpenCombine
import UniformTypeIdentifiers

/// The configuration for reading a document.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    public let file: FileWrapper
}

/// The configuration for writing a document.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file currently at the destination; nil if there is none.
    public let existingFile: FileWrapper?
}

/// A value-type document.
@preconcurrency
public protocol FileDocument: Sendable {
    /// The types that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types that it can be written as, the preferred one first.
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// Creates the file to write.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A reference-type document. It is written from a snapshot.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
    associatedtype Snapshot
    /// The types that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types that it can be written as, the preferred one first.
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// A snapshot of the current document.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Creates the file of a snapshot.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// A file wrapper with the document's current contents.
    func wrapper(_ configuration: WriteConfiguration) throws -> FileWrapper {
        try fileWrapper(snapshot: snapshot(contentType: configuration.contentType), configuration: configuration)
    }
}
