import Foundation
import Synchronization

/// Where messages go: lines on standard error.
///
/// `2026-03-08 14:05:09.123 Larder[4711] <error> [org.example.larder:stock] The stock is empty.`: the local time, the program and its
/// process, the level, subsystem and category where there are any, and the message. Further lines of a message are written unchanged.
final class LogOutput: Sendable {
    static let shared = LogOutput(isDisabled: ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "disable") {
        // A program without standard error goes on without messages.
        try? FileHandle.standardError.write(contentsOf: Data($0.utf8))
    }

    let isDisabled: Bool
    private let write: Mutex<@Sendable (String) -> Void>

    init(isDisabled: Bool, _ write: @escaping @Sendable (String) -> Void) {
        self.isDisabled = isDisabled
        self.write = Mutex(write)
    }

    func write(_ message: String, _ type: OSLogType, _ log: OSLog) {
        let line = Self.line(
            message, type, log, date: Date(), program: ProcessInfo.processInfo.processName,
            process: ProcessInfo.processInfo.processIdentifier)
        // One at a time, so that lines of several threads do not mix.
        write.withLock { $0(line) }
    }

    static func line(
        _ message: String, _ type: OSLogType, _ log: OSLog, date: Date, program: String, process: Int32, timeZone: TimeZone = .current
    ) -> String {
        let style = Date.VerbatimFormatStyle(
            format: "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits).\(secondFraction: .fractional(3))",
            locale: Locale(identifier: "en_US_POSIX"), timeZone: timeZone, calendar: Calendar(identifier: .gregorian))
        let origin = log.subsystem.isEmpty && log.category.isEmpty ? ""
            : "[\(log.subsystem)\(log.category.isEmpty ? "" : ":" + log.category)] "
        return "\(date.formatted(style)) \(program)[\(process)] <\(type.name)> \(origin)\(message)\n"
    }

    /// Replaces where lines go, for the time of a closure.
    static func captured(_ body: () -> Void) -> [String] {
        let lines = LineBox(), kept = shared.write.withLock { $0 }
        shared.write.withLock { $0 = { line in lines.list.withLock { $0.append(line) } } }
        body()
        shared.write.withLock { $0 = kept }
        return lines.list.withLock { $0 }
    }
    private final class LineBox: Sendable { let list = Mutex<[String]>([]) }
}
