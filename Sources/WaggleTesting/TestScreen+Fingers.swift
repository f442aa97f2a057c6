// Simulated input.

import CoreTransferable
import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

extension TestScreen {
    /// Taps the centre of the target with a finger for 0.1 s, `count` times.
    /// - Throws: `TestScreenError` if the target does not exist or no view handles the touch.
    public func tap(_ target: ScreenTarget, count: Int = 1) throws {
        try perform(target) { ScriptGesture.tap($0.point, count: count) }
    }
    /// Presses the target with a finger for some seconds.
    public func press(_ target: ScreenTarget, for seconds: TimeInterval) throws {
        try perform(target) { ScriptGesture.press($0.point, seconds: seconds) }
    }
    /// Drags a finger from the target to another, sampled 120 times per second.
    /// - Parameters:
    ///   - seconds: the duration of the movement.
    ///   - halts: false if the finger lifts while moving, which flings the dragged content. True if it slows down and rests for 0.1 s
    ///     before it
    ///     lifts.
    ///   - held: how long the finger rests before it moves, in seconds, as to lift a row.
    public func drag(
        _ target: ScreenTarget, to end: ScreenTarget, over seconds: TimeInterval = 0.3, halts: Bool = false, held: TimeInterval = 0
    ) throws {
        let end = try location(end, mayLieOutside: true).point
        try perform(target) { ScriptGesture.drag(from: $0.point, to: end, seconds: seconds, halts: halts, held: max(held, 0)) }
    }
    /// Like `drag(_:to:over:halts:held:)`, to a point at an offset in points from the start.
    public func drag(
        _ target: ScreenTarget, by offset: CGSize, over seconds: TimeInterval = 0.3, halts: Bool = false, held: TimeInterval = 0
    ) throws {
        try perform(target) { location in
            ScriptGesture.drag(
                from: location.point, to: CGPoint(x: location.point.x + offset.width, y: location.point.y + offset.height),
                seconds: seconds, halts: halts, held: max(held, 0))
        }
    }
    /// Moves two fingers on both sides of the target's centre apart for some seconds, or together for scales below 1.
    /// - Throws: `TestScreenError` for a scale that is not positive and finite.
    public func pinch(_ target: ScreenTarget, by scale: CGFloat, over seconds: TimeInterval = 0.3) throws {
        guard scale > 0, scale.isFinite else { throw TestScreenError("A pinch needs a scale above 0, not \(scale).") }
        try perform(target) { ScriptGesture.pinch($0, scale: scale, seconds: seconds) }
    }
    /// Rotates two fingers around the target's centre for some seconds, clockwise for positive angles.
    public func rotate(_ target: ScreenTarget, by angle: Angle, over seconds: TimeInterval = 0.3) throws {
        try perform(target) { ScriptGesture.rotate($0, by: angle, seconds: seconds) }
    }
    /// Clicks the target with a mouse.
    /// - Parameters:
    ///   - count: The number of clicks, 0.1 seconds apart; less than 1 counts as 1.
    ///   - modifiers: The modifier keys held during the click.
    public func click(_ target: ScreenTarget, count: Int = 1, modifiers: EventModifiers = []) throws {
        let point = try location(target).point
        for _ in 0..<max(count, 1) {
            for phase in [InputPhase.began, .ended] {
                clock.perform {
                    _ = window.driver.send(.touch(Touch(phase: phase, location: point, time: time, modifiers: modifiers, source: .mouse)))
                }
                advance(by: 0.05)
            }
        }
    }
    /// Clicks the target with a mouse's secondary button, which opens its context menu.
    public func secondaryClick(_ target: ScreenTarget) throws {
        let point = try location(target).point
        let isTaken = clock.perform { window.driver.send(.secondaryClick(point)) }
        guard isTaken else { throw TestScreenError("\(target) has no context menu.") }
        advance(by: 0)
    }
    /// Moves the pointer over the target with no button down; nil moves it off the screen.
    public func hover(_ target: ScreenTarget?) throws {
        let point = try target.map { try location($0).point }
        clock.perform { _ = window.driver.send(.hover(point)) }
        advance(by: 0)
    }

    /// Lifts the target with a long press, carries it to another target and drops it there.
    /// - Parameter seconds: The duration of the movement.
    public func carry(_ target: ScreenTarget, to end: ScreenTarget, over seconds: TimeInterval = 0.5) throws {
        try fingerDown(on: target)
        advance(by: 0.6)
        try fingerMove(to: end, over: seconds)
        advance(by: 0.1)
        try fingerUp()
        // Tasks read the items, and the lifted view returns or disappears.
        advance(by: 0.5)
    }
    /// Drags the target with a mouse to another for some seconds, sampled 60 times per second, and releases the button there.
    public func mouseDrag(_ target: ScreenTarget, to end: ScreenTarget, over seconds: TimeInterval = 0.3) throws {
        let start = try location(target).point, end = try location(end, mayLieOutside: true).point
        let steps = max(Int(seconds * 60), 2)
        for step in 0...steps {
            let share = CGFloat(step) / CGFloat(steps)
            let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            clock.perform {
                _ = window.driver.send(.touch(Touch(phase: step == 0 ? .began : .moved, location: point, time: time, source: .mouse)))
            }
            advance(by: seconds / Double(steps))
        }
        clock.perform { _ = window.driver.send(.touch(Touch(phase: .ended, location: end, time: time, source: .mouse))) }
        advance(by: 0.5)
    }
    /// Simulates another program's drag that enters the target with items and drops them.
    /// - Throws: `TestScreenError` if no view there accepts them.
    public func drop(_ items: [NSItemProvider], on target: ScreenTarget) throws {
        let point = try location(target).point
        func send(_ phase: DragEvent.Phase) -> Bool {
            clock.perform { window.driver.send(.drag(DragEvent(phase, location: point, time: time))) }
        }
        guard send(.entered(items)) else {
            _ = send(.left)
            throw TestScreenError("\(target) accepts no drop of \(items.flatMap(\.registeredTypeIdentifiers).joined(separator: ", ")).")
        }
        advance(by: 0.1)
        _ = send(.moved)
        advance(by: 0.1)
        _ = send(.dropped)
        advance(by: 0.5)
    }

