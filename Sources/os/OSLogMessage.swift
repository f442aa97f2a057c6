import Foundation

/// A message, written as a string literal with values in it.
///
/// Each value has a privacy. Numbers and truth values are public; texts and objects are private on Apple's systems where no debugger is
/// attached. Standard error is the developer's own console, so here only what is explicitly private is hidden.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
    public init(stringLiteral value: String) { text = value }
}

/// Who may read a value.
public struct OSLogPrivacy: Sendable {
    /// What stands for a private value.
    public enum Mask: Sendable {
        /// A number that is the same for equal values of one run of the program.
        case hash
        /// A fixed word.
        case none
    }
    enum Kind: Sendable { case automatic, `public`, `private`, sensitive }
    let kind: Kind
    let mask: Mask

    /// The default of the value's type.
    public static var auto: OSLogPrivacy { auto(mask: .none) }
    /// Always readable.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public, mask: .none) }
    /// Redacted as `<private>`.
    public static var `private`: OSLogPrivacy { .private(mask: .none) }
    /// Redacted as `<sensitive>`, even under a debugger.
    public static var sensitive: OSLogPrivacy { .sensitive(mask: .none) }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .private, mask: mask) }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }

    /// What is written of a value.
    func shown(_ text: String) -> String {
        switch (kind, mask) {
        case (.automatic, _), (.public, _): text
        case (.private, .hash), (.sensitive, .hash): "<mask.hash: '\(String(UInt(bitPattern: text.hashValue), radix: 36))'>"
        case (.private, .none): "<private>"
        case (.sensitive, .none): "<sensitive>"
        }
    }
}

/// The width of a value.
public struct OSLogStringAlignment: Sendable {
    let minimum: Int
    let isLeft: Bool
    public static var none: OSLogStringAlignment { OSLogStringAlignment(minimum: 0, isLeft: false) }
    /// Spaces in front, up to the number of columns.
    public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(minimum: columns(), isLeft: false)
    }
    /// Spaces behind, up to the number of columns.
    public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(minimum: columns(), isLeft: true)
    }

    func aligned(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, minimum - text.count))
        return isLeft ? text + spaces : spaces + text
    }
}

/// Builds a message from a literal and the values in it.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity + 8 * interpolationCount) }
    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += align.aligned(privacy.shown(value))
    }

    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(argumentString(), align, privacy)
    }
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(value().description, align, privacy)
    }
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(String(describing: value()), align, privacy)
    }
    public mutating func appendInterpolation(_ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto) {
        append(argumentObject()?.description ?? "nil", .none, privacy)
    }
    public mutating func appendInterpolation(_ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto) {
        append(String(describing: error()), .none, privacy)
    }
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(number()), align, privacy)
    }
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(number()), align, privacy)
    }
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(Double(number())), align, privacy)
    }
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append(format == .truth ? (boolean() ? "true" : "false") : (boolean() ? "yes" : "no"), .none, privacy)
    }
    public mutating func appendInterpolation(_ pointer: @autoclosure @escaping () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto) {
        append(pointer().debugDescription, .none, privacy)
    }
}
