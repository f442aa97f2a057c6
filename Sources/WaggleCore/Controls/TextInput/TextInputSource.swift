// The value of a text field, as text.

import Foundation

/// Reads and writes the value of a text field.
protocol TextInputSource {
    /// True if every edit is written; false if only finished text is, because it must be a valid value.
    var writesEveryEdit: Bool { get }
    @MainActor func text(in environment: EnvironmentValues) -> String
    /// Writes the text, unless it is not a valid value.
    @MainActor func write(_ text: String, at node: ViewNode)
    /// What is selected, for programs that read and write it.
    var selection: Binding<TextSelection?>? { get }
}
extension TextInputSource {
    var selection: Binding<TextSelection?>? { nil }
}

/// A string.
struct StringSource: TextInputSource {
    let binding: Binding<String>
    var selection: Binding<TextSelection?>?
    var writesEveryEdit: Bool { true }

    init(binding: Binding<String>, selection: Binding<TextSelection?>? = nil) { (self.binding, self.selection) = (binding, selection) }
    @MainActor func text(in environment: EnvironmentValues) -> String { binding.wrappedValue }
    @MainActor func write(_ text: String, at node: ViewNode) { binding.wrappedValue = text }
}

/// A value with a format style.
struct FormattedSource<F: ParseableFormatStyle>: TextInputSource where F.FormatOutput == String {
    let binding: Binding<F.FormatInput>
    let format: F
    var writesEveryEdit: Bool { false }
    @MainActor func text(in environment: EnvironmentValues) -> String { format.locale(environment.locale).format(binding.wrappedValue) }
    @MainActor func write(_ text: String, at node: ViewNode) {
        if let value = format.locale(node.environment.values.locale).value(of: text) { binding.wrappedValue = value }
    }
}

/// An optional value with a format style; empty text stands for nil.
struct OptionalFormattedSource<F: ParseableFormatStyle>: TextInputSource where F.FormatOutput == String {
    let binding: Binding<F.FormatInput?>
    let format: F
    var writesEveryEdit: Bool { false }
    @MainActor func text(in environment: EnvironmentValues) -> String {
        binding.wrappedValue.map { format.locale(environment.locale).format($0) } ?? ""
    }
    @MainActor func write(_ text: String, at node: ViewNode) {
        if text.isEmpty {
            binding.wrappedValue = nil
        } else if let value = format.locale(node.environment.values.locale).value(of: text) {
            binding.wrappedValue = value
        }
    }
}

extension ParseableFormatStyle where FormatOutput == String {
    /// The value that a text stands for; nil if it is not valid.
    fileprivate func value(of text: String) -> FormatInput? { try? parseStrategy.parse(text) }
}

/// A value with a formatter.
struct FormatterSource<Value>: TextInputSource {
    let binding: Binding<Value>
    let formatter: Formatter
    var writesEveryEdit: Bool { false }
    @MainActor func text(in environment: EnvironmentValues) -> String { formatter.string(for: binding.wrappedValue) ?? "" }
    @MainActor func write(_ text: String, at node: ViewNode) {
        let object: Any?
        switch formatter {
        case let formatter as NumberFormatter: object = formatter.number(from: text)
        case let formatter as DateFormatter: object = formatter.date(from: text)
        case let formatter as ISO8601DateFormatter: object = formatter.date(from: text)
        default:
            // Foundation on Linux cannot parse with formatters of other types.
            Diagnostics.shared.report(
                "A TextField cannot parse text with a \(type(of: formatter)): on Linux only number and date formatters can. Use a format style.",
                in: node)
            return
        }
        if let value = object as? Value { binding.wrappedValue = value }
    }
}
