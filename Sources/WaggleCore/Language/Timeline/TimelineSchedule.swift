import Foundation
import WaggleGeometry

/// How often a timeline is updated: in low frequency, where luminance is reduced, at most once a second.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

/// The dates at which a `TimelineView` updates its content.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The dates in ascending order. The first should not be later than the start, so that content can be shown immediately.
    ///
    /// The sequence may be endless: it is read one date at a time.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at equal intervals, without end. In low frequency, only dates at least a second apart.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates of the schedule, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        let origin: Date
        let interval: TimeInterval
        /// Multiplied rather than accumulated, so that rounding errors do not add up.
        var count: Double
        public mutating func next() -> Date? {
            defer { count += 1 }
            return origin.addingTimeInterval(count * interval)
        }
    }
    private let start: Date
    private let interval: TimeInterval

    /// - Parameters:
    ///   - startDate: one of the dates.
    ///   - interval: seconds between two dates; at least a millisecond.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval.isFinite ? max(interval, 0.001) : 0.001
    }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let interval = mode == .lowFrequency && interval < 1 ? interval * (1 / interval).rounded(.up) : interval
        return Entries(origin: start, interval: interval, count: (startDate.timeIntervalSince(start) / interval).rounded(.down))
    }
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The starts of minutes, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var periodic: PeriodicTimelineSchedule.Entries
        public mutating func next() -> Date? { periodic.next() }
    }
    public init() {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(
            periodic: PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode))
    }
}

/// Explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame, or at most one per interval. No dates while paused or in low-frequency mode.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates of the frames.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        /// nil if there are no dates.
        var periodic: PeriodicTimelineSchedule.Entries?
        /// The date of the next frame.
        public mutating func next() -> Date? { periodic?.next() }
    }
    private let interval: TimeInterval
    private let isPaused: Bool

    /// - Parameter minimumInterval: seconds between two dates; nil or a shorter interval means 1/120.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        let wanted = minimumInterval ?? 0
        interval = wanted.isFinite ? max(wanted, 1 / 120) : 1 / 120
        isPaused = paused
    }
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        guard !isPaused, mode == .normal else { return Entries(periodic: nil) }
        return Entries(periodic: PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode))
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates at equal intervals of some seconds, at least a millisecond, without end.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        .init(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { .init() }
    /// Every frame, or at most one in `minimumInterval` seconds; nil means 1/120.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
        where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}
