import ArgumentParser

/// Used by `./waggle pack` and by `./waggle` on a new machine.
struct FrameworkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "framework", abstract: "Prints the folder of the framework that programs are built against, and builds it before if its sources changed.", shouldDisplay: false)

    @Option(help: "A framework's folder in .build/waggle, unpacked there, that becomes the current one.")
    var adopt: String?

    func run() throws {
        let builder = FrameworkBuilder(root: try ProjectRoot.folder())
        if let adopt { try builder.adopt(adopt) }
        print(try builder.ready().folder)
    }
}
