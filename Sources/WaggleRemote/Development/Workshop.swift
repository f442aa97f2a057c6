// A program in development: its builder, and the process that is shown.

import Foundation
import Observation
import WaggleRequest

/// Shows the newest version of a program that starts, with the state of the one before it.
///
/// Versions follow each other without a gap: the old one is shown, and takes input, until the new one has drawn its first picture. One that
/// cannot be built or started changes nothing below the reason.
@MainActor @Observable
public final class Workshop {
    /// Why the newest version is not shown.
    struct Failure: Equatable {
        var title: String
        var messages: [BuildMessage] = []
        var words: String
    }

    /// What the window shows.
    private(set) var shown: LiveProgram?
    private(set) var failure: Failure?
    private(set) var isBuilding = true
    /// What could not be kept, in one sentence.
    private(set) var notice: String?
    /// Counts the versions that were shown.
    private(set) var version = 0

    @ObservationIgnored private var next: LiveProgram?
    @ObservationIgnored private var builder: (any BuilderConnection)?
    @ObservationIgnored private let start: (_ program: String, _ environment: [String: String]) throws -> any LiveConnection
    @ObservationIgnored private let say: (String) -> Void
    @ObservationIgnored private(set) var facts = LiveFacts()
    @ObservationIgnored private let stateFile = FileManager.default.temporaryDirectory.appendingPathComponent(
        "waggle-kept-\(getpid())-\(UUID().uuidString).json")

    /// A workshop with a builder in a process of its own.
    /// - Parameter command: The builder and its arguments. It sends `BuildReport`s over its standard input, a socket.
    public convenience init(command: [String]) {
        self.init(start: { try LiveProcess($0, environment: $1) }) {
            try? FileHandle.standardError.write(contentsOf: Data(($0 + "\n").utf8))
        }
        do { connect(try BuilderProcess(command)) } catch { fail(Failure(title: "No builder", words: "\(error)")) }
    }
    /// - Parameter say: Takes sentences for the terminal.
    init(
        start: @escaping (_ program: String, _ environment: [String: String]) throws -> any LiveConnection, say: @escaping (String) -> Void
    ) {
        self.start = start
        self.say = say
    }
    isolated deinit { removeState() }

    func connect(_ builder: any BuilderConnection) {
        self.builder = builder
        builder.onReport = { [weak self] in self?.take($0) }
    }

    // MARK: Reports

    func take(_ report: BuildReport?) {
        switch report {
        case .building?: isBuilding = true
        case .built(let program, let environment)?:
            isBuilding = false
            failure = nil
            replace(by: program, environment)
        case .failed(let messages, let words)?:
            isBuilding = false
            fail(Failure(
                title: messages.isEmpty ? "The program cannot be built" : messages.count == 1 ? "The compiler has found an error"
                    : "The compiler has found \(messages.count) errors",
                messages: messages, words: String(words.prefix(Self.longestWords))))
        case nil:
            isBuilding = false
            fail(Failure(title: "Nothing is built any more", words: "The builder has ended; the reason is in the terminal."))
        }
    }
    private func fail(_ failure: Failure) { self.failure = failure }
    /// A linker may say far more than anybody reads in a window; all of it is in the terminal.
    private static let longestWords = 10_000

    // MARK: Versions

    private func replace(by program: String, _ environment: [String: String]) {
        next = nil
        guard let shown, shown.endReason == nil else { return begin(program, environment, nil) }
        shown.askForState { [weak self] state in self?.begin(program, environment, state) }
    }
    private func begin(_ program: String, _ environment: [String: String], _ state: Data?) {
        removeState()
        if state == nil, let shown, shown.endReason == nil { tell("The state is not kept: the program did not answer.") }
        do { if let state { try write(state) } } catch { tell("The state is not kept: \(error)") }
        do {
            let program = LiveProgram(try start(program, environment.merging(["WAGGLE_KEPT": stateFile.path]) { $1 }), facts)
            next = program
            program.onFirstPicture = { [weak self, weak program] in if let program { self?.show(program) } }
            program.onNotKept = { [weak self] names in if !names.isEmpty { self?.tell("Not kept: \(names.joined(separator: ", ")).") } }
            program.onExport = { [weak self] name in self?.tell("\(name) is not saved: this window takes no files from a program.") }
            waitForPicture(of: program)
            program.onEnd = { [weak self, weak program] reason in if let program { self?.didEnd(program, reason) } }
        } catch { fail(Failure(title: "The program cannot be started", words: "\(error)")) }
    }
    /// Nothing else tells of a version that never gets as far as its first picture.
    private func waitForPicture(of program: LiveProgram) {
        Task { @MainActor [weak self, weak program] in
            try? await Task.sleep(for: .seconds(10))
            guard let self, let program, program === next, facts.isVisible else { return }
            tell("The new version has drawn nothing for ten seconds.")
        }
    }
    private func show(_ program: LiveProgram) {
        guard next === program else { return }
        next = nil
        // The program has read it; nobody else has to.
        removeState()
        shown?.onEnd = nil
        shown = program
        version += 1
    }
    private func didEnd(_ program: LiveProgram, _ reason: String) {
        if program === next {
            next = nil
            removeState()
            fail(Failure(title: "The new version ends before its first picture", words: reason))
        } else if program === shown, next == nil {
            fail(Failure(title: "The program has ended", words: reason + "\nIt starts again when a file is saved."))
        }
    }

    // MARK: The state's file

    /// Others on this machine must not read what a person has typed.
    private func write(_ state: Data) throws {
        let file = open(stateFile.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw RequestError("the file \(stateFile.path) cannot be written: \(String(cString: strerror(errno))).") }
        do { try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: state) } catch {
            removeState()
            throw RequestError("the file \(stateFile.path) cannot be written: \(error.localizedDescription)")
        }
    }
    private func removeState() { unlink(stateFile.path) }

    // MARK: The person

    func hideFailure() { failure = nil }
    private func tell(_ sentence: String) {
        notice = sentence
        say(sentence)
        Task { @MainActor [weak self] in
            try? await Task.sleep(for: .seconds(8))
            if self?.notice == sentence { self?.notice = nil }
        }
    }
    func follow(_ new: LiveFacts) {
        guard new != facts else { return }
        for program in [shown, next] { program?.tell(new, before: facts) }
        facts = new
    }
}

/// The connection to what builds the program.
@MainActor
protocol BuilderConnection: AnyObject {
    /// Receives nil when the builder has ended.
    var onReport: ((BuildReport?) -> Void)? { get set }
}

@MainActor
final class BuilderProcess: BuilderConnection {
    private let process: RemoteProcess
    private let source: any DispatchSourceRead
    private var received: [UInt8] = []
    var onReport: ((BuildReport?) -> Void)?

    /// - Throws: `RequestError` if the builder cannot be started.
    init(_ command: [String]) throws {
        process = try RemoteProcess(command)
        source = DispatchSource.makeReadSource(fileDescriptor: process.socket.descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.receive() } }
        source.setCancelHandler { [process] in _ = process }
        source.activate()
    }
    isolated deinit { source.cancel() }

    private func receive() {
        switch process.socket.receive(within: 0) {
        case .bytes(let bytes): received += bytes
        case .nothing: return
        case .end:
            source.cancel()
            return onReport?(nil) ?? ()
        }
        while let message = try? RemoteMessage.take(from: &received) {
            if let report: BuildReport = try? message.decoded() { onReport?(report) }
        }
    }
}
