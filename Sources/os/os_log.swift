import Foundation

/// Writes a message.
/// - Parameter log: the part of the program; `disabled` writes nothing.
public func os_log(_ message: OSLogMessage) { os_log(.default, message) }

/// Writes a message of a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    if log.isEnabled(type: type) { LogOutput.shared.write(message.text, type, log) }
}

/// Writes a message by a format of C, whose conversions may be preceded by a privacy: `%{public}@`, `%{private}d`.
/// - Parameter args: as many as there are conversions; `%@` takes any value, as its description.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
    os_log(type, dso: dso, log: log, message, args)
}
@_disfavoredOverload
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...) {
    os_log(type, dso: dso, log: log, message, args)
}
private func os_log(_ type: OSLogType, dso: UnsafeRawPointer?, log: OSLog, _ message: StaticString, _ args: [Any]) {
    if log.isEnabled(type: type) { LogOutput.shared.write(LogFormat.text(message.description, args), type, log) }
}

/// Formats of C with privacies.
enum LogFormat {
    static func text(_ format: String, _ args: [Any]) -> String {
        var result = "", rest = format[...], index = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            var privacy = ""
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                privacy = String(rest[rest.index(after: rest.startIndex)..<end])
                rest = rest[rest.index(after: end)...]
            }
            let flags = rest.prefix { "0123456789.+-# 'hlqztjL".contains($0) }
            guard let conversion = rest.dropFirst(flags.count).first else { return result + "%" + rest }
            rest = rest.dropFirst(flags.count + 1)
            let shown = index < args.count ? value(args[index], String(flags), conversion) : "<no value>"
            result += privacy.contains("private") ? "<private>" : privacy.contains("sensitive") ? "<sensitive>" : shown
            index += 1
        }
        return result + rest
    }

    private static func value(_ value: Any, _ flags: String, _ conversion: Character) -> String {
        let lengths = flags.filter { !"hlqztjL".contains($0) }
        switch conversion {
        case "c":
            if let number = value as? any FixedWidthInteger, let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: number)) {
                return String(Character(scalar))
            }
        case "d", "i":
            if let number = value as? any FixedWidthInteger {
                return String(format: "%\(lengths)ll\(conversion)", Int64(truncatingIfNeeded: number))
            }
        case "u", "x", "X", "o":
            if let number = value as? any FixedWidthInteger { return String(format: "%\(lengths)ll\(conversion)", bits(number)) }
        case "f", "F", "e", "E", "g", "G", "a", "A":
            if let number = value as? Double ?? (value as? Float).map(Double.init) ?? (value as? CGFloat).map(Double.init) {
                return String(format: "%\(lengths)\(conversion)", number)
            }
        default: break
        }
        return String(describing: value)
    }
    /// The bits that C prints as an unsigned number: smaller types are passed as 32 bits.
    private static func bits<T: FixedWidthInteger>(_ number: T) -> UInt64 {
        T.bitWidth <= 32 ? UInt64(UInt32(truncatingIfNeeded: number)) : UInt64(truncatingIfNeeded: number)
    }
}
