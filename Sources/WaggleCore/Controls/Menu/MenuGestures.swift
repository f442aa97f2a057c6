// The gestures of menus.

import Foundation
import WaggleGeometry

/// A hold that opens a menu, continued by sliding onto its rows. Its value is the touch's location in window coordinates.
///
/// It becomes active after the delay and ends when the finger lifts.
nonisolated struct MenuHoldGesture: PrimitiveGesture {
    /// The duration of the hold, in seconds.
    let delay: TimeInterval
    typealias Value = CGPoint
    typealias Body = Never
    @MainActor func makeMachine() -> Machine { Machine(delay: delay) }

    struct Machine: GestureMachine {
        let delay: TimeInterval
        private var start: CGPoint?
        private var last = CGPoint.zero
        private var opening: TimeInterval?
        private var isOpen = false

        init(delay: TimeInterval) { self.delay = delay }
        var wake: TimeInterval? { isOpen ? nil : opening }

        mutating func handle(_ event: GestureEvent) -> GesturePhase<CGPoint> {
            if case .touches = event.kind, let touch = event.touches.first {
                guard event.touches.count == 1, touch.phase != .cancelled else { return .failed }
                last = touch.location
                if touch.phase == .began {
                    start = touch.location
                    opening = event.time + delay
                }
                if touch.phase == .ended { return isOpen ? .ended(last) : .failed }
                if !isOpen, let start, last.distance(to: start) > 10 { return .failed }
            }
            if let opening, event.time >= opening - 1e-9 { isOpen = true }
            return isOpen ? .active(last) : .possible(nil)
        }
    }
}

/// A touch that slides over the rows of an open menu. Its value is the location in window coordinates. Scrolling cancels it.
nonisolated struct MenuSlideGesture: PrimitiveGesture {
    typealias Value = CGPoint
    typealias Body = Never
    @MainActor func makeMachine() -> Machine { Machine() }

    struct Machine: GestureMachine {
        static var claim: GestureClaim { GestureClaim(moment: .whenEnded) }

        mutating func handle(_ event: GestureEvent) -> GesturePhase<CGPoint> {
            guard let touch = event.touches.first else { return .possible(nil) }
            guard event.touches.count == 1, touch.phase != .cancelled else { return .failed }
            return touch.phase == .ended ? .ended(touch.location) : .active(touch.location)
        }
    }
}
