// The virtual clock of a headless program; its own timers and tasks follow it.

import CVirtualTime
import Foundation

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)

/// Controls the process's virtual time. At most one per process, created on the main thread before the program's code runs.
@MainActor
package final class VirtualClock: ProgramClock {
    /// 9 January 2024, 9:41 UTC: a headless program's wall clock at its start.
    package static let start = Date(timeIntervalSince1970: 1_704_793_260)

    package init() { waggle_time_begin(Self.start.timeIntervalSince1970) }

    /// Seconds since the clock was started.
    package var time: TimeInterval { Double(waggle_time_now()) / 1e9 }

    /// When the next timer, sleeping task or delayed block is due; nil if there is none.
    package var nextWake: TimeInterval? {
        let next = waggle_time_next()
        return next == .max ? nil : Double(next) / 1e9
    }

    /// Waits for something outside the program, in real time; virtual time, if it is on, stands still meanwhile.
    package nonisolated static func whileStanding<Result>(_ wait: () -> Result) -> Result {
        waggle_time_begin_host_wait()
        defer { waggle_time_end_host_wait() }
        return wait()
    }

    /// Advances to a time, stops whenever a timer, sleeping task or delayed block is due, and runs what is ready.
    package func advance(to time: TimeInterval) {
        let target = Int64((time * 1e9).rounded())
        runReadyWork()
        // Limits programs that endlessly reschedule without delay, which would hang the film.
        for _ in 0..<100_000 {
            let next = waggle_time_next()
            guard next <= target else { break }
            waggle_time_set(next)
            runReadyWork()
        }
        waggle_time_set(target)
        runReadyWork()
    }

    /// Runs tasks, the main queue and the run loop until nothing is left to do at this time.
    package func runReadyWork() {
        for _ in 0..<1000 {
            let tasks = waggle_time_run_jobs(10_000)
            drainMainQueue(nil)
            _ = RunLoop.main.limitDate(forMode: .default)
            if tasks == 0, waggle_time_run_jobs(10_000) == 0 { break }
        }
    }
}

/// Controls the clock of a program's own timers and tasks.
@MainActor
package protocol ProgramClock: AnyObject {
    /// Seconds since the window opened. Later than the last `advance(to:)` if the program has blocked the main thread since.
    var time: TimeInterval { get }
    /// Advances to a time in seconds since the window opened, stops whenever something is due, and runs what is ready. Never goes back.
    func advance(to time: TimeInterval)
    /// Runs what is ready now.
    func runReadyWork()
}
