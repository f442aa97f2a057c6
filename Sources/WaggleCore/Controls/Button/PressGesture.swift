import Foundation
import WaggleGeometry

/// A press of a button: its value is true while the finger is near enough that lifting it presses the button.
///
/// It succeeds if the finger lifts near enough. The finger may leave and return.
nonisolated struct PressGesture: PrimitiveGesture {
    typealias Value = Bool
    typealias Body = Never
    @MainActor func makeMachine() -> Machine { Machine() }

    /// The distance from a control, in points, within which a touch that began on it still presses it: as on iPhone.
    static let reach: CGFloat = 70

    struct Machine: GestureMachine {
        private var finger: Int?
        private var isNear = true
        static var claim: GestureClaim { GestureClaim(moment: .whenEnded) }

        mutating func handle(_ event: GestureEvent) -> GesturePhase<Bool> {
            if finger == nil { finger = event.touches.first { $0.phase == .began }?.id }
            guard let touch = event.touches.first(
                where: { $0.id == finger }) else { return finger == nil ? .possible(nil) : .active(isNear) }
            if touch.phase == .cancelled { return .failed }
            if let point = event.context.point(fromWindow: touch.location, in: .local) {
                isNear = CGRect(origin: .zero, size: event.context.size).insetBy(dx: -PressGesture.reach, dy: -PressGesture.reach)
                    .contains(point)
            }
            if touch.phase == .ended { return isNear ? .ended(true) : .failed }
            return .active(isNear)
        }
    }
}
