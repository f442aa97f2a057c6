import Foundation

/// Values that make no sense, such as a negative radius. They have a defined result; the program's log says once what was wrong.
package enum Misuse {
    /// Receives the messages of a task instead of the log, for tests.
    @TaskLocal package static var listener: (@Sendable (String) -> Void)?

    private static let lock = NSLock()
    nonisolated(unsafe) private static var said: Set<String> = []

    /// - Parameter message: What was passed to what, and what happens instead.
    package static func report(_ message: StaticString) {
        let text = "\(message)"
        if let listener { return listener(text) }
        let isNew = lock.withLock { said.insert(text).inserted }
        if isNew { FileHandle.standardError.write(Data("Hexagons: \(text)\n".utf8)) }
    }
}
