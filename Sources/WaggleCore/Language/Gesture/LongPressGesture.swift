import Foundation
import WaggleGeometry

/// A finger that stays down in one place.
///
/// Its value is true from touch-down. It succeeds when the duration has elapsed while the finger is still down.
nonisolated public struct LongPressGesture: PrimitiveGesture {
    /// In seconds. 0 or less succeeds at touch-down, infinity never.
    public var minimumDuration: Double
    /// How far the finger may move while pressing, in window points.
    public var maximumDistance: CGFloat
    public typealias Value = Bool
    public typealias Body = Never

    /// A press of some seconds within some window points of where it began.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor func makeMachine() -> Machine { Machine(minimumDuration: minimumDuration, maximumDistance: maximumDistance) }

    struct Machine: GestureMachine {
        let minimumDuration: Double
        let maximumDistance: CGFloat
        private var start: CGPoint?
        /// The time at which the gesture succeeds.
        private var success: TimeInterval?

        init(minimumDuration: Double, maximumDistance: CGFloat) {
            self.minimumDuration = minimumDuration
            self.maximumDistance = maximumDistance
        }

        var wake: TimeInterval? { success.flatMap { $0.isFinite ? $0 : nil } }

        mutating func handle(_ event: GestureEvent) -> GesturePhase<Bool> {
            if case .touches = event.kind {
                // A second finger makes it a different gesture.
                guard event.touches.count <= 1 else { return .failed }
                if let touch = event.touches.first {
                    if touch.isOver { return .failed }
                    if let start, touch.location.distance(to: start) > maximumDistance { return .failed }
                    if touch.phase == .began {
                        start = touch.location
                        success = event.time + max(minimumDuration, 0)
                    }
                }
            }
            guard let success else { return .possible(nil) }
            return event.time >= success ? .ended(true) : .possible(true)
        }
    }
}
