import Foundation

/// One run of `swift build` against the framework.
struct PackageBuild {
    let framework: Framework
    let folder: String
    /// SwiftPM's build folder.
    let scratch: String
    /// The URLs of the remote packages that the manifest names.
    let addresses: [String]

    /// - Parameters:
    ///   - product: Nil for all targets except tests.
    ///   - target: Built instead of a product.
    func run(product: String?, target: String? = nil, isVerbose: Bool) throws -> Subprocess.Outcome {
        try FileSystem.createFolder(scratch)
        try requireReachable()
        let flags = framework.compilerFlags.flatMap { ["-Xswiftc", $0] } + framework.linkerFlags.flatMap { ["-Xlinker", $0] }
        let warnings = isVerbose ? [] : ["-Xswiftc", "-suppress-warnings"], goal = product.map { ["--product", $0] } ?? target.map { ["--target", $0] } ?? []
        // Tells Waggle's own manifest that the framework is already built, so that a package that depends on it does not build it again.
        return try Self.swiftBuild(["--package-path", folder, "--scratch-path", scratch] + goal + flags + warnings,
                                   environment: ["WAGGLE_FRAMEWORK": framework.folder, "GIT_TERMINAL_PROMPT": "0"], output: .captured)
    }

    /// Runs `swift build` in the release configuration, without SwiftPM's cache of build plans.
    ///
    /// On two cores SwiftPM 6.1 to 6.3 can wait for itself forever while it checks that cache (swift-package-manager issue 9441).
    static func swiftBuild(_ arguments: [String], environment: [String: String] = [:], output: Subprocess.Output) throws -> Subprocess.Outcome {
        try Subprocess.run("swift", ["build", "--disable-build-manifest-caching", "-c", "release"] + arguments, environment: environment, output: output)
    }

    /// Checks that git reaches the packages that the build would fetch for the first time.
    ///
    /// SwiftPM (6.3) can wait for itself forever when it cannot fetch a package.
    /// - Throws: `ToolError` with a sentence for each package that git cannot reach.
    private func requireReachable() throws {
        // Only SwiftPM knows where mirrors are.
        let home = NSHomeDirectory(), mirrors = ".swiftpm/configuration/mirrors.json"
        guard !FileSystem.exists(FileSystem.join(folder, mirrors)), !FileSystem.exists(FileSystem.join(home, mirrors)) else { return }
        // SwiftPM's record of fetched packages, and its copies of repositories, which it uses without a connection, too.
        let record = FileManager.default.contents(atPath: FileSystem.join(scratch, "workspace-state.json")).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let caches = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? FileSystem.join(home, ".cache")
        let copies = FileSystem.entries(FileSystem.join(caches, "org.swift.swiftpm/repositories"))
        try require(addresses.filter { address in
            let name = FileSystem.name(address.hasSuffix(".git") ? String(address.dropLast(".git".count)) : address)
            return !record.replacing(#"\/"#, with: "/").contains("\"\(address)\"") && !copies.contains { $0.hasPrefix(name + "-") }
        })
    }

    /// Reports the remote packages that a failed build could not fetch.
    /// - Throws: `ToolError` with a sentence for each package that git cannot reach.
    func requireFetched(_ outcome: Subprocess.Outcome) throws {
        // A build that reached the compiler has fetched all packages.
        guard CompilerMessage.all(in: outcome.text).isEmpty else { return }
        try require(addresses.filter { outcome.text.contains($0.hasPrefix("file://") ? String($0.dropFirst("file://".count)) : $0) })
    }

    private func require(_ addresses: [String]) throws {
        var sentences: [String] = [], silent = ["GIT_TERMINAL_PROMPT": "0"]
        // As SwiftPM does it.
        if ProcessInfo.processInfo.environment["GIT_SSH_COMMAND"] == nil { silent["GIT_SSH_COMMAND"] = "ssh -oBatchMode=yes" }
        for address in addresses {
            let answer = try Subprocess.run("git", ["ls-remote", address, "HEAD"], environment: silent, output: .captured)
            guard !answer.isSuccess else { continue }
            let reason = answer.text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") }.map(String.init) ?? "git gives no reason"
            sentences.append("The package \(address) cannot be fetched (\(reason)); put a copy next to the program and refer to it by its path.")
        }
        if !sentences.isEmpty { throw ToolError(sentences.joined(separator: "\n")) }
    }

    /// Builds the imported targets of other packages that a failed build did not reach.
    func completeImports(_ imports: Set<String>, except own: Set<String>) throws {
        let modules = FileSystem.join(scratch, "release/Modules")
        for name in imports.subtracting(own).intersection(plannedModules).sorted() where !FileSystem.exists("\(modules)/\(name).swiftmodule") {
            _ = try run(product: nil, target: name, isVerbose: false)
        }
    }

    private var plan: String { FileManager.default.contents(atPath: FileSystem.join(scratch, "release.yaml")).map { String(decoding: $0, as: UTF8.self) } ?? "" }

    /// All modules of the build plan.
    private var plannedModules: Set<String> { Set(plan.matches(of: #/"-module-name","(\w+)"/#).map { String($0.1) }) }

    /// The flags for finding the modules, C modules and macros that the given modules depend on.
    func flagsOfDependencies(for modules: Set<String>) -> [String] {
        let plan = plan
        return ["-I", FileSystem.join(scratch, "release/Modules")] + FrameworkBuilder.clangFlags(buildPlan: plan, modules: modules) + Self.macroFlags(buildPlan: plan)
    }

    /// The flags for finding macros, taken from the compiler arguments in the build plan.
    static func macroFlags(buildPlan: String) -> [String] {
        var flags: [String] = []
        for line in buildPlan.split(whereSeparator: \.isNewline) where line.contains("\"-load-plugin-executable\"") {
            guard let start = line.firstIndex(of: "["), let list = try? JSONDecoder().decode([String].self, from: Data(line[start...].utf8)) else { continue }
            for (index, argument) in list.enumerated() where argument == "-load-plugin-executable" && index + 1 < list.count {
                let value = list.dropFirst(index + 1).first { $0 != "-Xfrontend" } ?? ""
                if !flags.contains(value), !value.hasSuffix("#" + Framework.macroModule) { flags += ["-load-plugin-executable", value] }
            }
        }
        return flags
    }
}
