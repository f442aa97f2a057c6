import Foundation
import WaggleMotion

/// Speeds up or slows down time for the base animation, including its delays.
struct SpeedAnimation: ScalarAnimation {
    let base: Animation
    /// At least 0; 1 changes nothing.
    let speed: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else { return false }
        return base.shouldMerge(previous: previous.base, value: value, time: time * speed, context: &context)
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        base.duration(of: value).map { $0 == 0 ? 0 : $0 / speed }
    }

    var isEndless: Bool { base.isEndless }
}

// MARK: - Non-generic form

extension SpeedAnimation {
    var isScalar: Bool { base.scalar != nil }
    var scalarDuration: TimeInterval {
        let duration = base.scalar?.scalarDuration ?? 0
        return duration == 0 ? 0 : duration / speed
    }

    func fraction(at time: TimeInterval) -> AnimationFraction? { base.scalar?.fraction(at: time * speed) }
}

extension Animation {
    /// Runs this animation `speed` times as fast: 2 takes half as long. At 0 or below, it never advances; numbers that are not finite count
    /// as 1.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpeedAnimation(base: self, speed: speed.isFinite ? max(0, speed) : 1))
    }
}
