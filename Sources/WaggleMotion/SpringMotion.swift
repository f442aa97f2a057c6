import Foundation

/// The effect of a spring on any vector at one time: two numbers and their derivatives, the same for all components.
///
/// A value that starts at 0 with velocity v toward the target A is at `A · step + v · impulse`, and has the velocity
/// `A · stepRate + v · impulseRate`.
@frozen
@usableFromInline
package struct SpringMotion: Sendable {
    @usableFromInline package let step: Double
    @usableFromInline package let stepRate: Double
    @usableFromInline package let impulse: Double
    @usableFromInline package let impulseRate: Double

    /// Negative times count as 0, infinite ones as very late.
    @usableFromInline
    package init(_ spring: Spring, at time: TimeInterval) {
        let frequency = spring.naturalFrequency, decay = spring.decayRate
        let t = time > 0 ? min(time, 1e9) : 0
        if t == 0 {
            self.init(step: 0, stepRate: 0, impulse: 0, impulseRate: 1)
        } else if frequency == .infinity {
            self.init(step: 1, stepRate: 0, impulse: 0, impulseRate: 0)
        } else if decay == .infinity {
            self.init(step: 0, stepRate: 0, impulse: 0, impulseRate: 0)
        } else {
            // With C the cosine and S the sine (divided by its frequency) of the damped oscillation, hyperbolic if overdamped:
            // cosine = C·e^(-λt), sine = S·e^(-λt). At critical damping S tends to t, so the cases meet continuously.
            let square = (frequency - decay) * (frequency + decay)
            let cosine, sine: Double
            if square > 0 {
                let swing = square.squareRoot(), envelope = exp(-decay * t)
                cosine = envelope * cos(swing * t)
                sine = envelope * sin(swing * t) / swing
            } else if square == 0 {
                cosine = exp(-decay * t)
                sine = cosine * t
            } else {
                // Factors out the slower exponent first: hyperbolic functions alone would overflow.
                let spread = (-square).squareRoot()
                let slow = exp(-frequency * frequency / (decay + spread) * t)
                let gone = -expm1(-2 * spread * t)
                cosine = slow * (2 - gone) / 2
                sine = slow * gone / (2 * spread)
            }
            self.init(
                step: 1 - cosine - decay * sine, stepRate: frequency * frequency * sine, impulse: sine, impulseRate: cosine - decay * sine)
        }
    }

    private init(step: Double, stepRate: Double, impulse: Double, impulseRate: Double) {
        self.step = step
        self.stepRate = stepRate
        self.impulse = impulse
        self.impulseRate = impulseRate
    }
}

extension Spring {
    /// The value after some seconds. It starts at zero with a velocity toward the target, in units per second.
    ///
    /// Negative times count as 0, infinity as very late.
    @inlinable
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = SpringMotion(self, at: time)
        return target.scaled(by: motion.step) + initialVelocity.scaled(by: motion.impulse)
    }

    /// The velocity after some seconds, in units per second, of a value that starts at zero with a velocity toward the target.
    @inlinable
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = SpringMotion(self, at: time)
        return target.scaled(by: motion.stepRate) + initialVelocity.scaled(by: motion.impulseRate)
    }

    /// Advances a value and its velocity by some seconds. The result does not depend on the number of steps.
    @inlinable
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let motion = SpringMotion(self, at: deltaTime)
        let distance = target - value
        value += distance.scaled(by: motion.step) + velocity.scaled(by: motion.impulse)
        velocity = distance.scaled(by: motion.stepRate) + velocity.scaled(by: motion.impulseRate)
    }

    /// The force on a body: the pull toward the target minus the drag of its velocity.
    @inlinable
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        // The largest number replaces infinite constants, because zero times infinity is NaN.
        let pull = (target - position).scaled(by: min(stiffness, .greatestFiniteMagnitude))
        return pull - velocity.scaled(by: min(damping, .greatestFiniteMagnitude))
    }
}

extension Spring {
    /// The value after some seconds, started at `fromValue`. Only animatable data differs from `fromValue`.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        let distance = toValue.animatableData - fromValue.animatableData
        var result = fromValue
        result.animatableData += value(target: distance, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity after some seconds of a value started at `fromValue`, in units per second of the animatable data.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        let distance = toValue.animatableData - fromValue.animatableData
        var result = fromValue
        result.animatableData = velocity(target: distance, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force on a body at a position, pulled toward `toValue`, in the animatable data.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }
}
