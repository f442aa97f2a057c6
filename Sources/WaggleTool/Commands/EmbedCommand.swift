import ArgumentParser
import Foundation
import WaggleRequest

/// Used by programs that show others, such as the gallery.
struct EmbedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "embed", abstract: "Builds a program and lets another one show it.",
        discussion: "Standard input is a socket: the other program sends steps of time and input, and receives pictures as display lists.",
        shouldDisplay: false)

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

    /// Ends the tool and its compilers once the other program has closed the connection and no longer waits for the program. The program
    /// itself, which takes the tool's place, notices the end of its input.
    static func endWithConnection() {
        Thread.detachNewThread {
            // The end is reported without being asked for.
            var connection = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
            while poll(&connection, 1, -1) < 0, errno == EINTR {}
            if connection.revents & Int16(POLLHUP) != 0 { kill(getpid(), SIGTERM) }
        }
    }
}

/// Used by `./waggle pack` and by `./waggle` on a new machine.
struct FrameworkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "framework",
        abstract: "Prints the folder of the framework that programs are built against, and builds it before if its sources changed.",
        shouldDisplay: false)

    @Option(help: "A framework's folder in .build/waggle, unpacked there, that becomes the current one.")
    var adopt: String?

    func run() throws {
        let builder = FrameworkBuilder(root: try ProjectRoot.folder())
        if let adopt { try builder.adopt(adopt) }
        print(try builder.ready().folder)
    }
}

struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "Lists the phones and tablets for --device, with size, scale and safe area in points.")

    func run() { print(Self.table(Device.all)) }

    /// One line for each device; insets of the upper and lower edge in portrait, and of left, bottom and right, or top and
    /// bottom, in landscape.
    static func table(_ devices: [Device]) -> String {
        let width = devices.map(\.name.count).max() ?? 0
        func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(width - text.count, 0)) }
        return devices.map { device in
            let screen = device.screen, area = screen.safeArea, turned = screen.landscape.safeArea
            let size = padded("\(Int(screen.width))x\(Int(screen.height))", 9),
                insets = padded("top \(Int(area.top)), bottom \(Int(area.bottom))", 17)
            let landscape = turned.leading > 0 ? "left and right \(Int(turned.leading)), bottom \(Int(turned.bottom))"
                : "top \(Int(turned.top)), bottom \(Int(turned.bottom))"
            return "\(padded(device.name, width))  \(size) @\(Int(screen.scale))x  \(insets)  landscape: \(landscape)"
        }.joined(separator: "\n")
    }
}
