import Foundation
import WaggleGeometry

/// A tap on a switch, or a drag along it. Its value is true while the drag is far enough to show the other value.
///
/// It succeeds if lifting the finger toggles the switch. The thumb does not follow the finger: it jumps when the finger has moved most of
/// the distance, and back when the finger has returned by as much.
nonisolated struct SwitchGesture: PrimitiveGesture {
    typealias Value = Bool
    typealias Body = Never
    /// The direction of the other value: 1 to the right, -1 to the left.
    let pointsToOther: CGFloat

    @MainActor func makeMachine() -> Machine { Machine(pointsToOther: pointsToOther) }

    struct Machine: GestureMachine {
        let pointsToOther: CGFloat
        private var finger: Int?
        private var start = CGPoint.zero
        private var isFlipped = false
        /// True once the finger has moved along the switch: from then on, scroll views do not claim it.
        private var isDrag = false
        /// True once the finger has moved too far for a tap.
        private var isNoTap = false

        // In fractions of the switch's width.
        private static var flip: CGFloat { 0.7 }
        private static var flipBack: CGFloat { 0.2 }
        /// Less than the slop of scroll views, so that a horizontal one does not claim the finger first.
        private static var dragSlop: CGFloat { 4 }

        init(pointsToOther: CGFloat) { self.pointsToOther = pointsToOther }

        mutating func handle(_ event: GestureEvent) -> GesturePhase<Bool> {
            guard case .touches = event.kind else { return phase }
            if finger == nil, let first = event.touches.first(where: { $0.phase == .began }) {
                finger = first.id
                start = event.context.point(fromWindow: first.location, in: .local) ?? .zero
            }
            guard let touch = event.touches.first(where: { $0.id == finger }) else { return finger == nil ? .possible(nil) : phase }
            if touch.phase == .cancelled { return .failed }
            guard let point = event.context.point(fromWindow: touch.location, in: .local) else { return .failed }
            follow(CGSize(width: point.x - start.x, height: point.y - start.y), width: event.context.size.width)
            guard touch.phase == .ended else { return phase }
            let isNear = CGRect(origin: .zero, size: event.context.size).insetBy(dx: -PressGesture.reach, dy: -PressGesture.reach)
                .contains(point)
            return (isNoTap ? isFlipped : isNear) ? .ended(isFlipped) : .failed
        }

        private mutating func follow(_ translation: CGSize, width: CGFloat) {
            let distance = abs(translation.width)
            if distance > Self.dragSlop, distance > abs(translation.height) { isDrag = true }
            if distance >= PanMachine.slop { isNoTap = true }
            let way = translation.width * pointsToOther
            if way > Self.flip * width { isFlipped = true }
            if way < Self.flipBack * width { isFlipped = false }
        }
        private var phase: GesturePhase<Bool> { isDrag ? .active(isFlipped) : .possible(isFlipped) }
    }
}
