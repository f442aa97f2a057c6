// An input event as gestures receive it.

import Foundation
import WaggleGeometry

/// A change of the touches on a view with a gesture, or the passage of time.
@MainActor
struct GestureEvent {
    enum Kind {
        /// Fingers went down, moved or lifted.
        case touches
        /// Only time has passed.
        case time
        case magnify(InputPhase, scale: CGFloat, location: CGPoint)
        case rotate(InputPhase, angle: Angle, location: CGPoint)
    }
    var kind: Kind
    var time: TimeInterval
    /// All touches on the view, oldest first, including those that this event ends.
    var touches: [GestureTouch] = []
    let context: any GestureContext

    /// The number of touches that are still down after the event.
    var downCount: Int { touches.count { !$0.isOver } }
    var isBeginning: Bool { touches.contains { $0.phase == .began } }

    /// The same event for a gesture that begins now: touches that are down have just begun; the others never existed.
    var asBeginning: GestureEvent {
        var event = self
        event.kind = .touches
        event.touches = touches.filter { !$0.isOver }.map { touch in
            var touch = touch
            touch.phase = .began
            return touch
        }
        return event
    }
}

/// A finger on a view with a gesture.
struct GestureTouch {
    enum Phase { case began, moved, stationary, ended, cancelled }
    let id: Int
    var phase: Phase
    /// In window points.
    var location: CGPoint
    var source = Touch.Source.finger
    var modifiers: EventModifiers = []

    var isOver: Bool { phase == .ended || phase == .cancelled }
}

/// What a gesture needs to know about its view.
@MainActor
protocol GestureContext {
    var size: CGSize { get }
    /// Converts a window point to a coordinate space visible from the view, as presented now; nil while the view is not placed.
    func point(fromWindow point: CGPoint, in space: CoordinateSpace) -> CGPoint?
    /// The calendar date of a graph time.
    func date(at time: TimeInterval) -> Date
}
