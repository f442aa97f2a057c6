// Failures of the outside world: files, memory, malformed pictures.

import Foundation

/// What failed, with which file and why, as a sentence for a person.
public struct CairoError: Error, Sendable, Hashable, CustomStringConvertible, LocalizedError {
    public let description: String
    public init(_ description: String) { self.description = description }
    public var errorDescription: String? { description }

    /// - Parameter code: a value of `errno`.
    init(_ action: String, path: String, code: Int32) {
        self.init("\(action) \(path): \(String(cString: strerror(code))).")
    }
}
