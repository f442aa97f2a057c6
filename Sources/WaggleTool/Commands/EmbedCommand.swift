import ArgumentParser
import Foundation
import WaggleRequest

/// Used by programs that show others, such as the gallery.
struct EmbedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "embed", abstract: "Builds a program and lets another one show it.",
        discussion: "Standard input is a socket: the other program sends steps of time and input, and receives pictures as display lists.", shouldDisplay: false)

    @OptionGroup var program: ProgramOptions
    @OptionGroup var screen: ScreenOptions

    @Option(help: "Plays a film script.")
    var script: String?

    func run() throws {
        var script = try script.map { try FilmScript(contentsOf: $0) }
        if let change = script?.screen { script?.screen = screen.overriding(change) }
        let traits = try screen.traits(script)
        Self.endWithConnection()
        // A gallery starts many programs at once.
        try ProgramCache.prepare()
        let built = try program.build(waitsItsTurn: true)
        let request = ProgramRequest(action: .serve(script: script), screen: try screen.screen(), traits: traits, program: built.files)
        try ProgramStart(program: built, request: request).replaceTool(inVirtualTime: true)
    }

    /// Ends the tool and its compilers once the other program has closed the connection and no longer waits for the program. The program itself, which
    /// takes the tool's place, notices the end of its input.
    static func endWithConnection() {
        Thread.detachNewThread {
            // The end is reported without being asked for.
            var connection = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
            while poll(&connection, 1, -1) < 0, errno == EINTR {}
            if connection.revents & Int16(POLLHUP) != 0 { kill(getpid(), SIGTERM) }
        }
    }
}
