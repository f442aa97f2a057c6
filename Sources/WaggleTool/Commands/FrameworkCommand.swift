import ArgumentParser

/// Used by Waggle's tests, which need the framework later.
struct FrameworkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "framework", abstract: "Builds what programs are built against, if its sources have changed.", shouldDisplay: false)

    func run() throws { _ = try FrameworkBuilder(root: try ProjectRoot.folder()).ready() }
}
