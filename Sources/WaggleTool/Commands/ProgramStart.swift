import ArgumentParser
import Foundation
import WaggleRequest

/// Starts a built program with a request and reports its outcome.
struct ProgramStart {
    let program: BuiltProgram
    let request: ProgramRequest
    /// The program's command-line arguments.
    var arguments: [String] = []

    /// Replaces the tool with the program, which then owns the terminal and the exit code.
    /// - Parameter inVirtualTime: True if the program controls its own clocks; false for real time.
    func replaceTool(inVirtualTime: Bool = false, with variables: [String: String] = [:]) throws -> Never {
        let passed = try RequestPassing(request, preloading: inVirtualTime ? program.library : nil)
        try Subprocess.replace(with: program.executable, arguments, environment: passed.environment.merging(variables) { $1 })
    }

    /// Runs the program until it has written its output.
    /// - Throws: `ToolError` if it crashed or wrote no output, `ExitCode` if it reported an error itself.
    func make(output: String) throws {
        let passed = try RequestPassing(request, preloading: program.library)
        defer { passed.removeFile() }
        let before = Self.status(output)
        let outcome = try Subprocess.run(program.executable, [], environment: passed.environment)
        if let signal = outcome.signal {
            throw ToolError(
                "\(program.files.name) was stopped by signal \(signal) (\(String(cString: strsignal(signal)))) before \(output) was finished.")
        }
        guard outcome.isSuccess else { throw ExitCode(outcome.code) }
        guard let after = Self.status(output), after != before else {
            throw ToolError("\(program.files.name) exited without writing \(output); it must start through the main() of its App.")
        }
    }

    /// A value that changes whenever the file is written.
    private static func status(_ path: String) -> String? {
        guard FileSystem.exists(path) else { return nil }
        var fingerprint = Fingerprint()
        fingerprint.addStatus(of: path)
        if FileSystem.isFolder(path) { fingerprint.addStatusOfAll(below: path) }
        return fingerprint.text
    }
}

/// Passes the request to the program: in the environment, or in a file if it is too long for that.
struct RequestPassing {
    let environment: [String: String]
    private let file: String?

    /// The system allows at most 128 KB per variable.
    private static let longestVariable = 100_000

    init(_ request: ProgramRequest, preloading library: String?) throws {
        let data = try request.encoded()
        let others = request.environment.merging(library.map { ["LD_PRELOAD": $0] } ?? [:]) { $1 }
        if data.count < Self.longestVariable {
            environment = [ProgramRequest.environmentName: String(decoding: data, as: UTF8.self)].merging(others) { $1 }
            file = nil
        } else {
            let path = FileSystem.join(NSTemporaryDirectory(), "waggle-request-\(getpid()).json")
            try FileSystem.write(data, to: path)
            environment = [ProgramRequest.environmentName: path].merging(others) { $1 }
            file = path
        }
    }

    func removeFile() {
        if let file { try? FileManager.default.removeItem(atPath: file) }
    }
}

/// Checks an output path before spending minutes on its contents.
enum OutputCheck {
    /// The absolute path of a writable output.
    static func path(_ written: String, isFolder: Bool) throws -> String {
        let path = FileSystem.absolute(written)
        let parent = FileSystem.parent(path)
        guard FileSystem.isFolder(parent) else {
            throw ToolError("The folder \(parent) for the output \(written) does not exist; create it first.")
        }
        if FileSystem.exists(path) {
            guard FileSystem.isFolder(path) == isFolder else {
                throw ToolError(
                    isFolder ? "The output \(written) is a file; numbered pictures need a folder."
                        : "The output \(written) is a folder; name a file.")
            }
            guard access(path, W_OK) == 0 else {
                throw ToolError("The output \(written) cannot be written: \(String(cString: strerror(errno))).")
            }
        } else if access(parent, W_OK) != 0 {
            throw ToolError("The folder \(parent) for the output \(written) cannot be written: \(String(cString: strerror(errno))).")
        }
        return path
    }
}
