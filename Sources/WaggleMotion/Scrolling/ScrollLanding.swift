import Foundation

/// How content that was let go comes to rest at a given place: a page, the edge of a view.
///
/// It keeps the velocity with which it was let go. Where that alone would carry it about as far, it coasts there on the exponential course of a
/// fling and stops at the same speed as one; where it would not, a critically damped spring takes it there. Apple does not publish the curve; this
/// is a reconstruction.
package struct ScrollLanding: Hashable, Sendable {
    package let position: Double
    package let velocity: Double
    package let target: Double
    /// 1/second: of the coasting, or of the spring.
    private let rate: Double
    private let coasts: Bool

    /// Coasting loses its velocity at these rates: that of a normal fling, and one that still looks like no stop.
    private static let coastingRates = 1.5...18.0
    /// That of content which returns from beyond its end.
    private static let springRate = 11.0
    /// Content nearer to its target than this, in points, has arrived: less than half a pixel on any screen.
    private static let restDistance = 0.15

    package init(position: Double, velocity: Double, target: Double) {
        let velocity = velocity.isFinite ? velocity : 0
        (self.position, self.velocity, self.target) = (position, velocity, target)
        // Like a fling it rests once it is slower than `restSpeed`, and at that moment it is there.
        let distance = target - position, lost = velocity > 0 ? velocity - ScrollDeceleration.restSpeed : velocity + ScrollDeceleration.restSpeed
        let needed = distance == 0 || abs(velocity) <= ScrollDeceleration.restSpeed ? 0 : lost / distance
        coasts = Self.coastingRates.contains(needed)
        // A faster throw towards a near target must not pass it.
        rate = coasts ? needed : max(Self.springRate, needed)
    }

    package func position(at time: TimeInterval) -> Double {
        let t = max(0, time), start = position - target
        guard t < duration else { return target }
        if coasts { return position + velocity / rate * (1 - exp(-rate * t)) }
        return target + (start + (velocity + rate * start) * t) * exp(-rate * t)
    }

    /// Points a second.
    package func velocity(at time: TimeInterval) -> Double {
        let t = max(0, time), start = position - target
        guard t < duration else { return 0 }
        if coasts { return velocity * exp(-rate * t) }
        return (velocity - rate * (velocity + rate * start) * t) * exp(-rate * t)
    }

    /// Seconds until it rests.
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

    package func moved(by distance: Double) -> ScrollLanding { ScrollLanding(position: position + distance, velocity: velocity, target: target + distance) }
}
