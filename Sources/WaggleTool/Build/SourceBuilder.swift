import Foundation
import WaggleRequest

/// Compiles a program from its sources, or finds it in the cache.
struct SourceBuilder {
    let framework: Framework
    let isVerbose: Bool
    var isOptimized = false
    /// The system whose branches are compiled; nil for the sources as they are.
    var platform: SourcePlatform? = .ios
    /// Whether a failed build is followed by a check of what the program lacks.
    var explainsFailures = true
    /// True if the build waits for other builds of this kind, because each uses all processors.
    var waitsItsTurn = false

    func build(_ program: SourceProgram) throws -> BuiltProgram {
        let program = named(program)
        let paths = try paths(program), folder = paths.program, executable = FileSystem.join(folder, program.moduleName)
        try FileSystem.createFolder(folder)
        // A second command may build another state of the same program.
        let own = try FileLock(FileSystem.join(paths.whole, "lock"))
        defer { own.release() }
        let root = try ProjectRoot.folder(), reader = SyntaxReader(root: root)
        let symbols = AssetSymbols(catalogs: program.assetCatalogs),
            contents = try contents(program, symbols) + reader.identifier + OptionalModules(root: root).status
        if FileManager.default.contents(atPath: paths.record) != Data(contents.utf8) || !FileSystem.exists(executable) {
            let turn = waitsItsTurn ? try FileLock(FileSystem.join(ProgramCache.folder, "turn.lock")) : nil
            defer { turn?.release() }
            try? FileManager.default.removeItem(atPath: paths.record)
            try compile(program, symbols, paths, reader, to: executable)
            try FileSystem.write(Data(contents.utf8), to: paths.record)
            ProgramCache.removeOld()
        }
        ProgramCache.ran(paths.whole)
        let infoPlist = FileSystem.join(folder, "Info.plist")
        try FileSystem.update(try InfoPlist.data(for: program), at: infoPlist)
        try ResourceStage(folder: folder).place(program.resources, besides: [program.moduleName, "Info.plist"])
        let files = ProgramFiles(name: program.name, folder: program.folder, bundleIdentifier: program.bundleIdentifier,
                                 infoPlist: infoPlist,
                                 assetCatalogs: program.assetCatalogs, resourceFolders: [folder], fonts: program.fonts,
                                 accentColorName: program.accentColorName)
        return BuiltProgram(executable: executable, library: framework.library, files: files)
    }

    /// Where a program is built. It stays the same while its sources change.
    private struct Paths {
        let whole: String
        /// The executable with the resources beside it.
        var program: String { FileSystem.join(whole, "program") }
        var objects: String { FileSystem.join(whole, "objects") }
        /// Identifies what the executable was built from.
        var record: String { FileSystem.join(whole, "built") }
    }

    private func paths(_ program: SourceProgram) throws -> Paths {
        var key = Fingerprint()
        key.add([framework.identifier, program.folder, isOptimized ? "optimized" : "", platform?.rawValue ?? ""])
        key.add(languageArguments(program) + [program.moduleName])
        return Paths(whole: ProgramCache.program(key.text))
    }

    /// The program with an unused module name: a process cannot contain two modules with the same name.
    func named(_ program: SourceProgram) -> SourceProgram {
        var program = program
        if isTaken(program.moduleName) { program.moduleName += "Program" }
        return program
    }

    /// The units of a program to check.
    /// - Parameter folder: Where to write generated sources.
    func checkUnits(_ program: SourceProgram, madeIn folder: String) throws -> [CheckUnit] {
        let program = named(program)
        let own = program.sources.filter { FileSystem.parent($0) != ProgramCache.folder }
        var made = program.sources.filter { !own.contains($0) }
        if let symbols = AssetSymbols(catalogs: program.assetCatalogs).source(besides: own) {
            let file = FileSystem.join(folder, Self.symbolFile)
            try FileSystem.write(Data(symbols.utf8), to: file)
            made.append(file)
        }
        return [CheckUnit(
            moduleName: program.moduleName, sources: own, madeSources: made, flags: languageArguments(program), isOfProgram: true)]
    }

