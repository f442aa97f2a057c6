// Forms of URL loading that Foundation on Linux lacks or writes with an argument more.

import Foundation
import FoundationNetworking

// Values of these methods have no default arguments: `let load = session.data(from:)`.
extension URLSession {
    /// The data behind a URL.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
    /// The answer to a request.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) { try await data(for: request, delegate: nil) }
    /// Sends data and returns the answer.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }
    /// Sends a file and returns the answer.
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }
    /// Loads into a temporary file.
    public func download(from url: URL) async throws -> (URL, URLResponse) { try await download(from: url, delegate: nil) }
    /// Loads the answer to a request into a temporary file.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) { try await download(for: request, delegate: nil) }
}

extension URLCache {
    /// - Parameters:
    ///   - memoryCapacity: In bytes.
    ///   - diskCapacity: In bytes.
    ///   - directory: The cache's folder; nil for one in the folder of caches.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}

extension URLSessionConfiguration {
    /// False, whatever is set: nothing here tells when a network is back, so a task without one fails at once and the program
    /// may try again.
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
}
