import Foundation
import WaggleRequest

/// Compiles a program from its sources, or finds it in the cache.
struct SourceBuilder {
    let framework: Framework
    let isVerbose: Bool
    /// True if the build waits for other builds of this kind, because each uses all processors.
    var waitsItsTurn = false

    func build(_ program: SourceProgram) throws -> BuiltProgram {
        let program = named(program)
        let arguments = compilerArguments(program)
        let symbols = AssetSymbols(catalogs: program.assetCatalogs)
        let folder = ProgramCache.program(try key(program, symbols, arguments))
        let executable = FileSystem.join(folder, program.moduleName)
        if !FileSystem.exists(executable) {
            let turn = waitsItsTurn ? try FileLock(FileSystem.join(ProgramCache.folder, "turn.lock")) : nil
            defer { turn?.release() }
            // The previous build may have built the same program.
            if !FileSystem.exists(executable) { try compile(program, symbols, arguments, into: folder) }
            ProgramCache.removeOld()
        }
        ProgramCache.ran(folder)
        let infoPlist = FileSystem.join(folder, "Info.plist")
        let settings = try InfoPlist.data(for: program)
        if FileManager.default.contents(atPath: infoPlist) != settings { try FileSystem.write(settings, to: infoPlist) }
        try ResourceStage(folder: folder).place(program.resources, besides: [program.moduleName, "Info.plist"])
        let files = ProgramFiles(name: program.name, folder: program.folder, bundleIdentifier: program.bundleIdentifier, infoPlist: infoPlist,
                                 assetCatalogs: program.assetCatalogs, resourceFolders: [folder], fonts: program.fonts, accentColorName: program.accentColorName)
        return BuiltProgram(executable: executable, library: framework.library, files: files)
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
        return [CheckUnit(moduleName: program.moduleName, sources: own, madeSources: made, flags: languageArguments(program))]
    }

    private func isTaken(_ name: String) -> Bool {
        if framework.moduleNames.contains(name) || ["Swift", "Foundation", "Dispatch", "Observation", "Testing", "XCTest", "Glibc"].contains(name) { return true }
        guard let compiler = Subprocess.find("swiftc") else { return false }
        let toolchain = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path
        return FileSystem.exists("\(toolchain)/lib/swift/linux/\(name).swiftmodule")
    }

    private func compilerArguments(_ program: SourceProgram) -> [String] {
        let linker = framework.linkerFlags.flatMap { ["-Xlinker", $0] }
        return ["-O", "-wmo", "-num-threads", String(ProcessInfo.processInfo.activeProcessorCount), "-module-name", program.moduleName]
            + (isVerbose ? [] : ["-suppress-warnings"])
            + languageArguments(program) + framework.compilerFlags + linker
    }

    /// The flags that affect the meaning of the sources.
    private func languageArguments(_ program: SourceProgram) -> [String] {
        ["-swift-version", program.languageVersion] + (program.hasMainFile ? [] : ["-parse-as-library"]) + program.compilerFlags
    }

    private static let symbolFile = "GeneratedAssetSymbols.swift"

    /// Identifies a build: what is compiled, how, and against what.
    private func key(_ program: SourceProgram, _ symbols: AssetSymbols, _ arguments: [String]) throws -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(framework.identifier)
        fingerprint.add(arguments.filter { $0 != "-suppress-warnings" })
        // Resources are next to the executable, so equal sources in two folders are two programs.
        fingerprint.add(program.folder)
        for source in program.sources {
            guard let data = FileManager.default.contents(atPath: source) else { throw ToolError("The file \(source) cannot be read.") }
            fingerprint.add(source)
            fingerprint.add(data)
        }
        fingerprint.add(symbols.assets)
        return fingerprint.text
    }

    private func compile(_ program: SourceProgram, _ symbols: AssetSymbols, _ arguments: [String], into folder: String) throws {
        Terminal.say("Building \(program.name) …")
        let unfinished = folder + ".\(getpid())"
        try? FileManager.default.removeItem(atPath: unfinished)
        try FileSystem.createFolder(unfinished)
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        let output = FileSystem.join(unfinished, program.moduleName)
        let copies = FileSystem.join(unfinished, "Sources")
        var sources = try program.sources.map { try DelegateEntry.compilable($0, copiesIn: copies) }
        if let symbols = symbols.source(besides: program.sources) {
            let file = FileSystem.join(unfinished, Self.symbolFile)
            try FileSystem.write(Data(symbols.utf8), to: file)
            sources.append(file)
        }
        let outcome = try Subprocess.run("swiftc", arguments + sources + ["-o", output], output: .captured)
        let named = zip(sources, program.sources).reduce(outcome.text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        let text = Self.messages(named, seenFrom: FileManager.default.currentDirectoryPath)
        try? FileManager.default.removeItem(atPath: copies)
        guard outcome.isSuccess, FileSystem.exists(output) else {
            Terminal.say(text.trimmingCharacters(in: .newlines))
            CheckReport.sayLacking { try ProgramCheck(framework: framework, root: try ProjectRoot.folder()).findings(in: .sources(program), target: nil) }
            let count = Set(text.split(whereSeparator: \.isNewline).filter { $0.contains(": error: ") }).count
            throw ToolError("\(program.name) cannot be built: the compiler found \(count == 1 ? "one error" : "\(count) errors").")
        }
        if isVerbose, !text.isEmpty { Terminal.say(text) }
        do {
            // Another command may have built the same program in the meantime; either will do.
            if !FileSystem.isFolder(folder) { try FileManager.default.moveItem(atPath: unfinished, toPath: folder) }
        } catch where FileSystem.exists(FileSystem.join(folder, program.moduleName)) {
            return
        } catch {
            throw ToolError("The built program cannot be saved in \(folder): \(FileSystem.reason(error)).")
        }
    }

    /// The compiler's messages with paths relative to the current folder.
    static func messages(_ text: String, seenFrom folder: String) -> String {
        folder == "/" ? text : text.replacingOccurrences(of: folder + "/", with: "")
    }
}
