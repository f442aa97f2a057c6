import Foundation
import WaggleMotion

/// The animations running on one attribute, expressed as an offset from the model value over time.
///
/// An attribute's node creates one at its first animated change; only the graph calls it. A change in an animated transaction goes to
/// `retarget`. Each frame shows the model value plus `offset(at:)`. A change without animation moves the model and leaves
/// the offset unchanged.
///
/// Springs take over from the last animation of the same components, or else from the last one. Other animations run in parallel and their
/// offsets add up. An endless animation fades out when a later animation of the same components arrives, and continues beside an animation
/// of other components.
///
/// Classes and plain loops on purpose: the value type is often known only at run time, and in measurements generic structs and closures
/// took most of the frame.
package final class AnimatedAttribute<Value: VectorArithmetic> {
    /// The running animations, oldest first.
    @exclusivity(unchecked) private var running: [RunningAnimation<Value>] = []
    /// Replaced springs, kept running invisibly for completions that wait until they would have been logically complete.
    private var replaced: [RunningAnimation<Value>] = []
    private var lastTime = -TimeInterval.infinity
    @exclusivity(unchecked) private var lastOffset = Value.zero
    private var modelVelocity: VelocityEstimator<Value>?
    private var lastSerial = 0

    package init() {}

    /// True if the next frame must be sampled.
    package var isAnimating: Bool { !running.isEmpty || !replaced.isEmpty }

    /// Animates a change of the model value.
    ///
    /// - Parameters:
    ///   - time: The time of the frame that applies the change, when the animation begins.
    ///   - completions: The transaction's completions. They are held until the animation has finished by their criteria.
    package func retarget(
        from oldModel: Value, to newModel: Value, animation: Animation, at time: TimeInterval, environment: EnvironmentValues,
        completions: [AnimationCompletion] = []
    ) {
        let change = newModel - oldModel
        // A change that is NaN, or too large to measure, has no in-between values and jumps.
        guard change != .zero, change.magnitudeSquared.isFinite else { return }
        _ = offset(at: time)
        assert(!running.contains { $0.isFinished }, "A finished animation is still running.")
        lastTime = -.infinity
        let push = animation.fluidSpring == nil ? nil : modelVelocity?.velocity(at: time)
        modelVelocity = nil
        // Only an animation of the same components takes over from an endless one.
        let candidate =
            running.last { $0.isEndless && $0.successor == nil && $0.overlaps(change) } ?? running.last {
                !$0.isEndless && $0.overlaps(change)
            }
            ?? running.last { !$0.isEndless }
        if let candidate, var context = candidate.merge(animation, at: time) {
            // The shown value moves with the model and with the spring that has not quite settled.
            if let push { context.state.spring = context.state.spring?.pushed(by: push) }
            if let unseen = candidate.continuedUnseen() { replaced.append(unseen) }
            candidate.continueMerged(animation, change: change, context: context, completions: completions)
            return
        }
        lastSerial += 1
        for earlier in running where earlier.isEndless && earlier.successor == nil && earlier.overlaps(change) {
            earlier.successor = lastSerial
        }
        let next = RunningAnimation(
            serial: lastSerial, animation: animation, interval: change, begin: time, environment: environment, completions: completions)
        if let push, push != .zero { next.context.state.spring = FluidSpring.State(velocity: push) }
        running.append(next)
    }

    /// Records a change without animation, so that a following spring starts with the velocity of these changes.
    ///
    /// For transactions that track velocity, such as a gesture's.
    package func track(model: Value, at time: TimeInterval) {
        if modelVelocity == nil { modelVelocity = VelocityEstimator() }
        modelVelocity?.add(model, at: time)
    }

    /// The amount to add to the model value in a frame; zero when nothing runs. `time` never decreases.
    package func offset(at time: TimeInterval) -> Value {
        guard isAnimating else { return .zero }
        if time == lastTime { return lastOffset }
        var isAnyFinished = false
        for animation in running {
            animation.advance(to: time)
            if animation.isFinished { isAnyFinished = true }
        }
        for animation in running {
            guard let successor = animation.successor else { continue }
            animation.yield(to: running.last { $0.serial == successor && !$0.isFinished }?.arrival)
            if animation.isFinished { isAnyFinished = true }
        }
        if isAnyFinished { running.removeAll { $0.isFinished } }
        if !replaced.isEmpty {
            for animation in replaced { animation.advance(to: time) }
            replaced.removeAll { $0.isFinished || $0.context.isLogicallyComplete }
        }
        var offset = Value.zero
        for animation in running { offset -= animation.visibleRemainder }
        (lastTime, lastOffset) = (time, offset)
        return offset
    }

    /// The velocity of the offset in units per second, as far as the running animations know theirs.
    package func velocity(at time: TimeInterval) -> Value {
        var velocity = Value.zero
        for animation in running { velocity += animation.velocity(at: time).scaled(by: animation.weight) }
        return velocity
    }

    /// Ends all animations at once and releases their completions. For attributes that can no longer animate.
    package func end() {
        (running, replaced, modelVelocity) = ([], [], nil)
    }
}
