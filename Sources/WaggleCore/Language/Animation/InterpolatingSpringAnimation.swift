import Foundation
import WaggleMotion

/// A spring that does not take over from others: several on one value add up. It follows the exact motion until it settles.
struct InterpolatingSpringAnimation: ScalarAnimation {
    /// At most critically damped.
    private let spring: Spring
    /// In whole distances per second: 1 covers the distance in one second.
    private let initialVelocity: Double
    private let settlingDuration: TimeInterval

    init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        self.init(Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
    }

    init(_ spring: Spring, initialVelocity: Double) {
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        self.spring = spring.dampingRatio > 1 ? Spring(response: spring.response, dampingRatio: 1) : spring
        self.initialVelocity = velocity
        settlingDuration = self.spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
    }

    func fraction(at time: TimeInterval) -> AnimationFraction? {
        guard time < settlingDuration else { return nil }
        let motion = SpringMotion(spring, at: time)
        return AnimationFraction(
            value: motion.step + initialVelocity * motion.impulse, isLogicallyComplete: time >= spring.response)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let motion = SpringMotion(spring, at: time)
        return value.scaled(by: motion.stepRate + initialVelocity * motion.impulseRate)
    }

    var scalarDuration: TimeInterval { settlingDuration }
}

extension Animation {
    /// A spring without bounce whose overlapping runs add up; duration 0.5 seconds.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// A spring by physical constants whose overlapping runs add up.
    ///
    /// - Parameters:
    ///   - stiffness: Force per unit of distance.
    ///   - damping: Force per unit of speed; overdamping is treated as critical damping.
    ///   - initialVelocity: In whole distances per second; 1 covers the distance in one second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(InterpolatingSpringAnimation(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
    }

    /// A spring by duration and bounce whose overlapping runs add up.
    ///
    /// - Parameters:
    ///   - duration: Roughly the seconds it takes to settle.
    ///   - bounce: -1...1; 0 does not overshoot, and negative values count as 0.
    ///   - initialVelocity: In whole distances per second; values that are not finite count as 0.
    public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring whose overlapping runs add up. Overdamping is treated as critical damping.
    /// - Parameter initialVelocity: In whole distances per second; values that are not finite count as 0.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(InterpolatingSpringAnimation(spring, initialVelocity: initialVelocity))
    }
}
