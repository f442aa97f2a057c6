import CVirtualTime
import Foundation

/// Reports the progress of a long film: an updated line on a terminal, a line every few seconds elsewhere. Nothing for short films.
///
/// Measures real seconds; Swift's clocks follow virtual time.
struct FilmProgress {
    private let total: Int
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let start: Double
    private var lastShown: Double
    private var hasLine = false

    init(total: Int, at start: Double = waggle_time_real()) {
        self.total = total
        self.start = start
        lastShown = start
    }

    mutating func show(_ done: Int, at now: Double = waggle_time_real()) {
        guard let text = line(done, at: now) else { return }
        // The escape sequence clears the rest of a longer line.
        write(isTerminal ? "\r\u{1B}[K\(text)" : text + "\n")
        hasLine = true
    }

    /// The line to print now; nil if it is too early.
    mutating func line(_ done: Int, at now: Double) -> String? {
        let pause = isTerminal ? (hasLine ? 0.2 : 1) : 5
        guard now - lastShown >= pause, done < total else { return nil }
        lastShown = now
        return Self.text(done: done, total: total, elapsed: now - start)
    }

    mutating func end() {
        if isTerminal, hasLine { write("\r\u{1B}[K") }
        hasLine = false
    }

    static func text(done: Int, total: Int, elapsed: Double) -> String {
        let percent = total > 0 ? done * 100 / total : 100
        let left = done > 0 ? elapsed / Double(done) * Double(max(0, total - done)) : 0
        return "Frame \(done) of \(total) (\(percent) %), about \(Int(left.rounded(.up))) s left"
    }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
