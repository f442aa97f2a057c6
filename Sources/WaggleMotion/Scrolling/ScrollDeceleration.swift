import Foundation

/// How content decelerates after a fling, as by friction: in each millisecond it keeps a fixed fraction of its velocity.
package struct ScrollDeceleration: Hashable, Sendable {
    /// The fraction of the velocity left after a millisecond.
    package enum Rate: Double, Sendable {
        case normal = 0.998
        case fast = 0.99

        /// The distance travelled per lost velocity: 0.499 and 0.099 seconds.
        package var travelTime: Double { rawValue / (1000 * (1 - rawValue)) }
    }

    /// Below this speed, in points per second, content is at rest.
    package static let restSpeed = 10.0

    package let position: Double
    package let velocity: Double
    package let rate: Rate

    /// - Parameters:
    ///   - position: The position at release, in points.
    ///   - velocity: Points per second; speeds up to `restSpeed` do not coast.
    package init(position: Double, velocity: Double, rate: Rate = .normal) {
        self.position = position
        self.velocity = velocity.isFinite && abs(velocity) > ScrollDeceleration.restSpeed ? velocity : 0
        self.rate = rate
    }

    /// Seconds until the content is at rest.
    package var duration: TimeInterval {
        velocity == 0 ? 0 : log(ScrollDeceleration.restSpeed / abs(velocity)) / (1000 * log(rate.rawValue))
    }

    /// The position at rest.
    package var destination: Double { position(at: duration) }

    package func position(at time: TimeInterval) -> Double {
        position + velocity * rate.travelTime * (1 - kept(after: time))
    }

    /// Points per second; 0 once at rest.
    package func velocity(at time: TimeInterval) -> Double {
        time < duration ? velocity * kept(after: time) : 0
    }

    /// The time at which content passes a position; nil if it does not get there.
    package func time(at target: Double) -> TimeInterval? {
        if target == position { return 0 }
        let part = (target - position) / (velocity * rate.travelTime)
        guard part > 0, part < 1 else { return nil }
        let time = log(1 - part) / (1000 * log(rate.rawValue))
        return time <= duration ? time : nil
    }

    /// The velocity with which content comes to rest at a position, as needed for paging. Any distance other than 0 needs
    /// more than `restSpeed`.
    package static func velocity(from position: Double, to destination: Double, rate: Rate = .normal) -> Double {
        let distance = destination - position
        return distance == 0 ? 0 : distance / rate.travelTime + (distance < 0 ? -restSpeed : restSpeed)
    }

    private func kept(after time: TimeInterval) -> Double {
        pow(rate.rawValue, 1000 * max(0, min(time, duration)))
    }
}
