import Foundation
import WaggleGeometry
import WaggleMotion

/// A finger that moves while it is down.
///
/// It begins when the finger is `minimumDistance` window points away from where it went down. Translations are measured from there, so the
/// first is about as long as the minimum distance. With several fingers down, only the first counts.
nonisolated public struct DragGesture: PrimitiveGesture {
    /// A snapshot of a drag. Locations are in the gesture's coordinate space as it was at that moment.
    public struct Value: Equatable, Sendable {
        /// The date of the touch event.
        public var time: Date
        /// The finger's location, in points.
        public var location: CGPoint
        /// The location at which the finger went down, in points.
        public var startLocation: CGPoint
        /// In points per second.
        public private(set) var velocity: CGSize

        /// The distance from the start to the current location, in points.
        public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        /// Where the drag would end if the finger lifted now: a quarter of a second ahead at the current velocity.
        public var predictedEndLocation: CGPoint { CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4) }
        /// The distance from the start to the predicted end, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }

        init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
            self.time = time
            self.location = location
            self.startLocation = startLocation
            self.velocity = velocity
        }
    }

    /// In window points; 0 begins the drag on touch-down.
    public var minimumDistance: CGFloat
    /// The coordinate space of the values' locations; `local` is that of the view with the gesture.
    public var coordinateSpace: CoordinateSpace
    public typealias Body = Never

    /// A drag that begins after a distance in window points; 0 or less begins it on touch-down.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
    /// A drag that begins after a distance in window points; 0 or less begins it on touch-down.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor func makeMachine() -> Machine { Machine(minimumDistance: minimumDistance, space: coordinateSpace) }

    struct Machine: GestureMachine {
        let minimumDistance: CGFloat
        let space: CoordinateSpace
        private var finger: Int?
        private var windowStart = CGPoint.zero
        private var start = CGPoint.zero
        private var location = CGPoint.zero
        private var samples = FingerVelocity()
        private var isActive = false
        /// The value at the finger's last movement: time and other fingers change nothing.
        private var last: Value?

        init(minimumDistance: CGFloat, space: CoordinateSpace) {
            self.minimumDistance = minimumDistance
            self.space = space
        }

        mutating func handle(_ event: GestureEvent) -> GesturePhase<Value> {
            guard case .touches = event.kind else { return phase }
            if finger == nil, let first = event.touches.first(where: { $0.phase == .began }) {
                finger = first.id
                windowStart = first.location
                start = event.context.point(fromWindow: first.location, in: space) ?? .zero
                location = start
                isActive = minimumDistance <= 0
            }
            guard let touch = event.touches.first(where: { $0.id == finger }), touch.phase != .stationary else { return phase }
            if touch.phase == .cancelled { return .failed }
            location = event.context.point(fromWindow: touch.location, in: space) ?? location
            if touch.phase == .ended {
                samples.end(location, at: event.time)
                return isActive ? .ended(value(event)) : .failed
            }
            samples.add(location, at: event.time)
            if touch.location.distance(to: windowStart) >= minimumDistance { isActive = true }
            last = value(event)
            return phase
        }
        private var phase: GesturePhase<Value> { isActive ? last.map { .active($0) } ?? .possible(nil) : .possible(nil) }
        private func value(_ event: GestureEvent) -> Value {
            Value(time: event.context.date(at: event.time), location: location, startLocation: start, velocity: samples.velocity)
        }
    }
}
