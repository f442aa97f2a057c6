import Foundation
import WaggleGeometry

/// A finger that stays on a control, which repeats what it does meanwhile.
///
/// It succeeds where the finger goes up near enough. While the finger is too far away nothing is repeated.
nonisolated struct HoldGesture: PrimitiveGesture {
    /// When the first repetition is due.
    enum Beginning { case atOnce, afterDelay }

    struct Value: Equatable {
        /// The time at which the finger came down, which tells one hold from the next.
        let start: TimeInterval
        /// True while the finger is near enough.
        var isNear = true
        /// How often the action was due so far.
        var count = 0
    }
    typealias Body = Never
    let beginning: Beginning

    @MainActor func makeMachine() -> Machine { Machine(beginning: beginning) }

    struct Machine: GestureMachine {
        let beginning: Beginning
        private var finger: Int?
        private var hold: Value?
        private(set) var wake: TimeInterval?
        static var claim: GestureClaim { GestureClaim(moment: .whenEnded) }

        init(beginning: Beginning) { self.beginning = beginning }

        mutating func handle(_ event: GestureEvent) -> GesturePhase<Value> {
            if finger == nil, let first = event.touches.first(where: { $0.phase == .began }) {
                finger = first.id
                hold = Value(start: event.time, count: beginning == .atOnce ? 1 : 0)
                wake = event.time + HoldRepetition.delay
            }
            guard var hold else { return .possible(nil) }
            defer { self.hold = hold }
            if let due = wake, event.time >= due {
                hold.count += 1
                wake = due + HoldRepetition.interval(after: due - hold.start)
            }
            guard let touch = event.touches.first(where: { $0.id == finger }) else { return .active(hold) }
            if touch.phase == .cancelled { return .failed }
            if let point = event.place.point(fromWindow: touch.location, in: .local) {
                let isNear = CGRect(origin: .zero, size: event.place.size).insetBy(dx: -PressGesture.reach, dy: -PressGesture.reach).contains(point)
                if isNear != hold.isNear { wake = isNear ? event.time + HoldRepetition.delay : nil }
                hold.isNear = isNear
            }
            if touch.phase == .ended { return hold.isNear ? .ended(hold) : .failed }
            return .active(hold)
        }
    }
}

/// How often a held control repeats what it does. Apple tells only that the rate rises with time; the delay and the first rate are those of a
/// Mac's buttons.
enum HoldRepetition {
    static let delay: TimeInterval = 0.5
    private static let slow: TimeInterval = 0.1
    private static let fast: TimeInterval = 0.05
    private static let fastAfter: TimeInterval = 3

    /// From one repetition to the next, after a time since the finger came down.
    static func interval(after elapsed: TimeInterval) -> TimeInterval { elapsed < fastAfter ? slow : fast }
}
