// An event as a gesture sees it.

import Foundation
import WaggleGeometry

/// Something that happened to the touches on a view with a gesture, or that time has passed.
@MainActor
struct GestureEvent {
    enum Kind {
        /// Fingers came, moved or went.
        case touches
        /// Nothing happened but that time went by.
        case time
        case magnify(InputPhase, scale: CGFloat, location: CGPoint)
        case rotate(InputPhase, angle: Angle, location: CGPoint)
    }
    var kind: Kind
    var time: TimeInterval
    /// All touches on the view in the order in which they came, those that this event ends included.
    var touches: [GestureTouch] = []
    let place: any GesturePlace

    /// The touches that are still down after the event.
    var downCount: Int { touches.count { !$0.isOver } }
    var isBeginning: Bool { touches.contains { $0.phase == .began } }

    /// The same moment for a gesture that begins now: touches that are down have just come, others never were.
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
    /// In the window.
    var location: CGPoint

    var isOver: Bool { phase == .ended || phase == .cancelled }
}

/// The view of a gesture, as what it needs to know of it.
@MainActor
protocol GesturePlace {
    var size: CGSize { get }
    /// A point of the window in a space that the view knows, as shown now; nil where the view has no place at the moment.
    func point(fromWindow point: CGPoint, in space: CoordinateSpace) -> CGPoint?
    /// The wall clock's date at a time of the graph.
    func date(at time: TimeInterval) -> Date
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
