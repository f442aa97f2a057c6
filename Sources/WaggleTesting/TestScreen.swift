// A screen for tests: it shows a view or an app, has fingers and a clock that is turned by hand.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleHeadless
import WaggleRequest
import WaggleRuntime

/// Shows a view or an app in memory, plays fingers on it, lets its time pass, and tells what it shows.
///
/// ```swift
/// let screen = try TestScreen(Counter(), size: CGSize(width: 200, height: 100))
/// try screen.tap("Add one")
/// #expect(screen.shows("Count: 1"))
/// ```
/// Lengths are points of the screen from its top left corner, y downward; times are seconds since the screen opened. Time passes only within
/// the screen's methods. Within them, clocks, `Task.sleep`, `DispatchQueue.main.async` and `asyncAfter`, and run-loop timers that the views start follow
/// the screen's time, and tasks that they start run on the main thread before a method returns. What a test starts by itself, and work on
/// threads or queues of the program's own, runs in real time. All screens of a process share one list of things that wait.
///
/// Errors are `TestScreenError`s whose description is a sentence about what is shown instead.
@MainActor
public final class TestScreen {
    let window: HeadlessWindow
    let clock: TestClock
    /// Where fingers are down, by number.
    var fingers: [Int: CGPoint] = [:]
    /// Where the pictures of the script that plays go.
    var snapshotFolder = ""
    /// How many frames the screen shows a second while time passes.
    public static let framesPerSecond = 60.0

    /// Opens a screen on a view.
    /// - Parameters:
    ///   - size: in points, both sides above 0.
    ///   - scale: pixels per point of pictures, 0.1 to 10; frames lie on these pixels.
    ///   - safeArea: the borders that bars and cut-outs cover.
    public init<Content: View>(
        _ content: Content, size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 2, safeArea: EdgeInsets = EdgeInsets(), colorScheme: ColorScheme = .light
    ) throws {
        do {
            _ = try Screen(width: size.width, height: size.height, scale: scale).validated()
        } catch { throw TestScreenError("\(error)") }
        let clock = TestClock(size: size, scale: scale, safeArea: safeArea)
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        environment.assetProvider = CatalogAssets.current
        environment.hostServices = TestServices()
        self.clock = clock
        window = clock.perform {
            HeadlessWindow(content, size: size, scale: scale, safeArea: safeArea, environment: environment, startDate: TestClock.startDate, clock: clock)
        }
        window.onSnapshot = { [unowned self] file in try savePicture(to: file.hasPrefix("/") ? file : "\(snapshotFolder)/\(file)") }
        turn(to: 0)
    }

    /// Opens a screen on a view, as large as a device's.
    /// - Parameter device: such as `iphone-15`; the same names as in `./waggle run --device`.
    public convenience init<Content: View>(_ content: Content, device: String, colorScheme: ColorScheme = .light) throws {
        let screen: Screen
        do { screen = try Device.named(device).screen } catch { throw TestScreenError("\(error)") }
        let area = screen.safeArea
        try self.init(content, size: CGSize(width: screen.width, height: screen.height), scale: screen.scale,
                      safeArea: EdgeInsets(top: area.top, leading: area.leading, bottom: area.bottom, trailing: area.trailing), colorScheme: colorScheme)
    }

    /// Opens a screen on an app's first window.
    public convenience init<Program: App>(app: Program, device: String = Device.standard.name, colorScheme: ColorScheme = .light) throws {
        try self.init(AppView(app), device: device, colorScheme: colorScheme)
    }

    isolated deinit {
        clock.perform {
            window.graph.close()
            // What was cancelled ends now.
            clock.runReadyWork()
        }
    }

    // MARK: Time

    /// Seconds since the screen opened.
    public var time: TimeInterval { window.time }

    /// Lets time pass, frame by frame.
    /// - Parameter seconds: 0 or more; with 0, what was written since the last frame is shown.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0 && seconds.isFinite, "Time passes by a finite number of seconds and never back, not by \(seconds).")
        turn(to: time + seconds)
    }

    /// Lets time pass until nothing moves, no gesture waits and no view of the screen wants to be woken soon.
    /// - Parameter limit: how many seconds at most.
    /// - Throws: `TestScreenError` that says what still moves after that.
    public func settle(limit: TimeInterval = 10) throws {
        let end = time + limit
        turn(to: time)
        while !isSettled {
            guard time < end - 1e-9 else {
                let moving = window.graph.movingViews
                let what = moving.isEmpty ? "a gesture or a view waits for a later time" : "\(moving.joined(separator: ", ")) moves"
                throw TestScreenError("The screen did not come to rest within \(limit) s: after that, \(what).")
            }
            turn(to: min(window.timeOfNextFrame(framesPerSecond: Self.framesPerSecond), end))
        }
    }
    /// True if every later frame will be like this one, unless something is done.
    public var isSettled: Bool {
        let graph = window.graph
        guard !graph.hasPendingChanges, !graph.isAnimating else { return false }
        return graph.nextWake.map { $0 > time + 1 } ?? true
    }

    /// Goes to a later time through all frames in between.
    func turn(to time: TimeInterval) {
        // Only scripts ask for what may not be there, and `play(script:folder:)` takes their errors.
        clock.perform { try? window.turn(to: time, framesPerSecond: Self.framesPerSecond) }
    }

    // MARK: The screen

    /// The screen's size in points.
    public var size: CGSize {
        get { window.size }
        set {
            precondition(newValue.width > 0 && newValue.height > 0, "Both sides of a screen are above 0, not \(newValue).")
            clock.size = newValue
            window.setSize(newValue, safeArea: clock.safeArea)
            turn(to: time)
        }
    }
    /// The appearance that the screen offers its content.
    public var colorScheme: ColorScheme {
        get { window.driver.environment.colorScheme }
        set {
            window.setColorScheme(newValue)
            turn(to: time)
        }
    }
}

/// What a test asked of a screen cannot be done, or is not as it should be; the description is a sentence for people.
public struct TestScreenError: Error, CustomStringConvertible, LocalizedError {
    public let description: String
    public var errorDescription: String? { description }
    init(_ description: String) { self.description = description }
}
