// The frames of one window on any host.

import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest

/// Drives a view graph for a host: plays scripts, advances the graph to the time of each frame, and reports the picture and
/// the next demand.
///
/// The driver reads no clock and never waits; its host provides time, input and a screen.
@MainActor
package final class WindowDriver {
    package let graph: ViewGraph
    /// In points.
    package private(set) var size: CGSize
    private var safeArea: EdgeInsets
    package private(set) var environment: EnvironmentValues
    /// What the person has set, as far as the host and scripts have: a script's step adds to it. The host applies its own part
    /// to the environment.
    package var traits = ScreenTraits()
    private weak var host: (any FrameHost)?
    private var script: RunningScript?
    /// True during a frame or update; the program's actions may run the run loop and thereby the host.
    package private(set) var isUpdating = false
    /// Drawn over the views, in window coordinates.
    package var overlay = DisplayList() {
        didSet { overlayDidChange() }
    }
    private var hasNewOverlay = false
    private let textEngine: any TextEngine
    /// What is drawn of the device; nil in windows.
    private(set) var chrome: DeviceChrome?
    /// The color scheme of the picture that the host last took.
    private var shownScheme: ColorScheme?

    /// The current script; it begins with the first frame after it was set.
    private struct RunningScript {
        let script: FilmScript
        let warn: (String) -> Void
        var player: ScriptPlayer?
        /// The fingers that are down; empty unless the script shows touches.
        @MainActor var touchDiscs: DisplayList { script.showsTouches ? player?.touchDiscs ?? DisplayList() : DisplayList() }
    }

    package init<Content: View>(
        _ content: Content, size: CGSize, safeArea: EdgeInsets = EdgeInsets(), environment: EnvironmentValues, textEngine: any TextEngine,
        startDate: Date
    ) {
        self.size = size
        self.safeArea = safeArea
        // Without a locale of their own, views would read the process's, and not be told when a step changes both.
        var environment = environment
        (environment.locale, environment.timeZone, environment.calendar) = (environment.locale, environment.timeZone, environment.calendar)
        self.environment = environment
        self.textEngine = textEngine
        graph = ViewGraph(content, size: size, environment: environment, textEngine: textEngine, startDate: startDate)
        graph.setSize(size, safeArea: safeArea)
    }

    /// Connects the host. Call it once.
    package func connect(to host: any FrameHost) {
        assert(self.host == nil, "A driver can have only one host.")
        self.host = host
        guard host.sleepsBetweenFrames else { return }
        graph.onFrameNeeded { [weak self] in self?.host?.requestFrame() }
    }

    /// Shows the window as on a screen, with the parts of its device.
    /// - Parameter paper: The colour around a frame.
    package func addChrome(as screen: Screen, paper: ResolvedColor = .clear) {
        chrome = DeviceChrome(screen, textEngine: textEngine, paper: paper)
    }
    /// Whether an on-screen keyboard comes while a text is edited. Windows of a desktop never have one.
    package var showsKeyboard: Bool {
        get { chrome?.keyboard.isOn ?? false }
        set {
            if chrome == nil, newValue, host?.sleepsBetweenFrames == false { addChrome(as: customScreen) }
            chrome?.keyboard.isOn = newValue
        }
    }
    private var customScreen: Screen {
        let area = Screen.SafeArea(top: safeArea.top, leading: safeArea.leading, bottom: safeArea.bottom, trailing: safeArea.trailing)
        return Screen(width: size.width, height: size.height, scale: environment.displayScale, safeArea: area)
    }
    /// The size of the picture in points, with a device's frame.
    package var pictureSize: CGSize { chrome?.pictureSize(size) ?? size }
    /// The on-screen keyboard's place in the window; null if it is not in sight.
    package var keyboardFrame: CGRect { chrome?.keyboard.frame ?? .null }
    /// Where the on-screen keyboard is in front of the views for a finger; null elsewhere and while it leaves.
    package var keyboardFront: CGRect { chrome?.keyboard.front ?? .null }
    /// True while the on-screen keyboard slides or a key of it is down.
    package var keyboardMoves: Bool { chrome?.keyboard.isMoving ?? false }

    // MARK: The window's properties

    /// Sets the size of the root view in points, from the next update on.
    package func setSize(_ size: CGSize, safeArea: EdgeInsets) {
        guard size != self.size || safeArea != self.safeArea else { return }
        (self.size, self.safeArea) = (size, safeArea)
        graph.setSize(size, safeArea: safeArea)
        // Another size is no longer the device's.
        guard let keyboard = chrome?.keyboard else { return }
        // The new keyboard asks for its room when it comes; it may not.
        if keyboard.height > 0 { graph.setKeyboard(height: 0) }
        addChrome(as: customScreen)
        chrome?.keyboard.isOn = keyboard.isOn
    }

    /// Changes the views' environment from the next update on.
    package func change(_ body: (inout EnvironmentValues) -> Void) {
        body(&environment)
        graph.setEnvironment(environment)
    }

    // MARK: Input

    /// Passes an event to the on-screen keyboard, which is in front of the views, or to these.
    /// - Returns: true if one of them took it. Always false during an update, like `ViewGraph.send`.
    @discardableResult
    package func send(_ event: InputEvent) -> Bool {
        guard graph.takesEvents else { return false }
        guard let keyboard = chrome?.keyboard else { return graph.send(event) }
        switch event {
        case .touch(let touch):
            guard let keys = keyboard.take(touch, at: graph.time) else { break }
            for key in keys { for event in ScriptGesture.key(key) { _ = graph.send(event.event(from: graph.time)) } }
            return true
        case .key(let key): keyboard.note(key, at: graph.time)
        case .hover, .scroll, .secondaryClick, .middleClick, .magnify, .rotate, .text, .drag: break
        }
        return graph.send(event)
    }

    // MARK: Frames

    /// Plays the script up to the time, then advances the window to it. Does nothing during a frame.
    /// - Throws: `RequestError` with the line if a script names something that does not exist. The script then ends; the frame
    ///   is still due.
    package func frame(at time: TimeInterval) throws {
        try exclusively {
            try playScript(to: time)
            step(to: time)
        }
    }

    /// Advances only the views to the time; never backward. Does nothing during a frame.
    package func update(at time: TimeInterval) {
        exclusively { updateGraph(to: time) }
    }

    private func exclusively(_ body: () throws -> Void) rethrows {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        try body()
    }

    private func updateGraph(to time: TimeInterval) {
        assert(isUpdating, "The views are updated within a frame.")
        graph.update(at: max(time, graph.time))
        // A host with nothing to draw does not report the end of a frame.
        if !pictureIsOld { graph.workAfterFrame() }
    }

    /// True if there is work to do after the frame is shown.
    package var hasWorkAfterFrame: Bool { graph.hasWorkAfterFrame }
    /// Called when the last frame's picture is shown, or will not be shown. Does work that can wait until then.
    package func frameIsOver() {
        guard !isUpdating else { return }
        graph.workAfterFrame()
        if graph.needsUpdate { host?.requestFrame() }
    }

    private func step(to time: TimeInterval) {
        assert(isUpdating, "A step is part of a frame.")
        host?.turnClock(to: time)
        updateGraph(to: lateTime(of: time))
        // Work that `onAppear` and other actions have started may be ready already; its result is shown in the same frame.
        for _ in 0..<8 {
            guard host?.runReadyWork() == true, graph.hasPendingChanges else { break }
            updateGraph(to: lateTime(of: time))
        }
        followDress()
        if pictureIsOld { host?.pictureDidChange() }
    }
    /// What the device takes from the views, such as the room for a keyboard, is in the same frame.
    private func followDress() {
        guard let chrome else { return }
        // An update may take the focus elsewhere.
        for _ in 0..<4 {
            guard chrome.follow(graph, environment.locale, at: graph.time) else { return }
            updateGraph(to: graph.time)
        }
    }

    /// When a frame happens: at its time, or once the program no longer blocks the main thread. Clocks round to whole nanoseconds.
    private func lateTime(of time: TimeInterval) -> TimeInterval {
        guard let clock = host?.clockTime, clock > time + 1e-6 else { return time }
        return clock
    }

    /// The next frame's time, as far as known.
    package var demand: FrameDemand {
        if graph.needsUpdate || script != nil || keyboardMoves { return .next }
        return graph.nextWake.map(FrameDemand.at) ?? .none
    }

    // MARK: Scripts

    /// Plays a script.
    /// - Parameters:
    ///   - start: the graph time at which it begins; nil for the next frame.
    ///   - warn: receives messages about steps without effect.
    package func play(_ script: FilmScript, from start: TimeInterval? = nil, warn: @escaping (String) -> Void) {
        self.script = RunningScript(script: script, warn: warn, player: start.map { makePlayer(script, from: $0, warn: warn) })
        host?.requestFrame()
    }

    private func makePlayer(_ script: FilmScript, from start: TimeInterval, warn: @escaping (String) -> Void) -> ScriptPlayer {
        ScriptPlayer(
            script, on: graph, from: start, handle: { [unowned self] in send($0) }, keyboard: { [unowned self] in keyboardFront },
            warn: warn)
    }

    private func playScript(to time: TimeInterval) throws {
        assert(isUpdating, "A script is played within a frame.")
        guard let running = script else { return }
        let player = running.player ?? makePlayer(running.script, from: time, warn: running.warn)
        script?.player = player
        let touches = running.touchDiscs.bounds
        defer { if script?.touchDiscs.bounds ?? .null != touches { hasNewOverlay = true } }
        do {
            // Hosts round times differently.
            while let next = player.nextTime, next <= time + 1e-6 {
                // Targets are located when their step begins.
                if player.isAtStep { step(to: next) } else { host?.turnClock(to: next) }
                switch try player.playNext() {
                case .snapshot(let file)?: try host?.savePicture(to: file)
                case .traits(let step)?:
                    step.applyToProcess()
                    traits = traits.changed(by: step)
                    // All of them: a locale alone would undo a direction that was set.
                    change { $0.apply(traits) }
                case .keyboard(let isOn)?: showsKeyboard = isOn
                case nil: break
                }
            }
        } catch {
            script = nil
            throw error
        }
        if player.nextTime == nil, time >= player.endTime { script = nil }
    }

    // MARK: Picture

    /// The window's picture as of the last update.
    package func picture() -> WindowPicture {
        hasNewOverlay = false
        shownScheme = graph.colorScheme
        let content = graph.displayList(), over = overlay.items + (script?.touchDiscs.items ?? [])
        // The content may prefer another color scheme than the host.
        let picture = WindowPicture(
            list: chrome != nil || over.isEmpty ? content : DisplayList(content.items + over), background: graph.background, size: size)
        return chrome?.withChrome(picture, overlay: over) ?? picture
    }

    var pictureIsOld: Bool { graph.needsDisplay || hasNewOverlay || chrome?.needsDisplay == true || shownScheme != graph.colorScheme }

    private func overlayDidChange() {
        hasNewOverlay = true
        host?.pictureDidChange()
    }
}
