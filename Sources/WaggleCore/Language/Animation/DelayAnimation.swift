import Foundation
import WaggleMotion

/// Waits before the base animation begins.
struct DelayAnimation: ScalarAnimation {
    let base: Animation
    /// Seconds; a negative delay starts that far into the base animation.
    let delay: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = base.animate(value: value, time: max(0, time - delay), context: &context)
        // An animation without duration finishes immediately, but not before its delay.
        return time < delay ? result ?? .zero : result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: max(0, time - delay), context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? DelayAnimation, previous.delay == delay else { return false }
        return base.shouldMerge(previous: previous.base, value: value, time: max(0, time - delay), context: &context)
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { base.duration(of: value).map { max(0, $0 + delay) } }

    var isEndless: Bool { base.isEndless }
}

// MARK: - Non-generic form

extension DelayAnimation {
    var isScalar: Bool { base.scalar != nil }
    var scalarDuration: TimeInterval { max(0, (base.scalar?.scalarDuration ?? 0) + delay) }

    func fraction(at time: TimeInterval) -> AnimationFraction? {
        let fraction = base.scalar?.fraction(at: max(0, time - delay))
        return time < delay ? fraction ?? AnimationFraction(value: 0) : fraction
    }
}

extension Animation {
    /// Delays this animation by some seconds. A negative delay cuts off its beginning; one that is not finite counts as 0.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayAnimation(base: self, delay: delay.isFinite ? delay : 0))
    }
}
