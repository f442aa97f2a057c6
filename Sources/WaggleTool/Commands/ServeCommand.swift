import ArgumentParser
import Foundation
import WaggleRequest

struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Builds a program and shows it in browsers, to each in a process of its own.",
        discussion: "The printed address carries a token, without which nobody sees the page. With --host, other machines reach it, too. Documentation/Browser.md tells more, also about proxies.")

    @OptionGroup var program: ProgramOptions
    @OptionGroup var screen: ScreenOptions
    @OptionGroup var browser: BrowserOptions

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 8080

    func run() throws { try BrowserStart(program: program, screen: screen).replaceTool(["--port", String(port)] + browser.words) }
}

/// Who may come, and what each may use.
struct BrowserOptions: ParsableArguments {
    @Option(help: "The address of this machine to listen on, such as 0.0.0.0 for all; 127.0.0.1, this machine alone, without it.")
    var host: String?

    @Option(help: ArgumentHelp("A name under which a proxy leads to this host. Can be repeated.", valueName: "name"))
    var name: [String] = []

    @Option(
        help: "The token of the address in place of a new one, for several hosts behind one proxy; none where the proxy signs people in.")
    var token: String?

    @Option(help: "How many sessions at the same time (50).")
    var sessions: Int?

    @Option(help: "How many bytes a page may send per second (8000000).")
    var bytesPerSecond: Int?

    @Option(help: "How many messages a page may send per second (2000).")
    var messagesPerSecond: Int?

    @Option(help: "Seconds without input after which a session ends (3600).")
    var idleTime: Int?

    @Option(help: "Megabytes that a session's process may have for itself (1024).")
    var sessionMemory: Int?

    @Option(help: "Seconds for which a session waits for its tab to come back (120).")
    var returnTime: Int?

    /// The same for the host, which checks them.
    var words: [String] {
        let numbers = [("--sessions", sessions), ("--bytes-per-second", bytesPerSecond), ("--messages-per-second", messagesPerSecond),
                       ("--idle-time", idleTime),
                       ("--session-memory", sessionMemory), ("--return-time", returnTime)]
        let texts = [("--host", host), ("--token", token)] + name.map { ("--name", $0) }
        return texts.flatMap { name, value in value.map { [name, $0] } ?? [] } + numbers.flatMap { name, value in
            value.map { [name, String($0)] } ?? []
        }
    }
}

/// Builds a program and shows it in browsers.
struct BrowserStart {
    let program: ProgramOptions
    let screen: ScreenOptions

    /// Replaces the tool with the host.
    /// - Parameters:
    ///   - words: The host's options.
    ///   - variables: For the program's environment.
    ///   - build: Makes what is shown, if that is another program.
    func replaceTool(
        _ words: [String], with variables: [String: String] = [:], _ build: (() throws -> BuiltProgram)? = nil
    ) throws -> Never {
        try screen.requireNoDevice()
        let root = try ProjectRoot.folder(), traits = try screen.traits(), screen = try screen.screen()
        let host = try BrowserHostBuilder(root: root).ready(), words = words + ["--page", FileSystem.join(root, "Browser/Client")]
        // Before minutes of building, whether anybody could come.
        let check = try Subprocess.run(host, ["--check"] + words + ["--", "program"])
        guard check.isSuccess else { throw ExitCode(check.code) }
        let built = try build?() ?? program.build()
        let request = ProgramRequest(action: .browser, screen: screen, traits: traits, program: built.files)
        var environment = try RequestPassing(request, preloading: nil).environment.merging(variables) { $1 }
        // Functions of Foundation that the framework replaces, such as those for the locale, are found there only if it is loaded first.
        // The host itself has no use for it.
        environment["WAGGLE_PRELOAD"] = built.library
        try Subprocess.replace(with: host, words + ["--", built.executable], environment: environment)
    }
}
