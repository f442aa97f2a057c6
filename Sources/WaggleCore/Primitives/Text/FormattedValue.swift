import Foundation

/// A value with its format style, to be formatted in the environment's locale.
protocol FormattedValue: Equatable {
    func content(in environment: EnvironmentValues) -> FormattedContent
    /// True if the value follows the clock.
    var counts: Bool { get }
    /// When a value that follows the clock next changes; nil if that is not known.
    func nextChange(after date: Date) -> Date?
}
extension FormattedValue {
    var counts: Bool { false }
    func nextChange(after date: Date) -> Date? { nil }
}

enum FormattedContent {
    case string(String)
    case attributed(AttributedString)
}

struct FormattedString<F: FormatStyle>: FormattedValue where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    func content(in environment: EnvironmentValues) -> FormattedContent {
        .string(format.locale(environment.locale).format(input))
    }
}

struct FormattedAttributedString<F: FormatStyle>: FormattedValue where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    let input: F.FormatInput
    let format: F

    func content(in environment: EnvironmentValues) -> FormattedContent {
        .attributed(format.locale(environment.locale).format(input))
    }
}

/// Erases the type of a formatted value. Format styles and their inputs are values that are not mutated once stored here, so the box is
/// safe to send although the protocols do not state it.
final class FormattedValueBox: Equatable, @unchecked Sendable {
    private let value: any FormattedValue

    init(_ value: any FormattedValue) { self.value = value }

    func content(in environment: EnvironmentValues) -> FormattedContent { value.content(in: environment) }
    var counts: Bool { value.counts }
    func nextChange(after date: Date) -> Date? { value.nextChange(after: date) }

    static func == (a: FormattedValueBox, b: FormattedValueBox) -> Bool {
        func compare<V: FormattedValue>(_ value: V) -> Bool { (b.value as? V) == value }
        return a === b || compare(a.value)
    }
}
