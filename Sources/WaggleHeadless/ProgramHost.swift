// What a program does when it starts: reads its request, shows its window and draws it.

import Foundation
import WaggleAssets
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest

extension App {
    /// Starts the program: draws the picture or film it is asked for by `WAGGLE_REQUEST`.
    @MainActor public static func main() {
        ProgramHost.start { AppView(Self()) }
    }
}

extension ProgramHost {
    /// Does what the environment asks for with a program's first window, and ends the process.
    static func start<Content: View>(_ content: () -> Content) -> Never {
        // Only this program needs the library in front of all others, not those it starts.
        unsetenv("LD_PRELOAD")
        do {
            guard let request = try ProgramRequest.current() else {
                throw RequestError("This program was started by itself, and a window comes with a later edition: use ./waggle render or ./waggle film.")
            }
            // Before the program's first line runs, so that all it does follows the virtual clock.
            let clock = VirtualClock()
            try ProgramHost(request, clock).run(content)
        } catch {
            FileHandle.standardError.write(Data("waggle: \(error)\n".utf8))
            exit(1)
        }
        exit(0)
    }
}

/// Fulfils one request.
@MainActor
package struct ProgramHost {
    let request: ProgramRequest
    let clock: VirtualClock
    /// What the program's windows begin with: its fonts, colours and pictures.
    let environment: EnvironmentValues

    package init(_ request: ProgramRequest, _ clock: VirtualClock) throws {
        self.request = request
        self.clock = clock
        environment = try Self.environment(for: request)
    }

    /// The same program with another request.
    func asked(_ change: (inout ProgramRequest) -> Void) -> ProgramHost {
        var request = request
        change(&request)
        return ProgramHost(request: request, clock: clock, environment: environment)
    }
    private init(request: ProgramRequest, clock: VirtualClock, environment: EnvironmentValues) {
        self.request = request
        self.clock = clock
        self.environment = environment
    }

    package func run<Content: View>(_ content: () -> Content) throws {
        if request.action == .listPreviews { return listPreviews() }
        if let preview = request.preview { return try show(preview) }
        switch request.action {
        case .listPreviews: break
        case .render(let time, let output, let format):
            let window = try makeWindow(content(), request.screen)
            // Frames in between matter to programs that count them or start one thing after another.
            turn(window, to: time, framesPerSecond: 60)
            try write(window, to: output, format)
        case .film(let script, let framesPerSecond, let output, let format):
            try film(script, framesPerSecond, output, format, content())
        case .window:
            throw RequestError("A window comes with a later edition: use ./waggle render or ./waggle film.")
        }
    }

    nonisolated static func warn(_ sentence: String) { FileHandle.standardError.write(Data("waggle: \(sentence)\n".utf8)) }

    private static func environment(for request: ProgramRequest) throws -> EnvironmentValues {
        let files = request.program
        for font in files.fonts { try FontFiles.add(font) }
        var environment = EnvironmentValues()
        environment.colorScheme = request.colorScheme == .dark ? .dark : .light
        let assets = CatalogAssets(catalogs: files.assetCatalogs, resourceFolders: files.resourceFolders) { warn($0) }
        ProgramAssets.provider = assets
        environment.assetProvider = assets
        return environment
    }

    func makeWindow<Content: View>(_ content: Content, _ screen: Screen) throws -> HeadlessWindow {
        let area = screen.safeArea
        MainScreen.size = CGSize(width: screen.width, height: screen.height)
        MainScreen.scale = screen.scale
        MainScreen.safeArea = EdgeInsets(top: area.top, leading: area.leading, bottom: area.bottom, trailing: area.trailing)
        return HeadlessWindow(content, size: CGSize(width: screen.width, height: screen.height), scale: screen.scale,
                              safeArea: EdgeInsets(top: area.top, leading: area.leading, bottom: area.bottom, trailing: area.trailing),
                              environment: environment)
    }

    /// Goes from the window's time to a later one, frame by frame, with the program's own timers and tasks in between.
    private func turn(_ window: HeadlessWindow, to time: Double, framesPerSecond: Double) {
        var number = (window.time * framesPerSecond).rounded(.down) + 1
        while number / framesPerSecond < time - 1e-9 {
            step(window, to: number / framesPerSecond)
            number += 1
        }
        step(window, to: time)
    }

    private func step(_ window: HeadlessWindow, to time: Double) {
        clock.advance(to: time)
        window.advance(to: time)
        // What appearing started may be ready at once, and shows in the same frame.
        clock.runReadyWork()
        // Loading a picture takes no virtual time, so that films do not depend on the network's speed.
        ImageLoads.waitForAll()
        clock.runReadyWork()
        if window.graph.needsUpdate { window.advance(to: time) }
    }

    private func write(_ window: HeadlessWindow, to path: String, _ format: PictureFormat) throws {
        switch format {
        case .png: try window.draw().writePNG(to: path)
        case .svg: try window.backend.writeSVG(window.displayListWithBackground(), size: window.size, to: path)
        case .pdf: try window.backend.writePDF([(window.displayListWithBackground(), window.size)], to: path)
        }
    }

    private func film<Content: View>(_ script: FilmScript, _ framesPerSecond: Int, _ output: String, _ format: FilmFormat, _ content: Content) throws {
        let screen = try request.screen.applying(script.screen)
        let window = try makeWindow(content, screen)
        let first = try window.draw()
        let events = script.events(framesPerSecond: framesPerSecond)
        let frames = events.count { if case .frame = $0 { true } else { false } }
        let scale = screen.scale
        let writer = try FilmWriter(path: output, format: format, width: first.width, height: first.height, framesPerSecond: framesPerSecond,
                                    totalFrames: frames) { bytes, width, height in
            try CairoSurface.png(bytes, width: width, height: height, scale: scale)
        }
        let folder = format == .frames ? output : (output as NSString).deletingLastPathComponent
        for event in events {
            switch event {
            case .frame(_, let time):
                turn(window, to: time, framesPerSecond: Double(framesPerSecond))
                try window.draw().withPixels { try writer.append($0) }
            case .snapshot(let file, let time):
                turn(window, to: time, framesPerSecond: Double(framesPerSecond))
                let path = file.hasPrefix("/") ? file : "\(folder)/\(file)"
                try write(window, to: path, PictureFormat(path: path))
            case .colorScheme(let scheme, let time):
                turn(window, to: time, framesPerSecond: Double(framesPerSecond))
                window.setColorScheme(scheme == .dark ? .dark : .light)
            }
        }
        try writer.finish()
    }
}
