// Sessions that start from a process with everything loaded.

import Foundation
import Synchronization
import WaggleCairo
import WaggleCore
import WaggleRequest
import WaggleRuntime

/// Forks a process for each session, so that sessions share libraries, fonts and catalogues, and start at once.
///
/// The host's end of standard input sends the number of a session with two descriptors, which become the session's standard input and
/// standard error. Lines tell the host what happens: `ready`, `started NUMBER PROCESS`, `ended NUMBER code CODE`,
/// `ended NUMBER signal SIGNAL`. No code of the program itself runs before a session.
@MainActor
enum WarmStart {
    /// Set by a host that starts sessions this way; without it, standard input is a session's.
    private static let variable = "WAGGLE_WARM"

    /// Returns in each session's process, and at once where there is no warm start.
    static func waitForSession(_ environment: EnvironmentValues) {
        guard let value = getenv(variable).map({ String(cString: $0) }) else { return }
        unsetenv(variable)
        FontFiles.prepare()
        if value != "bare" { Rehearsal.run(environment) }
        Rehearsal.waitForThreads()
        guard let ends = wakeOnChildren() else { return }
        tell("ready\n")
        var children: [pid_t: UInt32] = [:]
        while true {
            var entries = [pollfd(
                fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0), pollfd(fd: ends.reading, events: Int16(POLLIN), revents: 0)]
            if poll(&entries, 2, -1) < 0 {
                guard errno == EINTR else { exit(1) }
                continue
            }
            if entries[1].revents != 0 { reap(&children, ends.reading) }
            guard entries[0].revents != 0 else { continue }
            switch nextSession() {
            case .session(let number, let input, let errors):
                let process = fork()
                if process == 0 { return begin(input, errors, closing: [ends.reading, ends.writing]) }
                close(input)
                close(errors)
                guard process > 0 else {
                    HostMessage.warn("A session cannot be started: \(String(cString: strerror(errno))).")
                    tell("ended \(number) code 1\n")
                    continue
                }
                children[process] = number
                tell("started \(number) \(process)\n")
            case .nothing: continue
            case .end: exit(0)
            }
        }
    }

    /// The session's process takes its descriptors.
    private static func begin(_ input: Int32, _ errors: Int32, closing others: [Int32]) {
        dup2(input, STDIN_FILENO)
        dup2(errors, STDERR_FILENO)
        for descriptor in [input, errors] + others { close(descriptor) }
        signal(SIGCHLD, SIG_DFL)
        // Only the thread that forks goes on in the new process, and what others were about to do never ends. Where libraries have started
        // some, the session starts from the beginning instead; its files are in memory.
        guard hasOtherThreads else { return }
        withCStrings(CommandLine.arguments) { _ = execv("/proc/self/exe", $0) }
        HostMessage.warn("A session cannot be started: \(String(cString: strerror(errno))).")
        exit(1)
    }
    /// Whether the warm process has threads beside its first. A forked process has none, so it cannot tell.
    private static let hasOtherThreads = threadCount > 1
    static var threadCount: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 1 }

    private static func tell(_ line: String) {
        let bytes = Array(line.utf8)
        // Nobody is there to tell once the host has ended.
        _ = send(STDIN_FILENO, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    // MARK: Children

    /// The end of a pipe that the signal handler writes to, as little else is async-signal-safe.
    nonisolated(unsafe) private static var wakeEnd: Int32 = -1

    private static func wakeOnChildren() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        wakeEnd = ends[1]
        if hasOtherThreads {
            HostMessage.warn("The program has \(threadCount) threads before its first session, so sessions start more slowly.")
        }
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in
            let saved = errno
            var byte: UInt8 = 0
            _ = write(WarmStart.wakeEnd, &byte, 1)
            errno = saved
        }
        action.sa_flags = SA_RESTART | Int32(SA_NOCLDSTOP)
        sigaction(SIGCHLD, &action, nil)
        return (ends[0], ends[1])
    }

    private static func reap(_ children: inout [pid_t: UInt32], _ descriptor: Int32) {
        var buffer = [UInt8](repeating: 0, count: 256)
        _ = read(descriptor, &buffer, buffer.count)
        var status: Int32 = 0
        while true {
            let process = waitpid(-1, &status, WNOHANG)
            guard process > 0 else { return }
            guard let number = children.removeValue(forKey: process) else { continue }
            // Like the macros of <sys/wait.h>: the low seven bits are the signal, the next byte is the exit code.
            let signal = status & 0x7F
            tell(signal == 0 ? "ended \(number) code \((status >> 8) & 0xFF)\n" : "ended \(number) signal \(signal)\n")
        }
    }

    // MARK: Descriptors

    private enum Arrival {
        case session(UInt32, input: Int32, errors: Int32)
        case nothing
        case end
    }

    private static func nextSession() -> Arrival {
        var number: UInt32 = 0
        // A control message on 64-bit systems: its length, its level and type, and two descriptors.
        var control = [UInt64](repeating: 0, count: 3)
        let count = withUnsafeMutableBytes(of: &number) { bytes in
            control.withUnsafeMutableBytes { controlBytes in
                var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
                return withUnsafeMutablePointer(to: &part) { part in
                    var message = msghdr()
                    message.msg_iov = part
                    message.msg_iovlen = 1
                    message.msg_control = controlBytes.baseAddress
                    message.msg_controllen = controlBytes.count
                    return recvmsg(STDIN_FILENO, &message, Int32(MSG_CMSG_CLOEXEC))
                }
            }
        }
        if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
        let isRights = control[0] == 24 && control[1] == UInt64(SOL_SOCKET) | UInt64(Self.rights) << 32
        guard count == MemoryLayout<UInt32>.size, isRights else { return .end }
        return .session(
            UInt32(littleEndian: number), input: Int32(truncatingIfNeeded: control[2]), errors: Int32(truncatingIfNeeded: control[2] >> 32))
    }
    /// SCM_RIGHTS.
    private static let rights = 1
}
