import Foundation

/// The motion of released content along one axis: it coasts, bounces at an edge, returns from beyond one, or lands on a target.
///
/// Positions are content offsets in points; they grow toward its end. Times are seconds since the release.
package struct ScrollFling: Hashable, Sendable {
    /// One phase of the motion, from a time on.
    private enum Part: Hashable, Sendable {
        case coast(ScrollDeceleration)
        /// Relative to the edge it returns to.
        case bounce(EdgeBounce, end: Double)
        case landing(ScrollLanding)
        case rest(Double)
    }
    private var parts: [(start: TimeInterval, part: Part)]

    /// Content that decelerates freely.
    ///
    /// - Parameters:
    ///   - position: the position at release.
    ///   - velocity: points per second.
    ///   - limits: the positions at which content may rest.
    ///   - bounces: false if content stops abruptly at its edges.
    package init(
        position: Double, velocity: Double, limits: ClosedRange<Double>, bounces: Bool = true, rate: ScrollDeceleration.Rate = .normal
    ) {
        parts = []
        guard limits.contains(position) else {
            let end = position < limits.lowerBound ? limits.lowerBound : limits.upperBound
            guard bounces else {
                parts = [(0, .rest(end))]
                return
            }
            let bounce = EdgeBounce(displacement: position - end, velocity: velocity)
            parts.append((0, .bounce(bounce, end: end)))
            // Content thrown back inside continues from its edge.
            if let crossing = bounce.crossing { coast(from: end, bounce.velocity(at: crossing), at: crossing, limits, bounces, rate) }
            return
        }
        coast(from: position, velocity, at: 0, limits, bounces, rate)
    }

    /// Content that settles at a target within its limits.
    package init(position: Double, velocity: Double, target: Double) {
        parts = [(0, .landing(ScrollLanding(position: position, velocity: velocity, target: target)))]
    }

    private mutating func coast(
        from position: Double, _ velocity: Double, at start: TimeInterval, _ limits: ClosedRange<Double>, _ bounces: Bool,
        _ rate: ScrollDeceleration.Rate
    ) {
        let coast = ScrollDeceleration(position: position, velocity: velocity, rate: rate)
        parts.append((start, .coast(coast)))
        let end = velocity > 0 ? limits.upperBound : limits.lowerBound
        if position == end, velocity != 0 {
            parts.append((start, bounces ? .bounce(EdgeBounce(displacement: 0, velocity: velocity), end: end) : .rest(end)))
        } else if let crossing = coast.time(at: end) {
            let impact = EdgeBounce(displacement: 0, velocity: coast.velocity(at: crossing))
            parts.append((start + crossing, bounces ? .bounce(impact, end: end) : .rest(end)))
        }
    }

    private func part(at time: TimeInterval) -> (start: TimeInterval, part: Part) {
        assert(zip(parts, parts.dropFirst()).allSatisfy { $0.start <= $1.start }, "The parts of a fling are not in order.")
        return parts.last { $0.start <= time } ?? parts[0]
    }

    package func position(at time: TimeInterval) -> Double {
        let (start, part) = part(at: max(time, 0))
        let time = max(time, 0) - start
        switch part {
        case .coast(let coast): return coast.position(at: time)
        case .bounce(let bounce, let end): return time < bounce.duration ? end + bounce.displacement(at: time) : end
        case .landing(let landing): return landing.position(at: time)
        case .rest(let position): return position
        }
    }

    /// Points per second.
    package func velocity(at time: TimeInterval) -> Double {
        let (start, part) = part(at: max(time, 0))
        let time = max(time, 0) - start
        switch part {
        case .coast(let coast): return coast.velocity(at: time)
        case .bounce(let bounce, _): return time < bounce.duration ? bounce.velocity(at: time) : 0
        case .landing(let landing): return landing.velocity(at: time)
        case .rest: return 0
        }
    }

    /// Seconds until it is at rest.
    package var duration: TimeInterval {
        guard let (start, part) = parts.last else { return 0 }
        switch part {
        case .coast(let coast): return start + coast.duration
        case .bounce(let bounce, _): return start + bounce.duration
        case .landing(let landing): return landing.duration
        case .rest: return start
        }
    }
    /// The position at rest.
    package var destination: Double { position(at: duration + 1) }

    /// True if the motion is still valid for these limits.
    package func stays(within limits: ClosedRange<Double>) -> Bool {
        parts.allSatisfy { part in
            switch part.part {
            case .coast(let coast): limits.contains(coast.position) && (parts.count > 1 || limits.contains(coast.destination))
            case .bounce(_, let end): limits.lowerBound == end || limits.upperBound == end
            case .landing(let landing): limits.contains(landing.target)
            case .rest(let position): limits.contains(position)
            }
        }
    }

    /// The same motion, released some seconds earlier.
    package func from(_ time: TimeInterval) -> ScrollFling {
        var copy = self
        for index in copy.parts.indices { copy.parts[index].start -= time }
        return copy
    }

    /// The same motion with all positions shifted, because content before the viewport has grown or shrunk.
    package func moved(by distance: Double) -> ScrollFling {
        var copy = self
        for index in copy.parts.indices {
            switch copy.parts[index].part {
            case .coast(let coast):
                copy.parts[index].part = .coast(
                    ScrollDeceleration(position: coast.position + distance, velocity: coast.velocity, rate: coast.rate))
            case .bounce(let bounce, let end): copy.parts[index].part = .bounce(bounce, end: end + distance)
            case .landing(let landing): copy.parts[index].part = .landing(landing.moved(by: distance))
            case .rest(let position): copy.parts[index].part = .rest(position + distance)
            }
        }
        return copy
    }

    package static func == (a: ScrollFling, b: ScrollFling) -> Bool {
        a.parts.count == b.parts.count && zip(a.parts, b.parts).allSatisfy { $0.start == $1.start && $0.part == $1.part }
    }
    package func hash(into hasher: inout Hasher) {
        for (start, part) in parts {
            hasher.combine(start)
            hasher.combine(part)
        }
    }
}
