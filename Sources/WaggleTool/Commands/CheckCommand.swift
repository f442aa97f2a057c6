import ArgumentParser
import Foundation

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Lists what a program uses that Waggle lacks, without running it.",
        discussion: "Each line is a position, a name and advice: path:line:column: lacks `name`: what to do. Files that no condition lets in are listed, too. "
            + "The exit code is 0 if nothing is missing, 1 if something is, and 2 if something could not be checked; a line says what and why.")

    @Argument(help: ArgumentHelp(
        "A Swift package, the folder of an Xcode app's sources, or the folder that holds the .xcodeproj.", valueName: "folder"))
    var folder: String

    @Option(help: "The target of a project or package; without it, a project's app or all targets of a package.")
    var target: String?

    @OptionGroup var shown: SourceOptions

    func run() throws {
        do { try check() } catch let error as ToolError {
            // On the same stream as the list: who reads the list alone must not take it for a good one.
            print("\(folder): was not checked: \(error.description)")
            throw Self.couldNotLook
        }
    }

    private static let couldNotLook = ExitCode(2)

    private func check() throws {
        try ProgramCache.prepare()
        let named = try Program(path: folder, target: target, showsPreviews: true)
        if case .sources(let sources) = named { sources.notes.forEach { Terminal.say("Note: " + $0) } }
        let root = try ProjectRoot.folder(), framework = try FrameworkBuilder(root: root).ready()
        let result = try ProgramCheck(framework: framework, root: root, platform: shown.platform).result(of: named, target: target)
        let name = switch named {
        case .sources(let sources): sources.name
        case .package(let folder): FileSystem.name(folder)
        }
        let current = FileManager.default.currentDirectoryPath
        for finding in result.findings { print(finding.text(seenFrom: current)) }
        for unseen in result.unseen { print(unseen.text(seenFrom: current)) }
        Terminal.say(CheckReport.summary(result, of: name))
        if !result.unseen.isEmpty { throw Self.couldNotLook }
        if result.findings.contains(where: { $0.isLack || $0.isError }) { throw ExitCode.failure }
    }
}

/// A part of `./waggle docs`.
struct CoverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage",
        abstract: "Writes the tables of the names of SwiftUI and of other modules that Waggle has, has in part, or declines.",
        shouldDisplay: false)

    @Option(name: .shortAndLong, help: "The page about SwiftUI, in Markdown.")
    var output: String

    @Option(help: "The page about the other modules, in Markdown.")
    var modules: String

    func run() throws {
        let root = try ProjectRoot.folder(), optional = OptionalModules(root: root)
        let framework = try optional.adding(Set(optional.names), to: try FrameworkBuilder(root: root).ready())
        let names = try KnownNames(folder: FileSystem.join(root, "Sources/WaggleTool/Names"))
        let symbols = try FrameworkSymbols(framework),
            refusals = try UnavailableDeclarations(of: framework.moduleNames + optional.names, root: root)
        try FileSystem.write(Data(Coverage(names, symbols, refusals).page.utf8), to: try OutputCheck.path(output, isFolder: false))
        try FileSystem.write(
            Data(ModuleTable.all(names, symbols, refusals, optional: optional.names).page.utf8),
            to: try OutputCheck.path(modules, isFolder: false))
    }
}
