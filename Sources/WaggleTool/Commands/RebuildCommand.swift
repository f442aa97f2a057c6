import ArgumentParser
import Foundation
import WaggleRequest

/// Used by the window of a program in development.
struct RebuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rebuild", abstract: "Builds a program, and builds it again whenever a file is saved.",
        discussion: "Standard input is a socket, which receives what has been built (BuildReport).", shouldDisplay: false)

    @OptionGroup var program: ProgramOptions
    @OptionGroup var screen: ScreenOptions

    @Flag(help: "Shows all previews in place of the program.")
    var previews = false

    func run() throws {
        let socket = MessageSocket(descriptor: STDIN_FILENO), traits = try screen.traits(), screen = try screen.screen()
        EmbedCommand.endWithConnection()
        try ProgramCache.prepare()
        // Waggle itself stays as it is while a program is developed.
        let framework = try FrameworkBuilder(root: try ProjectRoot.folder()).ready()
        let named = FileSystem.absolute(program.folder)
        // A project or a manifest stands for its folder.
        let isFile = !FileSystem.isFolder(named) || ["xcodeproj", "xcworkspace"].contains(FileSystem.ending(named))
        let folder = isFile ? FileSystem.parent(named) : named, watch = SourceWatch(watchedPaths(folder))
        while true {
            _ = socket.send(try RemoteMessage(BuildReport.building).encoded)
            let start = Date()
            let report = try build(framework, folder, screen, traits)
            if program.verbose { Terminal.say("Built in \(Int(-start.timeIntervalSinceNow * 1000)) ms.") }
            // The compiler refuses files that are saved while it reads them; they are built again at once.
            var isOld = false
            if case .failed = report { isOld = watch.hasChanged }
            guard try isOld || socket.send(RemoteMessage(report).encoded) else { return }
            watch.waitForChange()
        }
    }

    private func build(_ framework: Framework, _ folder: String, _ screen: Screen, _ traits: ScreenTraits) throws -> BuildReport {
        do {
            let built = try program.build(showsPreviews: previews, with: framework)
            let preview = previews ? PreviewRequest(showsAll: true) : nil
            let request = ProgramRequest(action: .browser, screen: screen, traits: traits, program: built.files, preview: preview)
            return .built(executable: built.executable, environment: try RequestPassing(request, preloading: built.library).environment)
        } catch let error as ToolError {
            Terminal.say("\(error)")
            return .failed(
                messages: CompilerMessage.report(error.output, seenFrom: folder),
                words: error.output.isEmpty ? error.description : error.output)
        } catch let error where !(error is ExitCode) {
            // The next version may be built.
            Terminal.say("\(error)")
            return .failed(messages: [], words: "\(error)")
        }
    }

    /// The program's folder, and what it takes from elsewhere: packages beside it, and files that a project names.
    private func watchedPaths(_ folder: String) -> [String] {
        var all = [folder]
        switch try? Program(path: program.folder, target: program.target, showsPreviews: previews) {
        case .package(let package)?: all += [package] + ((try? LocalPackages([package]).folders) ?? [])
        case .sources(let sources)?:
            all += [sources.folder] + ((try? LocalPackages(sources.parts.localPackages).folders) ?? [])
            all += sources.sources + sources.parts.modules.flatMap(\.sources) + sources.assetCatalogs + sources.resources
        case nil: break
        }
        var paths: [String] = []
        for path in all where !paths.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { paths.append(path) }
        return paths
    }
}

extension CompilerMessage {
    /// The errors of a build for the window, each once, in the order of the output.
    /// - Parameter folder: Files below it are named relative to it.
    static func report(_ output: String, seenFrom folder: String) -> [BuildMessage] {
        var seen: Set<BuildMessage> = []
        return all(in: output).filter(\.isError).map { error in
            let path = FileSystem.absolute(error.path), lines = FileManager.default.contents(atPath: path)
                .map { String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) } ?? []
            return BuildMessage(file: path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path, line: error.line,
                                words: error.text,
                                source: lines.indices.contains(error.line - 1) ? String(lines[error.line - 1]) : nil)
        }.filter { seen.insert($0).inserted }
    }
}
