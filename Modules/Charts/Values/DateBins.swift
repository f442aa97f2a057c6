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
        self.init(range: range.lowerBound.timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate, count: desiredCount, calendar)
    }
    private init(range: ClosedRange<Double>, count: Int, _ calendar: Calendar) {
        self.init(CalendarSteps(range: range, count: count, calendar: calendar), range)
    }
    private init(_ steps: CalendarSteps, _ range: ClosedRange<Double>) {
        self.init(thresholds: steps.covering(range).map(Date.init(timeIntervalSinceReferenceDate:)))
    }
    /// Bins of so many calendar units each.
    public init(unit: Calendar.Component, by stride: Int = 1, data: [Date], calendar: Calendar = .autoupdatingCurrent) {
        let numbers = data.map(\.timeIntervalSinceReferenceDate).filter(\.isFinite)
        self.init(CalendarSteps(unit: unit, count: stride, calendar: calendar), (numbers.min() ?? 0)...(numbers.max() ?? 0))
    }
    public init(unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent) {
        self.init(CalendarSteps(unit: unit, count: stride, calendar: calendar), range.lowerBound.timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate)
    }
    /// Bins of so many seconds, from the beginning of the range.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let start = range.lowerBound.timeIntervalSinceReferenceDate, length = range.upperBound.timeIntervalSince(range.lowerBound)
        let count = timeInterval > 0 && length.isFinite ? Int(Swift.min((length / timeInterval).rounded(.up), 10_000)) : 1
        self.init(thresholds: (0...Swift.max(count, 1)).map { Date(timeIntervalSinceReferenceDate: start + Double($0) * (timeInterval > 0 ? timeInterval : length)) })
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
