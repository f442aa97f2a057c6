import Foundation
import WaggleDisplayList

/// Read-only text. A value: its content and the modifiers applied to it.
///
/// A string literal is a key that is looked up in the program's string tables and parsed as markdown; a string variable is shown unchanged.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case formatted(FormattedValueBox)
        case time(TimeText)
        case attributed(AttributedString)
        case image(Image)
        case concatenation(Text, Text)
    }

    let storage: Storage
    /// In source order; of two conflicting modifiers the first one wins.
    var modifiers: [TextModifier] = []

    init(_ storage: Storage) { self.storage = storage }

    /// Shows a string unchanged: without lookup or markdown.
    public init(verbatim content: String) {
        self.init(.verbatim(content))
    }

    /// Shows a string unchanged: without lookup or markdown.
    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol {
        self.init(.verbatim(String(content)))
    }

    /// Shows a string table's value for a key, or the key itself; markdown in it is styled.
    ///
    /// - Parameters:
    ///   - tableName: the table's file name without `.strings`; nil means `Localizable`.
    ///   - bundle: the bundle with the tables; nil is the main bundle.
    ///   - comment: for translators.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        self.init(.localized(key, table: tableName, bundle: bundle))
    }

    /// Shows a string with attributes of the `swiftUI` and `foundation` scopes.
    // Disfavoured because an attributed string can also be created from a literal, which must be a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(.attributed(attributedContent))
    }

    /// Shows an inline image; a symbol is as tall as the letters.
    public init(_ image: Image) {
        self.init(.image(image))
    }

    /// Shows a value formatted by a format style in the environment's locale.
    public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedValueBox(FormattedString(input: input, format: format))))
    }

    /// Shows a value formatted by a format style with attributed output, in the environment's locale.
    public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.formatted(FormattedValueBox(FormattedAttributedString(input: input, format: format))))
    }

    /// Shows a value formatted by a formatter now; empty if the formatter does not support the value.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }

    /// Shows a date; relative styles update while they are on screen.
    public init(_ date: Date, style: DateStyle) {
        self.init(.time(.date(date, style)))
    }

    /// Shows the range between two dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.time(.range(dates.lowerBound, dates.upperBound)))
    }

    /// Shows the range from the interval's start to its end.
    public init(_ interval: DateInterval) {
        self.init(.time(.range(interval.start, interval.end)))
    }

    /// Shows a timer that runs through an interval.
    ///
    /// - Parameters:
    ///   - pauseTime: the date at which the timer is paused; nil if it is running.
    ///   - countsDown: whether it shows the remaining or the elapsed time.
    ///   - showsHours: whether hours are separate from minutes.
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        self.init(.time(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// Concatenates two texts; each keeps its own modifiers.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(.concatenation(lhs, rhs))
    }
}
