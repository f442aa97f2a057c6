// The formats of clocks, stopwatches and distances in time.

import Foundation

/// Formats of times that follow the clock.
public enum SystemFormatStyle: Sendable {
    /// Hours, minutes, seconds and fractions as on a clock: 2:32, 36:59:01, 0:03.25.
    static func clock(_ interval: TimeInterval, showsHours: Bool, maxFieldCount: Int, precision: Duration, roundsUp: Bool) -> String {
        let step = min(max(precision.seconds, 0.001), 1e9), seconds = interval.isFinite ? min(max(interval, 0), 1e15) : 0
        // A little is added and taken away, because a tenth is not a binary fraction.
        let steps = roundsUp ? (seconds / step - 1e-6).rounded(.up) : (seconds / step + 1e-6).rounded(.down), shown = steps * step
        let whole = Int(shown + 1e-9), hours = showsHours ? whole / 3600 : 0, minutes = whole / 60 - hours * 60
        func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        var fields = hours > 0 ? ["\(hours)", twoDigits(minutes)] : ["\(minutes)"]
        fields.append(twoDigits(whole % 60))
        var text = fields.prefix(max(maxFieldCount, 1)).joined(separator: ":")
        let digits = step >= 1 ? 0 : min(Int((-log10(step) - 1e-9).rounded(.up)), 3)
        if digits > 0, fields.count < maxFieldCount {
            let scale = Int(pow(10, Double(digits)))
            let fraction = "\(Int(((shown - shown.rounded(.down)) * Double(scale)).rounded()) % scale)"
            text += "." + String(repeating: "0", count: digits - fraction.count) + fraction
        }
        return text
    }
    /// The next multiple of the step after a time since the start; the previous one for a negative direction.
    static func next(_ elapsed: TimeInterval, step: TimeInterval, direction: Double) -> TimeInterval {
        let position = elapsed / step, nearest = position.rounded()
        if abs(position - nearest) < 1e-6 { return (nearest + direction) * step }
        return (direction > 0 ? position.rounded(.up) : position.rounded(.down)) * step
    }
}

extension SystemFormatStyle {
    /// The time that is left in an interval, or that has passed in it.
    public struct Timer: Sendable, Hashable, Codable, DiscreteFormatStyle {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let showsHours: Bool
        private let maxFieldCount: Int
        private let precision: Duration

