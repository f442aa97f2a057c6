import ArgumentParser
import Foundation
import WaggleRequest

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "run", abstract: "Builds a program and shows it in a window.")

    @OptionGroup var program: ProgramOptions
    @OptionGroup var screen: ScreenOptions

    func run() throws {
        // Told before minutes are spent on building.
        try Self.checkDisplay(ProcessInfo.processInfo.environment, folder: program.folder)
        let action = try windowAction()
        let built = try program.build()
        let request = ProgramRequest(action: action.window, screen: action.screen, colorScheme: screen.colorScheme, program: built.files)
        try ProgramStart(program: built, request: request).replaceTool()
    }

    /// A device keeps its own scale; a free size follows the monitor's unless the person named one.
    private func windowAction() throws -> (window: ProgramRequest.Action, screen: Screen) {
        if screen.device == nil, screen.size == nil {
            var standard = Screen.window
            if let scale = screen.scale { standard.scale = scale }
            return (.window(scale: screen.scale), try standard.validated())
        }
        let screen = try screen.screen()
        return (.window(scale: screen.deviceName == nil ? self.screen.scale : screen.scale), screen)
    }

    /// - Throws: `ToolError` when nothing says where a window could be shown.
    static func checkDisplay(_ environment: [String: String], folder: String) throws {
        let names = ["WAYLAND_DISPLAY", "DISPLAY"]
        guard names.allSatisfy({ environment[$0]?.isEmpty ?? true }) else { return }
        throw ToolError("There is no display to open a window on (neither WAYLAND_DISPLAY nor DISPLAY is set). ./waggle film \(folder) --seconds 4 -o a.mp4 films the program, ./waggle render \(folder) -o a.png draws a picture of it.")
    }
}
