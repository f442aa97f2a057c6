import Foundation

/// The check of a whole program: a package, a project or a folder of sources.
struct ProgramCheck {
    let framework: Framework
    /// Waggle's own project.
    let root: String
    /// The folder of package builds. Builds for checks have their own keys.
    var home = FileSystem.join(ProgramCache.folder, "packages")
    /// The system whose branches are checked; nil for the sources as they are.
    var platform: SourcePlatform? = .ios

    private func scratch(_ named: String) -> String {
        var key = Fingerprint()
        key.add([named, "check", platform?.rawValue ?? ""])
        return FileSystem.join(home, key.text)
    }

    func findings(in program: Program, target: String?) throws -> [Finding] {
        let made = FileSystem.join(NSTemporaryDirectory(), "waggle-made-\(UUID().uuidString)")
        try FileSystem.createFolder(made)
        defer { try? FileManager.default.removeItem(atPath: made) }
        let checker = try Checker(framework: framework, root: root, platform: platform)
        switch program {
        case .sources(let written) where !written.parts.isEmpty:
            let sources = SourceBuilder(framework: framework, isVerbose: false).named(written)
            let scratch = scratch(FileSystem.join(sources.folder, sources.moduleName)), package = ProjectPackage(program: sources, folder: FileSystem.join(scratch, "package"))
            try package.write()
            return try findings(inPackage: package.folder, program: sources.moduleName, isOfProgram: true, checker, made, scratch)
        case .sources(let sources):
            return try checker.findings(in: SourceBuilder(framework: framework, isVerbose: false, platform: platform).checkUnits(sources, madeIn: made))
        case .package(let folder):
            return try findings(inPackage: folder, program: target, isOfProgram: false, checker, made, scratch(folder))
        }
    }

    private func findings(inPackage folder: String, program: String?, isOfProgram: Bool, _ checker: Checker, _ made: String, _ scratch: String) throws -> [Finding] {
        let package = try PackageUnits(folder: folder, program: program, isOfProgram: isOfProgram, madeIn: made)
        guard package.needsBuild else { return try checker.findings(in: package.units) }
        // The imports must be built, so everything is. If the build succeeds, nothing is missing.
        let build = PackageBuild(framework: framework, folder: folder, scratch: scratch, addresses: package.addresses, platform: platform, localPackages: package.localPackages, isOfProgram: isOfProgram)
        let outcome = try build.run(product: nil, isVerbose: false)
        if outcome.isSuccess { return [] }
        try build.requireFetched(outcome)
        let modules = Set(package.units.map(\.moduleName)), imports = try checker.syntax.surveys(of: package.units.flatMap(\.sources)).flatMap(\.imports).map(\.module)
        try build.completeImports(Set(imports), except: modules)
        return try checker.findings(in: package.units, flags: build.flagsOfDependencies(for: modules))
    }
}
