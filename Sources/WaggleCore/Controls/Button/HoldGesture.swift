import Foundation
import WaggleGeometry

/// A press of a control that may repeat what it does while the finger stays.
///
/// It succeeds where the finger goes up near enough. While the finger is too far away nothing is repeated.
nonisolated struct HoldGesture: PrimitiveGesture {
    enum Repetition { case never, afterDelay, atOnceAndAfterDelay }

    struct Value: Equatable {
        /// True while the finger is near enough.
        var isNear = true
        /// How often a repetition was due so far.
        var count = 0
    }
    typealias Body = Never
    let repetition: Repetition

    // Apple tells only that the rate rises with time; the delay and the first rate are those of a Mac's buttons.
    private static let delay: TimeInterval = 0.5
    private static let slowInterval: TimeInterval = 0.1
    private static let fastInterval: TimeInterval = 0.05
    private static let slowTime: TimeInterval = 3

    @MainActor func makeMachine() -> Machine { Machine(repetition: repetition) }

    struct Machine: GestureMachine {
        private let repetition: Repetition
        private var press = PressGesture.Machine()
        private var start: TimeInterval?
        private var value = Value()
        private(set) var wake: TimeInterval?
        static var claim: GestureClaim { PressGesture.Machine.claim }

        init(repetition: Repetition) { self.repetition = repetition }

        mutating func handle(_ event: GestureEvent) -> GesturePhase<Value> {
            let phase = press.handle(event)
            guard let isNear = phase.value else { return phase.map { _ in value } }
            if start == nil {
                start = event.time
                if repetition == .atOnceAndAfterDelay { value.count = 1 }
                if repetition != .never { wake = event.time + HoldGesture.delay }
            }
            if let start, let due = wake, event.time >= due {
                value.count += 1
                wake = due + (due - start < HoldGesture.slowTime ? HoldGesture.slowInterval : HoldGesture.fastInterval)
            }
            if isNear != value.isNear, repetition != .never { wake = isNear ? event.time + HoldGesture.delay : nil }
            value.isNear = isNear
            return phase.map { _ in value }
        }
    }

    /// What a control keeps of a press while it goes on.
    struct Progress {
        /// True while the finger is near enough.
        var isPressed = false
        /// True while the finger is down, wherever it is.
        var isHeld = false
        private var answered = 0

        /// Follows the press, and runs the action as often as it has become due.
        mutating func follow(_ value: Value, _ action: () -> Void) {
            for _ in answered..<max(value.count, answered) { action() }
            (isPressed, isHeld, answered) = (value.isNear, true, value.count)
        }
    }
}
