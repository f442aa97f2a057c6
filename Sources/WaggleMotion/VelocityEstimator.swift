import Foundation

/// The velocity of something sampled as it moves: a finger, or a value that a finger drags.
///
/// Uses the last three samples: a quarter of the newest difference and three quarters of the previous one, because the newest is the least
/// certain. Samples must arrive in order of time.
package struct VelocityEstimator<Value: VectorArithmetic> {
    fileprivate struct Sample {
        var value: Value
        var time: TimeInterval
    }

    private var oldest: Sample?
    private var previous: Sample?
    private var newest: Sample?

    package init() {}

    /// Adds a sample. A sample that is not later than the newest one replaces it.
    package mutating func add(_ value: Value, at time: TimeInterval) {
        guard time.isFinite else { return }
        if let newest, time > newest.time {
            (oldest, previous) = (previous, newest)
        }
        newest = Sample(value: value, time: newest.map { max($0.time, time) } ?? time)
    }

    /// Discards all samples.
    package mutating func reset() { self = VelocityEstimator() }

    package var isEmpty: Bool { newest == nil }

    /// Units per second at the newest sample; zero with fewer than two samples.
    package var velocity: Value {
        guard let previous, let newest else { return .zero }
        let latest = difference(previous, newest)
        guard let oldest else { return latest }
        return latest.interpolated(towards: difference(oldest, previous), amount: 0.75)
    }

    /// The velocity some time after the newest sample: it decays without movement and is zero after two seconds.
    package func velocity(at time: TimeInterval) -> Value {
        guard let newest else { return .zero }
        let idle = time - newest.time
        if idle <= 0 { return velocity }
        return idle < 2 ? velocity.scaled(by: pow(ScrollDeceleration.Rate.normal.rawValue, 1000 * idle)) : .zero
    }

    private func difference(_ a: Sample, _ b: Sample) -> Value {
        assert(a.time < b.time, "Two samples of a velocity have the same time.")
        return (b.value - a.value).scaled(by: 1 / (b.time - a.time))
    }
}

extension VelocityEstimator.Sample: Sendable where Value: Sendable {}
extension VelocityEstimator: Sendable where Value: Sendable {}