    /// Puts a finger down on the target; it stays down until `fingerUp`.
    /// - Parameter finger: Any number; it names the finger in later calls.
    /// - Throws: `TestScreenError` if the finger is already down, the target does not exist, or no view handles the touch.
    public func fingerDown(on target: ScreenTarget, finger: Int = 0) throws {
        guard fingers[finger] == nil else { throw TestScreenError("Finger \(finger) is down already.") }
        let point = try location(target).point
        try send(ScriptEvent.touch(0, .began, point, finger: finger), target)
        advance(by: 0)
    }
    /// Moves a finger that is down, sampled 120 times per second; it stays down.
    public func fingerMove(to target: ScreenTarget, over seconds: TimeInterval = 0.1, finger: Int = 0) throws {
        guard let start = fingers[finger] else { throw TestScreenError("Finger \(finger) is not down and cannot move.") }
        let end = try location(target, mayLieOutside: true).point
        // Without the first and last events, which only a complete drag has.
        try play(ScriptGesture.drag(from: start, to: end, seconds: seconds, finger: finger).dropFirst().dropLast(), target)
    }
    /// Lifts the finger that `fingerDown` put down with the same number.
    /// - Throws: `TestScreenError` if it is not down.
    public func fingerUp(finger: Int = 0) throws {
        guard let point = fingers[finger] else { throw TestScreenError("Finger \(finger) is not down and cannot lift.") }
        try send(ScriptEvent.touch(0, .ended, point, finger: finger), .point(point.x, point.y))
        advance(by: 0)
    }
    /// True if no finger is down and no gesture is pending.
    public var isUntouched: Bool { fingers.isEmpty && window.graph.isInputIdle }

    /// Plays a script as for `./waggle film --script`; `snapshot` lines write pictures.
    /// - Parameter folder: the folder for the pictures.
    /// - Throws: `TestScreenError` with the line number.
    public func play(script: String, folder: String = FileManager.default.currentDirectoryPath) throws {
        // Also what it set before a step failed.
        defer { traits = window.driver.traits }
        do {
            // A script without frames is valid in a test.
            let script = try FilmScript(parsing: script + "\nwait 0.001", file: "script")
            snapshotFolder = folder
            window.driver.play(script, from: time) { _ in }
            try clock.perform { try window.turn(to: time + script.duration, framesPerSecond: Self.framesPerSecond) }
        } catch let error as RequestError {
            throw TestScreenError(error.description)
        }
    }

    /// Cancels all fingers that are down, as the system does for an incoming call: gestures are cancelled, and none ends.
    public func cancelTouches() {
        for (finger, point) in fingers {
            clock.perform { _ = window.driver.send(.touch(Touch(id: finger, phase: .cancelled, location: point, time: time))) }
        }
        fingers = [:]
        advance(by: 0)
    }

    // MARK: Implementation

    private func location(_ target: ScreenTarget, mayLieOutside: Bool = false) throws -> ScriptLocation {
        do {
            return try window.graph.location(of: target.target, mayLieOutside: mayLieOutside, besides: window.driver.keyboardFront)
        } catch {
            throw TestScreenError("\(error)")
        }
    }
    func perform(_ target: ScreenTarget, _ movement: (ScriptLocation) -> [ScriptEvent]) throws {
        guard fingers.isEmpty else { throw TestScreenError("A finger is still down; call fingerUp before another movement.") }
        try play(movement(location(target))[...], target)
    }
    private func play(_ events: ArraySlice<ScriptEvent>, _ target: ScreenTarget) throws {
        let start = time
        for event in events {
            // Frames continue meanwhile; each precedes the events at its time.
            turn(to: start + event.time)
            try send(event, target, from: start)
        }
        advance(by: 0)
    }
    private func send(_ event: ScriptEvent, _ target: ScreenTarget, from start: TimeInterval? = nil) throws {
        let input = event.event(from: start ?? time)
        let isTaken = clock.perform { window.driver.send(input) }
        guard case .touch(let touch) = input else { return }
        fingers[touch.id] = touch.phase == .ended || touch.phase == .cancelled ? nil : touch.location
        guard touch.phase == .began, !isTaken else { return }
        let location = ElementSearch.text(touch.location)
        // Keeps the screen usable.
        cancelTouches()
        throw TestScreenError(target.name == nil ? "No view at \(location) has a gesture or button that takes the touch."
            : "\(target) is at \(location), where no view has a gesture or button that takes the touch.")
    }
}
