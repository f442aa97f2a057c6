import Foundation

/// How released content settles at a given position: a page, the edge of a view.
///
/// It starts with the velocity at release. If that carries it about as far, it decelerates exponentially like a fling and stops at the same
/// speed; otherwise a critically damped spring moves it. Apple does not publish the curve; this is a reconstruction.
package struct ScrollLanding: Hashable, Sendable {
    package let position: Double
    package let velocity: Double
    package let target: Double
    /// In 1/second, for deceleration or the spring.
    private let rate: Double
    private let coasts: Bool

    /// The possible deceleration rates: from that of a normal fling to one that does not yet look like an abrupt stop.
    private static let coastingRates = 1.5...18.0
    /// The rate of content that returns from beyond its edge.
    private static let springRate = 11.0
    /// Content closer to its target than this, in points, has arrived: less than half a pixel on any screen.
    private static let restDistance = 0.15

    package init(position: Double, velocity: Double, target: Double) {
        let velocity = velocity.isFinite ? velocity : 0
        (self.position, self.velocity, self.target) = (position, velocity, target)
        // Like a fling it stops when it is slower than `restSpeed`; at that moment it reaches the target.
        let distance = target - position,
            lost = velocity > 0 ? velocity - ScrollDeceleration.restSpeed : velocity + ScrollDeceleration.restSpeed
        let needed = distance == 0 || abs(velocity) <= ScrollDeceleration.restSpeed ? 0 : lost / distance
        coasts = Self.coastingRates.contains(needed)
        // A fast fling toward a near target must not overshoot it.
        rate = coasts ? needed : max(Self.springRate, needed)
    }

    package func position(at time: TimeInterval) -> Double {
        let t = max(0, time), start = position - target
        guard t < duration else { return target }
        if coasts { return position + velocity / rate * (1 - exp(-rate * t)) }
        return target + (start + (velocity + rate * start) * t) * exp(-rate * t)
    }

    /// Points per second.
    package func velocity(at time: TimeInterval) -> Double {
        let t = max(0, time), start = position - target
        guard t < duration else { return 0 }
        if coasts { return velocity * exp(-rate * t) }
        return (velocity - rate * (velocity + rate * start) * t) * exp(-rate * t)
    }

    /// Seconds until it is at rest.
    package var duration: TimeInterval {
        if coasts { return log(abs(velocity) / ScrollDeceleration.restSpeed) / rate }
        var time = 0.0
        for frame in stride(from: 360, through: 0, by: -1) {
            let t = Double(frame) / 120, signed = position - target
            if abs((signed + (velocity + rate * signed) * t) * exp(-rate * t)) > Self.restDistance {
                time = Double(frame + 1) / 120
                break
            }
        }
        return time
    }

    package func moved(by distance: Double) -> ScrollLanding {
        ScrollLanding(position: position + distance, velocity: velocity, target: target + distance)
    }
}
