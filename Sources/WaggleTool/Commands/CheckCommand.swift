import ArgumentParser
import Foundation

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Lists what a program uses and Waggle lacks, without running it.",
        discussion: "Each line is a place, a name and a sentence: path:line:column: lacks `name`: what to do. The exit code is 0 when nothing is lacking, 1 otherwise.")

    @OptionGroup var program: ProgramOptions

    func run() throws {
        let named = try Program(path: program.folder, target: program.target, showsPreviews: true)
        if case .sources(let sources) = named { sources.notes.forEach { Terminal.say("Note: " + $0) } }
        let root = try ProjectRoot.folder(), framework = try FrameworkBuilder(root: root).ready()
        let findings = try ProgramCheck(framework: framework, root: root).findings(in: named, target: program.target)
        let name = switch named {
        case .sources(let sources): sources.name
        case .package(let folder): FileSystem.name(folder)
        }
        for finding in findings { print(finding.text(seenFrom: FileManager.default.currentDirectoryPath)) }
        Terminal.say(CheckReport.summary(findings, of: name))
        if !findings.isEmpty { throw ExitCode.failure }
    }
}
