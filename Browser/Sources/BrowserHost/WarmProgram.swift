// The process that sessions are started from.

import CBrowserHost
import Foundation
import NIOCore
import NIOPosix

/// A program that has loaded its libraries, fonts and catalogues and forks a process for each session.
///
/// Its standard input is a socket. The host sends the number of a session with two descriptors, which become the session's standard input and standard error.
/// The program answers with lines: `ready`, `started NUMBER PROCESS`, `ended NUMBER code CODE`, `ended NUMBER signal SIGNAL`.
final class WarmProgram {
    enum Report: Equatable, Sendable {
        case ready
        case started(UInt32, pid_t)
        case ended(UInt32, EndStatus)

        init?(line: some StringProtocol) {
            let words = line.split(separator: " ")
            switch (words.first, words.count) {
            case ("ready", 1): self = .ready
            case ("started", 3):
                guard let number = UInt32(words[1]), let process = pid_t(words[2]), process > 1 else { return nil }
                self = .started(number, process)
            case ("ended", 4):
                guard let number = UInt32(words[1]), let value = Int32(words[3]) else { return nil }
                switch words[2] {
                case "code": self = .ended(number, .code(value))
                case "signal": self = .ended(number, .signal(value))
                default: return nil
                }
            default: return nil
            }
        }
    }

    let process: pid_t
    private(set) var isReady = false
    let errors: ErrorLines
    private let control: Int32
    private let name: String

    /// - Parameter report: Called on the loop.
    /// - Parameter ended: Called on the loop when the process is gone.
    /// - Throws: `HostError` if it cannot be started.
    init(_ command: [String], on loop: EventLoop, report: @escaping (Report) -> Void, ended: @escaping (WarmProgram) -> Void) throws {
        name = command.first ?? ""
        let (own, other) = try Descriptors.socketPair()
        let pipe: (Int32, Int32)
        do { pipe = try Descriptors.pipe() } catch {
            [own, other].forEach { close($0) }
            throw error
        }
        let (reading, writing) = pipe
        defer { [other, writing].forEach { close($0) } }
        do { process = try Self.spawn(command, input: other, errors: writing) } catch {
            [own, reading].forEach { close($0) }
            throw error
        }
        // A second descriptor for messages with descriptors, which the channel cannot send.
        control = fcntl(own, F_DUPFD_CLOEXEC, 0)
        let errors = ErrorLines { WarmProgram.say($0) }
        self.errors = errors
        let bound = NIOLoopBound((self, report, ended, errors), eventLoop: loop)
        NIOPipeBootstrap(group: loop).channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(bound.value.3) }
        }.takingOwnershipOfDescriptor(input: reading).whenFailure { _ in close(reading) }
        ClientBootstrap(group: loop).channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                let (program, report, ended, _) = bound.value
                try channel.pipeline.syncOperations.addHandler(ReportLines { [weak program] in
                    if $0 == .ready { program?.isReady = true }
                    report($0)
                } ended: { ended(program) })
            }
        }.withConnectedSocket(own).whenFailure { _ in close(own) }
    }
    deinit { close(control) }

    static func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

    /// Starts a session with its standard input and standard error.
    /// - Throws: `HostError` if the program takes no more at the moment.
    func start(_ number: UInt32, input: Int32, errors: Int32) throws {
        let code = waggle_send_descriptors(control, number, input, errors)
        guard code == 0 else { throw HostError("The program starts no session at the moment (\(String(cString: strerror(code)))).") }
    }

    /// Tells the program that its standard input is no session's. “bare” leaves out its rehearsal, to measure what that brings.
    private static let variable = "WAGGLE_WARM"
    /// Names what the program, not the host, is to load before all other libraries.
    private static let library = "WAGGLE_PRELOAD"

    private static func spawn(_ command: [String], input: Int32, errors: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t(), noSignals = sigset_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        // Threads of event loops block signals, which a program must not inherit.
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        // Nor what this process ignores.
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&defaults, number) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        // In a group of its own: Control-C in the terminal ends the host, which ends the sessions and tells the pages.
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
        var arguments = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process = pid_t()
        var environment = ProcessInfo.processInfo.environment
        environment[Self.variable] = environment[Self.variable] ?? "1"
        environment["LD_PRELOAD"] = environment.removeValue(forKey: Self.library) ?? environment["LD_PRELOAD"]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { variables.forEach { free($0) } }
        let code = posix_spawnp(&process, command[0], &actions, &attributes, &arguments, &variables)
        guard code == 0 else { throw HostError("The program \(command[0]) cannot be started: \(String(cString: strerror(code))).") }
        return process
    }
}

/// Reads the lines of a warm program.
private final class ReportLines: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private var unfinished: [UInt8] = []
    private let report: (WarmProgram.Report) -> Void
    private let ended: () -> Void

    init(_ report: @escaping (WarmProgram.Report) -> Void, ended: @escaping () -> Void) { (self.report, self.ended) = (report, ended) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        unfinished += Self.unwrapInboundIn(data).readableBytesView
        while let end = unfinished.firstIndex(of: UInt8(ascii: "\n")) {
            if let line = WarmProgram.Report(line: String(decoding: unfinished[..<end], as: UTF8.self)) { report(line) }
            unfinished.removeSubrange(...end)
        }
        // Only the program's own code could write so much without a line's end.
        if unfinished.count > 1 << 16 { context.close(promise: nil) }
    }
    func channelInactive(context: ChannelHandlerContext) {
        ended()
        context.fireChannelInactive()
    }
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

enum Descriptors {
    static func socketPair() throws -> (Int32, Int32) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { throw none() }
        return (ends[0], ends[1])
    }
    /// The reading end first.
    static func pipe() throws -> (Int32, Int32) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { throw none() }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
    private static func none() -> HostError { HostError("No connection to a program can be opened: \(String(cString: strerror(errno))).") }

    /// Each session takes three; systems allow 1024 until one asks for more.
    static func allowMany() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