    private func isTaken(_ name: String) -> Bool {
        if framework.moduleNames.contains(name) || ["Swift", "Foundation", "Dispatch", "Observation", "Testing", "XCTest", "Glibc"]
            .contains(name) { return true }
        if let root = try? ProjectRoot.folder(), OptionalModules(root: root).names.contains(name) { return true }
        guard let compiler = Subprocess.find("swiftc") else { return false }
        let toolchain = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .path
        return FileSystem.exists("\(toolchain)/lib/swift/linux/\(name).swiftmodule")
    }

    /// The flags that affect the meaning of the sources.
    private func languageArguments(_ program: SourceProgram) -> [String] {
        ["-swift-version", program.languageVersion] + (program.hasMainFile ? [] : ["-parse-as-library"])
            + (isOptimized ? [] : Self.debugFlags) + program.compilerFlags
    }

    /// What Xcode defines in builds that are not for release.
    static let debugFlags = ["-D", "DEBUG"]

    private static let symbolFile = "GeneratedAssetSymbols.swift"

    /// Identifies the files that a program is made of.
    private func contents(_ program: SourceProgram, _ symbols: AssetSymbols) throws -> String {
        var fingerprint = Fingerprint()
        for source in program.sources {
            guard let data = FileManager.default.contents(atPath: source) else { throw ToolError("The file \(source) cannot be read.") }
            fingerprint.add(source)
            fingerprint.add(data)
        }
        fingerprint.add(symbols.assets)
        return fingerprint.text
    }

    private func compile(
        _ program: SourceProgram, _ symbols: AssetSymbols, _ paths: Paths, _ reader: SyntaxReader, to executable: String
    ) throws {
        Terminal.say("Building \(program.name) …")
        var sources = program.sources
        let own = SourceOverlay.Module(name: program.moduleName, files: sources, isOfProgram: true)
        let optional = OptionalModules(root: try ProjectRoot.folder())
        let overlay = try SourceOverlay(
            of: [own], for: platform, frameworkModules: framework.moduleNames, optionalModules: optional.names, reader: reader)
        let framework = try optional.adding(overlay.optionalModules, to: framework)
        if let symbols = symbols.source(besides: program.sources) {
            let file = FileSystem.join(paths.objects, Self.symbolFile)
            try FileSystem.createFolder(paths.objects)
            try FileSystem.update(Data(symbols.utf8), at: file)
            sources.append(file)
        }
        let module = ModuleCompile(name: program.moduleName, sources: sources,
                                   flags: languageArguments(program) + framework.compilerFlags + (isVerbose ? [] : ["-suppress-warnings"]),
                                   isOptimized: isOptimized, folder: paths.objects, overlay: overlay)
        let outcome = try module.run(["-o", executable] + framework.linkerArguments)
        let text = Self.messages(outcome.text, seenFrom: FileManager.default.currentDirectoryPath)
        guard outcome.isSuccess, FileSystem.exists(executable) else {
            Terminal.say(text.trimmingCharacters(in: .newlines))
            if explainsFailures { CheckReport.sayLacking {
                try ProgramCheck(framework: framework, root: try ProjectRoot.folder(), platform: platform)
                    .findings(in: .sources(program), target: nil)
            } }
            let count = Set(text.split(whereSeparator: \.isNewline).filter { $0.contains(": error: ") }).count
            throw ToolError(
                "\(program.name) cannot be built: the compiler found \(count == 1 ? "one error" : "\(count) errors").", output: text)
        }
        if isVerbose, !text.isEmpty { Terminal.say(text) }
    }

    /// The compiler's messages with paths relative to the current folder.
    static func messages(_ text: String, seenFrom folder: String) -> String {
        folder == "/" ? text : text.replacingOccurrences(of: folder + "/", with: "")
    }
}
