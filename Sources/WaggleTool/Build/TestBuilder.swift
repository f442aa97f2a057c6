import Foundation

/// Compiles a program from its sources together with its tests, against the built framework.
struct TestBuilder {
    let framework: Framework
    let isVerbose: Bool

    /// The program's module, and the program that runs its tests.
    struct Built {
        var executable: String
        var library: String
    }

    /// - Parameter tests: the files with tests.
    func build(_ program: SourceProgram, tests: [String]) throws -> Built {
        let program = SourceBuilder(framework: framework, isVerbose: isVerbose).named(program)
        let symbols = AssetSymbols(catalogs: program.assetCatalogs)
        let folder = ProgramCache.program(try key(program, symbols, tests))
        let executable = FileSystem.join(folder, testModule(program))
        if !FileSystem.exists(executable) {
            Terminal.say("Building \(program.name) and its tests …")
            try compile(program, symbols, tests, into: folder)
            ProgramCache.removeOld()
        }
        ProgramCache.ran(folder)
        // A test program finds catalogues and resources next to it, as a program does.
        try ResourceStage(folder: folder).place(program.assetCatalogs + program.resources, besides: [testModule(program)])
        return Built(executable: executable, library: framework.library)
    }

    private func testModule(_ program: SourceProgram) -> String { program.moduleName + "PackageTests" }

    private func key(_ program: SourceProgram, _ symbols: AssetSymbols, _ tests: [String]) throws -> String {
        var fingerprint = Fingerprint()
        fingerprint.add("tests")
        fingerprint.add(framework.identifier)
        fingerprint.add([program.folder, program.moduleName, program.languageVersion] + program.compilerFlags)
        for source in program.sources + tests {
            guard let data = FileManager.default.contents(atPath: source) else { throw ToolError("The file \(source) cannot be read.") }
            fingerprint.add(source)
            fingerprint.add(data)
        }
        fingerprint.add(symbols.assets)
        return fingerprint.text
    }

    private func compile(_ program: SourceProgram, _ symbols: AssetSymbols, _ tests: [String], into folder: String) throws {
        let unfinished = folder + ".\(getpid())"
        try? FileManager.default.removeItem(atPath: unfinished)
        try FileSystem.createFolder(unfinished)
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        let object = FileSystem.join(unfinished, "\(program.moduleName).o"), module = testModule(program)
        var sources = program.sources
        if let symbols = symbols.source(besides: program.sources) {
            sources.append(FileSystem.join(unfinished, "GeneratedAssetSymbols.swift"))
            try FileSystem.write(Data(symbols.utf8), to: sources[sources.count - 1])
        }
        let common = (isVerbose ? [] : ["-suppress-warnings"]) + ["-Onone", "-parse-as-library", "-swift-version", program.languageVersion]
            + program.compilerFlags + framework.compilerFlags
        // The program's own entry point gives way to that of the tests.
        try run(program, common + ["-wmo", "-enable-testing", "-module-name", program.moduleName, "-emit-module", "-emit-module-path",
                                   FileSystem.join(unfinished, "\(program.moduleName).swiftmodule"), "-c", "-o", object,
                                   "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(program.moduleName)_main"] + sources)
        let runner = FileSystem.join(unfinished, "TestRunner.swift")
        try FileSystem.write(Data(Self.runner.utf8), to: runner)
        try run(program, common + ["-wmo", "-module-name", module, "-I", unfinished, "-o", FileSystem.join(unfinished, module)] + tests + [runner, object]
            + framework.linkerFlags.flatMap { ["-Xlinker", $0] })
        guard !FileSystem.isFolder(folder) else { return }
        do { try FileManager.default.moveItem(atPath: unfinished, toPath: folder) } catch {
            throw ToolError("The built tests cannot be saved in \(folder): \(FileSystem.reason(error)).")
        }
    }

    private func run(_ program: SourceProgram, _ arguments: [String]) throws {
        let outcome = try Subprocess.run("swiftc", arguments, output: .captured)
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
