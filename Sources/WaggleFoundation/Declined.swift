// Names of Foundation that cannot work here. Each message says what to use.

import Foundation
import FoundationNetworking

@available(*, unavailable, message: "There is no Handoff between devices; keep what is open in SceneStorage.")
open class NSUserActivity: NSObject {
    @available(*, unavailable, message: "There is no Handoff between devices; keep what is open in SceneStorage.")
    public init(activityType: String) {}
}
@available(*, unavailable, message: "There are no data detectors; search the text with a Regex or NSRegularExpression.")
open class NSDataDetector: NSObject {}
@available(*, unavailable, message: "There is no iCloud; keep values in UserDefaults.")
open class NSUbiquitousKeyValueStore: NSObject {}
@available(*, unavailable, message: "Use a dictionary with a struct that holds a weak reference.")
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {}
@available(*, unavailable, message: "Use an array with a struct that holds a weak reference.")
open class NSHashTable<ObjectType: AnyObject>: NSObject {}

extension NSData {
    @available(*, unavailable, message: "Data is not compressed; write it as it is, or link a library such as zlib.")
    public enum CompressionAlgorithm: Int, Sendable { case lzfse, lz4, lzma, zlib }
    @available(*, unavailable, message: "Data is not compressed; write it as it is, or link a library such as zlib.")
    public func compressed(using algorithm: CompressionAlgorithm) throws -> Self { fatalError("unavailable") }
    @available(*, unavailable, message: "Data is not decompressed; keep it as it is, or link a library such as zlib.")
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> Self { fatalError("unavailable") }
}

extension URLSession {
    @available(*, unavailable, message: "Responses are not read byte by byte; use data(from:), or the URL's lines.")
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncStream<UInt8>, URLResponse) {
        fatalError("unavailable")
    }
    @available(*, unavailable, message: "Responses are not read byte by byte; use data(for:).")
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncStream<UInt8>, URLResponse) { fatalError("unavailable") }
}

extension URL {
    @available(*, unavailable, message: "There are no bookmarks; keep the file's path.")
    public func bookmarkData() throws -> Data { fatalError("unavailable") }
}
