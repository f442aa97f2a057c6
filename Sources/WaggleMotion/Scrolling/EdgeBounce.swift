import Foundation

/// How content beyond its edge returns: after hitting the edge with a velocity, or when released beyond it.
package struct EdgeBounce: Hashable, Sendable {
    /// Points beyond the edge at the start; negative on the other side.
    package let displacement: Double
    /// Points per second at the start; 0 when content is released nearly at rest.
    package let velocity: Double

    /// Below this speed, in points per second, content counts as released at rest and returns more gently.
    package static let restSpeed = 50.0
    /// Within this distance from its edge, in points, content has returned: it is less than a pixel on any screen.
    package static let restDistance = 0.1
    // Measured rates in 1/second: one for the bounce with a velocity, the slow and the fast one of the gentle return.
    private static let impactRate = 11.0
    private static let slowRate = 9.0
    private static let fastRate = 46.0

    package init(displacement: Double, velocity: Double) {
        self.displacement = displacement.isFinite ? displacement : 0
        self.velocity = velocity.isFinite && abs(velocity) >= EdgeBounce.restSpeed ? velocity : 0
    }

    /// Points beyond the edge after a time in seconds.
    package func displacement(at time: TimeInterval) -> Double {
        let t = max(0, time)
        if velocity == 0 {
            let (slow, fast) = (EdgeBounce.slowRate, EdgeBounce.fastRate)
            return displacement * (fast * exp(-slow * t) - slow * exp(-fast * t)) / (fast - slow)
        }
        let rate = EdgeBounce.impactRate
        return (displacement + (velocity + rate * displacement) * t) * exp(-rate * t)
    }

    /// Points per second after a time in seconds.
    package func velocity(at time: TimeInterval) -> Double {
        let t = max(0, time)
        if velocity == 0 {
            let (slow, fast) = (EdgeBounce.slowRate, EdgeBounce.fastRate)
            return displacement * slow * fast * (exp(-fast * t) - exp(-slow * t)) / (fast - slow)
        }
        let rate = EdgeBounce.impactRate
        return (velocity - rate * (velocity + rate * displacement) * t) * exp(-rate * t)
    }

    /// The time at which content thrown back inside crosses its edge; nil if it only settles there.
    package var crossing: TimeInterval? {
        guard velocity != 0, displacement != 0 else { return nil }
        let slope = velocity + EdgeBounce.impactRate * displacement
        let time = slope == 0 ? 0 : -displacement / slope
        return time > 0 ? time : nil
    }

    /// Seconds until content stays within `restDistance` of its edge.
    package var duration: TimeInterval {
        // Neither motion grows again once it has turned and come this close, so the search for the last time outside runs backward
        // from the end.
        var time = 0.0
        for frame in stride(from: 600, through: 0, by: -1) where abs(displacement(at: Double(frame) / 120)) > EdgeBounce.restDistance {
            time = Double(frame + 1) / 120
            break
        }
        return time
    }
}
