import Foundation

/// Tells the programmer, once per sentence, about something in the program that cannot be right.
final class Diagnostics: @unchecked Sendable {
    static let shared = Diagnostics()
    private let lock = NSLock()
    private var told: Set<String> = []

    func report(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("waggle: \(sentence)\n".utf8))
    }
}
