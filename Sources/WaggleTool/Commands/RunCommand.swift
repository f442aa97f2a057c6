import ArgumentParser
import Foundation
import WaggleRequest

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Builds a program and shows it in a window, or in a browser.")

    @OptionGroup var program: ProgramOptions
    @OptionGroup var screen: ScreenOptions

    @Option(help: "Plays a film script in the window, in real time.")
    var script: String?

    @Flag(help: "Draws a disc at every touch of the script.")
    var showTouches = false

    @Flag(help: "Shows it in a browser on this machine and prints the address; ./waggle serve shows it to others, too.")
    var browser = false

    @Option(help: "With --browser: the port of the address; any that is free without it.")
    var port: Int?

    @Argument(parsing: .postTerminator, help: ArgumentHelp("URLs and files to start the program with, after --.", valueName: "url"))
    var addresses: [String] = []

    func run() throws {
        if browser {
            guard script == nil, !showTouches else { throw ToolError("--browser plays no scripts; remove --browser, or the script.") }
            guard addresses.isEmpty else {
                throw ToolError(
                    "--browser passes no URLs and files on; open a URL by the printed address with # and the URL behind it, and drop files on the page.")
            }
            let opens = Self.hasDisplay(ProcessInfo.processInfo.environment) ? ["--open"] : []
            try BrowserStart(program: program, screen: screen).replaceTool(["--port", String(port ?? 0)] + opens)
        }
        guard port == nil else { throw ToolError("--port is for --browser; add it, or remove --port.") }
        guard !screen.frame, !screen.statusBar, screen.keyboard != true else {
            throw ToolError(
                "--frame, --status-bar and --keyboard are for pictures and films: use them with ./waggle render or ./waggle film, or remove them.")
        }
        // Checked before spending minutes on building.
        try Self.checkDisplay(ProcessInfo.processInfo.environment, folder: program.folder)
        let script = try windowScript()
        let action = try windowAction(script), traits = try screen.traits(script)
        let built = try program.build()
        let request = ProgramRequest(action: action.window, screen: action.screen, traits: traits, program: built.files)
        try ProgramStart(program: built, request: request, arguments: addresses).replaceTool()
    }

    /// A device has its own scale; other windows follow the monitor unless the command line sets one.
    func windowAction(_ script: FilmScript?) throws -> (window: ProgramRequest.Action, screen: Screen) {
        let change = screen.overriding(script?.screen ?? .init())
        if screen.device == nil, screen.size == nil {
            if change.device != nil || change.width != nil {
                let shown = try Screen.window.applying(change)
                return (.window(scale: shown.deviceName == nil ? change.scale : shown.scale, script: script), shown)
            }
            var standard = change.isLandscape == true ? Screen.window.landscape : Screen.window
            if let scale = change.scale { standard.scale = scale }
            return (.window(scale: change.scale, script: script), try standard.validated())
        }
        var screen = try screen.screen()
        if change.isLandscape == true { screen = screen.landscape }
        return (.window(scale: screen.deviceName == nil ? self.screen.scale : screen.scale, script: script), screen)
    }

    /// The script with picture paths relative to the current folder.
    private func windowScript() throws -> FilmScript? {
        guard let path = script else { return nil }
        var script = try FilmScript(contentsOf: path)
        script.showsTouches = showTouches
        for index in script.steps.indices {
            if case .snapshot(let file) = script.steps[index] { script.steps[index] = .snapshot(file: FileSystem.absolute(file)) }
        }
        return script
    }

    static func hasDisplay(_ environment: [String: String]) -> Bool {
        ["WAYLAND_DISPLAY", "DISPLAY"].contains { !(environment[$0]?.isEmpty ?? true) }
    }

    /// - Throws: `ToolError` if there is no display for a window.
    static func checkDisplay(_ environment: [String: String], folder: String) throws {
        guard !hasDisplay(environment) else { return }
        throw ToolError(
            "There is no display to open a window on (neither WAYLAND_DISPLAY nor DISPLAY is set). ./waggle run \(folder) --browser shows the program in a browser, ./waggle film \(folder) --seconds 4 -o a.mp4 films the program, ./waggle render \(folder) -o a.png draws a picture of it.")
    }
}
