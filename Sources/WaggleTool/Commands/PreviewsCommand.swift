import ArgumentParser
import WaggleRequest

struct PreviewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "previews", abstract: "Builds a program and lists its previews with their names and positions.")

    @OptionGroup var program: ProgramOptions

    func run() throws {
        let built = try program.build(showsPreviews: true)
        let request = ProgramRequest(action: .listPreviews, screen: Device.standard.screen, program: built.files)
        try ProgramStart(program: built, request: request).replaceTool()
    }
}

/// The option `--preview`, whose value may be omitted.
enum PreviewArgument {
    /// Stands for the only preview, whatever its name.
    private static let any = "*"

    /// The arguments with a star inserted for a missing `--preview` name, because the parser does not support optional values.
    static func completed(_ arguments: [String]) -> [String] {
        arguments.enumerated().map { index, argument in
            guard argument == "--preview" else { return argument }
            let next = arguments.dropFirst(index + 1).first
            return next == nil || next?.hasPrefix("-") == true ? "--preview=\(any)" : argument
        }
    }

    /// - Parameter name: Nil for the program itself.
    static func request(_ name: String?, keepsScreen: Bool) -> PreviewRequest? {
        name.map { PreviewRequest(name: $0 == any ? nil : $0, keepsScreen: keepsScreen) }
    }
}
