import Dispatch
import Foundation
import Synchronization

// Remote packages that git cannot reach.

extension PackageBuild {
    /// Checks that new packages are reachable. SwiftPM 6.3 can deadlock if a fetch fails.
    ///
    /// - Throws: `ToolError` that lists the unreachable packages.
    func requireReachable() throws {
        let sentences = try unreachable(limit: reachLimit).map { "The package \($0.path) \($0.reason)" }
        if !sentences.isEmpty { throw ToolError(sentences.joined(separator: "\n")) }
    }

    /// The new packages that git does not reach.
    /// - Parameter limit: How long git may take, in seconds.
    func unreachable(limit: Int) throws -> [Unseen] {
        // Addresses with a mirror need not be reachable.
        let home = NSHomeDirectory(), mirrors = ".swiftpm/configuration/mirrors.json"
        guard !FileSystem.exists(FileSystem.join(folder, mirrors)), !FileSystem.exists(FileSystem.join(home, mirrors)) else { return [] }
        let state = FileManager.default.contents(atPath: FileSystem.join(scratch, "workspace-state.json"))
            .map { String(decoding: $0, as: UTF8.self) } ?? ""
        let fetched = state.replacing(#"\/"#, with: "/")
        // SwiftPM falls back to cached repositories when it is offline.
        let caches = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? FileSystem.join(home, ".cache")
        let cached = FileSystem.entries(FileSystem.join(caches, "org.swift.swiftpm/repositories"))
        return try unanswering(addresses.filter { !fetched.contains("\"\($0)\"") && !Self.isCached($0, in: cached) }, limit: limit)
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
        let sentences = try unfetched(outcome).map { "The package \($0.path) \($0.reason)" }
        if !sentences.isEmpty { throw ToolError(sentences.joined(separator: "\n")) }
    }

    /// The packages that a failed build could not fetch.
    func unfetched(_ outcome: Subprocess.Outcome) throws -> [Unseen] {
        // A build that reached the compiler has fetched all packages.
        guard CompilerMessage.all(in: outcome.text).isEmpty else { return [] }
        return try unanswering(
            addresses.filter { outcome.text.contains($0.hasPrefix("file://") ? String($0.dropFirst("file://".count)) : $0) },
            limit: reachLimit)
    }

    /// The addresses that do not answer, each once. All are asked at the same time.
    private func unanswering(_ addresses: [String], limit: Int) throws -> [Unseen] {
        // Nothing may ask for a password. SwiftPM sets the same.
        var environment = ["GIT_TERMINAL_PROMPT": "0"]
        if ProcessInfo.processInfo.environment["GIT_SSH_COMMAND"] == nil { environment["GIT_SSH_COMMAND"] = "ssh -oBatchMode=yes" }
        var asked: Set<String> = []
        let once = addresses.filter { asked.insert($0).inserted }, variables = environment
        let answers = Mutex<[Int: Result<Subprocess.Outcome, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: once.count) { index in
            let answer = Result {
                try Subprocess.run(
                    "timeout", ["\(limit)", "git", "ls-remote", once[index], "HEAD"], environment: variables, output: .captured)
            }
            answers.withLock { $0[index] = answer }
        }
        return try once.indices.compactMap { index in
            guard let answer = try answers.withLock({ $0[index] })?.get(), !answer.isSuccess else { return nil }
            let told = answer.text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") }
                .map(String.init)
            // `timeout` exits with 124 when the time is up.
            let reason = answer.code == 124 ? "no answer for \(limit) s" : told ?? "git gives no reason"
            return Unseen(
                path: once[index], reason: "cannot be fetched (\(reason)); put a copy next to the program and refer to it by its path.")
        }
    }
}
