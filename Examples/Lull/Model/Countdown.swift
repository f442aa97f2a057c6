import Combine
import SwiftUI

/// Counts down by the clock. Its timer only reads the current time, so late ticks lose nothing.
@MainActor
final class Countdown: ObservableObject {
    /// In seconds.
    @Published private(set) var remaining: TimeInterval
    @Published private(set) var isRunning = false
    /// True once a countdown has come to its end, until the next one.
    @Published private(set) var isOver = false
    /// With what it was extended by.
    private(set) var duration: TimeInterval

    /// The duration that was set.
    private var length: TimeInterval
    private var end = Date.distantFuture
    private var timer: Timer?

    init(duration: TimeInterval) {
        self.duration = duration
        length = duration
        remaining = duration
    }

    /// True if it has begun and not ended.
    var isUnderWay: Bool { isRunning || (remaining < duration && !isOver) }

    /// Sets another duration unless a countdown is running.
    func set(_ duration: TimeInterval) {
        guard !isUnderWay else { return }
        length = duration
        reset()
    }

    func start() {
        guard !isRunning else { return }
        if isOver { reset() }
        end = Date.now.addingTimeInterval(remaining)
        (isRunning, isOver) = (true, false)
        timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
    }

    func pause() {
        guard isRunning else { return }
        tick()
        stop()
    }

    /// Extends a running countdown, up to the longest rest.
    func extend(by seconds: TimeInterval) {
        guard isUnderWay else { return }
        tick()
        let more = min(seconds, Rest.minutes.upperBound * 60 - remaining)
        guard more > 0, !isOver else { return }
        remaining += more
        duration += more
        end += more
    }

    /// Goes back to the duration that was set.
    func reset() {
        stop()
        duration = length
        remaining = duration
        isOver = false
    }

    private func tick() {
        guard isRunning else { return }
        remaining = min(max(end.timeIntervalSinceNow, 0), duration)
        guard remaining <= 0 else { return }
        stop()
        isOver = true
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
        isRunning = false
    }
}
