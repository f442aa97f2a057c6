// A test screen's virtual time within the process's real time.

import CVirtualTime
import Foundation
import WaggleCore
import WaggleGeometry
import WaggleHeadless
import WaggleRequest
import WaggleRuntime

/// Controls the process's virtual time for one screen while that screen acts; meanwhile it is also the main screen.
@MainActor
final class TestClock: ProgramClock {
    /// 9 January 2024, 9:41 UTC: the wall clock when a screen opens.
    static let startDate = Date(timeIntervalSince1970: 1_704_793_260)
    /// The screen's time when `origin` was the process's virtual time.
    private var base: TimeInterval = 0
    /// Nil outside `perform`, where virtual time passes for other screens.
    private var origin: Int64?
    /// Seconds since the screen opened.
    var time: TimeInterval { origin.map { base + Double(waggle_time_now() - $0) / 1e9 } ?? base }
    var size: CGSize
    private let scale: CGFloat
    let safeArea: EdgeInsets
    /// The locale and time zone of the process while the screen acts; nil ones stay as they are.
    var processTraits = ScreenTraits()

    init(size: CGSize, scale: CGFloat, safeArea: EdgeInsets) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
    }

    /// Runs the closure in virtual time.
    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let other = (MainScreen.size, MainScreen.scale, MainScreen.safeArea)
        (MainScreen.size, MainScreen.scale, MainScreen.safeArea) = (size, scale, safeArea)
        Self.keepRunLoop()
        waggle_time_enter(Self.startDate.timeIntervalSince1970 + time)
        let isOutermost = origin == nil
        let outer = ScreenTraits.ofProcess
        if isOutermost {
            origin = waggle_time_now()
            processTraits.applyToProcess()
        }
        defer {
            if isOutermost {
                (base, origin) = (time, nil)
                keepProcessTraits(unless: outer)
            }
            waggle_time_leave()
            (MainScreen.size, MainScreen.scale, MainScreen.safeArea) = other
        }
        return try body()
    }

    /// Gives the process its own locale and time zone back, and remembers those that a script has set.
    private func keepProcessTraits(unless outer: ScreenTraits) {
        let mine = ScreenTraits.ofProcess
        guard mine != outer else { return }
        processTraits = mine
        outer.applyToProcess()
    }

    /// A run loop with nothing to wait for returns at once; a program's main run loop always has something.
    private static var keptLoop: RunLoop?
    private static func keepRunLoop() {
        guard keptLoop !== RunLoop.current else { return }
        keptLoop = RunLoop.current
        RunLoop.current.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
    }

    /// Advances to the screen's time, stopping whenever something is due. Only within `perform`.
    func advance(to time: TimeInterval) {
        let start = waggle_time_now(), target = start + Int64((max(time - self.time, 0) * 1e9).rounded())
        runReadyWork()
        // Limits code that endlessly reschedules itself without delay, which would hang the test.
        for _ in 0..<100_000 {
            let next = waggle_time_next()
            guard next <= target else { break }
            turn(to: next)
        }
        turn(to: target)
        // Sums of rounded steps must not drift. The program may have blocked the main thread beyond the time.
        if abs(self.time - time) < 1e-6 { (base, origin) = (time, waggle_time_now()) }
    }

    /// Runs what is ready now. Only within `perform`.
    func runReadyWork() {
        for _ in 0..<1000 {
            turn(to: waggle_time_now())
            if waggle_time_run_jobs(10_000) == 0, waggle_time_next() > waggle_time_now() { break }
        }
    }

    private func turn(to time: Int64) {
        // Others may use the run loop, too, so it runs only for timers. Tests may not be on the process's first thread.
        if waggle_time_set(time) > 0 { _ = RunLoop.current.limitDate(forMode: .default) }
        _ = waggle_time_run_jobs(10_000)
    }
}
