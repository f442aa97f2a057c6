import Foundation

/// Surveys source files with SwiftSyntax.
///
/// The installed toolchain includes SwiftSyntax, so only a small program that uses it has to be built.
struct SyntaxReader {
    /// Waggle's own project.
    let root: String

    /// The surveys of the files, in the same order.
    func surveys(of files: [String]) throws -> [SyntaxSurvey] { try ask([], about: files) }

    /// What the rules replace in the files, in the same order.
    func edits(of files: [String], by rules: SourceRules) throws -> [[SourceEdit]] {
        try ask(["--rules", String(decoding: try JSONEncoder().encode(rules), as: UTF8.self)], about: files)
    }

    private func ask<Answer: Decodable>(_ question: [String], about files: [String]) throws -> [Answer] {
        guard !files.isEmpty else { return [] }
        let outcome = try Subprocess.run(try program(), question + files, output: .captured)
        guard outcome.isSuccess, let answers = try? JSONDecoder().decode([Answer].self, from: Data(outcome.text.utf8)),
              answers.count == files.count else {
            throw ToolError(
                "The syntax of \(files.count == 1 ? files[0] : "\(files.count) files") cannot be read: \(outcome.text.prefix(300))")
        }
        return answers
    }

    private var own: String { FileSystem.join(root, "Sources/WaggleSyntax") }

    private var sources: [String] {
        FileSystem.entries(own).filter { FileSystem.ending($0) == "swift" }.map { FileSystem.join(own, $0) }
            + ["Check/SyntaxSurvey.swift", "Overlay/SourceRules.swift"].map { FileSystem.join(root, "Sources/WaggleTool/" + $0) }
    }

    /// Identifies the reader: its sources and the compiler.
    var identifier: String {
        var fingerprint = Fingerprint()
        for file in sources + [Toolchain.compiler ?? ""] { fingerprint.addStatus(of: file) }
        return fingerprint.text
    }

    /// The path of the program that reads syntax trees. It is compiled if there is none for this compiler yet.
    private func program() throws -> String {
        guard let compiler = Subprocess.find("swiftc") else {
            throw ToolError("The compiler swiftc is not found; add Swift's usr/bin to PATH.")
        }
        let binaries = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().path
        let library = FileSystem.absolute(binaries + "/../lib/swift/host")
        guard FileSystem.exists(library + "/SwiftParser.swiftmodule") else {
            throw ToolError(
                "The compiler \(compiler) comes without SwiftSyntax (\(library)/SwiftParser.swiftmodule); install the complete Swift 6.3 toolchain from https://www.swift.org/install/linux/.")
        }
        let identifier = identifier, home = FileSystem.join(root, ".build/waggle"), program = FileSystem.join(home, "syntax-" + identifier)
        if FileSystem.exists(program) { return program }

        Terminal.say("Building the reader of Swift's syntax …")
        let unfinished = program + ".\(getpid())"
        try FileSystem.createFolder(home)
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        let arguments = [
            "-O", "-swift-version", "6", "-module-name", "WaggleSyntax", "-I", library, "-L", library, "-lSwiftSyntax", "-lSwiftParser",
            "-Xlinker", "-rpath", "-Xlinker", library]
        let outcome = try Subprocess.run("swiftc", arguments + sources + ["-o", unfinished], output: .captured)
        guard outcome.isSuccess else { throw ToolError("The syntax reader in \(own) cannot be built:\n\(outcome.text)") }
        for old in FileSystem.entries(home) where old.hasPrefix("syntax-") && !old.contains(identifier) {
            try? FileManager.default.removeItem(atPath: FileSystem.join(home, old))
        }
        // Another command may have built it in the meantime; either copy will do.
        guard rename(unfinished, program) == 0 else {
            throw ToolError("The syntax reader cannot be saved as \(program): \(String(cString: strerror(errno))).")
        }
        return program
    }
}
