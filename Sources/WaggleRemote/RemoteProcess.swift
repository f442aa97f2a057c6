import Foundation
import WaggleRequest

/// A program in a separate process, connected by its standard input.
final class RemoteProcess: Sendable {
    let socket: MessageSocket
    private let process: pid_t

    /// - Throws: `RequestError` if the program cannot be started.
    init(_ command: [String]) throws {
        let (own, other) = try MessageSocket.pair()
        defer { other.close() }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, other.descriptor, STDIN_FILENO)
        // If the program also held a pipe of this process open, such as a film encoder's input, the pipe's reader would never see its end.
        for descriptor in Self.openDescriptors where descriptor > STDERR_FILENO { posix_spawn_file_actions_addclose(&actions, descriptor) }
        var process = pid_t()
        // The request in this process's environment is not meant for the program.
        let variables = ProcessInfo.processInfo.environment.filter { $0.key != ProgramRequest.environmentName }.map { "\($0)=\($1)" }
        let code = withCStrings(command) { arguments in
            withCStrings(variables) { environment in posix_spawnp(&process, command.first ?? "", &actions, nil, arguments, environment) }
        }
        guard code == 0 else {
            own.close()
            throw RequestError("The program \(command.first ?? "") cannot be started: \(String(cString: strerror(code))).")
        }
        self.process = process
        socket = own
    }

    /// The program ends when its connection is closed. If it continues to run, it is ended by signals.
    deinit {
        socket.close()
        let process = process
        Thread.detachNewThread { RemoteProcess.waitForEnd(of: process) }
    }

    /// Waits five seconds for the program to end by itself, then five seconds after each signal.
    private static func waitForEnd(of process: pid_t) {
        for signal in [nil, SIGTERM, SIGKILL] {
            if let signal { kill(process, signal) }
            for _ in 0..<100 {
                let ended = waitpid(process, nil, WNOHANG)
                if ended == process || (ended < 0 && errno != EINTR) { return }
                usleep(50_000)
            }
        }
    }

    private static var openDescriptors: [Int32] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).compactMap { Int32($0) }
    }
}
