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

    package init(_ request: ProgramRequest, _ clock: VirtualClock) {
        self.request = request
        self.clock = clock
        environment = Self.environment(for: request)
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

    private static func environment(for request: ProgramRequest) -> EnvironmentValues {
        var environment = request.program.environment()
        environment.apply(request.traits)
        return environment
    }

    func makeWindow<Content: View>(_ content: Content, _ screen: Screen) throws -> HeadlessWindow {
        MainScreen.show(screen)
        var environment = environment
        environment.showsMenuBar = screen.deviceName == nil
        let window = HeadlessWindow(content, size: CGSize(width: screen.width, height: screen.height), scale: screen.scale,
                                    safeArea: EdgeInsets(screen.safeArea), environment: environment, clock: clock)
        window.driver.traits = request.traits
        // Films have no transparent parts.
        if case .film = request.action { window.driver.addChrome(as: screen, paper: .white) } else { window.driver.addChrome(as: screen) }
        return window
    }

    private func write(_ window: HeadlessWindow, to path: String) throws {
        try window.driver.picture().write(to: path, scale: window.scale, window.backend)
    }

    private func film<Content: View>(
        _ script: FilmScript, _ framesPerSecond: Int, _ output: String, _ format: FilmFormat, _ content: Content
    ) throws {
        PictureMemory.keep()
        // The tool has applied what the script says of the screen, and a preview may have changed it since.
        let window = try makeWindow(content, request.screen)
        let first = try window.draw()
        ScreenRate.take(Double(framesPerSecond))
        let rate = Double(framesPerSecond), frameCount = script.frameCount(framesPerSecond: framesPerSecond), scale = window.scale
        let writer = try FilmWriter(path: output, format: format, width: first.width, height: first.height,
                                    framesPerSecond: framesPerSecond,
                                    totalFrames: frameCount) { bytes, width, height in
            try CairoSurface.png(bytes, width: width, height: height, scale: scale)
        }
        let folder = format == .frames ? output : (output as NSString).deletingLastPathComponent
        window.onSnapshot = { [unowned window] file in try write(window, to: file.hasPrefix("/") ? file : "\(folder)/\(file)") }
        window.driver.play(script, from: 0, warn: HostMessage.warn)
        func turn(to time: Double) throws {
            do { try window.turn(to: time, framesPerSecond: rate) } catch let error as RequestError {
                throw keep(writer, failedBy: error, window, output, rate)
            }
        }
        for number in 0..<frameCount {
            try turn(to: Double(number) / rate)
            try window.draw().withPixels { try writer.append($0) }
        }
        // Snapshots may be due at the very end.
        try turn(to: script.duration)
        try writer.finish()
    }

    /// Keeps what was filmed before a step failed, and a picture of what was in front, beside the film, which may be there from
    /// an earlier time.
    /// - Returns: The error to report: the step's, and where these are.
    private func keep(
        _ writer: FilmWriter, failedBy error: RequestError, _ window: HeadlessWindow, _ output: String, _ rate: Double
    ) -> RequestError {
        let ending = (output as NSString).pathExtension, stem = (output as NSString).deletingPathExtension + "-failed"
        let film = ending.isEmpty ? stem : "\(stem).\(ending)", picture = "\(stem).png"
        // A full disk must not hide what is wrong with the script.
        func kept(_ what: String, _ verb: String, in file: String, _ body: () throws -> Void) -> String {
            do { try body() } catch {
                let reason = "\(error)"
                return "\(what) could not be kept: \(reason.hasSuffix(".") ? String(reason.dropLast()) : reason)"
            }
            return "\(what) \(verb) in \(file)"
        }
        var results = [kept("The window at that moment", "is", in: picture) { try write(window, to: picture) }]
        if writer.frameCount > 0 {
            let seconds = (Double(writer.frameCount) / rate).formatted(.number.precision(.fractionLength(0...2)))
            results.append(kept("the first \(seconds) s of the film", "are", in: film) { try writer.finish(as: film) })
        }
        return RequestError("\(error.description) \(results.joined(separator: "; ")).")
    }
}
