import Foundation
import WaggleMotion

/// A stateless animation whose progress depends on time alone, not on the value.
///
/// Most are: curves, and whatever delays, speeds up or repeats them. They run without generic code, which is many times faster.
protocol ScalarAnimation: MeasuredAnimation {
    /// Progress; nil when the animation has finished.
    func fraction(at time: TimeInterval) -> AnimationFraction?

    /// Duration in seconds; infinite if it never ends.
    var scalarDuration: TimeInterval { get }

    /// Whether the instance really is scalar: a wrapping animation is only if its base is.
    var isScalar: Bool { get }
}

/// The progress of an animation.
struct AnimationFraction {
    /// 0 at the start, 1 at the end.
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
