import Foundation

/// One run of `swift build` against the framework.
struct PackageBuild {
    let framework: Framework
    let folder: String
    /// SwiftPM's build folder.
    let scratch: String
    /// The URLs of the remote packages that the package and its local packages depend on.
    let addresses: [String]
    /// How long git may take to reach a remote package, in seconds.
    var reachLimit = 30

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
    /// On two cores SwiftPM 6.1 to 6.3 can deadlock while it checks that cache (swift-package-manager issue 9441).
    static func swiftBuild(_ arguments: [String], environment: [String: String] = [:], output: Subprocess.Output) throws -> Subprocess.Outcome {
        try Subprocess.run("swift", ["build", "--disable-build-manifest-caching", "-c", "release"] + arguments, environment: environment, output: output)
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
