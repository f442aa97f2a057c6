import Foundation
import WaggleMotion

/// How a value moves from old to new over time: the base of an `Animation`.
///
/// Conform your own type to animate in a way that the built-in animations do not. The functions are called during a frame and must depend
/// only on their arguments; keep state between frames in `context.state`.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// The distance covered after a time; nil when the animation has finished.
    ///
    /// - Parameters:
    ///   - value: The whole distance. The animation begins at zero and should end here.
    ///   - time: Seconds since the animation began, 0 in its first frame.
    ///   - context: The animation's state, its environment, and whether it counts as complete.
    nonisolated func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// The velocity at a time in units per second, for a spring that takes over; nil if unknown.
    nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation replaces a running one on the same value instead of running beside it.
    ///
    /// If so, it animates the combined distance, with the time and the state of the earlier animation.
    ///
    /// - Parameters:
    ///   - previous: The animation that is running.
    ///   - value: The distance of the running animation.
    ///   - time: Seconds since the running animation began.
    ///   - context: The running animation's state; what is stored in it becomes this animation's state.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Nil: unknown.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// False: the animations run in parallel and their effects add up.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// An animation with a known duration, so that repetitions follow each other without waiting for a frame.
protocol MeasuredAnimation: CustomAnimation {
    /// Duration in seconds; infinite if it never ends, nil if unknown in advance. May be slow to compute.
    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval?

    /// True if the animation never ends.
    var isEndless: Bool { get }
}

extension MeasuredAnimation {
    var isEndless: Bool { false }
}
