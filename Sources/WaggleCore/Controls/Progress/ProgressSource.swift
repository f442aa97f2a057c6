import Foundation

/// The source of a progress view's value.
nonisolated enum ProgressSource {
    /// The completed fraction, 0...1; nil if indeterminate.
    case fraction(Double?)
    /// The clock.
    case timer(ClosedRange<Date>, countsDown: Bool)
    /// An object that tracks its own progress.
    case progress(Progress)
}

extension ProgressSource {
    /// The completed fraction of a total, clamped to 0...1; nil without a value.
    static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> ProgressSource {
        guard let value else { return .fraction(nil) }
        let fraction = Double(value) / Double(total)
        return .fraction(fraction.isNaN ? 0 : min(max(fraction, 0), 1))
    }
}

/// The elapsed or remaining fraction of an interval at a date.
nonisolated struct TimerFraction {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    func value(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let gone = length > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
        return countsDown ? 1 - gone : gone
    }
}

/// The dates at which a bar that follows the clock is redrawn: only during its interval, and no more often than the bar can show.
nonisolated struct TimerSchedule: TimelineSchedule, Equatable {
    let interval: ClosedRange<Date>
    /// A bar is at most about this many pixels long.
    private static let steps = 1000.0
    private static let shortest: TimeInterval = 1.0 / 60

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let distance = max(length / Self.steps, Self.shortest)
        let gone = startDate.timeIntervalSince(interval.lowerBound)
        return Entries(interval: interval, distance: distance, start: startDate, count: max((gone / distance).rounded(.down) + 1, 0))
    }

    struct Entries: Sequence, IteratorProtocol {
        let interval: ClosedRange<Date>
        let distance: TimeInterval
        /// The first date, for showing something immediately.
        var start: Date?
        /// Multiplied rather than accumulated, so that rounding errors do not add up.
        var count: Double

        mutating func next() -> Date? {
            if let start {
                self.start = nil
                return start
            }
            let date = interval.lowerBound.addingTimeInterval(count * distance)
            // The last date is the end of the interval, even if that is between two steps.
            guard date < interval.upperBound.addingTimeInterval(distance) else { return nil }
            count += 1
            return Swift.min(date, interval.upperBound)
        }
    }
}

/// Polls an object that tracks its own progress until it is finished: `Progress` does not notify of changes on this system.
nonisolated struct ProgressSchedule: TimelineSchedule, Equatable {
    let progress: Progress
    private static let distance: TimeInterval = 0.1

    static func == (a: ProgressSchedule, b: ProgressSchedule) -> Bool { a.progress === b.progress }
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { Entries(progress: progress, following: startDate) }

    struct Entries: Sequence, IteratorProtocol {
        let progress: Progress
        /// Nil once the progress is finished or cancelled.
        fileprivate var following: Date?

        mutating func next() -> Date? {
            defer {
                following = progress.isFinished || progress.isCancelled ? nil : following?.addingTimeInterval(ProgressSchedule.distance)
            }
            return following
        }
    }
}
