import ArgumentParser
import Foundation
import WaggleRequest

struct DevCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dev", abstract: "Shows a program, and its next version with the same state whenever a file is saved.",
        discussion: "In a window, or in a browser where there is no display. Errors of the compiler stand over the last picture until they are mended. Documentation/Development.md tells more.")

    @OptionGroup var program: ProgramOptions
    @OptionGroup var screen: ScreenOptions

    @Flag(help: "Shows all previews side by side, alive, with switches for their screen and settings.")
    var previews = false

    @Flag(help: "Shows it in a browser on this machine and prints the address.")
    var browser = false

    @Option(help: "With --browser: the port of the address; any that is free without it.")
    var port: Int?

    func run() throws {
        let hasDisplay = RunCommand.hasDisplay(ProcessInfo.processInfo.environment), isInBrowser = browser || !hasDisplay
        guard isInBrowser || port == nil else { throw ToolError("--port is for --browser; add it, or remove --port.") }
        guard !screen.frame, !screen.statusBar, screen.keyboard != true else {
            throw ToolError(
                "--frame, --status-bar and --keyboard are for pictures and films: use them with ./waggle render or ./waggle film, or remove them.")
        }
        if isInBrowser { try screen.requireNoDevice() }
        // Wrong arguments are reported before anything is built.
        try ProgramCache.prepare()
        _ = try Program(path: program.folder, target: program.target, showsPreviews: previews)
        let traits = try screen.traits(), root = try ProjectRoot.folder()
        let variables = [Self.commandVariable: String(decoding: try JSONEncoder().encode(builder), as: UTF8.self)]
        if isInBrowser {
            if !browser {
                Terminal.say(
                    "There is no display for windows (neither WAYLAND_DISPLAY nor DISPLAY is set), so the program is shown in a browser: open the address that follows.")
            }
            let opens = hasDisplay ? ["--open"] : []
            try BrowserStart(program: program, screen: screen).replaceTool(["--port", String(port ?? 0)] + opens, with: variables) {
                try workbench(root)
            }
        }
        let shown = try screen.isGiven ? screen.screen() : (screen.landscape ? Screen.window.landscape : Screen.window).validated()
        let window = try workbench(root),
            request = ProgramRequest(action: .window(scale: screen.scale), screen: shown, traits: traits, program: window.files)
        try ProgramStart(program: window, request: request).replaceTool(with: variables)
    }

    /// Read by the program in the folder `Workbench`.
    static let commandVariable = "WAGGLE_BUILDER"

    /// The program that shows others in development.
    private func workbench(_ root: String) throws -> BuiltProgram {
        let framework = try FrameworkBuilder(root: root).ready()
        return try SourceBuilder(framework: framework, isVerbose: false)
            .build(try SourceProgram(bareFolder: FileSystem.join(root, "Workbench")))
    }

    /// This tool with the same arguments.
    private var builder: [String] {
        var words = [FileSystem.real("/proc/self/exe"), "rebuild"], skipsNext = false
        for word in ProcessInfo.processInfo.arguments.dropFirst(2) {
            if skipsNext || word == "--browser" || word.hasPrefix("--port=") {
                skipsNext = false
            } else if word == "--port" {
                skipsNext = true
            } else {
                words.append(word)
            }
        }
        return words
    }
}
