import Foundation

/// Compiles a program from its sources together with its tests, against the built framework.
struct TestBuilder {
    let framework: Framework
    let isVerbose: Bool
    /// The system whose branches are compiled; nil for the sources as they are.
    var platform: SourcePlatform? = .ios

    /// The program's module, and the program that runs its tests.
    struct Built {
        var executable: String
        var library: String
    }

    /// - Parameter tests: the files with tests.
    func build(_ program: SourceProgram, tests: [String]) throws -> Built {
        let program = SourceBuilder(framework: framework, isVerbose: isVerbose).named(program)
        let symbols = AssetSymbols(catalogs: program.assetCatalogs)
        var key = Fingerprint()
        key.add([
            "tests", framework.identifier, program.folder, program.moduleName, program.languageVersion,
            platform?.rawValue ?? ""] + program.compilerFlags)
        let folder = ProgramCache.program(key.text), stage = FileSystem.join(folder, "program"), record = FileSystem.join(folder, "built")
        try FileSystem.createFolder(stage)
        let lock = try FileLock(FileSystem.join(folder, "lock"))
        defer { lock.release() }
        let root = try ProjectRoot.folder(), executable = FileSystem.join(stage, testModule(program)), reader = SyntaxReader(root: root)
        let contents = try contents(program, symbols, tests) + reader.identifier + OptionalModules(root: root).status
        if FileManager.default.contents(atPath: record) != Data(contents.utf8) || !FileSystem.exists(executable) {
            Terminal.say("Building \(program.name) and its tests …")
            try? FileManager.default.removeItem(atPath: record)
            try compile(program, symbols, tests, reader, in: folder, to: executable)
            try FileSystem.write(Data(contents.utf8), to: record)
            ProgramCache.removeOld()
        }
        ProgramCache.ran(folder)
        // A test program finds catalogues and resources next to it, as a program does.
        try ResourceStage(folder: stage).place(program.assetCatalogs + program.resources, besides: [testModule(program)])
        return Built(executable: executable, library: framework.library)
    }

    private func testModule(_ program: SourceProgram) -> String { program.moduleName + "PackageTests" }

    /// Identifies the files that the tests are made of.
    private func contents(_ program: SourceProgram, _ symbols: AssetSymbols, _ tests: [String]) throws -> String {
        var fingerprint = Fingerprint()
        for source in program.sources + tests {
            guard let data = FileManager.default.contents(atPath: source) else { throw ToolError("The file \(source) cannot be read.") }
            fingerprint.add(source)
            fingerprint.add(data)
        }
        fingerprint.add(symbols.assets)
        return fingerprint.text
    }

    private func compile(
        _ program: SourceProgram, _ symbols: AssetSymbols, _ tests: [String], _ reader: SyntaxReader, in folder: String,
        to executable: String
    ) throws {
        let objects = FileSystem.join(folder, "objects"), modules = FileSystem.join(folder, "modules")
        for made in [objects, modules] { try FileSystem.createFolder(made) }
        var sources = program.sources
        if let symbols = symbols.source(besides: program.sources) {
            sources.append(FileSystem.join(folder, "GeneratedAssetSymbols.swift"))
            try FileSystem.update(Data(symbols.utf8), at: sources[sources.count - 1])
        }
        let language = ["-parse-as-library", "-swift-version", program.languageVersion] + SourceBuilder.debugFlags
        let optional = OptionalModules(root: try ProjectRoot.folder())
        let overlay = try SourceOverlay(of: [
            .init(name: program.moduleName, files: program.sources, isOfProgram: true),
            .init(name: testModule(program), files: tests, isOfProgram: true),
        ], for: platform, frameworkModules: framework.moduleNames, optionalModules: optional.names, reader: reader)
        let framework = try optional.adding(overlay.optionalModules, to: framework)
        let common = (isVerbose ? [] : ["-suppress-warnings"]) + language + program.compilerFlags + framework.compilerFlags
        // The program's own entry point gives way to that of the tests.
        let own = ModuleCompile(name: program.moduleName, sources: sources,
                                flags: common + [
                                    "-enable-testing", "-Xfrontend", "-entry-point-function-name", "-Xfrontend",
                                    "\(program.moduleName)_main"],
                                isOptimized: false, folder: FileSystem.join(objects, program.moduleName), overlay: overlay)
        try check(
            try own.run(["-c", "-emit-module", "-emit-module-path", FileSystem.join(modules, "\(program.moduleName).swiftmodule")]),
            program)
        let runner = FileSystem.join(folder, "TestRunner.swift")
        try FileSystem.update(Data(Self.runner.utf8), at: runner)
        let module = ModuleCompile(name: testModule(program), sources: tests + [runner], flags: common + ["-I", modules],
                                   isOptimized: false,
                                   folder: FileSystem.join(objects, testModule(program)), overlay: overlay)
        try check(try module.run(own.objects + ["-o", executable] + framework.linkerArguments), program)
    }

    private func check(_ outcome: Subprocess.Outcome, _ program: SourceProgram) throws {
        let text = SourceBuilder.messages(outcome.text, seenFrom: FileManager.default.currentDirectoryPath)
        guard outcome.isSuccess else {
            Terminal.say(text.trimmingCharacters(in: .newlines))
            throw ToolError("\(program.name) and its tests cannot be built; see the compiler's messages above.")
        }
        if isVerbose, !text.isEmpty { Terminal.say(text) }
    }

    private static let runner = """
        import Testing

        @main
        struct TestRunner {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """
}
