// A screen for tests: shows a view or an app, with simulated fingers and a virtual clock.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleHeadless
@_exported import struct WaggleRequest.ScreenTraits
import WaggleRequest
import WaggleRuntime

/// Shows a view or an app in memory, simulates input, advances time, and reports what is visible.
///
/// ```swift
/// let screen = try TestScreen(Counter(), size: CGSize(width: 200, height: 100))
/// try screen.tap("Add one")
/// #expect(screen.shows("Count: 1"))
/// ```
/// Lengths are points from the top left corner, y down; times are seconds since the screen opened. Time passes only within the screen's
/// methods. Within them, clocks, `Task.sleep`, `DispatchQueue.main.async` and `asyncAfter`, and run-loop timers that views start follow the
/// screen's time; tasks that they start run on the main thread before a method returns. What the test itself starts, and work on the
/// program's own threads or queues, runs in real time. All screens of a process share one list of pending work.
///
/// Errors are `TestScreenError`s whose description says what is shown instead.
@MainActor
public final class TestScreen {
    let window: HeadlessWindow
    let clock: TestClock
    /// The locations of the fingers that are down.
    var fingers: [Int: CGPoint] = [:]
    /// The settings for what the traits leave open.
    private let standardTraits: ScreenTraits
    /// The folder for the images of the current script.
    var snapshotFolder = ""
    /// Frames per second while time passes.
    public static let framesPerSecond = 60.0

    /// Opens a screen with a view.
    /// - Parameters:
    ///   - size: in points, both sides above 0.
    ///   - scale: pixels per point of images, 0.1 to 10; layout is aligned to these pixels.
    ///   - safeArea: the insets covered by bars and cutouts.
    ///   - traits: what the person has set, such as `ScreenTraits(textSize: .accessibility3, locale: "de_DE")`.
    public convenience init<Content: View>(
        _ content: Content, size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 2, safeArea: EdgeInsets = EdgeInsets(),
        colorScheme: ColorScheme = .light,
        traits: ScreenTraits = ScreenTraits()
    ) throws {
        try self.init(content, size, scale, safeArea, colorScheme, traits, showsMenuBar: false)
    }
    private init<Content: View>(
        _ content: Content, _ size: CGSize, _ scale: CGFloat, _ safeArea: EdgeInsets, _ colorScheme: ColorScheme, _ traits: ScreenTraits,
        showsMenuBar: Bool
    ) throws {
        do {
            _ = try Screen(width: size.width, height: size.height, scale: scale).validated()
            _ = try traits.validated()
        } catch { throw TestScreenError("\(error)") }
        let clock = TestClock(size: size, scale: scale, safeArea: safeArea)
        clock.processTraits = traits
        standardTraits = ScreenTraits(
            colorScheme: .light, textSize: .large, increasesContrast: false, hasBoldText: false, reducesMotion: false,
            reducesTransparency: false).changed(by: .ofProcess)
        self.traits = ScreenTraits(colorScheme: .init(colorScheme)).changed(by: traits)
        var environment = EnvironmentValues()
        environment.assetProvider = CatalogAssets.current
        environment.hostServices = TestServices()
        environment.showsMenuBar = showsMenuBar
        environment.apply(self.traits)
        self.clock = clock
        window = clock.perform {
            HeadlessWindow(
                content, size: size, scale: scale, safeArea: safeArea, environment: environment, startDate: TestClock.startDate,
                clock: clock)
        }
        window.driver.traits = self.traits
        window.onSnapshot = { [unowned self] file in try savePicture(to: file.hasPrefix("/") ? file : "\(snapshotFolder)/\(file)") }
        turn(to: 0)
    }

    /// Opens a screen with a view, at the size of a device.
    /// - Parameter device: such as `iphone-15` or `ipad-pro-11`; the same names as in `./waggle run --device`.
    public convenience init<Content: View>(
        _ content: Content, device: String, isLandscape: Bool = false, colorScheme: ColorScheme = .light,
        traits: ScreenTraits = ScreenTraits()
    ) throws {
        var screen: Screen
        do { screen = try Device.named(device).screen } catch { throw TestScreenError("\(error)") }
        if isLandscape { screen = screen.landscape }
        try self.init(
            content, CGSize(width: screen.width, height: screen.height), screen.scale, EdgeInsets(screen.safeArea), colorScheme, traits,
            showsMenuBar: false)
        window.driver.addChrome(as: screen)
        turn(to: 0)
    }

