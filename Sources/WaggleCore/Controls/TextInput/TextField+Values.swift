// Text fields for values with a format or a formatter.

import Foundation

extension TextField {
    /// A field for a value with a format, with a custom label.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(FormattedSource(binding: value, format: format), label: label(), prompt: prompt)
    }
    /// A field for an optional value; empty text stands for nil.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(OptionalFormattedSource(binding: value, format: format), label: label(), prompt: prompt)
    }
    /// A field for a value with a formatter, with a custom label.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(FormatterSource(binding: value, formatter: formatter), label: label(), prompt: prompt)
    }
}

extension TextField where Label == Text {
    /// A field for a value with a format. An empty field shows the prompt, or else the title.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FormattedSource(binding: value, format: format), label: Text(titleKey), prompt: prompt)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FormattedSource(binding: value, format: format), label: Text(title), prompt: prompt)
    }
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FormattedSource(binding: value, format: format), label: Text(titleResource), prompt: prompt)
    }

    /// A field for an optional value; empty text stands for nil.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(OptionalFormattedSource(binding: value, format: format), label: Text(titleKey), prompt: prompt)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(OptionalFormattedSource(binding: value, format: format), label: Text(title), prompt: prompt)
    }
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(OptionalFormattedSource(binding: value, format: format), label: Text(titleResource), prompt: prompt)
    }

    /// A field for a value with a formatter.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(FormatterSource(binding: value, formatter: formatter), label: Text(titleKey), prompt: prompt)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(FormatterSource(binding: value, formatter: formatter), label: Text(title), prompt: prompt)
    }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(FormatterSource(binding: value, formatter: formatter), label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(FormatterSource(binding: value, formatter: formatter), label: Text(title))
    }
    @_disfavoredOverload
    public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(FormatterSource(binding: value, formatter: formatter), label: Text(titleResource), prompt: prompt)
    }

    /// The older form, with actions for the start and end of editing and for Return.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
                   onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) {
        self.init(
            FormatterSource(binding: value, formatter: formatter), label: Text(titleKey), onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(FormatterSource(binding: value, formatter: formatter), label: Text(titleKey), onEditingChanged: onEditingChanged)
    }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) {
        self.init(FormatterSource(binding: value, formatter: formatter), label: Text(titleKey), onCommit: onCommit)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter,
                                      onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) {
        self.init(
            FormatterSource(binding: value, formatter: formatter), label: Text(title), onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(FormatterSource(binding: value, formatter: formatter), label: Text(title), onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) {
        self.init(FormatterSource(binding: value, formatter: formatter), label: Text(title), onCommit: onCommit)
    }
}
