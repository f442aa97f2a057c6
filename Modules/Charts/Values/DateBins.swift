import Foundation

/// Bins of dates for a histogram.
public struct DateBins {
    let bins: BinThresholds<Date>

    public init(thresholds: [Date]) { bins = BinThresholds(thresholds) }
    /// Bins of calendar units that cover the data.
    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
        let numbers = data.map(\.timeIntervalSinceReferenceDate).filter(\.isFinite)
        self.init(range: (numbers.min() ?? 0)...(numbers.max() ?? 0), count: desiredCount ?? binCount(numbers), calendar)
    }
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
        let seconds = range.lowerBound.timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate
        self.init(range: seconds, count: desiredCount, calendar)
    }
    private init(range: ClosedRange<Double>, count: Int, _ calendar: Calendar) {
        self.init(CalendarSteps(range: range, count: count, calendar: calendar), range)
    }
    private init(_ steps: CalendarSteps, _ range: ClosedRange<Double>) {
        let dates = steps.covering(range)
        // Steps that are too many, or beyond any calendar, are one bin.
        self.init(
            thresholds: (dates.count > 1 ? dates : [range.lowerBound, range.upperBound]).map(Date.init(timeIntervalSinceReferenceDate:)))
    }
    /// Bins of so many calendar units each.
    public init(unit: Calendar.Component, by stride: Int = 1, data: [Date], calendar: Calendar = .autoupdatingCurrent) {
        let numbers = data.map(\.timeIntervalSinceReferenceDate).filter(\.isFinite)
        self.init(CalendarSteps(unit: unit, count: stride, calendar: calendar), (numbers.min() ?? 0)...(numbers.max() ?? 0))
    }
    public init(unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent) {
        let seconds = range.lowerBound.timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate
        self.init(CalendarSteps(unit: unit, count: stride, calendar: calendar), seconds)
    }
    /// Bins of so many seconds, from the beginning of the range.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let start = range.lowerBound.timeIntervalSinceReferenceDate, length = range.upperBound.timeIntervalSince(range.lowerBound)
        let step = timeInterval > 0 && timeInterval.isFinite ? timeInterval : length
        let count = step > 0 && length.isFinite ? Int(Swift.min((length / step).rounded(.up), 10_000)) : 1
        self.init(thresholds: (0...Swift.max(count, 1)).map { Date(timeIntervalSinceReferenceDate: start + Double($0) * step) })
    }
    public var thresholds: [Date] { bins.values }
    /// The index of the bin that a date belongs to.
    public func index(for value: Date) -> Int { bins.index(of: value) }
}

extension DateBins: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { bins.count }
    public subscript(position: Int) -> ChartBinRange<Date> { bins.range(position) }
}
