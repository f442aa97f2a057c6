import Foundation

/// How content coasts to rest after a flick: each millisecond it keeps a fixed part of its velocity.
package struct ScrollDeceleration: Hashable, Sendable {
    /// The part of the velocity that is left after a millisecond.
    package enum Rate: Double, Sendable {
        case normal = 0.998
        case fast = 0.99

        /// Points travelled for each point per second that is lost: 0.499 and 0.099 seconds.
        package var travelTime: Double { rawValue / (1000 * (1 - rawValue)) }
    }

    /// Content slower than this, in points a second, rests.
    package static let restSpeed = 10.0

    package let position: Double
    package let velocity: Double
    package let rate: Rate

    /// - Parameters:
    ///   - position: Where content is let go, in points.
    ///   - velocity: Points a second; speeds up to `restSpeed` do not coast at all.
    package init(position: Double, velocity: Double, rate: Rate = .normal) {
        self.position = position
        self.velocity = velocity.isFinite && abs(velocity) > ScrollDeceleration.restSpeed ? velocity : 0
        self.rate = rate
    }

    /// Seconds until rest.
    package var duration: TimeInterval {
        velocity == 0 ? 0 : log(ScrollDeceleration.restSpeed / abs(velocity)) / (1000 * log(rate.rawValue))
    }

    /// Where content comes to rest.
    package var destination: Double { position(at: duration) }

    package func position(at time: TimeInterval) -> Double {
        position + velocity * rate.travelTime * (1 - kept(after: time))
    }

    /// Points a second; 0 from rest on.
    package func velocity(at time: TimeInterval) -> Double {
        time < duration ? velocity * kept(after: time) : 0
    }

    /// When content passes a place on its way; nil when it does not get there.
    package func time(at target: Double) -> TimeInterval? {
        if target == position { return 0 }
        let part = (target - position) / (velocity * rate.travelTime)
        guard part > 0, part < 1 else { return nil }
        let time = log(1 - part) / (1000 * log(rate.rawValue))
        return time <= duration ? time : nil
    }

    /// The velocity that makes content rest at a place: what paging asks of a flick. Places nearer than a rest needs give 0.
    package static func velocity(from position: Double, to destination: Double, rate: Rate = .normal) -> Double {
        let distance = destination - position
        return distance == 0 ? 0 : distance / rate.travelTime + (distance < 0 ? -restSpeed : restSpeed)
    }

    private func kept(after time: TimeInterval) -> Double {
        pow(rate.rawValue, 1000 * max(0, min(time, duration)))
    }
}
