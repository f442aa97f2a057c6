// What blocks the main thread moves the screen's time, and takes next to no real time.

import Foundation
import SwiftUI
import Synchronization
import Testing
import WaggleTesting

/// Shows a button that runs the action.
private struct Blocker: View {
    let action: @MainActor () -> Void
    var body: some View { Button("Go", action: action) }
}

/// What happened, in order.
@MainActor private final class Journal { var entries: [String] = [] }

@MainActor
@Suite struct BlockedThreadTests {
    /// The seconds that pass for the program while a button's action runs.
    private func seconds(_ action: @escaping @MainActor () -> Void) throws -> TimeInterval {
        var passed = -1.0
        let screen = try TestScreen(Blocker {
            let start = Date(), clock = ContinuousClock.now
            action()
            passed = Date().timeIntervalSince(start)
            #expect(abs((ContinuousClock.now - clock) / .seconds(1) - passed) < 1e-3, "All clocks go alike.")
        }, size: CGSize(width: 100, height: 100))
        let before = screen.time, real = Date()
        try screen.tap("Go")
        // Outside the screen, the clock is the machine's, which may have other work.
        #expect(Date().timeIntervalSince(real) < 15, "The wait took real time.")
        #expect(screen.time >= before + passed, "The screen is later, too.")
        return passed
    }
    /// To a thousandth, or a millisecond.
    private func takes(_ expected: TimeInterval, _ action: @escaping @MainActor () -> Void, _ location: SourceLocation = #_sourceLocation) throws {
        let passed = try seconds(action)
        #expect(abs(passed - expected) < max(expected, 1) * 1e-3, sourceLocation: location)
    }

    // MARK: Sleeps

    @Test func sleepingAdvancesVirtualTime() throws {
        try takes(100) { Thread.sleep(forTimeInterval: 100) }
        try takes(50) { Thread.sleep(until: Date() + 50) }
        try takes(0.9) { usleep(900_000) }
        try takes(70) { _ = sleep(70) }
        try takes(30.5) {
            var time = timespec(tv_sec: 30, tv_nsec: 500_000_000)
            nanosleep(&time, nil)
        }
        try takes(40) {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            time.tv_sec += 40
            clock_nanosleep(CLOCK_MONOTONIC, Int32(TIMER_ABSTIME), &time, nil)
        }
    }

