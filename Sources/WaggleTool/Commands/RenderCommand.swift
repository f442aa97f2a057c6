import ArgumentParser
import WaggleRequest

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "render", abstract: "Builds a program and draws one picture of it.")

    @OptionGroup var program: ProgramOptions
    @OptionGroup var screen: ScreenOptions

    @Option(parsing: .unconditional, help: "The time of the picture, in seconds after the start.")
    var at = 0.0

    @Option(
        help: "Draws a preview instead of the program, given by its name or its file; without a value, the only preview; all for a sheet of all previews.")
    var preview: String?

    @Option(name: .shortAndLong, help: "The picture: .png, .svg or .pdf.")
    var output: String

    func run() throws {
        guard at.isFinite, at >= 0, at <= FilmScript.longestDuration else {
            throw ToolError("--at \(at) must be between 0 and \(Int(FilmScript.longestDuration)) seconds.")
        }
        let format = try PictureFormat(path: output)
        let path = try OutputCheck.path(output, isFolder: false)
        var screen = try self.screen.screen()
        let traits = try self.screen.traits(),
            preview = PreviewArgument.request(preview, keepsScreen: self.screen.isGiven, folder: program.folder)
        if preview?.showsAll == true, self.screen.scale == nil { screen.scale = min(screen.scale, 2) }
        let built = try program.build(showsPreviews: preview != nil)
        let request = ProgramRequest(action: .render(time: at, output: path, format: format), screen: screen, traits: traits,
                                     program: built.files, preview: preview)
        try ProgramStart(program: built, request: request).make(output: path)
    }
}
