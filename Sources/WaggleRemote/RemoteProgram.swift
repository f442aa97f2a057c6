import Foundation
import Observation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest

/// A SwiftUI program in a separate process, shown by a `RemoteProgramView`.
///
/// The program has its own screen, appearance and time: its clocks, timers and tasks follow `speed`. It starts when it is first shown, is
/// idle while no view shows it, and ends with this object.
///
/// ```swift
/// let program = RemoteProgram(["waggle-tool", "embed", "Examples/Kitty"], screen: .device("iphone-15"))
/// RemoteProgramView(program)
/// ```
@MainActor @Observable
public final class RemoteProgram {
    /// The state of the process.
    public enum State: Equatable, Sendable {
        /// Not started, or started without having drawn a picture.
        case starting
        case running
        /// The process has ended, with a user-readable reason.
        case ended(String)
    }

    public private(set) var state = State.starting
    /// True once the script named on the command line has been played.
    public private(set) var scriptIsOver = false
    /// Seconds of the program's time per second of the window's: 0 stops it, 1 is real time. Negative values and NaN count as 0.
    public var speed = 1.0 { didSet { if speed != oldValue { host?.requestFrame() } } }
    /// The program's screen. Its scale takes effect only when the program starts.
    public var screen: RemoteScreen { didSet { if screen != oldValue { change { $0.screen = screen.screen } } } }
    /// The program's appearance.
    public var colorScheme = ColorScheme.light { didSet { if colorScheme != oldValue { change { $0.colorScheme = requestedScheme } } } }
    /// The approximate maximum frame rate, at least 1. The window's frame rate is an upper limit.
    @ObservationIgnored public var framesPerSecond = 60.0

    @ObservationIgnored private let connect: @MainActor () throws -> any RemoteConnection
    @ObservationIgnored private var connection: (any RemoteConnection)?
    @ObservationIgnored private var receiver = DisplayListReceiver()
    @ObservationIgnored private var pending = RemoteFrameRequest(time: 0)
    /// True while a step is in progress.
    @ObservationIgnored private var isWaiting = false
    /// True if the next step has something to send besides the time.
    @ObservationIgnored private var hasNews = true
    /// The program's time, and the corresponding window time; nil if no view has shown the program since.
    @ObservationIgnored private var time: TimeInterval = 0
    @ObservationIgnored private var windowTime: TimeInterval?
    /// The program time of its next frame; nil if it waits for input.
    @ObservationIgnored private var nextProgramFrame: TimeInterval? = 0
    @ObservationIgnored private var lastStep: TimeInterval = -.infinity
    @ObservationIgnored var picture = RemotePicture()
    @ObservationIgnored private weak var host: (any AnimatedDrawingHost)?

    /// - Parameter command: the program and its arguments. The program answers steps on its standard input.
    public convenience init(_ command: [String], screen: RemoteScreen) {
        self.init(screen: screen) { try ProcessConnection(command) }
    }
    init(screen: RemoteScreen, connect: @escaping @MainActor () throws -> any RemoteConnection) {
        self.screen = screen
        self.connect = connect
    }

    /// Ends the process and restarts the program.
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

    private var requestedScheme: ProgramRequest.ColorScheme { .init(colorScheme) }
    private func change(_ body: (inout RemoteFrameRequest) -> Void) {
        body(&pending)
        hasNews = true
        host?.requestFrame()
    }

    /// Sends input with the next step.
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
    /// Stops the program's time until the next frame.
    package func didHide() { windowTime = nil }
    package func resize(to size: CGSize) {}

    package func advance(to windowTime: TimeInterval) {
        let speed = speed > 0 ? speed : 0
        // A program's time begins with its first picture, regardless of its build time.
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
    /// Slightly shorter than the requested interval at the screen's frame rate, because actual frame times vary.
    private var interval: TimeInterval { framesPerSecond >= 59 ? 0.72 / framesPerSecond : 1 / max(framesPerSecond, 1) }

    package func nextFrame(after windowTime: TimeInterval) -> TimeInterval? {
        if case .ended = state { return nil }
        guard !isWaiting, speed > 0, let nextProgramFrame else { return hasNews && !isWaiting ? windowTime : nil }
        return max(windowTime + max(nextProgramFrame - time, 0) / speed, lastStep + interval)
    }

    private func step(_ windowTime: TimeInterval) {
        assert(!isWaiting, "A program is sent a step while it works on another.")
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

    /// Takes arrived data at once, even while no view shows the program: the connection announces unread data repeatedly.
    private func takeArrival() {
        take(within: 0)
        host?.requestFrame()
    }
    /// The time in seconds that films and tests wait for a picture, and for the first one, which may require a build.
    private static let patience = 60.0, patienceWithBuilds = 1800.0
    /// Takes the reply to the last step if it arrives within the given seconds.
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
