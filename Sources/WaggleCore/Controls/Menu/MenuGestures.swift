// Fingers on the control that opens a menu, and on the menu.

import Foundation
import WaggleGeometry

/// A finger that rests on a control until its menu opens, and then slides onto the menu. Its value is the finger's place in the window.
///
/// It is active once the menu shall be open, and ends when the finger lifts after that.
nonisolated struct MenuHoldGesture: PrimitiveGesture {
    /// How long the finger rests, in seconds.
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

/// A finger that goes over the rows of an open menu. Its value is the finger's place in the window. Scrolling takes the finger from it.
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
