import Foundation

extension Spring {
    /// The seconds until a value that moves by 1 stays within 0.001 of its target; infinite if never.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// The seconds until a value that starts at zero stays within `epsilon` of the target; infinite if never.
    ///
    /// An oscillating spring settles with its envelope; for other springs the result is a multiple of 1/10 second up to 1,000 seconds.
    ///
    /// Complexity: O(1) for an oscillating spring. Others are sampled ten times per second until they have settled, at most 10,000 times.
    /// - Parameter epsilon: the distance that counts as settled; at least 10⁻¹².
    public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
        if naturalFrequency == .infinity { return 0 }
        guard decayRate > 0, naturalFrequency > 0 else { return .infinity }
        let epsilon = epsilon > 1e-12 ? epsilon : 1e-12
        if decayRate < naturalFrequency {
            let envelope = (target.scaled(by: decayRate) - initialVelocity).length + target.length
            return envelope > epsilon ? log(envelope / epsilon) / decayRate : 0
        }
        if decayRate == .infinity { return target.length < epsilon ? 0 : .infinity }
        return settlingDurationWithoutSwing(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
    }

    /// The seconds until a value between two others stays within `epsilon` of its target, in the animatable data.
    public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    /// Samples every 1/10 second; a settled value stays settled for the next ten samples.
    private func settlingDurationWithoutSwing<V: VectorArithmetic>(target: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
        assert(decayRate >= naturalFrequency, "A spring that swings has a formula for its settling.")
        var settledChecks = 0
        for step in 0..<10_000 {
            let time = Double(step) / 10
            if (value(target: target, initialVelocity: initialVelocity, time: time) - target).length < epsilon {
                settledChecks += 1
                if settledChecks > 10 { return time - 1 }
            } else {
                settledChecks = 0
            }
        }
        // After a quarter of an hour only the slower of the two exponents matters.
        let rate =
            naturalFrequency * naturalFrequency / (decayRate + (decayRate * decayRate - naturalFrequency * naturalFrequency).squareRoot())
        let left = (value(target: target, initialVelocity: initialVelocity, time: 1000) - target).length
        return rate > 0 ? 1000 + max(0, log(left / epsilon)) / rate : .infinity
    }

    /// The decay rate λ at which (1 + λT)·e^(-λT), or (1 + λ)·e^(-λT) for an oscillation, is epsilon, by Newton's method.
    static func envelopeDecay(at duration: TimeInterval, isCritical: Bool, epsilon: Double) -> Double {
        assert(duration > 0 && epsilon > 0 && epsilon < 1, "A decay is found from a duration and a threshold below 1.")
        let weight = isCritical ? duration : 1
        var decay = (1 - log(epsilon)) * 4 / duration
        for _ in 0..<64 {
            let error = decay * duration - log(1 + weight * decay) + log(epsilon)
            let slope = duration - weight / (1 + weight * decay)
            guard slope > 0 else { break }
            let step = error / slope
            decay = max(decay - step, decay / 8)
            if abs(step) < 1e-13 * decay { break }
        }
        return decay
    }
}
