import Foundation

/// One run of `swift build` against the framework.
struct PackageBuild {
    let framework: Framework
    let folder: String
    /// SwiftPM's build folder.
    let scratch: String
    /// The URLs of the remote packages that the package and its local packages depend on.
    let addresses: [String]
    /// True for the release configuration. Otherwise files that did not change are not compiled again.
    var isOptimized = false
    /// How long git may take to reach a remote package, in seconds.
    var reachLimit = 30
    /// The system whose branches are compiled; nil for the sources as they are.
    var platform: SourcePlatform? = .ios
    /// The folders of all local dependencies.
    var localPackages: [String] = []
    /// True for a package that stands for a project's application.
    var isOfProgram = false

    /// - Parameters:
    ///   - product: Nil for all targets except tests.
    ///   - target: Built instead of a product.
    func run(product: String?, target: String? = nil, isVerbose: Bool) throws -> Subprocess.Outcome {
        try FileSystem.createFolder(scratch)
        try requireReachable()
        // Tells Waggle's own manifest that the framework is already built, so that a package that depends on it does not build it again.
        let environment = ["WAGGLE_FRAMEWORK": framework.folder, "GIT_TERMINAL_PROMPT": "0"]
        if !addresses.isEmpty {
            // What the fetched sources say decides how they are shown.
            let fetched = try Subprocess.run(
                "swift", ["package", "--package-path", folder, "--scratch-path", scratch, "resolve"], environment: environment,
                output: .captured)
            guard fetched.isSuccess else { return fetched }
        }
        let view = try PackageView(self), shown = try view.flags(),
            framework = try OptionalModules(root: try ProjectRoot.folder()).adding(view.optionalModules, to: framework)
        let flags = (framework.compilerFlags + shown).flatMap { ["-Xswiftc", $0] } + framework.linkerFlags.flatMap { ["-Xlinker", $0] }
        let warnings = isVerbose ? [] : ["-Xswiftc", "-suppress-warnings"],
            goal = product.map { ["--product", $0] } ?? target.map { ["--target", $0] } ?? []
        var outcome = try swiftBuild(
            ["--package-path", folder, "--scratch-path", scratch] + goal + flags + warnings, environment: environment)
        outcome.text = view.overlay.messages(outcome.text)
        return outcome
    }

    /// What the build has made.
    var products: String { FileSystem.join(scratch, isOptimized ? "release" : "debug") }

    /// Runs `swift build` without SwiftPM's cache of build plans and without an index of the sources.
    ///
    /// On two cores SwiftPM 6.1 to 6.3 can deadlock while it checks that cache (swift-package-manager issue 9441).
    private func swiftBuild(_ arguments: [String], environment: [String: String]) throws -> Subprocess.Outcome {
        let kind = isOptimized ? ["-c", "release"] : ["-c", "debug", "--disable-index-store"] + ModuleCompile.batchFlags.flatMap {
            ["-Xswiftc", $0]
        }
        // Crash traces name lines; nobody attaches a debugger to what this builds.
        let debugInformation = ["-debug-info-format", "none", "-Xswiftc", "-gline-tables-only"]
        return try Subprocess.run(
            "swift", ["build", "--disable-build-manifest-caching"] + kind + debugInformation + arguments, environment: environment,
            output: .captured)
    }

    /// Builds the imported targets of other packages that a failed build did not reach.
    func completeImports(_ imports: Set<String>, except own: Set<String>) throws {
        let modules = FileSystem.join(products, "Modules")
        for name in imports.subtracting(own).intersection(plan.modules)
            .sorted() where !FileSystem.exists("\(modules)/\(name).swiftmodule") {
            _ = try run(product: nil, target: name, isVerbose: false)
        }
    }

    /// The folders of the packages that were fetched.
    var checkouts: [String] {
        let folder = FileSystem.join(scratch, "checkouts")
        return FileSystem.entries(folder).map { FileSystem.join(folder, $0) }
    }

    /// True if the module was compiled, so that it lacks nothing.
    func hasBuilt(_ module: String) -> Bool { FileSystem.exists(FileSystem.join(products, "Modules/\(module).swiftmodule")) }

    private var plan: BuildPlan { BuildPlan(contentsOf: products + ".yaml") }

    /// The flags for finding the modules, C modules and macros that the given modules depend on.
    func flagsOfDependencies(for modules: Set<String>) -> [String] {
        let plan = plan
        return ["-I", FileSystem.join(products, "Modules")] + plan.clangFlags(of: modules) + plan.macroFlags
    }
}
