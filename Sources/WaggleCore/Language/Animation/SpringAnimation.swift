import Foundation
import WaggleMotion

/// A spring that takes over from whatever moves the value, including its velocity.
protocol FluidSpringAnimation: MeasuredAnimation {
    var spring: FluidSpring { get }
}

extension FluidSpringAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        spring.animate(value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        var state = context.state.spring ?? .init()
        _ = spring.advance(&state, target: value, to: time)
        return state.velocity
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let position = previous.animate(value: value, time: time, context: &context) ?? value
        let velocity = previous.velocity(value: value, time: time, context: context) ?? context.state.spring?.velocity ?? .zero
        let predecessor = context.state.spring.flatMap { state in previous.fluidSpring.map { (spring: $0, state: state) } }
        context.state.spring = spring.takeOver(from: predecessor, value: position, velocity: velocity, at: time)
        context.state.repetition = []
        return true
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { spring.restTime(target: value) }
}

extension FluidSpring {
    /// The distance covered after a time; nil once settled.
    func animate<V: VectorArithmetic>(_ value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var state = context.state.spring ?? .init()
        let isAtRest = advance(&state, target: value, to: time)
        context.state.spring = state
        if time - state.start >= perceptualDuration { context.isLogicallyComplete = true }
        return isAtRest ? nil : state.value
    }
}

struct SpringAnimation: FluidSpringAnimation {
    let spring: FluidSpring
}

/// The type of `Animation.default`, which equals no other animation.
struct DefaultAnimation: FluidSpringAnimation {
    /// Apple documents a response of 0.55 but uses 0.5; this matches the observed behaviour.
    private static let defaultSpring = FluidSpring(response: 0.5, dampingFraction: 1)

    var spring: FluidSpring { DefaultAnimation.defaultSpring }
}

extension Animation {
    /// A spring that does not overshoot: response 0.5 seconds, damping fraction 1. Equal only to itself.
    public static let `default` = Animation(DefaultAnimation())

    // The overloads with response and damping fraction are disfavoured, so that calls without arguments pick the others.

    /// A spring without bounce; duration 0.5 seconds.
    public static var spring: Animation { spring(duration: 0.5) }

    /// A spring with a duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: Roughly the seconds it takes to settle.
    ///   - bounce: -1...1; 0 does not overshoot, negative values are overdamped.
    ///   - blendDuration: Seconds over which a replaced spring's duration blends into this one's.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// A spring with a response and damping fraction.
    ///
    /// - Parameters:
    ///   - response: Seconds of one undamped oscillation; 0 or less is practically immediate.
    ///   - dampingFraction: 0 oscillates forever, 1 does not overshoot.
    ///   - blendDuration: Seconds over which a replaced spring's response blends into this one's.
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
        Animation(SpringAnimation(spring: FluidSpring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)))
    }

    /// An interruptible spring with the response and damping of a `Spring`; its mass is ignored.
    /// - Parameter blendDuration: Seconds over which a replaced spring's response blends into this one's.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(SpringAnimation(spring: FluidSpring(spring, blendDuration: blendDuration)))
    }

    /// A fast spring for values that follow a finger: duration 0.15 seconds, bounce 0.15.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// A fast spring for values that follow a finger, with a response and damping fraction.
    ///
    /// - Parameters:
    ///   - response: Seconds of one undamped oscillation; 0 or less is practically immediate.
    ///   - dampingFraction: 0 oscillates forever, 1 does not overshoot.
    ///   - blendDuration: Seconds over which a replaced spring's response blends into this one's.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A fast spring for values that follow a finger, with a base bounce of 0.15, to which `extraBounce` is added.
    ///
    /// - Parameters:
    ///   - duration: Roughly the seconds it takes to settle.
    ///   - blendDuration: Seconds over which a replaced spring's duration blends into this one's.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    /// A spring without overshoot; duration 0.5 seconds.
    public static var smooth: Animation { smooth() }
    /// A spring without overshoot, unless bounce is added.
    ///
    /// - Parameters:
    ///   - duration: Roughly the seconds it takes to settle.
    ///   - extraBounce: The bounce, -1...1.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a slight overshoot; duration 0.5 seconds, bounce 0.15.
    public static var snappy: Animation { snappy() }
    /// A spring with a base bounce of 0.15, to which `extraBounce` is added; roughly `duration` seconds long.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a visible overshoot; duration 0.5 seconds, bounce 0.3.
    public static var bouncy: Animation { bouncy() }
    /// A spring with a base bounce of 0.3, to which `extraBounce` is added; roughly `duration` seconds long.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}
