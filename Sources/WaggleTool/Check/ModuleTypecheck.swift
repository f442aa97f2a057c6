import Dispatch
import Foundation
import Synchronization

/// The compiler's type check of one module, of some of its files at a time.
///
/// The driver checks all files of a module together, so one file on which the compiler crashes or searches without end would hide all
/// others, and each round would read all of them. Here the files are distributed to frontends, as the driver does for a build. A frontend
/// that fails is told by the files that it was to check.
struct ModuleTypecheck {
    /// What the frontends said about some files.
    struct Outcome {
        var errors: [CompilerMessage] = []
        /// The files without an answer, by index, and what happened to them.
        var unanswered: [Int: String] = [:]
    }

    private let frontend: String
    private let arguments: [String]
    private let files: [String], others: [String]

    /// More files share a frontend's reading of the module, fewer lose less when it fails.
    private static let filesPerFrontend = 40
    /// How far the compiler searches for the types of one expression.
    enum Search {
        /// Enough for almost all expressions that are right. Where something is lacking, the compiler tries every combination of overloads
        /// for an explanation, and would go on for half a minute.
        case brief
        /// For what a brief search did not settle.
        case thorough

        /// The memory that the solver may use, in bytes: unlike its time, the same on every machine. The bodies of larger programs need up
        /// to 5 MB; 10 MB take about a second.
        fileprivate var memory: Int { self == .brief ? 10_000_000 : 100_000_000 }
    }
    /// How long the solver may search the types of one expression, in seconds of processor time. What takes a second is slow to edit, so a
    /// program's own expressions stay far below.
    private static let secondsPerExpression = 4
    /// How much processor time a frontend may use, in seconds: some for the modules that it reads, and some for each file.
    private static func limit(_ count: Int) -> Int { 40 + 2 * count }

    /// - Parameters:
    ///   - files: The files to check.
    ///   - others: More files of the module.
    ///   - flags: The driver's flags.
    /// - Throws: `ToolError` if the driver does not accept the flags.
    init(module: String, files: [String], others: [String], flags: [String]) throws {
        (self.files, self.others) = (files, others)
        guard let first = files.first else { throw ToolError("The module \(module) has no files to check.") }
        let common = [
            "-module-name", module, "-diagnostic-style", "llvm", "-suppress-warnings", "-Xfrontend",
            "-solver-expression-time-threshold=\(Self.secondsPerExpression)"]
        let outcome = try Subprocess.run("swiftc", ["-###", "-typecheck", first] + common + flags, output: .captured)
        let command = outcome.text.split(whereSeparator: \.isNewline).map { Self.words(String($0)) }.first { $0.contains("-primary-file") }
        guard var command, let primary = command.firstIndex(of: "-primary-file"), primary + 1 < command.count else {
            throw ToolError("The module \(module) cannot be checked; the compiler says:\n\(outcome.text.trimmingCharacters(in: .newlines))")
        }
        command.removeSubrange(primary...primary + 1)
        frontend = command.removeFirst()
        arguments = command
    }

    /// Checks files, on all processors.
    func run(_ wanted: [Int], _ search: Search) throws -> Outcome {
        guard !wanted.isEmpty else { return Outcome() }
        let processors = max(1, ProcessInfo.processInfo.activeProcessorCount)
        let size = max(1, min(Self.filesPerFrontend, (wanted.count + processors - 1) / processors))
        let batches = stride(from: 0, to: wanted.count, by: size).map { Array(wanted[$0..<min($0 + size, wanted.count)]) }
        let first = try run(batches, search)
        var result = Outcome()
        for (batch, answer) in zip(batches, first) {
            result.errors += answer.errors
            guard let failure = answer.failure else { continue }
            if batch.count == 1 {
                result.unanswered[batch[0]] = failure
            } else {
                for (file, alone) in zip(batch, try run(batch.map { [$0] }, search)) {
                    result.errors += alone.errors
                    result.unanswered[file] = alone.failure
                }
            }
        }
        var seen: Set<CompilerMessage> = []
        result.errors = result.errors.filter { seen.insert($0).inserted }
        return result
    }

    private struct Answer: Sendable {
        var errors: [CompilerMessage]
        var failure: String?
    }

    private func run(_ batches: [[Int]], _ search: Search) throws -> [Answer] {
        let answers = Mutex<[Int: Result<Answer, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: batches.count) { index in
            let given = Result { try answer(batches[index], search) }
            answers.withLock { $0[index] = given }
        }
        return try batches.indices.map { index in try answers.withLock { $0[index] }?.get() ?? Answer(errors: [], failure: nil) }
    }

    private func answer(_ batch: [Int], _ search: Search) throws -> Answer {
        let primary = Set(batch), limit = Self.limit(batch.count)
        let inputs = files.indices.flatMap { primary.contains($0) ? ["-primary-file", files[$0]] : [files[$0]] } + others
        // Time of the processor, which does not depend on what else the machine does.
        let outcome = try Subprocess.run("sh", ["-c", "ulimit -c 0; ulimit -t \(limit); exec \"$0\" \"$@\"", frontend] + arguments + [
            "-solver-memory-threshold=\(search.memory)"] + inputs, output: .captured)
        let messages = CompilerMessage.all(in: outcome.text).filter(\.isError)
        if outcome.signal == SIGXCPU || outcome.signal == SIGKILL {
            return Answer(errors: messages, failure: "the compiler was stopped after \(limit) s of processor time")
        }
        if outcome.signal != nil || outcome.text.contains("Stack dump:") {
            return Answer(errors: messages, failure: "the compiler crashes")
        }
        if !outcome.isSuccess, messages.isEmpty {
            let line = outcome.text.split(whereSeparator: \.isNewline).first { $0.contains("error:") }.map(String.init)
            return Answer(errors: [], failure: line.map { "the compiler says: \($0)" } ?? "the compiler fails without a message")
        }
        return Answer(errors: messages, failure: nil)
    }

    /// The files that conditions leave nothing of.
    /// - Parameter suspects: Their indices. Everything outside of imports and `#if` is there in any case.
    func empty(among suspects: [Int]) throws -> [Int] {
        let kept = arguments.flatMap { $0 == "-typecheck" ? ["-dump-scope-maps", "expanded"] : [$0] }
        let outcomes = Mutex<[Int: Result<Subprocess.Outcome, any Error>]>([:])
        // The compiler shows the scopes of one file at a time. They need no other file.
        DispatchQueue.concurrentPerform(iterations: suspects.count) { index in
            let given = Result { try Subprocess.run(frontend, kept + [files[suspects[index]]], output: .captured) }
            outcomes.withLock { $0[suspects[index]] = given }
        }
        let answers = outcomes.withLock { $0 }
        return try suspects.filter { file in
            let lines = try (answers[file]?.get().text ?? "").split(whereSeparator: \.isNewline)
            guard let root = lines.firstIndex(where: { $0.hasPrefix("ASTSourceFileScope") }) else { return false }
            let next = root + 1 < lines.count ? lines[root + 1] : ""
            return !next.hasPrefix("`-") && !next.hasPrefix("|-")
        }
    }

    /// The words of a command line as the driver prints it.
    static func words(_ line: String) -> [String] {
        var words: [String] = [], word = "", isInWord = false, quote: Character?, isEscaped = false
        for character in line {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
                isInWord = true
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                isInWord = true
            } else if character == " " {
                if isInWord { words.append(word) }
                (word, isInWord) = ("", false)
            } else {
                word.append(character)
                isInWord = true
            }
        }
        return isInWord ? words + [word] : words
    }
}
