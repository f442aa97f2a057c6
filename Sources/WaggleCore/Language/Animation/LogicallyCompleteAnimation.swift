import Foundation
import WaggleMotion

/// Counts as complete after a time, whether or not the base animation is still moving.
struct LogicallyCompleteAnimation: ScalarAnimation {
    let base: Animation
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = base.animate(value: value, time: time, context: &context)
        if time >= duration { context.isLogicallyComplete = true }
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? LogicallyCompleteAnimation, previous.duration == duration else { return false }
        return base.shouldMerge(previous: previous.base, value: value, time: time, context: &context)
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { base.duration(of: value) }

    var isEndless: Bool { base.isEndless }
}

// MARK: - Non-generic form

extension LogicallyCompleteAnimation {
    var isScalar: Bool { base.scalar != nil }
    var scalarDuration: TimeInterval { base.scalar?.scalarDuration ?? 0 }

    func fraction(at time: TimeInterval) -> AnimationFraction? {
        guard var fraction = base.scalar?.fraction(at: time) else { return nil }
        if time >= duration { fraction.isLogicallyComplete = true }
        return fraction
    }
}

extension Animation {
    /// Makes this animation count as logically complete after `duration` seconds at the latest; it still runs to its own end.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicallyCompleteAnimation(base: self, duration: duration))
    }
}
