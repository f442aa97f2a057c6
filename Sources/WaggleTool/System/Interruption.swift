import ArgumentParser
import Foundation
import Synchronization

/// Ends all processes that the tool has started when a signal ends the tool.
///
/// Compilers start processes in their own process groups, and orphans are reparented, so neither group nor parent identifies all of them.
/// They are found by an environment variable that they all inherit.
enum Interruption {
    /// Holds the ID of the process that they end with. `./waggle` sets it to its own ID and then becomes the tool.
    static let variable = "WAGGLE_RUN"
    static var mark: String { String(getpid()) }
    /// How many seconds processes have to exit by themselves.
    private static let grace = 3.0

    /// The received signal; 0 for none.
    private static let received = Atomic<Int32>(0)
    /// True once all started processes have ended.
    private static let isOver = Atomic(false)
    /// The end of a pipe that the signal handler writes to, as little else is async-signal-safe.
    nonisolated(unsafe) private static var writeEnd: Int32 = -1

    /// Installs the signal handlers. Called once, before anything is started.
    static func watch() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        writeEnd = ends[1]
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(Interruption.writeEnd, &byte, 1)
            }
            action.sa_flags = SA_RESTART
            sigaction(number, &action, nil)
        }
        let readEnd = ends[0]
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while read(readEnd, &byte, 1) != 1 {}
            end(by: Int32(byte))
        }
    }

    /// True for programs started in the background or with `nohup`, which keep running.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// - Throws: `ExitCode` if a signal was received and the tool is about to exit.
    static func check() throws {
        let number = received.load(ordering: .sequentiallyConsistent)
        guard number != 0 else { return }
        // If the tool exited now, processes that the other thread has not found yet would keep running.
        while !isOver.load(ordering: .sequentiallyConsistent) { usleep(10_000) }
        throw ExitCode(128 + number)
    }

    private static func end(by number: Int32) {
        received.store(number, ordering: .sequentiallyConsistent)
        let deadline = Date(timeIntervalSinceNow: grace)
        // During exec a process has no environment for a moment, so one scan is not enough.
        var emptyChecks = 0
        while emptyChecks < 3 {
            let processes = startedProcesses()
            emptyChecks = processes.isEmpty ? emptyChecks + 1 : 0
            for process in processes { kill(process, Date() < deadline ? SIGTERM : SIGKILL) }
            usleep(50_000)
        }
        isOver.store(true, ordering: .sequentiallyConsistent)
        // Leaves the waiting thread time to clean up and exit.
        usleep(500_000)
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }

    /// The tool's descendants.
    static func startedProcesses() -> [pid_t] {
        let own = getpid(), sign = Data("\(variable)=\(own)\0".utf8)
        return FileSystem.entries("/proc").compactMap { pid_t($0) }.filter { process in
            // Zombies have no environment.
            guard process != own, let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") else { return false }
            return environment.range(of: sign) != nil
        }
    }
}
