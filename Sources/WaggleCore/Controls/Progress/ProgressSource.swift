import Foundation

/// Where a progress view's value comes from.
nonisolated enum ProgressSource {
    /// The completed part, 0...1; nil: it is not known.
    case fraction(Double?)
    /// The clock.
    case timer(ClosedRange<Date>, countsDown: Bool)
    /// An object that counts by itself.
    case progress(Progress)
}

extension ProgressSource {
    /// The completed part of a total, cut to 0...1; nil without a value.
    static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> ProgressSource {
        guard let value else { return .fraction(nil) }
        let fraction = Double(value) / Double(total)
        return .fraction(fraction.isNaN ? 0 : min(max(fraction, 0), 1))
    }
}

/// The part of an interval that is over, or left, at a date.
nonisolated struct TimerFraction {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    func value(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let gone = length > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
        return countsDown ? 1 - gone : gone
    }
}

/// Dates at which a bar that follows the clock is drawn anew: within its interval only, and no more often than the bar can show.
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
        /// There is something to show at once.
        var start: Date?
        /// Multiplied rather than summed up, so that errors do not add up.
        var count: Double

        mutating func next() -> Date? {
            if let start {
                self.start = nil
                return start
            }
            let date = interval.lowerBound.addingTimeInterval(count * distance)
            // The last one is the end, wherever the steps lie.
            guard date < interval.upperBound.addingTimeInterval(distance) else { return nil }
            count += 1
            return Swift.min(date, interval.upperBound)
        }
    }
}

/// Asks an object that counts by itself until it is done: this system's `Progress` tells nobody of its changes.
nonisolated struct ProgressSchedule: TimelineSchedule, Equatable {
    let progress: Progress
    private static let distance: TimeInterval = 0.1

    static func == (a: ProgressSchedule, b: ProgressSchedule) -> Bool { a.progress === b.progress }
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { Entries(progress: progress, following: startDate) }

    struct Entries: Sequence, IteratorProtocol {
        let progress: Progress
        /// nil: nothing changes any more.
        fileprivate var following: Date?

        mutating func next() -> Date? {
            defer { following = progress.isFinished || progress.isCancelled ? nil : following?.addingTimeInterval(ProgressSchedule.distance) }
            return following
        }
    }
}
