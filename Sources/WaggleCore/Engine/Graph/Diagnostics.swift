import Foundation

/// Reports a mistake in the program to the programmer, once per message.
package final class Diagnostics: Sendable {
    package static let shared = Diagnostics()
    nonisolated(unsafe) private var reported: Set<String> = []
    private let lock = NSLock()

    package func report(_ sentence: String) {
        guard isNew(sentence) else { return }
        // A program without standard error goes on without messages.
        try? FileHandle.standardError.write(contentsOf: Data("waggle: \(sentence)\n".utf8))
    }

    /// True the first time that it is asked about a sentence.
    func isNew(_ sentence: String) -> Bool { lock.withLock { reported.insert(sentence).inserted } }

    /// True if the message was printed; for tests.
    func hasReported(_ sentence: String) -> Bool { lock.withLock { reported.contains { $0.contains(sentence) } } }
}
