import Foundation
import Synchronization

/// Reports a mistake in the program to the programmer, once per message.
package final class Diagnostics: Sendable {
    package static let shared = Diagnostics()
    private let reported = Mutex<Set<String>>([])

    package func report(_ sentence: String) {
        guard reported.withLock({ $0.insert(sentence).inserted }) else { return }
        // A program without standard error goes on without messages.
        try? FileHandle.standardError.write(contentsOf: Data("waggle: \(sentence)\n".utf8))
    }

    /// True if the message was printed; for tests.
    func hasReported(_ sentence: String) -> Bool { reported.withLock { $0.contains { $0.contains(sentence) } } }
}
