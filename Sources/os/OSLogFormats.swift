// How numbers and truth values are written in messages.

import Foundation

/// The words for a truth value.
public enum OSLogBoolFormat: Sendable {
    /// true, false
    case truth
    /// yes, no
    case answer
}

/// The notation of a whole number.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let explicitSign: Bool
    private let prefix: String
    private let uppercase: Bool
    private let minDigits: Int

    public static var decimal: OSLogIntegerFormatting { .decimal() }
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, explicitSign: explicitPositiveSign, prefix: "", uppercase: false, minDigits: minDigits())
    }
    public static var hex: OSLogIntegerFormatting { .hex() }
    /// Negative numbers are written as two's complement.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, explicitSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "", uppercase: uppercase, minDigits: minDigits())
    }
    public static var octal: OSLogIntegerFormatting { .octal() }
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, explicitSign: explicitPositiveSign, prefix: includePrefix ? "0" : "", uppercase: uppercase, minDigits: minDigits())
    }

    func text<T: FixedWidthInteger>(_ number: T) -> String {
        let digits: String
        if radix == 10 {
            digits = String(number.magnitude, radix: 10)
        } else {
            digits = String(T.Magnitude(truncatingIfNeeded: number), radix: radix, uppercase: uppercase)
        }
        let sign = radix == 10 && number < 0 ? "-" : explicitSign ? "+" : ""
        return sign + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
    }
}

/// The notation of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private let explicitSign: Bool
    private let precision: Int?

    private init(_ conversion: String, _ uppercase: Bool, _ explicitSign: Bool, _ precision: Int?) {
        self.conversion = uppercase ? conversion.uppercased() : conversion
        (self.explicitSign, self.precision) = (explicitSign, precision.map { max(0, $0) })
    }

    /// Six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f", false, false, nil) }
    public static func fixed(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", uppercase, explicitPositiveSign, precision())
    }
    /// With a power of ten.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e", false, false, nil) }
    public static func exponential(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", uppercase, explicitPositiveSign, precision())
    }
    /// The shorter of both.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g", false, false, nil) }
    public static func hybrid(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", uppercase, explicitPositiveSign, precision())
    }
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a", false, false, nil) }

    func text(_ number: Double) -> String {
        String(format: "%\(explicitSign ? "+" : "")\(precision.map { ".\($0)" } ?? "")\(conversion)", number)
    }
}
