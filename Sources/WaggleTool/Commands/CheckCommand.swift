import ArgumentParser
import Foundation

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Lists what a program uses that Waggle lacks, without running it.",
        discussion: "Each line is a position, a name and advice: path:line:column: lacks `name`: what to do. The exit code is 0 if nothing is missing, otherwise 1.")

    @Argument(help: ArgumentHelp("A Swift package, the folder of an Xcode app's sources, or the folder that holds the .xcodeproj.", valueName: "folder"))
    var folder: String

    @Option(help: "The target of a project or package; without it, a project's app or all targets of a package.")
    var target: String?

    @OptionGroup var shown: SourceOptions

    func run() throws {
        let named = try Program(path: folder, target: target, showsPreviews: true)
        if case .sources(let sources) = named { sources.notes.forEach { Terminal.say("Note: " + $0) } }
        let root = try ProjectRoot.folder(), framework = try FrameworkBuilder(root: root).ready()
        let findings = try ProgramCheck(framework: framework, root: root, platform: shown.platform).findings(in: named, target: target)
        let name = switch named {
        case .sources(let sources): sources.name
        case .package(let folder): FileSystem.name(folder)
        }
        for finding in findings { print(finding.text(seenFrom: FileManager.default.currentDirectoryPath)) }
        Terminal.say(CheckReport.summary(findings, of: name))
        if !findings.isEmpty { throw ExitCode.failure }
    }
}
