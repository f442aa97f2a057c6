import ArgumentParser
import Foundation
import Synchronization

/// Ends all that the tool has started when a signal ends the tool.
///
/// Compilers start others in process groups of their own, and what loses its parent gets another, so neither a group nor a parent leads to all of
/// them. They all inherit a variable, by which they are found.
enum Interruption {
    /// Holds the number of the process that ends together with what carries the variable. `./waggle` sets it for itself and becomes the tool.
    static let variable = "WAGGLE_RUN"
    static var mark: String { String(getpid()) }
    /// How many seconds programs have to end by themselves.
    private static let grace = 3.0

    /// The signal that has come; 0: none.
    private static let received = Atomic<Int32>(0)
    /// A signal's handler may do little more than write.
    nonisolated(unsafe) private static var writeEnd: Int32 = -1

    /// Watches for signals from now on. Called once, before anything is started.
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

    /// What was started in the background, or with `nohup`, goes on.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// - Throws: `ExitCode` when a signal has come and the tool is about to end.
    static func check() throws {
        let number = received.load(ordering: .sequentiallyConsistent)
        if number != 0 { throw ExitCode(128 + number) }
    }

    private static func end(by number: Int32) {
        received.store(number, ordering: .sequentiallyConsistent)
        let deadline = Date(timeIntervalSinceNow: grace)
        while case let processes = startedProcesses(), !processes.isEmpty {
            for process in processes { kill(process, Date() < deadline ? SIGTERM : SIGKILL) }
            usleep(50_000)
        }
        // Who waited for them cleans up and ends the tool by itself.
        usleep(500_000)
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }

    /// The processes that the tool has started, and that these have started.
    static func startedProcesses() -> [pid_t] {
        let own = getpid(), sign = Data("\(variable)=\(own)\0".utf8)
        return FileSystem.entries("/proc").compactMap { pid_t($0) }.filter { process in
            // Those that have ended and wait for their parent have no environment any more.
            guard process != own, let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") else { return false }
            return environment.range(of: sign) != nil
        }
    }
}
