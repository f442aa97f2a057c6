import Foundation

/// Builds the host for browsers, a package of its own, when somebody asks for a page and its sources have changed.
struct BrowserHostBuilder {
    /// Waggle's own project.
    let root: String
    private static let product = "waggle-browser-host"

    private var package: String { FileSystem.join(root, "Browser") }
    private var scratch: String {
        var key = Fingerprint()
        key.add(package)
        return FileSystem.join(ProgramCache.folder, "browser/" + key.text)
    }
    private var executable: String { FileSystem.join(scratch, "release/" + Self.product) }
    /// What the executable was built from.
    private var record: String { FileSystem.join(scratch, "built") }

    /// The path of the current host.
    /// - Throws: `ToolError` if it cannot be built.
    func ready() throws -> String {
        // The bench takes the host's place, and starts it.
        if let named = ProcessInfo.processInfo.environment["WAGGLE_BROWSER_HOST"], !named.isEmpty { return FileSystem.absolute(named) }
        try ProgramCache.prepare()
        try FileSystem.createFolder(scratch)
        let lock = try FileLock(FileSystem.join(scratch, "host.lock"))
        defer { lock.release() }
        let sources = try sourcesContents()
        if FileSystem.exists(executable), FileManager.default.contents(atPath: record) == Data(sources.utf8) { return executable }
        Terminal.say("Building the host for browsers, which takes a minute or two and happens only when its sources change ...")
        let arguments = ["build", "--disable-build-manifest-caching", "-c", "release", "--package-path", package, "--scratch-path", scratch,
                         "--product", Self.product,
                         "-debug-info-format", "none"]
        let outcome = try Subprocess.run("swift", arguments, environment: ["GIT_TERMINAL_PROMPT": "0"], output: .captured)
        guard outcome.isSuccess else {
            let lines = outcome.text.split(whereSeparator: \.isNewline).filter { $0.contains("error:") || $0.hasPrefix("fatal:") }
            throw ToolError(
                "The host for browsers cannot be built; it needs swift-nio from github.com. \(lines.prefix(5).joined(separator: "\n"))")
        }
        try FileSystem.write(Data(sources.utf8), to: record)
        return executable
    }

    private func sourcesContents() throws -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(try Toolchain.version())
        for path in ["Package.swift", "Sources"] { try fingerprint.addContents(of: path, in: package) }
        return fingerprint.text
    }
}
