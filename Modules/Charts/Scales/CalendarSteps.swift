import Foundation

/// Steps of calendar units: hours, days, weeks, months, years.
struct CalendarSteps {
    let unit: Calendar.Component
    let count: Int
    let calendar: Calendar
    /// Dates beyond some thousands of years are no calendar's business.
    static let farthest = 2e11

    init(unit: Calendar.Component, count: Int, calendar: Calendar) {
        (self.unit, self.count, self.calendar) = (unit, min(max(count, 1), 1_000_000_000), calendar)
    }

    /// Units by their seconds, with the counts of them that people use.
    private static let candidates: [(Calendar.Component, Int, Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900),
        (.minute, 30, 1800),
        (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800),
        (.weekOfYear, 1, 604_800),
        (.weekOfYear, 2, 1_209_600), (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800), (.year, 1, 31_557_600),
        (.year, 2, 63_115_200), (.year, 5, 157_788_000),
        (.year, 10, 315_576_000), (.year, 20, 631_152_000), (.year, 50, 1_577_880_000), (.year, 100, 3_155_760_000),
        (.year, 500, 15_778_800_000), (.year, 1000, 31_557_600_000),
    ]
    /// The smallest step that puts at most so many dates into a range.
    init(range: ClosedRange<Double>, count: Int, calendar: Calendar, minimum: Double = 0) {
        let length = range.upperBound - range.lowerBound
        let wanted = Self.candidates.first {
            $0.2 >= minimum && length / $0.2 < Double(max(count, 1))
        } ?? Self.candidates[Self.candidates.count - 1]
        self.init(unit: wanted.0, count: wanted.1, calendar: calendar)
    }

    var seconds: Double { Self.candidates.first { $0.0 == unit }.map { $0.2 * Double(count) } ?? 86_400 * Double(count) }

    func inside(_ range: ClosedRange<Double>) -> [Double] {
        dates(range).filter { $0 >= range.lowerBound - 0.5 && $0 <= range.upperBound + 0.5 }
    }
    func covering(_ range: ClosedRange<Double>) -> [Double] {
        let all = dates(range)
        let first = all.lastIndex { $0 <= range.lowerBound } ?? 0
        let last = all.firstIndex { $0 >= range.upperBound && $0 > all[first] } ?? all.count - 1
        return first <= last ? Array(all[first...last]) : all
    }
    /// The steps from the one before a range to the one behind it.
    private func dates(_ range: ClosedRange<Double>) -> [Double] {
        guard range.lowerBound > -Self.farthest, range.upperBound < Self.farthest,
              (range.upperBound - range.lowerBound) / seconds < 10_000 else { return [] }
        guard var date = start(before: Date(timeIntervalSinceReferenceDate: range.lowerBound)) else { return [] }
        var dates: [Double] = []
        while dates.count < 10_002 {
            dates.append(date.timeIntervalSinceReferenceDate)
            if date.timeIntervalSinceReferenceDate > range.upperBound { break }
            guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else { break }
            date = next
        }
        return dates
    }
    /// The beginning of the step that a date is in: hours and minutes from midnight, months from January, years from year 0.
    private func start(before date: Date) -> Date? {
        guard let start = calendar.dateInterval(of: unit, for: date)?.start, count > 1 else {
            return calendar.dateInterval(of: unit, for: date)?.start
        }
        let value: Int
        switch unit {
        case .hour, .minute, .second: value = calendar.component(unit, from: start)
        case .month: value = calendar.component(.month, from: start) - 1
        case .year: value = calendar.component(.year, from: start)
        case .day: value = calendar.component(.day, from: start) - 1
        default: value = 0
        }
        return calendar.date(byAdding: unit, value: -(value % count), to: start)
    }
}
