import Foundation
import WaggleMotion

/// The animations that run on one attribute, as its distance from the model value over time.
///
/// The graph keeps one beside each attribute that can animate. A change in a transaction with an animation goes to `retarget`; each
/// frame shows the model value plus `offset(at:)`. A change without animation needs nothing: it moves the model, and the offset stays.
///
/// Springs take over from what is running. Others run beside it and their offsets add up, as Apple describes it; an endless one
/// gives way while a later animation of the same components arrives, and goes on beside one of other components.
package struct AnimatedAttribute<Value: VectorArithmetic> {
    /// What runs, oldest first.
    private var running: [RunningAnimation<Value>] = []
    /// Springs that were replaced, run on unseen for those who wait until they would have been logically complete.
    private var replaced: [RunningAnimation<Value>] = []
    private var lastSample: (time: TimeInterval, offset: Value)?
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
    package mutating func retarget(
        from oldModel: Value, to newModel: Value, animation: Animation, at time: TimeInterval, environment: EnvironmentValues,
        completions: [AnimationCompletion] = []
    ) {
        let change = newModel - oldModel
        // A change that is not a number, or too far to be measured, has nothing in between and jumps.
        guard change != .zero, change.magnitudeSquared.isFinite else { return }
        _ = offset(at: time)
        lastSample = nil
        // An endless animation is taken over only by one of the same components.
        let candidate =
            running.lastIndex { $0.isEndless && $0.successor == nil && $0.overlaps(change) } ?? running.lastIndex { !$0.isEndless }
        if let index = candidate, let context = running[index].merge(animation, at: time) {
            if let unseen = running[index].continuedUnseen() { replaced.append(unseen) }
            running[index].continueMerged(animation, change: change, context: context, completions: completions)
            return
        }
        lastSerial += 1
        for index in running.indices where running[index].isEndless && running[index].successor == nil {
            if running[index].overlaps(change) { running[index].successor = lastSerial }
        }
        var next = RunningAnimation(
            serial: lastSerial, animation: animation, interval: change, begin: time, environment: environment, completions: completions)
        if running.isEmpty, animation.fluidSpring != nil, let velocity = modelVelocity?.velocity(at: time), velocity != .zero {
            next.context.state.spring = FluidSpring.State(velocity: velocity)
        }
        modelVelocity = nil
        running.append(next)
    }

    /// Notes a change without animation, so that a spring that follows begins with the velocity of the changes.
    ///
    /// For transactions that track velocity, such as those of a gesture.
    package mutating func track(model: Value, at time: TimeInterval) {
        if modelVelocity == nil { modelVelocity = VelocityEstimator() }
        modelVelocity?.add(model, at: time)
    }

    /// What to add to the model value in the frame of a time; zero when nothing runs. Times never go back.
    package mutating func offset(at time: TimeInterval) -> Value {
        guard isAnimating else { return .zero }
        if let lastSample, lastSample.time == time { return lastSample.offset }
        for index in running.indices { running[index].advance(to: time) }
        yieldToSuccessors()
        running.removeAll(where: \.isFinished)
        if !replaced.isEmpty {
            for index in replaced.indices { replaced[index].advance(to: time) }
            replaced.removeAll { $0.isFinished || $0.context.isLogicallyComplete }
        }
        let offset = running.reduce(into: Value.zero) { $0 -= $1.visibleRemainder }
        lastSample = (time, offset)
        return offset
    }

    /// Units a second in which the offset changes at a time, as far as the running animations know their velocity.
    package func velocity(at time: TimeInterval) -> Value {
        running.reduce(into: .zero) { $0 += $1.velocity(at: time).scaled(by: $1.weight) }
    }

    /// Ends all animations at once; completions no longer wait for them. For attributes whose view is gone or that may not animate.
    package mutating func end() { self = AnimatedAttribute() }

    /// Takes weight from endless animations in the measure in which the animation that replaces them arrives.
    private mutating func yieldToSuccessors() {
        for index in running.indices {
            guard let successor = running[index].successor else { continue }
            let arrival = running.last { $0.serial == successor && !$0.isFinished }?.arrival
            running[index].yield(to: arrival)
        }
    }
}
