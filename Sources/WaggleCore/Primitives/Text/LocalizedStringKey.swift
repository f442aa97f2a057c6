import Foundation

/// The key of an entry in a string table, created from a string literal; interpolated values become its arguments.
///
/// `"Hello \(name), \(count) left"` has the key `Hello %@, %lld left`. The table's value for the key, or the key itself, is parsed as
/// markdown; arguments are substituted afterwards and not parsed.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key to look up, with format specifiers in place of the arguments.
    package let key: String
    let arguments: [FormatArgument]
    /// True if percent signs in the key are specifiers or escaped.
    let hasFormatting: Bool

    /// A key from a string variable.
    public init(_ value: String) {
        key = value
        arguments = []
        hasFormatting = false
    }

    init(key: String, arguments: [FormatArgument], hasFormatting: Bool) {
        (self.key, self.arguments, self.hasFormatting) = (key, arguments, hasFormatting)
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        hasFormatting = true
    }

    /// Collects the parts of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [FormatArgument] = []

        /// Called by the compiler with the bytes of the literal parts and the number of interpolations, to reserve memory.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        mutating func append(_ argument: FormatArgument, specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        public mutating func appendInterpolation(_ substring: Substring) { append(.string(String(substring))) }

        /// A number, formatted in the environment's locale: 1,234 or 1.500000.
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            append(value._argument, specifier: T._specifier)
        }

        /// A number with a printf specifier, such as `"%.2f"`.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            append(value._argument, specifier: specifier)
        }

        /// A value formatted by a format style in the environment's locale.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)))
        }

        /// A value formatted by a format style with attributed output.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(.text(Text(input, format: format)))
        }

        /// A value formatted by a formatter.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"))
        }

        /// A text with its own modifiers.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        public mutating func appendInterpolation(_ attributedString: AttributedString) { append(.text(Text(attributedString))) }

        public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
            append(.text(Text(AttributedString(attributedSubstring))))
        }

        /// An inline image.
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(.text(Text(date, style: style))) }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(.text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
        }

        /// Any other value, as `String(describing:)` describes it.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ object: T) { append(.string(String(describing: object))) }
    }
}

/// The argument of a specifier in a key.
public enum _FormatArgument: Equatable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
}

enum FormatArgument: Equatable, Sendable {
    case string(String)
    case number(_FormatArgument)
    case text(Text)
}

extension LocalizedStringKey.StringInterpolation {
    mutating func append(_ number: _FormatArgument, specifier: String) { append(.number(number), specifier: specifier) }
}

/// Numbers that can be interpolated into a key.
public protocol _FormatSpecifiable: Equatable {
    /// The specifier used in the key.
    static var _specifier: String { get }
    var _argument: _FormatArgument { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
    public static var _specifier: String { "%lld" }
    public var _argument: _FormatArgument { .integer(Int64(truncatingIfNeeded: self)) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
    public static var _specifier: String { "%llu" }
    public var _argument: _FormatArgument { .unsigned(UInt64(truncatingIfNeeded: self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public static var _specifier: String { "%lf" }
    public var _argument: _FormatArgument { .real(Double(self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable { public static var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
