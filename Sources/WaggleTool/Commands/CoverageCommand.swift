import ArgumentParser
import Foundation

/// A part of `./waggle docs`.
struct CoverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage", abstract: "Writes the tables of the names of SwiftUI and of other modules that Waggle has, has in part, or declines.", shouldDisplay: false)

    @Option(name: .shortAndLong, help: "The page about SwiftUI, in Markdown.")
    var output: String

    @Option(help: "The page about the other modules, in Markdown.")
    var modules: String

    func run() throws {
        let root = try ProjectRoot.folder(), optional = OptionalModules(root: root)
        let framework = try optional.adding(Set(optional.names), to: try FrameworkBuilder(root: root).ready())
        let names = try KnownNames(folder: FileSystem.join(root, "Sources/WaggleTool/Names"))
        let symbols = try FrameworkSymbols(framework), refusals = try UnavailableDeclarations(of: framework.moduleNames + optional.names, root: root)
        try FileSystem.write(Data(Coverage(names, symbols, refusals).page.utf8), to: try OutputCheck.path(output, isFolder: false))
        try FileSystem.write(Data(ModuleTable.all(names, symbols, refusals, optional: optional.names).page.utf8), to: try OutputCheck.path(modules, isFolder: false))
    }
}
