import ArgumentParser

/// The commands that need more than a shell; `./waggle` builds this tool and forwards them.
@main
struct WaggleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "waggle",
        abstract: "Runs SwiftUI programs on Linux: in a window, in a browser, as a picture, or as a film.",
        version: "0.1.0",
        subcommands: [RunCommand.self, RenderCommand.self, FilmCommand.self, PreviewsCommand.self, DevicesCommand.self, CheckCommand.self,
                      NewCommand.self, TestCommand.self, ServeCommand.self, DevCommand.self, RebuildCommand.self, EmbedCommand.self,
                      CoverageCommand.self,
                      FrameworkCommand.self])

    static func main() {
        Interruption.watch()
        main(PreviewArgument.completed(Array(CommandLine.arguments.dropFirst())))
    }
}
