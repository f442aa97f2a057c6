import Foundation

/// A date, interval or timer in a text. Timers read the current date from the environment's `frameDate`.
enum TimeText: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case range(Date, Date)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

    /// True if the text changes every second.
    var counts: Bool {
        switch self {
        case .date(_, let style): style.kind == .relative || style.kind == .offset || style.kind == .timer
        case .range: false
        case .timer(_, let pause, _, _): pause == nil
        }
    }

    func string(in environment: EnvironmentValues) -> String {
        switch self {
        case .date(let date, let style): Self.string(date, style, in: environment)
        case .range(let start, let end): Self.string(from: start, to: end, in: environment)
        case .timer(let interval, let pause, let countsDown, let showsHours):
            Self.clock(
                Self.seconds(in: interval, at: pause ?? environment.frameDate ?? interval.lowerBound, countsDown: countsDown),
                showsHours: showsHours)
        }
    }

    private static func string(_ date: Date, _ style: Text.DateStyle, in environment: EnvironmentValues) -> String {
        var format = Date.FormatStyle(locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
        let distance = date.timeIntervalSince(environment.frameDate ?? date)
        switch style.kind {
        case .time: 
            format = format.hour().minute()
            return format.format(date)
        case .date:
            format = format.year().month(.wide).day()
            return format.format(date)
        case .relative:
            return units(abs(distance), atMost: 2)
        case .offset:
            return (distance < 0 ? "-" : "+") + units(abs(distance), atMost: 1)
        case .timer:
            return clock(abs(distance), showsHours: true)
        }
    }

    private static func string(from start: Date, to end: Date, in environment: EnvironmentValues) -> String {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        var style = Date.IntervalFormatStyle(locale: environment.locale, calendar: calendar, timeZone: environment.timeZone)
        if !calendar.isDate(start, inSameDayAs: end) { style = style.year().month(.abbreviated).day() }
        style = style.hour().minute()
        guard start < end else { return string(start, .time, in: environment) }
        return style.format(start..<end)
    }

    private static func seconds(in interval: ClosedRange<Date>, at now: Date, countsDown: Bool) -> TimeInterval {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let gone = min(max(now.timeIntervalSince(interval.lowerBound), 0), length)
        return countsDown ? length - gone : gone
    }

    /// Hours, minutes and seconds as on a clock: 2:32, 36:59:01.
    static func clock(_ interval: TimeInterval, showsHours: Bool) -> String {
        let total = whole(interval)
        let hours = showsHours ? total / 3600 : 0
        let minutes = total / 60 - hours * 60
        func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let rest = twoDigits(total % 60)
        return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(rest)" : "\(minutes):\(rest)"
    }

    /// The largest units of an interval in words: 2 hours, 23 minutes.
    static func units(_ interval: TimeInterval, atMost count: Int) -> String {
        var rest = whole(interval)
        let units = [("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1)]
        var parts: [String] = []
        for (name, length) in units where parts.count < count {
            let amount = rest / length
            rest %= length
            if amount > 0 {
                parts.append("\(amount) \(name)\(amount == 1 ? "" : "s")")
            } else if !parts.isEmpty {
                break
            }
        }
        return parts.isEmpty ? "0 seconds" : parts.joined(separator: ", ")
    }

    private static func whole(_ interval: TimeInterval) -> Int {
        interval.isFinite ? Int(min(interval, 1e15)) : 0
    }
}
