// Simulated touches in virtual time, and a record of their effects.

import Foundation
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Simulates fingers on a headless window. Each event is sent at the hand's time; a frame follows.
@MainActor
final class Hand {
    let window: HeadlessWindow
    private(set) var time: TimeInterval = 0
    private var locations: [Int: CGPoint] = [:]

    init(_ window: HeadlessWindow) { self.window = window }
    init<V: View>(on view: V, width: CGFloat = 100, height: CGFloat = 100) {
        window = HeadlessWindow(view, size: CGSize(width: width, height: height))
    }

    func send(_ phase: InputPhase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        locations[finger] = phase == .ended || phase == .cancelled ? nil : CGPoint(x: x, y: y)
        window.graph.send(.touch(Touch(id: finger, phase: phase, location: CGPoint(x: x, y: y), time: time)))
        window.advance(to: time)
    }
    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { send(.began, x, y, finger: finger) }
    func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { send(.moved, x, y, finger: finger) }
    /// Lifts or cancels the finger in place.
    func up(finger: Int = 0) { send(.ended, locations[finger]?.x ?? 0, locations[finger]?.y ?? 0, finger: finger) }
    func cancel(finger: Int = 0) { send(.cancelled, locations[finger]?.x ?? 0, locations[finger]?.y ?? 0, finger: finger) }
    func hover(_ x: CGFloat, _ y: CGFloat) {
        window.graph.send(.hover(CGPoint(x: x, y: y)))
        window.advance(to: time)
    }

    /// Advances time in frames of a hundredth of a second.
    func wait(_ seconds: TimeInterval) {
        let end = time + seconds
        while time < end - 1e-9 {
            time = min(time + 0.01, end)
            window.advance(to: time)
        }
    }
    func tap(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        down(x, y, finger: finger)
        wait(0.05)
        up(finger: finger)
    }
    /// Moves in equal steps of a hundredth of a second and stays down.
    func drag(to x: CGFloat, _ y: CGFloat, in seconds: TimeInterval, finger: Int = 0) {
        guard let start = locations[finger] else { return }
        let steps = max(Int((seconds / 0.01).rounded()), 1)
        for step in 1...steps {
            wait(0.01)
            let part = CGFloat(step) / CGFloat(steps)
            move(start.x + (x - start.x) * part, start.y + (y - start.y) * part, finger: finger)
        }
    }

    var isIdle: Bool { window.graph.input.isIdle }
}

extension Journal {
    /// The events recorded since the last call.
    func take() -> [String] {
        defer { events = [] }
        return events
    }
}
