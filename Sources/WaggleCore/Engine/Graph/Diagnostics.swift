import Foundation

/// Reports a mistake in the program to the programmer, once per message.
package final class Diagnostics: Sendable {
    package static let shared = Diagnostics()
    nonisolated(unsafe) private var reported: Set<String> = []
    private let lock = NSLock()

    package func report(_ sentence: String) {
        guard lock.withLock({ reported.insert(sentence).inserted }) else { return }
        // A program without standard error goes on without messages.
        try? FileHandle.standardError.write(contentsOf: Data("waggle: \(sentence)\n".utf8))
    }

    /// True if the message was printed; for tests.
    func hasReported(_ sentence: String) -> Bool { lock.withLock { reported.contains { $0.contains(sentence) } } }
}
