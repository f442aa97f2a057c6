import Foundation
import WaggleGeometry

/// A touch on a row of equal segments. Its value has the segment where it began and the one where it is.
///
/// A drag that begins on the selected segment belongs to the control, even in a view that scrolls horizontally.
nonisolated struct SegmentGesture: PrimitiveGesture {
    struct Value: Equatable {
        /// The segment at touch-down.
        let start: Int
        /// The segment under the finger; nil if the finger is too far away.
        var index: Int?
    }
    typealias Body = Never
    let count: Int
    let selected: Int?
    /// True if the first segment is on the right.
    let isMirrored: Bool

    @MainActor func makeMachine() -> Machine { Machine(gesture: self) }

    struct Machine: GestureMachine {
        private let gesture: SegmentGesture
        private var finger: Int?
        private var began = CGPoint.zero
        private var value: Value?
        private var isDrag = false

        /// How far the finger may leave the control, in points.
        private static var reach: CGFloat { 50 }
        /// Less than the slop of scroll views, so that a horizontal one does not claim the finger first.
        private static var dragSlop: CGFloat { 4 }

        init(gesture: SegmentGesture) { self.gesture = gesture }

        mutating func handle(_ event: GestureEvent) -> GesturePhase<Value> {
            guard gesture.count > 0 else { return .failed }
            guard case .touches = event.kind else { return phase }
            let isFirst = finger == nil
            if isFirst { finger = event.touches.first { $0.phase == .began }?.id }
            guard let touch = event.touches.first(where: { $0.id == finger }) else { return phase }
            guard touch.phase != .cancelled, let point = event.context.point(fromWindow: touch.location, in: .local) else { return .failed }
            let here = index(at: point, width: event.context.size.width)
            if isFirst {
                began = point
                value = Value(start: here)
            }
            let isNear = CGRect(origin: .zero, size: event.context.size).insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
            value?.index = isNear ? here : nil
            let (dx, dy) = (abs(point.x - began.x), abs(point.y - began.y))
            if value?.start == gesture.selected, dx > Self.dragSlop, dx > dy { isDrag = true }
            guard touch.phase == .ended else { return phase }
            return value.flatMap { $0.index == nil ? nil : .ended($0) } ?? .failed
        }

        private func index(at point: CGPoint, width: CGFloat) -> Int {
            guard width > 0 else { return 0 }
            let part = Int((point.x / width * CGFloat(gesture.count)).rounded(.down))
            let index = min(max(part, 0), gesture.count - 1)
            return gesture.isMirrored ? gesture.count - 1 - index : index
        }
        private var phase: GesturePhase<Value> {
            guard let value else { return .possible(nil) }
            return isDrag ? .active(value) : .possible(value)
        }
    }
}
