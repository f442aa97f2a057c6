import ArgumentParser
import WaggleRequest

struct FilmCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "film", abstract: "Builds a program and films it.",
        discussion: """
        A script has one step a line: wait 0.5; tap 120,300, tap "Play", tap #play-button, doubletap, press "Play" for 0.8, \
        drag 100,200 to 300,200 over 0.3, pinch "Map" by 2 over 0.5, rotate, hover, key return, type "Hello"; snapshot start.png, dark, light, \
        text-size accessibility3, locale de_DE, right-to-left, keyboard off; and at its start device iphone-15, landscape, frame, status-bar, size 393x852, scale 2. # starts a comment.
        """)

    @OptionGroup var program: ProgramOptions
    @OptionGroup var screen: ScreenOptions

    @Option(help: "The film's script, a text file.")
    var script: String?

    @Option(parsing: .unconditional, help: "The film's length in seconds, without a script.")
    var seconds: Double?

    @Option(parsing: .unconditional, help: "Frames per second, 1 to 120.")
    var fps = 60

    @Option(help: "Films a preview instead of the program, given by its name or its file; without a value, the only preview.")
    var preview: String?

    @Flag(help: "Draws a disc at every touch of the script.")
    var showTouches = false

    @Option(name: .shortAndLong, help: "The film: .mp4, .webm, .gif or .apng; without an extension, a folder of numbered pictures.")
    var output: String

    func run() throws {
        guard (1...120).contains(fps) else { throw ToolError("--fps \(fps) must be between 1 and 120.") }
        let (film, screen) = try filmAndScreen()
        if preview == "all" { throw ToolError("A film shows one preview; ./waggle render --preview all draws all of them on one sheet.") }
        let format = try FilmFormat(path: output)
        let path = try OutputCheck.path(output, isFolder: format == .frames)
        try checkPaths(film, path, format)
        if format.needsEncoder, Subprocess.find("ffmpeg") == nil {
            throw ToolError(
                "Films need the program ffmpeg: install it with “apt-get install ffmpeg”, or omit the output's extension for numbered pictures.")
        }
        let traits = try self.screen.traits(film)
        let built = try program.build(showsPreviews: preview != nil)
        let keepsScreen = self.screen.isGiven || film.screen.device != nil || film.screen.width != nil
        let request = ProgramRequest(action: .film(script: film, framesPerSecond: fps, output: path, format: format), screen: screen,
                                     traits: traits, program: built.files,
                                     preview: PreviewArgument.request(preview, keepsScreen: keepsScreen, folder: program.folder))
        try ProgramStart(program: built, request: request).make(output: path)
    }

    /// Rejects snapshots that would fail halfway through the film, and pictures that would become part of the program's sources.
    private func checkPaths(_ film: FilmScript, _ path: String, _ format: FilmFormat) throws {
        let isFrames = format == .frames
        if isFrames, (FileSystem.absolute(program.folder) + "/").hasPrefix(path + "/") {
            throw ToolError("The output \(output) contains the program; choose another folder for the numbered pictures.")
        }
        for case .snapshot(let file) in film.steps {
            let destination = file.hasPrefix("/") ? file : FileSystem.join(isFrames ? path : FileSystem.parent(path), file)
            // The folder for the pictures is created later.
            if FileSystem.parent(destination) == path, isFrames { continue }
            do {
                _ = try OutputCheck.path(destination, isFolder: false)
            } catch {
                throw ToolError("The snapshot \(file) of the script: \(error)")
            }
        }
    }

    private func filmScript() throws -> FilmScript {
        switch (script, seconds) {
        case (let script?, nil): return try FilmScript(contentsOf: script)
        case (nil, let seconds?):
            guard seconds.isFinite, seconds > 0, seconds <= FilmScript.longestDuration else {
                throw ToolError("--seconds \(seconds) must be greater than 0 and at most \(Int(FilmScript.longestDuration)).")
            }
            return FilmScript(steps: [.wait(seconds: seconds)])
        case (nil, nil): throw ToolError("A film needs --script FILE or --seconds LENGTH.")
        case (_?, _?): throw ToolError("--script and --seconds cannot be combined; a script has its own length.")
        }
    }

    /// Without a keyboard, a phone's film looks wrong as soon as a field is edited.
    private func keyboardIsUsual(_ screen: Screen) -> Bool { screen.device.map { !$0.isTablet } ?? false }

    /// The script with what the command line overrides in it, and the screen that it is filmed on. Unless a scale is given, a film has at
    /// most 2 pixels per point.
    func filmAndScreen() throws -> (film: FilmScript, screen: Screen) {
        var film = try filmScript(), screen = try self.screen.screen()
        film.showsTouches = showTouches
        film.screen = self.screen.overriding(film.screen)
        if self.screen.scale == nil { screen.scale = min(screen.scale, 2) }
        screen = try screen.applying(film.screen)
        if keyboardIsUsual(screen) { screen.parts.showsKeyboard = self.screen.keyboard ?? true }
        return (film, screen)
    }
}
