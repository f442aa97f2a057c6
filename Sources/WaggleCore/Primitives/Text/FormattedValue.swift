import Foundation

/// A value with its format style, to be formatted in the environment's locale.
protocol FormattedValue: Equatable {
    func content(in environment: EnvironmentValues) -> FormattedContent
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

/// Erases the type of a formatted value. Format styles and their inputs are values that are not mutated once stored here, so the box is safe to
/// send although the protocols do not state it.
final class FormattedValueBox: Equatable, @unchecked Sendable {
    private let value: any FormattedValue

    init(_ value: any FormattedValue) { self.value = value }

    func content(in environment: EnvironmentValues) -> FormattedContent { value.content(in: environment) }

    static func == (a: FormattedValueBox, b: FormattedValueBox) -> Bool {
        func compare<V: FormattedValue>(_ value: V) -> Bool { (b.value as? V) == value }
        return a === b || compare(a.value)
    }
}
