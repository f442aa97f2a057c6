import Foundation
import Observation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest

/// A SwiftUI program in a process of its own that a `RemoteProgramView` shows.
///
/// The program has a screen, an appearance and a time of its own: its clocks, timers and tasks follow `speed`. It starts when it is first shown, does
/// nothing while no view shows it, and ends with this object.
///
/// ```swift
/// let program = RemoteProgram(["waggle-tool", "serve", "Examples/Kitty"], screen: .device("iphone-15"))
/// RemoteProgramView(program)
/// ```
@MainActor @Observable
public final class RemoteProgram {
    /// The course of the process.
    public enum State: Equatable, Sendable {
        /// Not started, or started and without a picture yet.
        case starting
        case running
        /// The process has ended, with a reason for users.
        case ended(String)
    }

    public private(set) var state = State.starting
    /// True once the script that the command line names has been played.
    public private(set) var scriptIsOver = false
    /// Seconds of the program's time per second of the window's: 0 stops it, 1 is real time. Negative values and not-a-number count as 0.
    public var speed = 1.0 { didSet { if speed != oldValue { host?.requestFrame() } } }
    /// The program's screen. Its scale counts only when the program starts.
    public var screen: RemoteScreen { didSet { if screen != oldValue { change { $0.screen = screen.screen } } } }
    /// The program's appearance.
    public var colorScheme = ColorScheme.light { didSet { if colorScheme != oldValue { change { $0.colorScheme = requestedScheme } } } }
    /// About the most frames per second; at least 1. A window that draws fewer sets the limit.
    @ObservationIgnored public var framesPerSecond = 60.0

    @ObservationIgnored private let connect: @MainActor () throws -> any RemoteConnection
    @ObservationIgnored private var connection: (any RemoteConnection)?
    @ObservationIgnored private var receiver = DisplayListReceiver()
    @ObservationIgnored private var pending = RemoteFrameRequest(time: 0)
    /// True while a step is under way.
    @ObservationIgnored private var isWaiting = false
    /// True if there is something for the next step besides time.
    @ObservationIgnored private var hasNews = true
    /// The program's time, and the window's time at which it was that; nil if no view has shown the program since.
    @ObservationIgnored private var time: TimeInterval = 0
    @ObservationIgnored private var windowTime: TimeInterval?
    /// The program's time of its next frame; nil if it waits for input.
    @ObservationIgnored private var nextProgramFrame: TimeInterval? = 0
    @ObservationIgnored private var lastStep: TimeInterval = -.infinity
    @ObservationIgnored var picture = RemotePicture()
    @ObservationIgnored private weak var host: (any AnimatedDrawingHost)?

    /// - Parameter command: the program to start, which answers steps on its standard input, and its arguments.
    public convenience init(_ command: [String], screen: RemoteScreen) {
        self.init(screen: screen) { try ProcessConnection(command) }
    }
    init(screen: RemoteScreen, connect: @escaping @MainActor () throws -> any RemoteConnection) {
        self.screen = screen
        self.connect = connect
    }

    /// Ends the process and starts the program anew.
    public func restart() {
        connection = nil
        receiver = DisplayListReceiver()
        (isWaiting, hasNews, nextProgramFrame) = (false, true, 0)
        (time, windowTime, lastStep) = (0, nil, -.infinity)
        pending = RemoteFrameRequest(time: 0)
        picture.begin()
        state = .starting
        scriptIsOver = false
        host?.requestFrame()
    }

    private var requestedScheme: ProgramRequest.ColorScheme { colorScheme == .dark ? .dark : .light }
    private func change(_ body: (inout RemoteFrameRequest) -> Void) {
        body(&pending)
        hasNews = true
        host?.requestFrame()
    }

    /// Passes input on with the next step.
    func handle(_ input: RemoteInput) { change { $0.input.append(input) } }
}

// MARK: Steps

