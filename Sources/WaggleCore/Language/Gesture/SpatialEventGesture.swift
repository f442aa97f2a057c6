// All fingers and pointers on a view.

import Foundation
import WaggleGeometry

/// What each finger and pointer on a view does at one moment.
public struct SpatialEventCollection: Collection, Equatable {
    /// One finger or pointer.
    public struct Event: Identifiable, Hashable {
        /// The same for all events from touching down to lifting.
        public struct ID: Hashable, Sendable {
            let number: Int
        }
        /// What touches the view. Mice are pointers; there is no pencil.
        public enum Kind: Hashable, Sendable { case touch, pencil, pointer }
        public enum Phase: Hashable, Sendable {
            case active, ended
            /// Something else took the touch.
            case cancelled
        }
        /// How a pencil is held.
        public struct InputDevicePose: Hashable, Sendable {
            /// The angle between pencil and screen: 0 flat on it, 90 degrees upright.
            public var altitude: Angle
            /// The direction in which the pencil leans, clockwise from the view's x axis.
            public var azimuth: Angle
        }
        public var id: ID
        /// In seconds, on the clock of the window.
        public var timestamp: TimeInterval
        public var kind: Kind
        /// In the gesture's coordinate space.
        public var location: CGPoint
        public var phase: Phase
        public var modifierKeys: EventModifiers
        /// Nil: neither fingers nor mice are held at an angle.
        public var inputDevicePose: InputDevicePose?

        public static func == (a: Event, b: Event) -> Bool {
            a.id == b.id && a.timestamp == b.timestamp && a.kind == b.kind && a.location == b.location && a.phase == b.phase
                && a.modifierKeys == b.modifierKeys
                && a.inputDevicePose == b.inputDevicePose
        }
        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(timestamp)
        }
    }
    public struct Index: Comparable {
        let offset: Int
        public static func < (a: Index, b: Index) -> Bool { a.offset < b.offset }
    }
    public struct Iterator: IteratorProtocol {
        fileprivate var rest: ArraySlice<Event>
        public mutating func next() -> Event? { rest.popFirst() }
    }
    /// Oldest first.
    let events: [Event]

    public var startIndex: Index { Index(offset: 0) }
    public var endIndex: Index { Index(offset: events.count) }
    public func index(after i: Index) -> Index { Index(offset: i.offset + 1) }
    public subscript(position: Index) -> Event { events[position.offset] }
    /// The event of a finger or pointer; nil if it is not on the view.
    ///
    /// Complexity: O(*n*) in the fingers and pointers on the view.
    public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
    public func makeIterator() -> Iterator { Iterator(rest: events[...]) }
}

/// Follows all fingers and pointers on a view, from the first that touches it to the last that lifts.
nonisolated public struct SpatialEventGesture: PrimitiveGesture {
    public typealias Value = SpatialEventCollection
    public typealias Body = Never
    /// The coordinate space of the events' locations; `local` is that of the view with the gesture.
    public let coordinateSpace: CoordinateSpace

    public init(coordinateSpace: any CoordinateSpaceProtocol = .local) { self.coordinateSpace = coordinateSpace.coordinateSpace }

    @MainActor func makeMachine() -> Machine { Machine(space: coordinateSpace) }

    struct Machine: GestureMachine {
        let space: CoordinateSpace
        private var last: SpatialEventCollection?

        init(space: CoordinateSpace) { self.space = space }

        mutating func handle(_ event: GestureEvent) -> GesturePhase<SpatialEventCollection> {
            guard case .touches = event.kind else { return last.map { .active($0) } ?? .possible(nil) }
            let events = event.touches.map { touch in
                SpatialEventCollection.Event(
                    id: .init(number: touch.id), timestamp: event.time, kind: touch.source == .mouse ? .pointer : .touch,
                    location: event.context.point(fromWindow: touch.location, in: space) ?? touch.location,
                    phase: touch.phase == .ended ? .ended : touch.phase == .cancelled ? .cancelled : .active, modifierKeys: touch.modifiers)
            }
            let value = SpatialEventCollection(events: events)
            last = value
            guard event.downCount == 0 else { return .active(value) }
            return events.allSatisfy { $0.phase == .cancelled } ? .failed : .ended(value)
        }
    }
}
