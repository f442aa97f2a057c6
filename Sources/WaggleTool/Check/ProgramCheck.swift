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

    func findings(in program: Program, target: String?) throws -> [Finding] { try result(of: program, target: target).findings }

    func result(of program: Program, target: String?) throws -> CheckResult {
        let made = FileSystem.join(NSTemporaryDirectory(), "waggle-made-\(UUID().uuidString)")
        try FileSystem.createFolder(made)
        defer { try? FileManager.default.removeItem(atPath: made) }
        let checker = try Checker(framework: framework, root: root, platform: platform)
        var result: CheckResult
        switch program {
        case .sources(let written) where !written.parts.isEmpty:
            let sources = SourceBuilder(framework: framework, isVerbose: false).named(written)
            let scratch = scratch(FileSystem.join(sources.folder, sources.moduleName)),
                package = ProjectPackage(program: sources, folder: FileSystem.join(scratch, "package"))
            let unresolved = try package.write(leavesOutUnresolved: true)
            result = try self.result(
                ofPackage: package.folder, program: sources.moduleName, isOfProgram: true, checker, made, scratch,
                isIncomplete: !unresolved.isEmpty || !written.parts.missing.isEmpty)
            result.unseen += unresolved + written.parts.missing
        case .sources(let sources):
            result = try checker.result(
                of: SourceBuilder(framework: framework, isVerbose: false, platform: platform).checkUnits(sources, madeIn: made),
                isIncomplete: !sources.parts.missing.isEmpty)
            result.unseen += sources.parts.missing
        case .package(let folder):
            result = try self.result(
                ofPackage: folder, program: target, isOfProgram: false, checker, made, scratch(folder), isIncomplete: false)
        }
        let leftOut = result.findings.count { !$0.isLack && !$0.isError }
        if !result.files.isEmpty, leftOut == result.files.count {
            result.unseen.append(
                Unseen(path: program.folder, reason: "no condition lets anything of its files in, so nothing of it is compiled"))
        }
        return result
    }

    private func result(
        ofPackage folder: String, program: String?, isOfProgram: Bool, _ checker: Checker, _ made: String, _ scratch: String,
        isIncomplete: Bool
    ) throws -> CheckResult {
        let package = try PackageUnits(folder: folder, program: program, isOfProgram: isOfProgram, madeIn: made)
        guard package.needsBuild else {
            var result = try checker.result(of: package.units, isIncomplete: isIncomplete || !package.unseen.isEmpty)
            result.unseen += package.unseen
            return result
        }
        // What only a build makes must be built: packages from elsewhere, C, macros. Where a package cannot be had, SwiftPM builds nothing.
        let build = PackageBuild(
            framework: framework, folder: folder, scratch: scratch, addresses: package.addresses, platform: platform,
            localPackages: package.localPackages, isOfProgram: isOfProgram)
        var unreachable = try build.unreachable(limit: Self.reachLimit)
        if unreachable.isEmpty {
            let outcome = try build.run(product: nil, isVerbose: false)
            if !outcome.isSuccess { unreachable = try build.unfetched(outcome) }
            if !outcome.isSuccess, unreachable.isEmpty {
                let modules = Set(package.units.map(\.moduleName)),
                    imports = try checker.syntax.surveys(of: package.units.flatMap(\.sources)).flatMap(\.imports).map(\.module)
                try build.completeImports(Set(imports), except: modules)
            }
        }
        // A package from elsewhere that does not compile is checked itself.
        let whole = try PackageUnits(folder: folder, program: program, isOfProgram: isOfProgram, madeIn: made, checkouts: build.checkouts)
        let local = Set(package.units.map(\.moduleName)), units = whole.units.filter {
            local.contains($0.moduleName) || !build.hasBuilt($0.moduleName)
        }
        let isIncomplete = isIncomplete || !unreachable.isEmpty || !whole.unseen.isEmpty
        var result = try checker.result(
            of: units, flags: build.flagsOfDependencies(for: Set(units.map(\.moduleName))), isIncomplete: isIncomplete)
        result.unseen += whole.unseen + unreachable
        return result
    }

    /// How long git may take to reach a package, in seconds. All are asked at once.
    private static let reachLimit = 20
}
