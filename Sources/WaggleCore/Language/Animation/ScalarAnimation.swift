import Foundation
import WaggleMotion

/// An animation that covers the same part of the way at a time whatever the value is, and remembers nothing.
///
/// Most are: curves, and what delays, speeds up or repeats them. They run without generic code, which is many times faster.
protocol ScalarAnimation: MeasuredAnimation {
    /// The covered part of the way; nil when the animation is done.
    func fraction(at time: TimeInterval) -> AnimationFraction?

    /// Seconds from beginning to end; infinite when it never ends.
    var scalarDuration: TimeInterval { get }

    /// Whether it is one indeed: an animation around another is only when the other is.
    var isScalar: Bool { get }
}

/// How far an animation is.
struct AnimationFraction {
    /// 0 in the beginning, 1 at the end.
    var value: Double
    var isLogicallyComplete = false
}

extension ScalarAnimation {
    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { scalarDuration }
    var isScalar: Bool { true }
    var isEndless: Bool { scalarDuration == .infinity }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard let fraction = fraction(at: time) else { return nil }
        if fraction.isLogicallyComplete { context.isLogicallyComplete = true }
        return value.scaled(by: fraction.value)
    }
}
