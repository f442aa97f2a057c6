import Foundation
import WaggleMotion

/// The animations that run on one attribute, as its distance from the model value over time.
///
/// The node of the attribute owns one, made at its first animated change, and only the graph calls it. A change in a transaction
/// with an animation goes to `retarget`; each frame shows the model value plus `offset(at:)`. A change without animation needs
/// nothing: it moves the model, and the offset stays.
///
/// Springs take over from what is running. Others run beside it and their offsets add up, as Apple describes it; an endless one
/// gives way while a later animation of the same components arrives, and goes on beside one of other components.
///
/// Classes and plain loops, because the value type is often known only at run time: generic structs and closures were measured
/// to take most of the frame there.
package final class AnimatedAttribute<Value: VectorArithmetic> {
    /// What runs, oldest first.
    private var running: [RunningAnimation<Value>] = []
    /// Springs that were replaced, run on unseen for those who wait until they would have been logically complete.
    private var replaced: [RunningAnimation<Value>] = []
    private var lastTime = -TimeInterval.infinity
    private var lastOffset = Value.zero
    private var modelVelocity: VelocityEstimator<Value>?
    private var lastSerial = 0

    package init() {}

    /// Whether there is a reason to sample the next frame.
    package var isAnimating: Bool { !running.isEmpty || !replaced.isEmpty }

    /// Animates a change of the model value.
    ///
    /// - Parameters:
    ///   - time: The time of the frame in which the change is applied; the animation begins then.
    ///   - completions: Those of the transaction. They are held until the animation is over by their criteria.
    package func retarget(
        from oldModel: Value, to newModel: Value, animation: Animation, at time: TimeInterval, environment: EnvironmentValues,
        completions: [AnimationCompletion] = []
    ) {
        let change = newModel - oldModel
        // A change that is not a number, or too far to be measured, has nothing in between and jumps.
        guard change != .zero, change.magnitudeSquared.isFinite else { return }
        _ = offset(at: time)
        lastTime = -.infinity
        let push = animation.fluidSpring == nil ? nil : modelVelocity?.velocity(at: time)
        modelVelocity = nil
        // An endless animation is taken over only by one of the same components.
        let candidate =
            running.last { $0.isEndless && $0.successor == nil && $0.overlaps(change) } ?? running.last { !$0.isEndless }
        if let candidate, var context = candidate.merge(animation, at: time) {
            // What is shown moves by the model as well as by the spring that has not quite come to rest.
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

    /// Notes a change without animation, so that a spring that follows begins with the velocity of the changes.
    ///
    /// For transactions that track velocity, such as those of a gesture.
    package func track(model: Value, at time: TimeInterval) {
        if modelVelocity == nil { modelVelocity = VelocityEstimator() }
        modelVelocity?.add(model, at: time)
    }

    /// What to add to the model value in the frame of a time; zero when nothing runs. Times never go back.
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

    /// Units a second in which the offset changes at a time, as far as the running animations know their velocity.
    package func velocity(at time: TimeInterval) -> Value {
        var velocity = Value.zero
        for animation in running { velocity += animation.velocity(at: time).scaled(by: animation.weight) }
        return velocity
    }

    /// Ends all animations at once; completions no longer wait for them. For attributes that may not animate any more.
    package func end() {
        (running, replaced, modelVelocity) = ([], [], nil)
    }
}
