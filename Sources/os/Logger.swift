/// Writes messages to standard error, as lines of a documented form.
///
/// `2026-03-08 14:05:09.123 Larder[4711] <error> [org.example.larder:stock] The stock is empty.`
/// The environment variable `OS_ACTIVITY_MODE`, set to `disable`, silences all messages.
public struct Logger: Sendable {
    private let log: OSLog

    /// Without subsystem and category.
    public init() { log = .default }
    /// - Parameters:
    ///   - subsystem: the program, by its reverse domain name.
    ///   - category: the part of it.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ logObj: OSLog) { log = logObj }

    private func write(_ message: OSLogMessage, _ level: OSLogType) {
        if log.isEnabled(type: level) { LogOutput.shared.write(message.text, level, log) }
    }

    public func log(_ message: OSLogMessage) { write(message, .default) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
    /// As `debug`.
    public func trace(_ message: OSLogMessage) { write(message, .debug) }
    public func debug(_ message: OSLogMessage) { write(message, .debug) }
    public func info(_ message: OSLogMessage) { write(message, .info) }
    /// As `log`.
    public func notice(_ message: OSLogMessage) { write(message, .default) }
    /// As `error`.
    public func warning(_ message: OSLogMessage) { write(message, .error) }
    public func error(_ message: OSLogMessage) { write(message, .error) }
    /// As `fault`.
    public func critical(_ message: OSLogMessage) { write(message, .fault) }
    public func fault(_ message: OSLogMessage) { write(message, .fault) }
}
