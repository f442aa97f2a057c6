import Foundation
import WaggleMotion

/// How a value moves from old to new over time: the recipe inside an `Animation`.
///
/// Conform a type of your own to animate in another way than the ready-made animations. The functions are called in the course
/// of a frame and must depend only on their arguments; what has to be remembered between frames goes into `context.state`.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of the way that is covered after a time; nil when the animation is done.
    ///
    /// - Parameters:
    ///   - value: The whole way. The animation begins at zero and should end at this.
    ///   - time: Seconds since the animation began, 0 in its first frame.
    ///   - context: What the animation remembers, its environment, and whether it counts as complete.
    nonisolated func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// The velocity at a time in units a second, for a spring that takes over; nil when it is not known.
    nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation takes the place of one that is running on the same value, instead of running beside it.
    ///
    /// When it answers true, it is asked to animate the way of both together, with the time and the state of the earlier one.
    ///
    /// - Parameters:
    ///   - previous: The animation that is running.
    ///   - value: The way of the running animation.
    ///   - time: Seconds since the running animation began.
    ///   - context: The state of the running animation; what is stored in it is this animation's state from then on.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// The velocity is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// The animations run side by side and their effects add up.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// An animation that knows beforehand how long it takes, so that repetitions follow each other without waiting for a frame.
protocol MeasuredAnimation: CustomAnimation {
    /// Seconds from beginning to end; infinite when it never ends, nil when only running it tells. May take some time to find out.
    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval?

    /// Whether it never ends.
    var isEndless: Bool { get }
}

extension MeasuredAnimation {
    var isEndless: Bool { false }
}