extension RemoteProgram: AnimatedDrawing {
    package func didAppear(in view: any AnimatedDrawingHost) { host = view }
    package func didDisappear(from view: any AnimatedDrawingHost) {
        guard host === view else { return }
        host = nil
        didHide()
    }
    /// The program's time stands still until the next frame.
    package func didHide() { windowTime = nil }
    package func resize(to size: CGSize) {}

    package func advance(to windowTime: TimeInterval) {
        let speed = speed > 0 ? speed : 0
        // A program's time begins with its first picture, however long it took to build.
        if state == .running { time += max(windowTime - (self.windowTime ?? windowTime), 0) * speed }
        self.windowTime = windowTime
        if isWaiting { take(within: 0) }
        guard !isWaiting, isDue(windowTime) else { return }
        step(windowTime)
    }
    private func isDue(_ windowTime: TimeInterval) -> Bool {
        if case .ended = state { return false }
        if hasNews { return true }
        guard speed > 0, windowTime >= lastStep + interval - 1e-6 else { return false }
        return nextProgramFrame.map { $0 <= time + 1e-6 } ?? false
    }
    /// A little shorter than the wanted interval where that is the screen's own, because real frame times vary.
    private var interval: TimeInterval { framesPerSecond >= 59 ? 0.72 / framesPerSecond : 1 / max(framesPerSecond, 1) }

    package func nextFrame(after windowTime: TimeInterval) -> TimeInterval? {
        if case .ended = state { return nil }
        guard !isWaiting, speed > 0, let nextProgramFrame else { return hasNews && !isWaiting ? windowTime : nil }
        return max(windowTime + max(nextProgramFrame - time, 0) / speed, lastStep + interval)
    }

    private func step(_ windowTime: TimeInterval) {
        do {
            let connection = try connection ?? begin()
            pending.time = time
            let isAlive = try connection.send(pending)
            (pending, hasNews, lastStep) = (RemoteFrameRequest(time: time), false, windowTime)
            guard isAlive else { return end(Self.endedByItself) }
            isWaiting = true
            if host?.waitsForOthers == true { take(within: state == .running ? Self.patience : Self.patienceWithBuilds) }
        } catch {
            end("\(error)")
        }
    }
    private func begin() throws -> any RemoteConnection {
        let connection = try connect()
        self.connection = connection
        connection.onArrival = { [weak self] in self?.takeArrival() }
        pending.screen = screen.screen
        pending.colorScheme = requestedScheme
        return connection
    }

    /// Takes what has arrived at once, also while no view shows the program: as long as it waits, the connection announces it again and again.
    private func takeArrival() {
        take(within: 0)
        host?.requestFrame()
    }
    /// How long films and tests wait for a picture, in seconds, and for the first one, before which the program may have to be built.
    private static let patience = 60.0, patienceWithBuilds = 1800.0
    /// Takes the answer to the last step, if it comes within some seconds.
    private func take(within seconds: TimeInterval) {
        guard let connection else { return }
        do {
            switch try connection.receive(within: seconds) {
            case .nothing: if seconds > 0 { end("The program has not drawn a picture for \(Int(seconds)) seconds.") }
            case .end: end(state == .starting ? "The program could not be started; the reason is in the terminal." : Self.endedByItself)
            case .reply(let message):
                isWaiting = false
                let reply: RemoteFrameReply = try message.decoded()
                nextProgramFrame = reply.nextFrame
                try picture.update(reply, message.body.isEmpty ? nil : receiver.receive(message.body))
                if state != .running { state = .running }
                if scriptIsOver != reply.scriptIsOver { scriptIsOver = reply.scriptIsOver }
            }
        } catch {
            end("\(error)")
        }
    }
    private static let endedByItself = "The program has ended; what it printed is in the terminal."
    private func end(_ reason: String) {
        connection = nil
        isWaiting = false
        state = .ended(reason)
    }

    package func displayList(size: CGSize, textEngine: any TextEngine) -> DisplayList { picture.list(fitting: size) }
}
