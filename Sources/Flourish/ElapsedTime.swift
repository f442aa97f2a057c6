import Foundation

/// The time that has passed while something ran. It stops with it and goes on from there, and a long pause between two frames counts as one second.
struct ElapsedTime: Equatable {
    private(set) var seconds: TimeInterval = 0
    private var last: Date?

    /// The time at a date; the same date gives the same time.
    mutating func read(_ date: Date, isRunning: Bool) -> TimeInterval {
        if isRunning, let last { seconds += date.timeIntervalSince(last).clamped(to: 0...1) }
        last = isRunning ? date : nil
        return seconds
    }
}