        /// - Parameters:
        ///   - maxFieldCount: how many of hours, minutes, seconds and fractions are written at most, beginning with the largest; at least
        ///     1.
        ///   - maxPrecision: The least step that is shown; at least a millisecond.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown, self.showsHours, self.maxFieldCount, precision) =
                (interval, true, showsHours, maxFieldCount, maxPrecision)
        }
        /// - Parameters:
        ///   - maxFieldCount: how many of hours, minutes, seconds and fractions are written at most, beginning with the largest; at least
        ///     1.
        ///   - maxPrecision: The least step that is shown; at least a millisecond.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown, self.showsHours, self.maxFieldCount, precision) =
                (interval, false, showsHours, maxFieldCount, maxPrecision)
        }
        public func format(_ input: Date) -> AttributedString {
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound),
                gone = min(max(input.timeIntervalSince(interval.lowerBound), 0), length)
            return AttributedString(SystemFormatStyle.clock(
                countsDown ? length - gone : gone, showsHours: showsHours, maxFieldCount: maxFieldCount, precision: precision,
                roundsUp: countsDown))
        }
        /// Clocks are written alike in all languages.
        public func locale(_ locale: Locale) -> Timer { self }
        public func discreteInput(before input: Date) -> Date? { change(input, direction: -1) }
        public func discreteInput(after input: Date) -> Date? { change(input, direction: 1) }
        private func change(_ input: Date, direction: Double) -> Date? {
            // A countdown changes at whole steps before its end, a clock that counts up at whole steps after its beginning.
            let origin = countsDown ? interval.upperBound : interval.lowerBound,
                inside = min(max(input, interval.lowerBound), interval.upperBound)
            if direction > 0 ? input >= interval.upperBound : input <= interval.lowerBound { return nil }
            let next = origin.addingTimeInterval(
                SystemFormatStyle.next(inside.timeIntervalSince(origin), step: max(precision.seconds, 0.001), direction: direction))
            return min(max(next, interval.lowerBound), interval.upperBound)
        }
    }

    /// The time since a start, with fractions of a second.
    public struct Stopwatch: Sendable, Hashable, Codable, DiscreteFormatStyle {
        private let start: Date
        private let showsHours: Bool
        private let maxFieldCount: Int
        private let precision: Duration

        /// - Parameters:
        ///   - maxFieldCount: how many of hours, minutes, seconds and fractions are written at most, beginning with the largest; at least
        ///     1.
        ///   - maxPrecision: The least step that is shown; at least a millisecond.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
        ) {
            (start, self.showsHours, self.maxFieldCount, precision) = (startDate, showsHours, maxFieldCount, maxPrecision)
        }
        public func format(_ input: Date) -> AttributedString {
            AttributedString(SystemFormatStyle.clock(
                input.timeIntervalSince(start), showsHours: showsHours, maxFieldCount: maxFieldCount, precision: precision,
                roundsUp: false))
        }
        /// Clocks are written alike in all languages.
        public func locale(_ locale: Locale) -> Stopwatch { self }
        public func discreteInput(before input: Date) -> Date? { input <= start ? nil : change(input, direction: -1) }
        public func discreteInput(after input: Date) -> Date? { input < start ? start : change(input, direction: 1) }
        private func change(_ input: Date, direction: Double) -> Date {
            start.addingTimeInterval(
                SystemFormatStyle.next(input.timeIntervalSince(start), step: max(precision.seconds, 0.001), direction: direction))
        }
    }

    /// The distance in time from a date, in words: 2 hours, 5 minutes. The words are English in every locale.
    public struct DateOffset: Sendable, Hashable, Codable, AnchoredFormatStyle {
        let anchor: Date
        private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        private let maxFieldCount: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var calendar = Calendar.current
        private var locale = Locale.current

        /// - Parameters:
        ///   - maxFieldCount: how many of the allowed fields are written at most, from the largest that is not 0; at least 1.
        ///   - sign: Whether distances after the date, and those before it, have a sign.
        public init(to anchor: Date,
                    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
                    maxFieldCount: Int = 2,
                    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic) {
            (self.anchor, self.allowedFields, self.maxFieldCount, self.sign) = (anchor, allowedFields, maxFieldCount, sign)
        }
        public func format(_ referenceDate: Date) -> AttributedString {
            // An infinite distance has no words.
            guard anchor.timeIntervalSince(referenceDate).isFinite else { return AttributedString() }
            let range = min(anchor, referenceDate)..<max(anchor, referenceDate), isBefore = referenceDate < anchor
            let prefix = sign == .never || range.isEmpty ? "" : isBefore ? "-" : sign == .automatic ? "" : "+"
            return AttributedString(prefix + Self.words(for: range, of: allowedFields, atMost: maxFieldCount, calendar))
        }
        public func locale(_ locale: Locale) -> DateOffset { copy(of: self) { $0.locale = locale } }
        public func calendar(_ calendar: Calendar) -> DateOffset { copy(of: self) { $0.calendar = calendar } }
        var step: TimeInterval { allowedFields.contains(.second) ? 1 : 60 }

        /// The largest fields of an interval in words, as relative texts have them: the first one that it has, and those after it that are
        /// not 0.
        private static func words(
            for range: Range<Date>, of allowed: Set<Date.ComponentsFormatStyle.Field>, atMost count: Int, _ calendar: Calendar
        ) -> String {
            let ordered: [(field: Date.ComponentsFormatStyle.Field, unit: Calendar.Component, name: String)] = [
                (.year, .year, "year"), (.month, .month, "month"), (.week, .weekOfYear, "week"), (.day, .day, "day"),
                (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
            ].filter { allowed.contains($0.field) }
            let parts = calendar.dateComponents(Set(ordered.map(\.unit)), from: range.lowerBound, to: range.upperBound)
            func value(_ unit: Calendar.Component) -> Int { parts.value(for: unit) ?? 0 }
            guard let first = ordered.firstIndex(where: { value($0.unit) != 0 }) else { return "0 \(ordered.last?.name ?? "second")s" }
            let shown = ordered[first...].prefix(max(count, 1)).filter { value($0.unit) != 0 }
            return shown.map { "\(value($0.unit)) \($0.name)\(value($0.unit) == 1 ? "" : "s")" }.joined(separator: ", ")
        }
    }

    /// A date: as a distance in time while it is near, with its day otherwise.
    public struct DateReference: Sendable, Hashable, Codable, AnchoredFormatStyle {
        private let date: Date
        private let allowedFields: Set<Date.RelativeFormatStyle.Field>
        private let maxFieldCount: Int
        private let threshold: Date.RelativeFormatStyle.Field
        private var calendar = Calendar.current
        private var locale = Locale.current

        /// - Parameters:
        ///   - maxFieldCount: Distances are written with one field here, the largest.
        ///   - thresholdField: At this distance and beyond, the date is written with its day.
        public init(to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
                    maxFieldCount: Int = 2,
                    thresholdField: Date.RelativeFormatStyle.Field = .day) {
            (self.date, self.allowedFields, self.maxFieldCount, threshold) = (date, allowedFields, maxFieldCount, thresholdField)
        }
        public func format(_ referenceDate: Date) -> AttributedString {
            let fields = Date.DateOffsetFields.finer(than: threshold).intersection(allowedFields)
            guard abs(date.timeIntervalSince(referenceDate)) < Date.DateOffsetFields.length(of: threshold), !fields.isEmpty else {
                var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
                style = calendar.isDate(date, inSameDayAs: referenceDate) ? style.hour().minute() : style.year().month().day()
                return AttributedString(style.format(date))
            }
            var style = Date.AnchoredRelativeFormatStyle(
                anchor: date, presentation: .numeric, unitsStyle: .wide, locale: locale, calendar: calendar)
            style.allowedFields = fields
            return AttributedString(style.format(referenceDate))
        }
        public func locale(_ locale: Locale) -> DateReference { copy(of: self) { $0.locale = locale } }
        public func calendar(_ calendar: Calendar) -> DateReference { copy(of: self) { $0.calendar = calendar } }
        var step: TimeInterval { allowedFields.contains(.second) ? 1 : 60 }
        var anchor: Date { date }
    }
}

