import Foundation
import WaggleGeometry

/// A press of a control that may repeat its action while held.
///
/// It succeeds if the finger lifts near enough. While the finger is too far away, repetition pauses.
nonisolated struct HoldGesture: PrimitiveGesture {
    enum Repetition { case never, afterDelay, atOnceAndAfterDelay }

    struct Value: Equatable {
        /// True while the finger is near enough.
        var isNear = true
        /// The number of repetitions due so far.
        var count = 0
    }
    typealias Body = Never
    let repetition: Repetition

    // Apple documents only that the rate increases with time; the delay and the initial rate are those of buttons on the Mac.
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

    /// The state of a press in progress.
    struct Progress {
        /// True while the finger is near enough.
        var isPressed = false
        /// True while the finger is down, wherever it is.
        var isHeld = false
        private var answered = 0

        /// Updates the progress and runs the action for each repetition that has become due.
        mutating func follow(_ value: Value, _ action: () -> Void) {
            for _ in answered..<max(value.count, answered) { action() }
            (isPressed, isHeld, answered) = (value.isNear, true, value.count)
        }
    }
}
