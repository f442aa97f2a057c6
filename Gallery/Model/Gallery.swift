import SwiftUI
import WaggleRemote

/// The programs of the gallery, and how they are shown.
@Observable @MainActor
final class Gallery {
    let examples: [Example]
    /// Words that the shown programs contain.
    var query = ""
    var screen = ScreenChoice.iPhone15 { didSet { apply() } }
    var isLandscape = false { didSet { apply() } }
    var appearance = ColorScheme.light { didSet { apply() } }
    /// Seconds of the programs' time per second.
    var speed = 1.0 { didSet { apply() } }

    static let speeds = [0.1, 0.25, 0.5, 1, 2]

    /// The small programs of the grid, by their examples' ids.
    @ObservationIgnored private var thumbnails: [Example.ID: RemoteProgram] = [:]
    /// The program of the open page.
    @ObservationIgnored private weak var opened: RemoteProgram?

    /// The command that serves an example's program, with its tour or without. `GalleryFolder.command` may build Waggle, for which SwiftPM waits until a
    /// running `swift test` has ended; so tests name another one.
    @ObservationIgnored private let command: (Example, _ playsTour: Bool) -> [String]

    init(_ examples: [Example], command: @escaping (Example, _ playsTour: Bool) -> [String]) {
        self.examples = examples
        self.command = command
    }

    var found: [Example] { examples.filter { $0.matches(query) } }

    /// The program of a card, which plays its tour.
    func thumbnail(of example: Example) -> RemoteProgram? {
        if let program = thumbnails[example.id] { return program }
        let program = program(of: example, playsTour: true)
        // Smooth enough for thumbnails, at a third of the work.
        program?.framesPerSecond = 20
        thumbnails[example.id] = program
        return program
    }

    /// A new program for a page.
    func open(_ example: Example, playsTour: Bool) -> RemoteProgram? {
        let program = program(of: example, playsTour: playsTour)
        opened = program
        return program
    }

    private func program(of example: Example, playsTour: Bool) -> RemoteProgram? {
        guard let screen = shownScreen else { return nil }
        let program = RemoteProgram(command(example, playsTour), screen: screen)
        program.colorScheme = appearance
        program.speed = speed
        return program
    }

    var shownScreen: RemoteScreen? {
        guard let upright = try? screen.screen else { return nil }
        return isLandscape ? upright.landscape : upright
    }

    private func apply() {
        for program in Array(thumbnails.values) + [opened].compactMap(\.self) {
            if let shownScreen { program.screen = shownScreen }
            program.colorScheme = appearance
            program.speed = speed
        }
    }
}
