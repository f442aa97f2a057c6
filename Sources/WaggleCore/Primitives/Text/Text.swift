import Foundation
import WaggleDisplayList

/// A piece of read-only text. A value: what it says, and what its modifiers say about it.
///
/// A string literal is a key to look up in the program's string tables, with markdown; a string variable is shown as it is.
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
    /// In the order in which they were written; the first of two that contradict each other wins.
    var modifiers: [TextModifier] = []

    init(_ storage: Storage) { self.storage = storage }

    /// Shows a string as it is: not looked up, no markdown.
    public init(verbatim content: String) {
        self.init(.verbatim(content))
    }

    /// Shows a string as it is: not looked up, no markdown.
    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol {
        self.init(.verbatim(String(content)))
    }

    /// Shows what a string table holds for a key, or the key itself; markdown within it becomes style.
    ///
    /// - Parameters:
    ///   - tableName: the table's file name without `.strings`; nil is `Localizable`.
    ///   - bundle: where the tables are; nil is the main bundle.
    ///   - comment: for translators.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        self.init(.localized(key, table: tableName, bundle: bundle))
    }

    /// Shows a string whose parts carry attributes of the `swiftUI` and `foundation` scopes.
    // Disfavoured because an attributed string, too, can be made of a literal, which has to be a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(.attributed(attributedContent))
    }

    /// Shows an image within the line, as high as the letters where it is a symbol.
    public init(_ image: Image) {
        self.init(.image(image))
    }

    /// Shows a value by a format style, in the environment's locale.
    public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedValueBox(FormattedString(input: input, format: format))))
    }

    /// Shows a value by a format style that gives attributed text, in the environment's locale.
    public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.formatted(FormattedValueBox(FormattedAttributedString(input: input, format: format))))
    }

    /// Shows what a formatter makes of a value now; nothing if the formatter does not know the value.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }

    /// Shows a date; some styles count while they are on screen.
    public init(_ date: Date, style: DateStyle) {
        self.init(.time(.date(date, style)))
    }

    /// Shows the time from one date to another.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.time(.range(dates.lowerBound, dates.upperBound)))
    }

    /// Shows the time from the interval's start to its end.
    public init(_ interval: DateInterval) {
        self.init(.time(.range(interval.start, interval.end)))
    }

    /// Shows a clock that runs through an interval of time.
    ///
    /// - Parameters:
    ///   - pauseTime: the moment at which the clock stands still; nil: it runs.
    ///   - countsDown: whether it shows the time left or the time gone.
    ///   - showsHours: whether hours stand apart from minutes.
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        self.init(.time(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// One text after the other in the same lines, each with its own modifiers.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(.concatenation(lhs, rhs))
    }
}
