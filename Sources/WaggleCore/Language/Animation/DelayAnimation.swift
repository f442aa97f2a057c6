import Foundation
import WaggleMotion

/// Waits before the base animation begins.
struct DelayAnimation: ScalarAnimation {
    let base: Animation
    /// Seconds; below 0 the base is that far on already when it begins.
    let delay: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = base.animate(value: value, time: max(0, time - delay), context: &context)
        // An animation without duration is done at once, but not before its time has come.
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

// MARK: - Around an animation that needs no generic code

extension DelayAnimation {
    var isScalar: Bool { base.scalar != nil }
    var scalarDuration: TimeInterval { max(0, (base.scalar?.scalarDuration ?? 0) + delay) }

    func fraction(at time: TimeInterval) -> AnimationFraction? {
        let fraction = base.scalar?.fraction(at: max(0, time - delay))
        return time < delay ? fraction ?? AnimationFraction(value: 0) : fraction
    }
}

extension Animation {
    /// This animation, beginning some seconds later.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayAnimation(base: self, delay: delay.isFinite ? delay : 0))
    }
}
