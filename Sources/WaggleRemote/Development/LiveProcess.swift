// A program that lives beside the window that shows it.

import Foundation
import WaggleRequest

/// One end of a session with a program, in real time.
@MainActor
protocol LiveConnection: AnyObject {
    /// Called on the main actor when bytes or the end may have arrived.
    var onArrival: (() -> Void)? { get set }
    /// Never waits: what the program does not take yet is sent later.
    func send(_ bytes: [UInt8])
    func receive() -> MessageSocket.Arrival
    /// Calls back with the reason why the program has ended, once it has.
    func waitForEnd(_ completion: @escaping @MainActor (String) -> Void)
}

/// A program's process, with its standard input as the session and its standard error passed on.
@MainActor
final class LiveProcess: LiveConnection {
    private let socket: MessageSocket
    private let process: pid_t
    private let reading: any DispatchSourceRead
    private let errors: any DispatchSourceRead
    private let lines: ErrorText
    private var writing: (any DispatchSourceWrite)?
    private var unsent: [UInt8] = []
    var onArrival: (() -> Void)?

    /// - Parameter environment: added to this process's own.
    /// - Throws: `RequestError` if the program cannot be started.
    init(_ program: String, environment: [String: String]) throws {
        let (own, other) = try MessageSocket.pair()
        defer { other.close() }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            own.close()
            throw RequestError("No pipe to \(program) can be opened: \(String(cString: strerror(errno))).")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, other.descriptor, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
        let variables = ProcessInfo.processInfo.environment.filter { $0.key != ProgramRequest.environmentName }.merging(environment) { $1 }
            .map { "\($0)=\($1)" }
        var process = pid_t()
        let code = withCStrings([program]) { arguments in
            withCStrings(variables) { posix_spawn(&process, program, &actions, nil, arguments, $0) }
        }
        guard code == 0 else {
            own.close()
            close(ends[0])
            throw RequestError("The program \(program) cannot be started: \(String(cString: strerror(code))).")
        }
        (self.process, socket) = (process, own)
        let lines = ErrorText(ends[0])
        self.lines = lines
        reading = DispatchSource.makeReadSource(fileDescriptor: own.descriptor, queue: .main)
        errors = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .main)
        reading.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.onArrival?() } }
        errors.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readErrors() } }
        // Descriptors stay open until their sources are cancelled.
        reading.setCancelHandler { own.close() }
        errors.setCancelHandler { [descriptor = ends[0]] in close(descriptor) }
        reading.activate()
        errors.activate()
    }

    /// The program ends with its connection. If it goes on, signals end it.
    isolated deinit {
        writing?.cancel()
        reading.cancel()
        errors.cancel()
        guard !hasEnded else { return }
        let process = process
        Thread.detachNewThread { _ = LiveProcess.end(of: process) }
    }
    /// Waits three seconds for the program to end by itself, then three seconds after each signal.
    /// - Returns: how it has ended, as `waitpid` tells it.
    private nonisolated static func end(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        for signal in [nil, SIGTERM, SIGKILL] {
            if let signal { kill(process, signal) }
            for _ in 0..<300 {
                let ended = waitpid(process, &status, WNOHANG)
                if ended == process || ended < 0 && errno != EINTR { return status }
                usleep(10_000)
            }
        }
        return status
    }

    // MARK: Messages

    func send(_ bytes: [UInt8]) {
        guard !hasEnded else { return }
        unsent += bytes
        flush()
    }
    private func flush() {
        while !unsent.isEmpty {
            let count = unsent.withUnsafeBytes {
                Foundation.send(socket.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
            }
            if count < 0, errno == EINTR { continue }
            // The program has closed its end: the end of the session follows.
            if count < 0, errno != EAGAIN { unsent = [] }
            guard count > 0 else { break }
            unsent.removeFirst(count)
        }
        if unsent.isEmpty {
            writing?.cancel()
            writing = nil
        } else if writing == nil {
            let source = DispatchSource.makeWriteSource(fileDescriptor: socket.descriptor, queue: .main)
            source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.flush() } }
            source.activate()
            writing = source
        }
    }
    func receive() -> MessageSocket.Arrival { socket.receive(within: 0) }

    // MARK: The end

    private var hasEnded = false
    private func readErrors() { if !lines.read() { errors.cancel() } }

    func waitForEnd(_ completion: @escaping @MainActor (String) -> Void) {
        writing?.cancel()
        writing = nil
        unsent = []
        reading.cancel()
        let process = process
        hasEnded = true
        Thread.detachNewThread {
            // A program may stay behind its session.
            let status = LiveProcess.end(of: process)
            // Like the macros of <sys/wait.h>: the low seven bits are the signal, the next byte is the exit code.
            let signal = status & 0x7F, code = (status >> 8) & 0xFF
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    self.readErrors()
                    let how = signal != 0 ? "The program was stopped by signal \(signal) (\(String(cString: strsignal(signal))))."
                        : "The program has ended with code \(code)."
                    completion([self.lines.reason, how].compactMap { $0 }.joined(separator: "\n"))
                }
            }
        }
    }
}

/// What a program writes to standard error: passed on, with the line that says best why it ended.
final class ErrorText {
    private let descriptor: Int32
    private var unfinished: [UInt8] = []
    private var last: String?, fatal: String?
    /// Then the descriptor may be another file's.
    private var isOver = false
    private static let longest = 4096

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    /// Nil if nothing was written.
    var reason: String? { (fatal ?? last).map { String($0.prefix(500)) } }

    /// - Returns: false at the end.
    func read() -> Bool {
        guard !isOver else { return false }
        var buffer = [UInt8](repeating: 0, count: 16_384)
        // A program that writes without end leaves the window its turn.
        for _ in 0..<16 {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EAGAIN || errno == EINTR { return true }
            guard count > 0 else {
                isOver = true
                return false
            }
            try? FileHandle.standardError.write(contentsOf: Data(buffer[..<count]))
            add(buffer[..<count])
        }
        return true
    }
    func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            if byte == UInt8(ascii: "\n") { finishLine() } else if unfinished.count < Self.longest { unfinished.append(byte) }
        }
    }
    private func finishLine() {
        let line = String(decoding: unfinished, as: UTF8.self)
        unfinished = []
        guard !line.allSatisfy(\.isWhitespace) else { return }
        last = line
        if fatal == nil, line.contains("Fatal error") { fatal = line }
    }
}
