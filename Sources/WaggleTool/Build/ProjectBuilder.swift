import Foundation
import WaggleRequest

/// Builds the application of a project that has its own frameworks or uses packages.
struct ProjectBuilder {
    let framework: Framework
    let isVerbose: Bool
    var isOptimized = false
    /// The system whose branches are compiled; nil for the sources as they are.
    var platform: SourcePlatform? = .ios
    /// Whether a failed build is followed by a check of what the program lacks.
    var explainsFailures = true

    /// The saved result of a build.
    private struct Record: Codable {
        var inputs: String
        /// The folders of all local dependencies.
        var localPackages: [String]
    }

    func build(_ program: SourceProgram) throws -> BuiltProgram {
        let program = SourceBuilder(framework: framework, isVerbose: isVerbose).named(program)
        try program.parts.requireAll()
        var key = Fingerprint()
        key.add(["project", program.folder, program.moduleName, isOptimized ? "optimized" : "", platform?.rawValue ?? ""])
        let scratch = ProgramCache.package(key.text), stage = FileSystem.join(scratch, "program")
        try FileSystem.createFolder(stage)
        let package = ProjectPackage(program: program, folder: FileSystem.join(scratch, "package"))
        let executable = FileSystem.join(stage, program.moduleName), recordFile = FileSystem.join(stage, ".built")
        let known = FileManager.default.contents(atPath: recordFile).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
        let isCurrent = try known.map { try inputs(program, $0.localPackages) == $0.inputs } ?? false
        if !isCurrent || !FileSystem.exists(executable) {
            try? FileManager.default.removeItem(atPath: recordFile)
            let localPackages = try LocalPackages(program.parts.localPackages)
            let record = Record(inputs: try inputs(program, localPackages.folders), localPackages: localPackages.folders)
            let build = PackageBuild(
                framework: framework, folder: package.folder, scratch: scratch,
                addresses: program.parts.addresses + localPackages.addresses, isOptimized: isOptimized,
                platform: platform, localPackages: localPackages.folders, isOfProgram: true)
            try compile(package, build, to: executable)
            try FileSystem.write(try JSONEncoder().encode(record), to: recordFile)
            ProgramCache.removeOld()
        }
        ProgramCache.ran(scratch)
        let infoPlist = FileSystem.join(stage, "Info.plist")
        try FileSystem.write(try InfoPlist.data(for: program), to: infoPlist)
        let products = PackageBuild(framework: framework, folder: package.folder, scratch: scratch, addresses: [], isOptimized: isOptimized)
            .products
        let bundles = FileSystem.entries(products).filter { FileSystem.ending($0) == "resources" }.map { FileSystem.join(products, $0) }
        try ResourceStage(folder: stage).place(program.resources + bundles, besides: [program.moduleName, "Info.plist"])
        return BuiltProgram(executable: executable, library: framework.library, files: ProgramFiles(
            name: program.name, folder: program.folder, bundleIdentifier: program.bundleIdentifier, infoPlist: infoPlist,
            assetCatalogs: program.assetCatalogs, resourceFolders: [stage] + bundles, fonts: program.fonts,
            accentColorName: program.accentColorName))
    }

    private func compile(_ package: ProjectPackage, _ build: PackageBuild, to executable: String) throws {
        let program = package.program
        Terminal.say("Building \(program.name) …")
        try package.write()
        let outcome = try build.run(product: program.moduleName, isVerbose: isVerbose)
        let text = SourceBuilder.messages(package.messages(outcome.text), seenFrom: FileManager.default.currentDirectoryPath)
        let built = FileSystem.join(build.products, program.moduleName)
        guard outcome.isSuccess, FileSystem.exists(built) else {
            Terminal.say(text.trimmingCharacters(in: .newlines))
            try build.requireFetched(outcome)
            if explainsFailures { CheckReport.sayLacking {
                try ProgramCheck(framework: framework, root: try ProjectRoot.folder(), platform: platform)
                    .findings(in: .sources(program), target: nil)
            } }
            throw ToolError("\(program.name) cannot be built; see the messages above.", output: text)
        }
        if isVerbose { Terminal.say(text) }
        // A separate copy, so that the program's resources are next to it and not among SwiftPM's build products.
        do {
            let unfinished = executable + ".\(getpid())"
            try FileManager.default.copyItem(atPath: built, toPath: unfinished)
            guard rename(unfinished, executable) == 0 else { throw ToolError(String(cString: strerror(errno))) }
        } catch {
            throw ToolError(
                "The built program cannot be saved as \(executable): \((error as? ToolError)?.description ?? FileSystem.reason(error)).")
        }
    }

    /// Identifies a build: what is compiled, how, and against what.
    private func inputs(_ program: SourceProgram, _ localPackages: [String]) throws -> String {
        var fingerprint = Fingerprint()
        let root = try ProjectRoot.folder()
        fingerprint.add([
            framework.identifier, SyntaxReader(root: root).identifier, OptionalModules(root: root).status, "\(program.parts)",
            program.languageVersion] + program.compilerFlags)
        fingerprint.add(AssetSymbols(catalogs: program.assetCatalogs).assets)
        for source in program.sources + program.parts.modules.flatMap(\.sources) { fingerprint.addStatus(of: source) }
        for path in localPackages { fingerprint.addStatusOfAll(below: path, except: ["Package.resolved"]) }
        return fingerprint.text
    }
}

extension ProjectParts {
    /// The folders of the local packages that the project names.
    var localPackages: [String] {
        packages.compactMap { package in
            if case .local(let path) = package { path } else { nil }
        }
    }

    /// The URLs of the remote packages that the project names.
    var addresses: [String] {
        packages.compactMap { package in
            if case .remote(let address, _) = package { address } else { nil }
        }
    }
}
