// Converts GDK's wheel and trackpad events to scroll events.

import Foundation
import WaggleCore
import WaggleGeometry

/// Distinguishes wheel notches from finger movements, and tracks a movement from beginning to end.
struct ScrollGestureTracker {
    /// The contents of one GDK event.
    struct Step {
        /// The distance that the viewport moves: GDK's signs are the opposite of ours.
        var dx = 0.0
        var dy = 0.0
        /// True if the deltas are in surface units; otherwise in notches, which may be fractional on X11.
        var isInUnits = false
        /// True if GDK reports a wheel turn by one notch.
        var isNotch = false
        /// True if the fingers have left the trackpad.
        var isStop = false
    }

    /// GTK's units per point.
    let zoom: CGFloat
    private var isMoving = false
    /// The total distance since the movement began.
    private var position = CGPoint.zero
    private var velocity = FingerVelocity()

    init(zoom: CGFloat) { self.zoom = zoom }

    /// - Returns: nil if the step has no effect.
    mutating func event(_ step: Step, at location: CGPoint, _ time: TimeInterval, _ modifiers: EventModifiers) -> ScrollEvent? {
        if step.isStop {
            guard isMoving else { return nil }
            return end(at: location, time, modifiers)
        }
        guard step.dx != 0 || step.dy != 0, step.dx.isFinite, step.dy.isFinite else { return nil }
        var delta = CGVector(dx: 0 - CGFloat(step.dx), dy: 0 - CGFloat(step.dy))
        // On X11 wheels also report movements, which would never end; but they turn by whole notches.
        let isWhole = !step.isInUnits && delta.dx == delta.dx.rounded() && delta.dy == delta.dy.rounded()
        if step.isNotch || (isWhole && !isMoving) {
            // Wheels turn along one axis. Shift switches to the other one, as on all desktops.
            if modifiers.contains(.shift), delta.dx == 0 { delta = CGVector(dx: delta.dy, dy: 0) }
            return ScrollEvent(delta: delta, isPrecise: false, location: location, time: time, modifiers: modifiers)
        }
        let points = step.isInUnits ? 1 / zoom : ScrollEvent.pointsPerNotch
        delta = CGVector(dx: delta.dx * points, dy: delta.dy * points)
        let phase: ScrollEvent.Phase = isMoving ? .moved : .began
        if !isMoving { (isMoving, position, velocity) = (true, .zero, FingerVelocity()) }
        position = CGPoint(x: position.x + delta.dx, y: position.y + delta.dy)
        velocity.add(position, at: time)
        return ScrollEvent(phase: phase, delta: delta, location: location, time: time, modifiers: modifiers)
    }

    /// The fingers touch the trackpad but have not moved yet.
    mutating func rest(at location: CGPoint, _ time: TimeInterval, _ modifiers: EventModifiers) -> ScrollEvent? {
        guard !isMoving else { return nil }
        return ScrollEvent(phase: .rested, delta: .zero, location: location, time: time, modifiers: modifiers)
    }

    /// The window loses its input during a movement.
    mutating func cancel(at location: CGPoint, _ time: TimeInterval) -> ScrollEvent? {
        guard isMoving else { return nil }
        isMoving = false
        return ScrollEvent(phase: .cancelled, delta: .zero, location: location, time: time)
    }

    private mutating func end(at location: CGPoint, _ time: TimeInterval, _ modifiers: EventModifiers) -> ScrollEvent {
        isMoving = false
        velocity.end(position, at: time)
        let speed = velocity.velocity
        return ScrollEvent(
            phase: .ended, delta: .zero, velocity: CGVector(dx: speed.width, dy: speed.height), location: location, time: time,
            modifiers: modifiers)
    }
}
