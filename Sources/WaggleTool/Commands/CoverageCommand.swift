import ArgumentParser
import Foundation

/// A part of `./waggle docs`.
struct CoverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage", abstract: "Writes the table of SwiftUI's names that Waggle has, has in part and declines.", shouldDisplay: false)

    @Option(name: .shortAndLong, help: "The page, in Markdown.")
    var output: String

    func run() throws {
        let root = try ProjectRoot.folder(), framework = try FrameworkBuilder(root: root).ready()
        let names = try KnownNames(folder: FileSystem.join(root, "Sources/WaggleTool/Names"))
        let page = Coverage(names, try FrameworkSymbols(framework)).page
        try FileSystem.write(Data(page.utf8), to: try OutputCheck.path(output, isFolder: false))
    }
}
