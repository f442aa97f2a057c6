// The timing of a change. A transaction carries an `Animation`; the attributes that change in the transaction run it.

import Foundation
import WaggleMotion

/// How a value moves from old to new: its timing, not its distance.
/// Pass it to `withAnimation` or to the `animation` modifier. Timing curves (`linear`, `easeInOut` ...) and springs (`spring`, `smooth`,
/// `bouncy` ...) are built in; `delay`, `speed` and `repeatCount` modify them; a `CustomAnimation` defines new ones.
public struct Animation: Sendable {
    private let box: AnimationBox

    /// An animation made from your own type.
    public init<A: CustomAnimation>(_ base: A) { box = AnimationBox(base) }

    /// The underlying custom animation.
    public var base: any CustomAnimation { box.base }

    /// The distance covered after a time in seconds; nil when the animation has finished. See `CustomAnimation`.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        box.base.animate(value: value, time: time, context: &context)
    }

    /// The velocity at a time in seconds, in units per second; nil if unknown. See `CustomAnimation`.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        box.base.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation replaces one that has been running for a time in seconds. See `CustomAnimation`.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        box.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// The duration in seconds; infinite if it never ends, nil if unknown in advance.
    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { box.measured?.duration(of: value) }

    /// The animation in its non-generic form, if it has one.
    var scalar: (any ScalarAnimation)? { box.scalar }

    /// Whether it is known never to end.
    var isEndless: Bool { box.isEndless }

    /// The interruptible spring, if this animation is one.
    var fluidSpring: FluidSpring? { box.fluidSpring }
}

/// Holds the base, so that an animation is a single reference whatever the base's size, and caches frequent queries.
private final class AnimationBox: Sendable {
    let base: any CustomAnimation
    let measured: (any MeasuredAnimation)?
    let scalar: (any ScalarAnimation)?
    let isEndless: Bool
    let fluidSpring: FluidSpring?

    init(_ base: any CustomAnimation) {
        self.base = base
        measured = base as? any MeasuredAnimation
        scalar = (base as? any ScalarAnimation).flatMap { $0.isScalar ? $0 : nil }
        isEndless = measured?.isEndless ?? false
        fluidSpring = (base as? any FluidSpringAnimation)?.spring
    }
}

extension Animation: Hashable {
    /// True if both bases have the same type and are equal.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func isEqual<A: CustomAnimation>(_ a: A) -> Bool { rhs.base as? A == a }
        return lhs.box === rhs.box || isEqual(lhs.base)
    }

    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The base.
    public var description: String { String(describing: base) }
    /// The base with fully qualified type names, in SwiftUI's words.
    public var debugDescription: String { "AnyAnimator(\(String(reflecting: base)))" }
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
