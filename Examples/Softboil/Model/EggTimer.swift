import Foundation

/// A countdown as a value: what it shows at a date follows from when it was started, so nothing has to count.
struct EggTimer: Equatable {
    enum Phase: Equatable {
        /// Set, but not started.
        case ready
        case running(until: Date)
        case paused(remaining: TimeInterval)
        case done
    }

    /// For how long the egg is to boil, in seconds; 15...720.
    private(set) var duration: TimeInterval
    private(set) var phase = Phase.ready

    static let durations: ClosedRange<TimeInterval> = 15...720

    init(duration: TimeInterval = Doneness.soft.duration) {
        self.duration = Self.allowed(duration)
    }

    var isRunning: Bool { end != nil }
    /// True while an egg is in the water.
    var isUnderWay: Bool {
        switch phase {
        case .running, .paused: true
        case .ready, .done: false
        }
    }
    /// When the countdown ends, while it runs.
    var end: Date? {
        if case .running(let end) = phase { return end }
        return nil
    }

    /// 0...duration.
    func remaining(at date: Date) -> TimeInterval {
        switch phase {
        case .ready: duration
        case .running(let end): min(max(end.timeIntervalSince(date), 0), duration)
        case .paused(let remaining): remaining
        case .done: 0
        }
    }

    /// For how long the egg has boiled. An egg that has not started is shown as it will be.
    func boiled(at date: Date) -> TimeInterval {
        phase == .ready ? duration : duration - remaining(at: date)
    }

    /// Sets a new duration, as long as no egg is in the water.
    mutating func set(_ duration: TimeInterval) {
        guard !isUnderWay else { return }
        self.duration = Self.allowed(duration)
        phase = .ready
    }

    /// Starts, resumes or restarts.
    mutating func start(at date: Date) {
        if isRunning { return }
        let rest = phase == .done ? duration : remaining(at: date)
        phase = .running(until: date.addingTimeInterval(rest))
    }

    mutating func pause(at date: Date) {
        guard isRunning else { return }
        let rest = remaining(at: date)
        phase = rest > 0 ? .paused(remaining: rest) : .done
    }

    mutating func reset() { phase = .ready }

    /// Ends a countdown that has expired.
    mutating func finish(at date: Date) {
        if isRunning, remaining(at: date) <= 0 { phase = .done }
    }

    private static func allowed(_ duration: TimeInterval) -> TimeInterval {
        duration.isFinite ? min(max(duration, durations.lowerBound), durations.upperBound) : Doneness.soft.duration
    }
}
