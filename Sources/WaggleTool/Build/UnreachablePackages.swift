import Foundation

// Remote packages that git cannot reach.

extension PackageBuild {
    /// Checks that new packages are reachable. SwiftPM 6.3 can deadlock if a fetch fails.
    ///
    /// - Throws: `ToolError` that lists the unreachable packages.
    func requireReachable() throws {
        // Addresses with a mirror need not be reachable.
        let home = NSHomeDirectory(), mirrors = ".swiftpm/configuration/mirrors.json"
        guard !FileSystem.exists(FileSystem.join(folder, mirrors)), !FileSystem.exists(FileSystem.join(home, mirrors)) else { return }
        let state = FileManager.default.contents(atPath: FileSystem.join(scratch, "workspace-state.json")).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let fetched = state.replacing(#"\/"#, with: "/")
        // SwiftPM falls back to cached repositories when it is offline.
        let caches = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? FileSystem.join(home, ".cache")
        let cached = FileSystem.entries(FileSystem.join(caches, "org.swift.swiftpm/repositories"))
        try requireAnswers(from: addresses.filter { !fetched.contains("\"\($0)\"") && !Self.isCached($0, in: cached) })
    }

    /// Whether SwiftPM's cache has the repository. Its folder there is named after the last component of the address and a hash.
    static func isCached(_ address: String, in folders: [String]) -> Bool {
        let name = FileSystem.name(address), repository = name.hasSuffix(".git") ? String(name.dropLast(".git".count)) : name
        return folders.contains { folder in folder.lastIndex(of: "-").map { folder[..<$0] == repository } ?? false }
    }

    /// Reports the packages that a failed build could not fetch.
    ///
    /// - Throws: `ToolError` that lists the unreachable packages.
    func requireFetched(_ outcome: Subprocess.Outcome) throws {
        // A build that reached the compiler has fetched all packages.
        guard CompilerMessage.all(in: outcome.text).isEmpty else { return }
        try requireAnswers(from: addresses.filter { outcome.text.contains($0.hasPrefix("file://") ? String($0.dropFirst("file://".count)) : $0) })
    }

    private func requireAnswers(from addresses: [String]) throws {
        // Nothing may ask for a password. SwiftPM sets the same.
        var environment = ["GIT_TERMINAL_PROMPT": "0"], sentences: [String] = [], asked: Set<String> = []
        if ProcessInfo.processInfo.environment["GIT_SSH_COMMAND"] == nil { environment["GIT_SSH_COMMAND"] = "ssh -oBatchMode=yes" }
        for address in addresses where asked.insert(address).inserted {
            let answer = try Subprocess.run("timeout", ["\(reachLimit)", "git", "ls-remote", address, "HEAD"], environment: environment, output: .captured)
            guard !answer.isSuccess else { continue }
            let told = answer.text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") }.map(String.init)
            // `timeout` exits with 124 when the time is up.
            let reason = answer.code == 124 ? "no answer for \(reachLimit) s" : told ?? "git gives no reason"
            sentences.append("The package \(address) cannot be fetched (\(reason)); put a copy next to the program and refer to it by its path.")
        }
        if !sentences.isEmpty { throw ToolError(sentences.joined(separator: "\n")) }
    }
}