    /// Opens a screen with an app's first window.
    public convenience init<Program: App>(
        app: Program, device: String = Device.standard.name, isLandscape: Bool = false, colorScheme: ColorScheme = .light,
        traits: ScreenTraits = ScreenTraits()
    ) throws {
        try self.init(AppView(app), device: device, isLandscape: isLandscape, colorScheme: colorScheme, traits: traits)
    }

    /// Opens a desktop window with an app's first scene. An app with commands has its menu bar at the top.
    /// - Parameter size: in points, both sides above 0.
    public convenience init<Program: App>(
        app: Program, windowSize size: CGSize, scale: CGFloat = 2, colorScheme: ColorScheme = .light, traits: ScreenTraits = ScreenTraits()
    ) throws {
        try self.init(AppView(app), size, scale, EdgeInsets(), colorScheme, traits, showsMenuBar: true)
    }

    isolated deinit {
        clock.perform {
            window.graph.close()
            // Cancelled work ends now.
            clock.runReadyWork()
        }
    }

    // MARK: Time

    /// Seconds since the screen opened.
    public var time: TimeInterval { window.time }

    /// Advances time, frame by frame.
    /// - Parameter seconds: 0 or more; 0 shows changes since the last frame.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0 && seconds.isFinite, "A screen advances by a finite number of seconds from 0, not by \(seconds).")
        turn(to: time + seconds)
    }

    /// Advances time until nothing moves, no gesture is pending and no view has a wake time soon.
    /// - Parameter limit: the maximum in seconds.
    /// - Throws: `TestScreenError` that says what is still moving.
    public func settle(limit: TimeInterval = 10) throws {
        let end = time + limit
        turn(to: time)
        while !isSettled {
            guard time < end - 1e-9 else {
                let moving = window.graph.movingViews
                let still = window.driver.keyboardMoves ? "the keyboard moves" : "a gesture or a view waits for a later time"
                let what = moving.isEmpty ? still : "\(moving.joined(separator: ", ")) moves"
                throw TestScreenError("The screen did not come to rest within \(limit) s: after that, \(what).")
            }
            turn(to: min(window.timeOfNextFrame(framesPerSecond: Self.framesPerSecond), end))
        }
    }
    /// True if all later frames look the same without further input.
    public var isSettled: Bool {
        let graph = window.graph
        guard !graph.hasPendingChanges, !graph.isAnimating, !window.driver.keyboardMoves else { return false }
        return graph.nextWork.map { $0 > time + 1 } ?? true
    }

    /// Advances to a later time through all frames in between.
    func turn(to time: TimeInterval) {
        // Only scripts can refer to missing elements, and `play(script:folder:)` handles their errors.
        clock.perform { try? window.turn(to: time, framesPerSecond: Self.framesPerSecond) }
    }

    // MARK: The screen

    /// The screen's size in points.
    public var size: CGSize {
        get { window.size }
        set {
            precondition(newValue.width > 0 && newValue.height > 0, "Both sides of a screen must be above 0, not \(newValue).")
            clock.size = newValue
            window.setSize(newValue, safeArea: clock.safeArea)
            turn(to: time)
        }
    }
    /// The colour scheme that the screen offers its content.
    public var colorScheme: ColorScheme {
        get { window.driver.environment.colorScheme }
        set { traits.colorScheme = .init(newValue) }
    }
    /// The user's settings: text size, locale, layout direction, contrast, motion. Nil is the default. Script steps change them, too.
    /// Locales and time zones must exist.
    public var traits: ScreenTraits {
        didSet {
            // A script has applied its steps itself.
            guard traits != window.driver.traits else { return }
            do { _ = try traits.validated() } catch { preconditionFailure("\(error)") }
            window.driver.traits = traits
            clock.processTraits = traits
            clock.perform { window.driver.change { $0.apply(standardTraits.changed(by: traits)) } }
            turn(to: time)
        }
    }
}

/// A failed request or expectation of a test; the description is a message to the developer.
public struct TestScreenError: Error, CustomStringConvertible, LocalizedError {
    public let description: String
    public var errorDescription: String? { description }
    init(_ description: String) { self.description = description }
}
