// Failures outside the program: files, memory, malformed images.

import Foundation

/// A message to users: what failed, for which file, and why.
public struct CairoError: Error, Sendable, Hashable, CustomStringConvertible, LocalizedError {
    public let description: String
    public init(_ description: String) { self.description = description }
    public var errorDescription: String? { description }

    /// - Parameter code: a value of `errno`.
    init(_ action: String, path: String, code: Int32) {
        self.init("\(action) \(path): \(String(cString: strerror(code))).")
    }
}
