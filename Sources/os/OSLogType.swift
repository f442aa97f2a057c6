import Foundation

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0x00)
    public static let info = OSLogType(0x01)
    public static let debug = OSLogType(0x02)
    public static let error = OSLogType(0x10)
    public static let fault = OSLogType(0x11)

    /// The name that is written in a line.
    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }
}

/// A part of a program with messages of its own.
public final class OSLog: Hashable, Sendable {
    /// A category that Instruments treats specially. Here it is a category like any other.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    let subsystem: String
    let category: String
    private let isDisabled: Bool

    private init(_ subsystem: String, _ category: String, isDisabled: Bool) {
        (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
    }
    /// - Parameters:
    ///   - subsystem: the program, by its reverse domain name.
    ///   - category: the part of it.
    public convenience init(subsystem: String, category: String) { self.init(subsystem, category, isDisabled: false) }
    public convenience init(subsystem: String, category: Category) { self.init(subsystem, category.rawValue, isDisabled: false) }

    /// Without subsystem and category.
    public static let `default` = OSLog("", "", isDisabled: false)
    /// Writes nothing.
    public static let disabled = OSLog("", "", isDisabled: true)

    /// True if messages of the level are written: all are, except those of `disabled`, and with the environment variable `OS_ACTIVITY_MODE`
    /// set to `disable`.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled && !LogOutput.shared.isDisabled }
    /// False: signposts are for Instruments, which does not exist on Linux.
    public var signpostsEnabled: Bool { false }

    public static func == (a: OSLog, b: OSLog) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
