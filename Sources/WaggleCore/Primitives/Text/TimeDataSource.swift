// Values that follow the clock, for texts that update themselves.

import Foundation

/// A value of the current time, such as the time since a date. A `Text` of it shows it as it changes.
public struct TimeDataSource<Value> {
    enum Kind: Hashable, Sendable { case now, offset(Date), from(Date), to(Date) }
    let kind: Kind
    /// The value at a time.
    let value: @Sendable (Date) -> Value
    /// The time of a value.
    let date: @Sendable (Value) -> Date
}
extension TimeDataSource: Sendable where Value: Sendable {}

extension TimeDataSource<Date> {
    /// The current time.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource(kind: .now, value: { $0 }, date: { $0 }) }
}
extension TimeDataSource<Duration> {
    /// The time since a date; negative before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(kind: .offset(date), value: { .seconds($0.timeIntervalSince(date)) }, date: { date.addingTimeInterval($0.seconds) })
    }
}
extension TimeDataSource<Range<Date>> {
    /// The interval from a date to now; empty before it.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .from(date), value: { date..<max(date, $0) }, date: { $0.upperBound })
    }
    /// The interval from now to a date; empty after it.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .to(date), value: { min(date, $0)..<date }, date: { $0.lowerBound })
    }
}

extension Duration {
    /// In seconds.
    var seconds: TimeInterval { TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18 }
}

/// A value of the current time with its format.
struct TimedValue<Value, F: DiscreteFormatStyle>: FormattedValue where F.FormatInput == Value {
    let source: TimeDataSource<Value>
    let format: F
    let content: @Sendable (F.FormatOutput) -> FormattedContent

    static func == (a: Self, b: Self) -> Bool { a.source.kind == b.source.kind && a.format == b.format }
    func content(in environment: EnvironmentValues) -> FormattedContent {
        content(format.locale(environment.locale).format(source.value(environment.frameDate ?? Date(timeIntervalSinceReferenceDate: 0))))
    }
    var counts: Bool { true }
    func nextChange(after date: Date) -> Date? { format.discreteInput(after: source.value(date)).map { source.date($0) } }
}

extension Text {
    /// Shows a value of the current time, and updates it as often as the format changes.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
        where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        self.init(.formatted(FormattedValueBox(TimedValue(source: source, format: format) { .attributed($0) })))
    }
    /// Shows a value of the current time, and updates it as often as the format changes.
    public init<V, F>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        self.init(.formatted(FormattedValueBox(TimedValue(source: source, format: format) { .string($0) })))
    }

    /// The graph's time at which the text shows something else by itself; nil if it never does.
    func nextChange(at time: TimeInterval, date: Date) -> TimeInterval? {
        switch storage {
        case .time(let text): text.counts ? time.rounded(.down) + 1 : nil
        case .formatted(let value):
            // Formats that do not know the next change are asked every second, and none is drawn more often than a screen.
            value.counts ? value.nextChange(after: date)
                .map { time + max($0.timeIntervalSince(date), 1.0 / 120) } ?? time.rounded(.down) + 1 : nil
        case .concatenation(let a, let b): [a, b].compactMap { $0.nextChange(at: time, date: date) }.min()
        case .localized(let key, _, _):
            key.arguments.compactMap { argument in
                guard case .text(let text) = argument else { return nil }
                return text.nextChange(at: time, date: date)
            }.min()
        case .verbatim, .attributed, .image: nil
        }
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a value of the current time.
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
        where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }
    /// Appends a value of the current time.
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
        where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
    }
}
