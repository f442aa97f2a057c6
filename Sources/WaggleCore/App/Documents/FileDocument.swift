// What documents are read from and written as.

import Foundation
import OpenCombine
import UniformTypeIdentifiers

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    public let file: FileWrapper
}

/// How a document is to be written.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// What is in the document's place now; nil: nothing.
    public let existingFile: FileWrapper?
}

/// A document that is a value.
@preconcurrency
public protocol FileDocument: Sendable {
    /// The types of the files that it is read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of the files that it is written as, the best one first.
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// Makes the file.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object. It is written from a snapshot.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
    associatedtype Snapshot
    /// The types of the files that it is read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of the files that it is written as, the best one first.
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The document as it is now.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Makes the file of a snapshot.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// The file of the document as it is now.
    func wrapper(_ configuration: WriteConfiguration) throws -> FileWrapper {
        try fileWrapper(snapshot: snapshot(contentType: configuration.contentType), configuration: configuration)
    }
}
