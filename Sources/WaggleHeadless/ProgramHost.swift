// Renders a program's window to images or films.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

extension ProgramHost {
    /// Executes the request with the program's first window and a virtual clock.
    package static func run<Content: View>(_ request: ProgramRequest, _ content: () -> Content) throws {
        // Before any code of the program runs, so that everything follows the virtual clock.
        let clock = VirtualClock()
        try ProgramHost(request, clock).run(content)
    }
}

/// Executes one request for images or a film.
@MainActor
package struct ProgramHost {
    let request: ProgramRequest
    let clock: VirtualClock
    /// The initial environment of the program's windows: fonts, colours and images.
    let environment: EnvironmentValues

    package init(_ request: ProgramRequest, _ clock: VirtualClock) throws {
        self.request = request
        self.clock = clock
        environment = try Self.environment(for: request)
    }

    /// The same program with a changed request.
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
        case .render(let time, let output, _):
            let window = try makeWindow(content(), request.screen)
            // Intermediate frames matter to programs that count them or chain actions.
            try window.turn(to: time, framesPerSecond: 60)
            try write(window, to: output)
        case .film(let script, let framesPerSecond, let output, let format):
            try film(script, framesPerSecond, output, format, content())
        case .serve(let script): try serve(script, content())
        case .window, .browser:
            throw RequestError("This host makes pictures and films, not windows.")
        }
    }

    private static func environment(for request: ProgramRequest) throws -> EnvironmentValues {
        var environment = try request.program.environment()
        environment.colorScheme = request.colorScheme == .dark ? .dark : .light
        return environment
    }

    func makeWindow<Content: View>(_ content: Content, _ screen: Screen) throws -> HeadlessWindow {
        MainScreen.show(screen)
        var environment = environment
        environment.showsMenuBar = screen.deviceName == nil
        return HeadlessWindow(content, size: CGSize(width: screen.width, height: screen.height), scale: screen.scale,
                              safeArea: EdgeInsets(screen.safeArea), environment: environment, clock: clock)
    }

    private func write(_ window: HeadlessWindow, to path: String) throws {
        try window.driver.picture().write(to: path, scale: window.scale, window.backend)
    }

    private func film<Content: View>(_ script: FilmScript, _ framesPerSecond: Int, _ output: String, _ format: FilmFormat, _ content: Content) throws {
        PictureMemory.keep()
        let window = try makeWindow(content, try request.screen.applying(script.screen))
        let first = try window.draw()
        ScreenRate.take(Double(framesPerSecond))
        let rate = Double(framesPerSecond), frameCount = script.frameCount(framesPerSecond: framesPerSecond), scale = window.scale
        let writer = try FilmWriter(path: output, format: format, width: first.width, height: first.height, framesPerSecond: framesPerSecond,
                                    totalFrames: frameCount) { bytes, width, height in
            try CairoSurface.png(bytes, width: width, height: height, scale: scale)
        }
        let folder = format == .frames ? output : (output as NSString).deletingLastPathComponent
        window.onSnapshot = { [unowned window] file in try write(window, to: file.hasPrefix("/") ? file : "\(folder)/\(file)") }
        window.driver.play(script, from: 0, warn: HostMessage.warn)
        for number in 0..<frameCount {
            try window.turn(to: Double(number) / rate, framesPerSecond: rate)
            try window.draw().withPixels { try writer.append($0) }
        }
        // Snapshots may be due at the very end.
        try window.turn(to: script.duration, framesPerSecond: rate)
        try writer.finish()
    }
}
