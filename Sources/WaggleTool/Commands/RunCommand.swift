import ArgumentParser
import WaggleRequest

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "run", abstract: "Builds a program and shows it.")

    @OptionGroup var program: ProgramOptions
    @OptionGroup var screen: ScreenOptions

    func run() throws {
        let screen = try self.screen.screen()
        let built = try program.build()
        let request = ProgramRequest(action: .window, screen: screen, colorScheme: self.screen.colorScheme, program: built.files)
        try ProgramStart(program: built, request: request).replaceTool()
    }
}
