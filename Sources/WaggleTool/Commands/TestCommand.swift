import ArgumentParser
import Foundation
import WaggleRequest

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Builds a program with its tests and runs them.",
        discussion: "Tests are files that import Testing, anywhere in the program's folder. They import the program with @testable and drive it with WaggleTesting.")

    @Argument(help: ArgumentHelp("The folder of a program's sources.", valueName: "folder"))
    var folder: String

    @Option(help: "Runs only the tests whose names match this pattern.")
    var filter: String?

    @Flag(name: .shortAndLong, help: "Also shows the compiler's warnings.")
    var verbose = false

    @OptionGroup var shown: SourceOptions

    func run() throws {
        try ProgramCache.prepare()
        guard case .sources(let program) = try Program(path: folder, target: nil, showsPreviews: true) else {
            throw ToolError("\(folder) is a Swift package; “swift test” in it runs its tests.")
        }
        guard program.parts.isEmpty else {
            throw ToolError("\(program.name) has frameworks or packages of its own; its tests cannot be run yet.")
        }
        let files = Self.testFiles(in: program.folder), tests = files.filter { SourceScan.imports(anyOf: ["Testing"], $0) }
        for file in files where !tests.contains(file) {
            Terminal.say("Note: \(file) is left out: its tests import XCTest; only those that import Testing can be run.")
        }
        guard !tests.isEmpty else { throw ToolError("There are no tests in \(folder): a file with tests imports Testing.") }
        let built = try TestBuilder(
            framework: try FrameworkBuilder(root: try ProjectRoot.folder()).ready(), isVerbose: verbose,
            platform: shown.platform).build(program, tests: tests)
        let arguments = ["--testing-library", "swift-testing"] + (filter.map { ["--filter", $0] } ?? [])
        try Subprocess.replace(
            with: built.executable, arguments, environment: ProgramRequest.emptySettings.merging(["LD_PRELOAD": built.library]) { $1 })
    }

    /// The files below a folder that import a testing library.
    static func testFiles(in folder: String) -> [String] {
        FileSystem.entries(folder).flatMap { name -> [String] in
            let path = FileSystem.join(folder, name)
            if FileSystem.isFolder(path) { return name.hasPrefix(".") ? [] : testFiles(in: path) }
            return FileSystem.ending(name) == "swift" && SourceScan.importsTests(path) ? [path] : []
        }
    }
}
