import Foundation

/// Arithmetic that stays at the ends of `Int` instead of trapping.
extension Int {
    @inlinable func saturatingAdd(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }

    @inlinable func saturatingSubtract(_ other: Int) -> Int {
        let (difference, overflow) = subtractingReportingOverflow(other)
        return overflow ? (other < 0 ? .max : .min) : difference
    }

    @inlinable func saturatingMultiply(_ other: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
    }

    @inlinable var saturatingNegated: Int { self == .min ? .max : -self }

    /// The absolute value; `Int.max` for `Int.min`.
    @inlinable var saturatingMagnitude: Int { Int(clamping: magnitude) }

    /// The integer nearest to a number, away from zero at one half; the end of `Int` that it is beyond, and 0 if it is not a number.
    @inlinable init(saturating value: Double) {
        if value.isNaN {
            self = 0
        } else if value >= 0x1p63 {
            self = .max
        } else if value <= -0x1p63 {
            self = .min
        } else {
            self = Int(value.rounded())
        }
    }

    /// The quotient rounded down and the remainder, which is from 0 to below the divisor.
    /// - Parameter divisor: Greater than 0.
    @inlinable func floorDivided(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    /// The remainder of a floored division, in `0..<divisor`.
    @inlinable func modulo(_ divisor: Int) -> Int { floorDivided(by: divisor).remainder }
}

/// Values that make no sense, such as a negative radius. They have a defined result; the program's log says once what was wrong.
package enum Misuse {
    /// Receives the messages of a task instead of the log, for tests.
    @TaskLocal package static var listener: (@Sendable (String) -> Void)?

    private static let lock = NSLock()
    nonisolated(unsafe) private static var said: Set<String> = []

    /// - Parameter message: What was passed to what, and what happens instead.
    package static func report(_ message: StaticString) {
        let text = "\(message)"
        if let listener { return listener(text) }
        let isNew = lock.withLock { said.insert(text).inserted }
        if isNew { FileHandle.standardError.write(Data("Hexagons: \(text)\n".utf8)) }
    }
}
