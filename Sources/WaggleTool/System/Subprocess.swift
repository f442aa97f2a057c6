import Foundation
import WaggleRequest

/// Runs other programs. They share the terminal and its process group, and end with the tool (`Interruption`).
enum Subprocess {
    struct Outcome {
        /// The exit code; 128 plus the signal's number if a signal ended it, as in shells.
        var code: Int32
        /// The program's output, both streams together; empty unless captured.
        var text: String
        var signal: Int32?
        var isSuccess: Bool { code == 0 }
    }

    enum Output {
        /// Inherits the tool's streams.
        case inherited
        /// Both streams go to the tool's standard error.
        case toStandardError
        /// Both streams are captured.
        case captured
        /// Only standard output is captured; standard error goes to the terminal.
        case capturedOutputOnly
    }

    /// - Parameters:
    ///   - program: a path, or a name to look up in `PATH`.
    ///   - environment: added to the tool's own.
    /// - Throws: `ToolError` if the program cannot be started, `ExitCode` if a signal ends the tool in the meantime.
    static func run(
        _ program: String, _ arguments: [String], environment added: [String: String] = [:], output: Output = .inherited
    ) throws -> Outcome {
        try Interruption.check()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Threads of a pool block all signals. A program that inherited their mask would ignore SIGTERM.
        var attributes = posix_spawnattr_t(), noSignals = sigset_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        var ends: [Int32] = [-1, -1]
        switch output {
        case .inherited: break
        case .toStandardError: posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
        case .captured, .capturedOutputOnly:
            guard pipe(&ends) == 0 else { throw ToolError("No pipe to \(program) can be opened: \(String(cString: strerror(errno))).") }
            // The program gets the write end as its own streams and must not inherit the pipe's descriptors as well.
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
            if case .captured = output { posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO) }
        }

        var variables = ProcessInfo.processInfo.environment
        variables.merge(added) { $1 }
        variables[Interruption.variable] = Interruption.mark
        var process = pid_t()
        let code = withCStrings([program] + arguments) { argv in
            withCStrings(variables.map { "\($0)=\($1)" }) { envp in posix_spawnp(&process, program, &actions, &attributes, argv, envp) }
        }
        if ends[1] >= 0 { close(ends[1]) }
        guard code == 0 else {
            if ends[0] >= 0 { close(ends[0]) }
            throw ToolError("The program \(program) cannot be started: \(String(cString: strerror(code))).")
        }
        var text = ""
        if ends[0] >= 0 { text = readAll(ends[0]) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        try Interruption.check()
        // Like the macros of <sys/wait.h>: the low seven bits are the signal, the next byte is the exit code.
        let signal = status & 0x7F
        return Outcome(code: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, text: text, signal: signal == 0 ? nil : signal)
    }

    /// Replaces this process with another program; returns only on an error.
    static func replace(with program: String, _ arguments: [String], environment added: [String: String]) throws -> Never {
        var variables = ProcessInfo.processInfo.environment
        variables.merge(added) { $1 }
        // From here on, the program does not end with the tool.
        variables[Interruption.variable] = nil
        try Interruption.check()
        let code = withCStrings([program] + arguments) { argv in
            withCStrings(variables.map { "\($0)=\($1)" }) { envp in
                execve(program, argv, envp)
                return errno
            }
        }
        throw ToolError("The program \(program) cannot be started: \(String(cString: strerror(code))).")
    }

    private static func readAll(_ descriptor: Int32) -> String {
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The full path of a program in `PATH`; nil if there is none.
    static func find(_ name: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.lazy.map { FileSystem.join(String($0), name) }.first { access($0, X_OK) == 0 && !FileSystem.isFolder($0) }
    }
}
