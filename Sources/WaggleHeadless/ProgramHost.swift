// What a program does that is asked for pictures: it shows its window in memory and draws it.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

extension ProgramHost {
    /// Does what is asked for with a program's first window, with the clock turned by hand.
    package static func run<Content: View>(_ request: ProgramRequest, _ content: () -> Content) throws {
        // Pictures and films begin with empty settings and leave none behind, so that the next one is the same.
        setenv("XDG_CONFIG_HOME", "/dev/null", 1)
        // Before the program's first line runs, so that all it does follows the virtual clock.
        let clock = VirtualClock()
        try ProgramHost(request, clock).run(content)
    }
}

/// Fulfils one request for pictures or a film.
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
            throw RequestError("A window has a host of its own; this one makes pictures and films.")
        }
    }

    private static func environment(for request: ProgramRequest) throws -> EnvironmentValues {
        var environment = try request.program.environment()
        environment.colorScheme = request.colorScheme == .dark ? .dark : .light
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

    private func write(_ window: HeadlessWindow, to path: String, _ format: PictureFormat, overlay: DisplayList = DisplayList()) throws {
        switch format {
        case .png: try window.draw(overlay).writePNG(to: path)
        case .svg: try window.backend.writeSVG(window.displayListWithBackground(overlay), size: window.size, to: path)
        case .pdf: try window.backend.writePDF([(window.displayListWithBackground(overlay), window.size)], to: path)
        }
    }

    private func film<Content: View>(_ script: FilmScript, _ framesPerSecond: Int, _ output: String, _ format: FilmFormat, _ content: Content) throws {
        let screen = try request.screen.applying(script.screen)
        let window = try makeWindow(content, screen)
        let first = try window.draw()
        let player = ScriptPlayer(script, on: window.graph, warn: HostMessage.warn), rate = Double(framesPerSecond)
        let frameCount = script.frameCount(framesPerSecond: framesPerSecond), scale = screen.scale
        let writer = try FilmWriter(path: output, format: format, width: first.width, height: first.height, framesPerSecond: framesPerSecond,
                                    totalFrames: frameCount) { bytes, width, height in
            try CairoSurface.png(bytes, width: width, height: height, scale: scale)
        }
        let folder = format == .frames ? output : (output as NSString).deletingLastPathComponent
        /// Plays the script up to a time, with the frames in between.
        func play(to time: Double) throws {
            while let next = player.nextTime, next <= time + 1e-9 {
                if player.isAtStep { turn(window, to: next, framesPerSecond: rate) } else { clock.advance(to: next) }
                switch try player.playNext() {
                case .snapshot(let file)?:
                    let path = file.hasPrefix("/") ? file : "\(folder)/\(file)"
                    try write(window, to: path, PictureFormat(path: path), overlay: overlay)
                case .colorScheme(let scheme)?: window.setColorScheme(scheme == .dark ? .dark : .light)
                case nil: break
                }
            }
            turn(window, to: time, framesPerSecond: rate)
        }
        var overlay: DisplayList { script.showsTouches ? player.touchDiscs : DisplayList() }
        for number in 0..<frameCount {
            try play(to: Double(number) / rate)
            try window.draw(overlay).withPixels { try writer.append($0) }
        }
        // Snapshots may stand at the very end.
        try play(to: script.duration)
        try writer.finish()
    }
}
