// From GDK's turns of wheels and movements on trackpads to scroll events.

import Foundation
import WaggleCore
import WaggleGeometry

/// Tells a wheel's notches from the movement of fingers, and follows that from its beginning to its end.
struct ScrollCourse {
    /// What GDK says about one event.
    struct Step {
        /// How far the view goes: GDK counts the other way round than we do.
        var dx = 0.0
        var dy = 0.0
        /// True if the deltas count units of the surface; else they count notches, which on X11 may be parts of one.
        var isInUnits = false
        /// True if GDK knows that a wheel turned by one notch.
        var isNotch = false
        /// True if the fingers have left the trackpad.
        var isStop = false
    }

    /// GTK's units per point.
    let zoom: CGFloat
    private var isMoving = false
    /// Where the fingers would have come since they began.
    private var place = CGPoint.zero
    private var velocity = FingerVelocity()

    init(zoom: CGFloat) { self.zoom = zoom }

    /// - Returns: nil if nothing came of the step.
    mutating func event(_ step: Step, at location: CGPoint, _ time: TimeInterval, _ modifiers: EventModifiers) -> ScrollEvent? {
        if step.isStop {
            guard isMoving else { return nil }
            return end(at: location, time, modifiers)
        }
        guard step.dx != 0 || step.dy != 0, step.dx.isFinite, step.dy.isFinite else { return nil }
        var delta = CGVector(dx: 0 - CGFloat(step.dx), dy: 0 - CGFloat(step.dy))
        // On X11 wheels come as movements, too, and would never end; but they turn by whole notches.
        let isWhole = !step.isInUnits && delta.dx == delta.dx.rounded() && delta.dy == delta.dy.rounded()
        if step.isNotch || (isWhole && !isMoving) {
            // Wheels turn one way. With Shift they scroll along the other axis, as on every desktop.
            if modifiers.contains(.shift), delta.dx == 0 { delta = CGVector(dx: delta.dy, dy: 0) }
            return ScrollEvent(delta: delta, isPrecise: false, location: location, time: time, modifiers: modifiers)
        }
        let points = step.isInUnits ? 1 / zoom : ScrollEvent.pointsPerNotch
        delta = CGVector(dx: delta.dx * points, dy: delta.dy * points)
        let phase: ScrollEvent.Phase = isMoving ? .moved : .began
        if !isMoving { (isMoving, place, velocity) = (true, .zero, FingerVelocity()) }
        place = CGPoint(x: place.x + delta.dx, y: place.y + delta.dy)
        velocity.add(place, at: time)
        return ScrollEvent(phase: phase, delta: delta, location: location, time: time, modifiers: modifiers)
    }

    /// The fingers have come to rest on the trackpad without moving yet.
    mutating func rest(at location: CGPoint, _ time: TimeInterval, _ modifiers: EventModifiers) -> ScrollEvent? {
        guard !isMoving else { return nil }
        return ScrollEvent(phase: .rested, delta: .zero, location: location, time: time, modifiers: modifiers)
    }

    /// The window loses the input in the middle of a movement.
    mutating func cancel(at location: CGPoint, _ time: TimeInterval) -> ScrollEvent? {
        guard isMoving else { return nil }
        isMoving = false
        return ScrollEvent(phase: .cancelled, delta: .zero, location: location, time: time)
    }

    private mutating func end(at location: CGPoint, _ time: TimeInterval, _ modifiers: EventModifiers) -> ScrollEvent {
        isMoving = false
        velocity.end(place, at: time)
        let speed = velocity.velocity
        return ScrollEvent(phase: .ended, delta: .zero, velocity: CGVector(dx: speed.width, dy: speed.height), location: location, time: time, modifiers: modifiers)
    }
}
