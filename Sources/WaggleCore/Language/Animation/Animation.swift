// How a change becomes a movement. A transaction carries an Animation; attributes that change in it run it.

import Foundation
import WaggleMotion

/// The way in which a value moves from old to new: its timing, not its amount.
///
/// Give it to `withAnimation` or to the `animation` modifier. Ready-made are timing curves (`linear`, `easeInOut` ...) and springs
/// (`spring`, `smooth`, `bouncy` ...); `delay`, `speed` and `repeatCount` change them; other ones are made from a `CustomAnimation`.
public struct Animation: Sendable {
    private let box: AnimationBox

    /// An animation of your own kind.
    public init<A: CustomAnimation>(_ base: A) { box = AnimationBox(base) }

    /// The recipe inside.
    public var base: any CustomAnimation { box.base }

    /// The part of the way that is covered after a time; nil when the animation is done. See `CustomAnimation`.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        box.base.animate(value: value, time: time, context: &context)
    }

    /// The velocity at a time; nil when it is not known. See `CustomAnimation`.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        box.base.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation takes the place of a running one. See `CustomAnimation`.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        box.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Seconds from beginning to end; infinite when it never ends, nil when only running it tells.
    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { box.measured?.duration(of: value) }

    /// The recipe as one that needs no generic code, if it is one.
    var scalar: (any ScalarAnimation)? { box.scalar }

    /// Whether it never ends, as far as is known.
    var isEndless: Bool { box.isEndless }

    /// The interruptible spring that this animation is, if it is one.
    var fluidSpring: FluidSpring? { box.fluidSpring }
}

/// Holds the recipe, so that an animation is one reference however large its recipe is, and answers what is asked of it often.
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
    /// True when both have recipes of the same type that are equal.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func isEqual<A: CustomAnimation>(_ a: A) -> Bool { rhs.base as? A == a }
        return lhs.box === rhs.box || isEqual(lhs.base)
    }

    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The recipe.
    public var description: String { String(describing: base).namingSwiftUI }
    /// The recipe with the full names of its types.
    public var debugDescription: String { String(reflecting: base).namingSwiftUI }
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