    @Test func aWaitForNoFileIsASleep() throws {
        try takes(20) {
            var time = timeval(tv_sec: 20, tv_usec: 0)
            #expect(select(0, nil, nil, nil, &time) == 0)
        }
        try takes(25) { #expect(poll(nil, 0, 25_000) == 0) }
    }

    @Test func aWaitForAFileEndsAtItsLimitOrWhenTheFileIsReady() throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        defer { ends.forEach { close($0) } }
        var entry = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        try takes(0.04) { #expect(poll(&entry, 1, 40) == 0) }
        write(ends[1], "a", 1)
        try takes(0) { #expect(poll(&entry, 1, 40_000) == 1) }
    }

    // MARK: Busy waits

    @Test func aLoopThatOnlyAsksTheTimeEnds() throws {
        try takes(3) {
            let limit = Date() + 3
            while Date() < limit {}
        }
        try takes(60) {
            let clock = ContinuousClock(), limit = clock.now + .seconds(60)
            while clock.now < limit {}
        }
        try takes(5) {
            let start = ProcessInfo.processInfo.systemUptime
            while ProcessInfo.processInfo.systemUptime - start < 5 {}
        }
    }

    @Test func manyReadingsThatAreNoWaitMoveNothing() throws {
        try takes(0) { for _ in 0..<40_000 { _ = Date() } }
    }

    // MARK: The run loop

    @Test func theRunLoopRunsUntilADate() throws {
        try takes(12) { RunLoop.current.run(until: Date() + 12) }
        try takes(6) {
            let limit = Date() + 6
            while Date() < limit { RunLoop.current.run(mode: .default, before: Date() + 0.5) }
        }
    }

    @Test func whatIsDueRunsWhileTheRunLoopRuns() throws {
        let seen = Journal()
        _ = try seconds {
            let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in MainActor.assumeIsolated { seen.entries.append("timer") } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { MainActor.assumeIsolated { seen.entries.append("block") } }
            Task {
                try await Task.sleep(for: .seconds(5))
                seen.entries.append("task")
            }
            RunLoop.current.run(until: Date() + 5.5)
            timer.invalidate()
            seen.entries.append("end")
        }
        #expect(seen.entries == ["timer", "block", "timer", "task", "end"])
    }

    @Test func whatNeedsTheMainThreadWaitsForASleepToEnd() throws {
        let seen = Journal()
        let screen = try TestScreen(Blocker {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated { seen.entries.append("block") } }
            Thread.sleep(forTimeInterval: 4)
            seen.entries.append("woken")
        }, size: CGSize(width: 100, height: 100))
        try screen.tap("Go")
        #expect(seen.entries == ["woken", "block"])
    }

    // MARK: Semaphores, groups, conditions, locks

    @Test func waitsThatTimeOutAdvanceVirtualTimeByTheirLimit() throws {
        try takes(0.03) { #expect(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.03) == .timedOut) }
        try takes(0.03) { #expect(DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 0.03) == .timedOut) }
        try takes(0.04) {
            let group = DispatchGroup()
            group.enter()
            #expect(group.wait(timeout: .now() + 0.04) == .timedOut)
            group.leave()
        }
        try takes(0.05) {
            let condition = NSCondition()
            condition.lock()
            #expect(!condition.wait(until: Date() + 0.05))
            condition.unlock()
        }
        try takes(0.06) {
            let lock = NSLock()
            lock.lock()
            #expect(!lock.lock(before: Date() + 0.06))
        }
    }

    @Test func whatIsDueElsewhereEndsAWaitAtItsTime() throws {
        try takes(30) {
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.global().asyncAfter(deadline: .now() + 30) { semaphore.signal() }
            #expect(semaphore.wait(timeout: .now() + 60) == .success)
        }
        try takes(8) {
            let group = DispatchGroup()
            group.enter()
            DispatchQueue.global().asyncAfter(deadline: .now() + 8) { group.leave() }
            group.wait()
        }
    }

    @Test func aTaskElsewhereEndsAWait() throws {
        try takes(5) {
            let semaphore = DispatchSemaphore(value: 0)
            Task.detached {
                try await Task.sleep(for: .seconds(5))
                semaphore.signal()
            }
            semaphore.wait()
        }
        try takes(0) {
            let condition = NSCondition(), isReady = Mutex(false)
            condition.lock()
            @Sendable func makeReady() {
                condition.withLock { isReady.withLock { $0 = true } }
                condition.signal()
            }
            Task.detached { makeReady() }
            while !isReady.withLock({ $0 }) { condition.wait() }
            condition.unlock()
        }
        try takes(2) {
            let isReady = Atomic(false)
            Task.detached {
                try await Task.sleep(for: .seconds(2))
                isReady.store(true, ordering: .relaxed)
            }
            while !isReady.load(ordering: .relaxed) { usleep(10_000) }
        }
    }

    @Test func anotherThreadEndsAWaitInNoTimeOfTheScreen() throws {
        try takes(0) {
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                usleep(20_000)
                semaphore.signal()
            }
            #expect(semaphore.wait(timeout: .now() + 20) == .success)
        }
    }

    // MARK: What never comes back

    @Test func programCodeThatNeverReturnsEndsTheTestWithAMessage() async throws {
        let waiting = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            setenv("WAGGLE_TIME_LIMIT", "0.5", 1)
            try TestScreen(Blocker { waitsForItself() }, size: CGSize(width: 100, height: 100)).tap("Go")
        }
        let said = String(decoding: waiting.standardErrorContent, as: UTF8.self)
        #expect(said.contains("has not come back from the program's code for 0.5 s"), "\(said.prefix(2000))")
        #expect(said.contains("\n  in ") && said.contains("waitsForItself"), "\(said.prefix(2000))")

        let spinning = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            setenv("WAGGLE_TIME_LIMIT", "0.5", 1)
            try TestScreen(Blocker { spinsForEver() }, size: CGSize(width: 100, height: 100)).tap("Go")
        }
        let saidOfSpinning = String(decoding: spinning.standardErrorContent, as: UTF8.self)
        #expect(saidOfSpinning.contains("spinsForEver"), "\(saidOfSpinning.prefix(2000))")
    }
}

@MainActor @inline(never) private func waitsForItself() {
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { semaphore.signal() }
    semaphore.wait()
}

@MainActor @inline(never) private func spinsForEver() {
    let isOver = Atomic(false)
    while !isOver.load(ordering: .relaxed) {}
}
