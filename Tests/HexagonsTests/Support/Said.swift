import Foundation
@testable import Hexagons

/// What the log would have said.
final class Said: @unchecked Sendable {
    private let lock = NSLock()
    private var collected: [String] = []
    var messages: [String] { lock.withLock { collected } }

    func during<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Misuse.$listener.withValue({ message in self.lock.withLock { self.collected.append(message) } }, operation: body)
    }
}
