import Foundation

/// An error that stops a command; its description is one sentence that says what, where, and what to do.
struct ToolError: Error, CustomStringConvertible, Equatable {
    var description: String
    /// What the compiler said; it has been printed already.
    var output = ""
    init(_ description: String, output: String = "") {
        self.description = description
        self.output = output
    }
}

/// Messages to the user. They go to standard error, apart from a program's output.
enum Terminal {
    static func say(_ sentence: String) {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }
}

/// The installed Swift toolchain.
enum Toolchain {
    /// The compiler itself, beyond links; nil without one.
    static var compiler: String? { Subprocess.find("swiftc").map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path } }

    /// The folder that holds `bin` and `lib`.
    private static var folder: String? { compiler.map { FileSystem.parent(FileSystem.parent($0)) } }

    /// The folder of the shared libraries that Swift programs load.
    static var runtimeLibraries: String? { folder.map { FileSystem.join($0, "lib/swift/linux") } }

    /// The compiler's description of itself: version and target.
    static func version() throws -> String {
        let outcome = try Subprocess.run("swiftc", ["--version"], output: .capturedOutputOnly)
        guard outcome.isSuccess else { throw ToolError("The compiler swiftc does not run.") }
        return outcome.text.split(whereSeparator: \.isNewline).prefix(2).joined(separator: "; ")
    }
}
