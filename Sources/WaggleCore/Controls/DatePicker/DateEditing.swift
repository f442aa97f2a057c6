// Calendar arithmetic of date pickers.

import Foundation

/// Edits single components of a date, in a calendar and within a range.
struct DateEditing: Equatable {
    var calendar: Calendar
    var minimum: Date?
    var maximum: Date?
    /// The current date; nil to mark no day as today.
    var now: Date?

    /// The calendar of an environment, with the environment's time zone and locale.
    @MainActor init(_ environment: EnvironmentValues, minimum: Date?, maximum: Date?) {
        calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        calendar.locale = environment.locale
        (self.minimum, self.maximum) = (minimum, maximum)
    }
    init(calendar: Calendar, minimum: Date? = nil, maximum: Date? = nil) {
        (self.calendar, self.minimum, self.maximum) = (calendar, minimum, maximum)
    }

    /// The nearest date that can be selected.
    func clamped(_ date: Date) -> Date {
        // If the range is empty, its end wins.
        min(max(date, minimum ?? date), maximum ?? .distantFuture)
    }

    /// The date with a component changed. A day that the new month lacks becomes its last: 31 January becomes 28 February.
    func setting(_ component: Calendar.Component, to value: Int, of date: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        let day = parts.day ?? 1
        switch component {
        case .year: parts.year = value
        case .month: parts.month = value
        case .day: parts.day = value
        case .hour: parts.hour = value
        case .minute: parts.minute = value
        default: return date
        }
        guard component == .year || component == .month else { return clamped(calendar.date(from: parts) ?? date) }
        parts.day = 1
        guard let first = calendar.date(from: parts) else { return date }
        parts.day = min(day, dayCount(ofMonthOf: first))
        return clamped(calendar.date(from: parts) ?? date)
    }
    /// A day with the time of another date.
    func day(_ day: Date, withTimeOf date: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        (parts.hour, parts.minute, parts.second, parts.nanosecond) = (time.hour, time.minute, time.second, time.nanosecond)
        return clamped(calendar.date(from: parts) ?? day)
    }

    func dayCount(ofMonthOf date: Date) -> Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 30 }
    func startOfMonth(_ date: Date) -> Date { calendar.dateInterval(of: .month, for: date)?.start ?? date }
    /// The month a number of months later.
    func month(_ offset: Int, after month: Date) -> Date {
        calendar.date(byAdding: .month, value: offset, to: startOfMonth(month)) ?? month
    }
    /// The number of months from one month to another.
    func months(from start: Date, to end: Date) -> Int {
        calendar.dateComponents([.month], from: startOfMonth(start), to: startOfMonth(end)).month ?? 0
    }

    /// The days of a month by week, with nil for days of other months.
    func weeks(ofMonth month: Date) -> [[Date?]] {
        let first = startOfMonth(month), weekday = calendar.component(.weekday, from: first)
        let blanks = (weekday - calendar.firstWeekday + 7) % 7
        var days: [Date?] = Array(repeating: nil, count: blanks)
        for offset in 0..<dayCount(ofMonthOf: first) { days.append(calendar.date(byAdding: .day, value: offset, to: first)) }
        while days.count % 7 != 0 { days.append(nil) }
        return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }
    /// The short weekday names in the calendar's order.
    var weekdayNames: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols, first = min(max(calendar.firstWeekday - 1, 0), max(names.count - 1, 0))
        return Array(names[first...] + names[..<first])
    }

    /// True if any moment of the day can be selected.
    func allows(day: Date) -> Bool {
        let start = calendar.startOfDay(for: day)
        if let maximum, start > maximum { return false }
        if let minimum, start < calendar.startOfDay(for: minimum) { return false }
        return true
    }
    /// True if any moment of the month can be selected.
    func allows(month: Date) -> Bool {
        guard let interval = calendar.dateInterval(of: .month, for: month) else { return true }
        if let maximum, interval.start > maximum { return false }
        if let minimum, interval.end <= minimum { return false }
        return true
    }

    func isToday(_ day: Date) -> Bool { now.map { calendar.isDate(day, inSameDayAs: $0) } ?? false }
    /// A copy with another current date.
    func at(_ now: Date) -> DateEditing {
        var editing = self
        editing.now = now
        return editing
    }

    /// Formats a date by a template, in the locale's order.
    @MainActor func text(_ date: Date, _ template: String) -> String { DateTexts.formatter(calendar, template).string(from: date) }
    /// True if the locale uses a 12-hour clock.
    var hasHalfDays: Bool {
        (DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: calendar.textLocale) ?? "").contains("a")
    }
    /// Day, month and year in the order of the locale.
    var dateOrder: [Calendar.Component] {
        let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: calendar.textLocale) ?? "MMMM d, y"
        let order: [(Character, Calendar.Component)] = [("d", .day), ("M", .month), ("L", .month), ("y", .year)]
        var found: [Calendar.Component] = []
        for letter in format { if let part = order.first(where: { $0.0 == letter })?.1, !found.contains(part) { found.append(part) } }
        return found.count == 3 ? found : [.month, .day, .year]
    }
}

extension Calendar {
    /// The locale for formatting dates.
    fileprivate var textLocale: Locale { locale ?? Locale(identifier: "en_US") }
}

/// Cached date formatters, which are slow to create.
@MainActor
private enum DateTexts {
    private struct Key: Hashable {
        let calendar: Calendar
        let template: String
    }
    private static var formatters: [Key: DateFormatter] = [:]
    /// More formatters than one screen uses.
    private static let limit = 50

    static func formatter(_ calendar: Calendar, _ template: String) -> DateFormatter {
        let key = Key(calendar: calendar, template: template)
        if let known = formatters[key] { return known }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = calendar.textLocale
        formatter.setLocalizedDateFormatFromTemplate(template)
        if formatters.count >= limit { formatters = [:] }
        formatters[key] = formatter
        return formatter
    }
}

extension DatePickerStyleConfiguration {
    /// Date editing within the picker's range, in the environment's calendar.
    @MainActor func editing(in environment: EnvironmentValues) -> DateEditing {
        DateEditing(environment, minimum: minimumDate, maximum: maximumDate)
    }
}
