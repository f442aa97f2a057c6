// A window that another program shows.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

/// A window whose time, screen and input come from another program, which draws its display lists.
@MainActor
package final class RemoteWindow {
    private let driver: WindowDriver
    private let clock: VirtualClock?
    private let sender = DisplayListSender()
    private var pictureIsNew = true
    private var script: FilmScript?

    /// - Parameters:
    ///   - traits: What was set before the script, as it is in the environment.
    ///   - clock: runs the program's timers and tasks; nil if someone else does.
    package init<Content: View>(
        _ content: Content, _ screen: Screen, script: FilmScript? = nil, traits: ScreenTraits = ScreenTraits(),
        environment: EnvironmentValues, clock: VirtualClock?
    ) {
        self.clock = clock
        self.script = script
        var environment = environment
        environment.displayScale = screen.scale
        environment.imageDecoding = environment.imageDecoding ?? HeadlessWindow.imageDecoding
        environment.hostServices = HeadlessServices()
        environment.showsMenuBar = screen.deviceName == nil
        driver = WindowDriver(content, size: CGSize(width: screen.width, height: screen.height), safeArea: EdgeInsets(screen.safeArea),
                              environment: environment,
                              textEngine: PangoTextEngine(), startDate: VirtualClock.start)
        driver.traits = traits
        driver.connect(to: self)
        if let script { driver.play(script, from: 0, warn: HostMessage.warn) }
    }

    /// Advances the window and returns its picture, if it has changed.
    package func reply(to request: RemoteFrameRequest) throws -> RemoteMessage {
        let time = max(request.time, driver.graph.time)
        if let screen = request.screen { show(on: screen) }
        if let scheme = request.colorScheme {
            driver.traits.colorScheme = scheme
            driver.change { $0.colorScheme = ColorScheme(scheme) }
        }
        for input in request.input { if let event = input.event(at: time) { driver.send(event) } }
        do {
            try driver.frame(at: time)
        } catch let error as RequestError {
            // The script has ended; the program goes on.
            script = nil
            HostMessage.warn(error.description)
        }
        let body = pictureIsNew ? try sender.message(for: driver.picture().list) : []
        pictureIsNew = false
        driver.frameIsOver()
        return try RemoteMessage(reply(at: time), body: body)
    }

    private func show(on screen: Screen) {
        MainScreen.show(screen)
        driver.setSize(CGSize(width: screen.width, height: screen.height), safeArea: EdgeInsets(screen.safeArea))
        pictureIsNew = true
    }

    private func reply(at time: TimeInterval) -> RemoteFrameReply {
        let background = driver.graph.colorScheme == .dark ? ResolvedColor.black : .white
        return RemoteFrameReply(nextFrame: nextFrame(after: time), width: driver.size.width, height: driver.size.height,
                                background: [background.red, background.green, background.blue, background.opacity],
                                scriptIsOver: script.map { time >= $0.duration } ?? true)
    }
    private func nextFrame(after time: TimeInterval) -> TimeInterval? {
        let graph: TimeInterval? = switch driver.demand {
        case .next: time
        case .at(let wake): wake
        case .none: nil
        }
        // The program's own timers and tasks.
        return [graph, clock?.nextWake].compactMap(\.self).min()
    }
}

extension RemoteWindow: FrameHost {
    package var sleepsBetweenFrames: Bool { false }
    package func requestFrame() {}
    package func pictureDidChange() { pictureIsNew = true }
    package func turnClock(to time: TimeInterval) { clock?.advance(to: time) }
    package var clockTime: TimeInterval? { clock?.time }
    package func runReadyWork() -> Bool { ImageLoads.finish(with: clock) }
    /// Scripts of remote programs keep no pictures.
    package func savePicture(to file: String) {}
}

// MARK: The shown program's process

extension ProgramHost {
    /// Answers the steps of the program at the other end of standard input, which is a socket, until that end is closed.
    func serve<Content: View>(_ script: FilmScript?, _ content: Content) throws {
        let socket = MessageSocket(descriptor: STDIN_FILENO),
            screen = try script.map { try request.screen.applying($0.screen) } ?? request.screen
        MainScreen.show(screen)
        let window = RemoteWindow(content, screen, script: script, traits: request.traits, environment: environment, clock: clock)
        var received: [UInt8] = []
        while case .bytes(let bytes) = VirtualClock.whileStanding({ socket.receive(within: .infinity) }) {
            received += bytes
            while let message = try RemoteMessage.take(from: &received) {
                guard socket.send(try window.reply(to: message.decoded()).encoded) else { return }
            }
        }
    }
}