/// A format of the distance from a date, which changes at multiples of a step before and after it.
protocol AnchoredFormatStyle: DiscreteFormatStyle where FormatInput == Date {
    var anchor: Date { get }
    var step: TimeInterval { get }
}

extension AnchoredFormatStyle {
    public func discreteInput(before referenceDate: Date) -> Date? { change(referenceDate, direction: -1) }
    public func discreteInput(after referenceDate: Date) -> Date? { change(referenceDate, direction: 1) }
    private func change(_ date: Date, direction: Double) -> Date {
        anchor.addingTimeInterval(SystemFormatStyle.next(date.timeIntervalSince(anchor), step: step, direction: direction))
    }
    public func input(before referenceDate: Date) -> Date? { referenceDate.addingTimeInterval(-0.001) }
    public func input(after referenceDate: Date) -> Date? { referenceDate.addingTimeInterval(0.001) }
}

extension Date {
    /// The fields of relative dates, by length.
    fileprivate enum DateOffsetFields {
        private static let lengths: [(Date.RelativeFormatStyle.Field, TimeInterval)] = [
            (.second, 1), (.minute, 60), (.hour, 3600), (.day, 86_400), (.week, 604_800), (.month, 2_629_746), (.year, 31_556_952),
        ]
        static func length(of field: Date.RelativeFormatStyle.Field) -> TimeInterval { lengths.first { $0.0 == field }?.1 ?? 86_400 }
        static func finer(than field: Date.RelativeFormatStyle.Field) -> Set<Date.RelativeFormatStyle.Field> {
            Set(lengths.filter { $0.1 < length(of: field) }.map(\.0))
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// The time that is left in an interval, in at most `maxFieldCount` fields and in steps of `maxPrecision`, at least a millisecond.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
    /// The time that has passed in an interval, in at most `maxFieldCount` fields and in steps of `maxPrecision`, at least a millisecond.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The time since a start, in at most `maxFieldCount` fields and in steps of `maxPrecision`, at least a millisecond.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The distance in time from a date, in words, with at least 1 and at most `maxFieldCount` fields.
    public static func offset(to anchor: Date,
                              allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
                              maxFieldCount: Int = 2,
                              sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}
extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date: as a distance in time while it is near, with its day otherwise.
    public static func reference(to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
                                 maxFieldCount: Int = 2,
                                 thresholdField: Date.RelativeFormatStyle.Field = .day) -> Self {
        Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}
