import Foundation

/// Tells a person how far a long film is: a line that is rewritten on a terminal, a line every few seconds elsewhere. Short films say nothing.
struct FilmProgress {
    private let total: Int
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var lastShown: ContinuousClock.Instant
    private var hasLine = false

    init(total: Int) {
        self.total = total
        start = clock.now
        lastShown = start
    }

    mutating func show(_ done: Int) {
        let now = clock.now
        let pause: Duration = isTerminal ? (hasLine ? .milliseconds(200) : .seconds(1)) : .seconds(5)
        guard now - lastShown >= pause, done < total else { return }
        lastShown = now
        let text = Self.text(done: done, total: total, elapsed: (now - start) / .seconds(1))
        // The escape clears what a longer line left.
        write(isTerminal ? "\r\u{1B}[K\(text)" : text + "\n")
        hasLine = true
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
