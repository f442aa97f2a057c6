import Foundation
import WaggleGeometry

/// One or more short touches in one place.
///
/// Each may last 0.75 seconds and move 45 points; the next must begin within 0.35 seconds of the end of the previous one.
nonisolated public struct TapGesture: PrimitiveGesture {
    /// The number of taps; values below 1 count as 1.
    public var count: Int
    /// A number of taps, at least 1.
    public init(count: Int = 1) { self.count = count }
    public typealias Value = Void
    public typealias Body = Never

    @MainActor func makeMachine() -> Machine { Machine(taps: TapMachine(count: count)) }

    struct Machine: GestureMachine {
        var taps: TapMachine
        mutating func handle(_ event: GestureEvent) -> GesturePhase<Void> { taps.handle(event).map { _ in } }
        var wake: TimeInterval? { taps.wake }
        static var isDiscrete: Bool { true }
    }
}

/// Like `TapGesture`, with the location of the last tap in its value.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
    /// The value of a tap.
    public struct Value: Equatable, Sendable {
        /// In the gesture's coordinate space.
        public var location: CGPoint
    }
    /// The number of taps; values below 1 count as 1.
    public var count: Int
    /// The coordinate space of the location; `local` is that of the view with the gesture.
    public var coordinateSpace: CoordinateSpace
    public typealias Body = Never

    /// A number of taps, at least 1, and the space of the location.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }
    /// A number of taps, at least 1, and the space of the location.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor func makeMachine() -> Machine { Machine(taps: TapMachine(count: count), space: coordinateSpace) }

    struct Machine: GestureMachine {
        var taps: TapMachine
        let space: CoordinateSpace
        mutating func handle(_ event: GestureEvent) -> GesturePhase<Value> {
            taps.handle(event).map { Value(location: event.context.point(fromWindow: $0, in: space) ?? .zero) }
        }
        var wake: TimeInterval? { taps.wake }
        static var isDiscrete: Bool { true }
    }
}

/// Limits of taps, as on iOS.
package enum TapLimits {
    /// How far a finger may move, in window points.
    package static let reach: CGFloat = 45
    /// How long a finger may be down.
    package static let longest: TimeInterval = 0.75
    /// The time from one tap to the next.
    package static let longestPause: TimeInterval = 0.35
}

/// Counts taps. Its value is the window location where the last one ended.
struct TapMachine: GestureMachine {
    let count: Int
    private var done = 0
    private var start: CGPoint?
    /// The time at which it fails, unless the finger lifts or the next tap begins earlier.
    private(set) var wake: TimeInterval?
    private var isDown = false

    init(count: Int) { self.count = max(count, 1) }
    static var isDiscrete: Bool { true }

    mutating func handle(_ event: GestureEvent) -> GesturePhase<CGPoint> {
        if let wake, event.time >= wake { return .failed }
        guard case .touches = event.kind else { return .possible(nil) }
        // A second finger makes it a different gesture.
        guard event.touches.count == 1, let touch = event.touches.first else { return event.touches.isEmpty ? .possible(nil) : .failed }
        if let start, touch.location.distance(to: start) >= TapLimits.reach { return .failed }
        switch touch.phase {
        case .began:
            start = start ?? touch.location
            isDown = true
            wake = event.time + TapLimits.longest
        case .moved, .stationary: break
        case .cancelled: return .failed
        case .ended:
            guard isDown else { return .failed }
            assert(done < count, "A touch goes to a tap gesture that is over.")
            isDown = false
            done += 1
            if done == count { return .ended(touch.location) }
            wake = event.time + TapLimits.longestPause
        }
        return .possible(nil)
    }
}
