import Foundation
import WaggleMotion

/// One animation on one attribute: its distance, its start and the distance left. Owned and mutated by its attribute.
final class RunningAnimation<Value: VectorArithmetic> {
    let serial: Int
    private(set) var animation: Animation
    /// The whole distance.
    private(set) var interval: Value
    private let begin: TimeInterval
    @exclusivity(unchecked) var context: AnimationContext<Value>
    private(set) var isFinished = false
    /// The remaining distance at the last sample.
    @exclusivity(unchecked) private var remainder: Value

    /// The serial number of the animation that an endless one yields to.
    var successor: Int?
    /// The visible share of the remainder: 1, or less while the animation yields.
    private(set) var weight = 1.0
    private var lastArrival = 0.0
    /// The distance since the animation began or last merged, and the share of its arrival that was left then.
    private var way: Value
    private var leftBefore = 1.0

    private var logicalHolds: [AnimationCompletion.Hold]
    private var removalHolds: [AnimationCompletion.Hold]

    init(
        serial: Int, animation: Animation, interval: Value, begin: TimeInterval, environment: EnvironmentValues,
        completions: [AnimationCompletion]
    ) {
        self.serial = serial
        self.animation = animation
        self.interval = interval
        self.begin = begin
        context = AnimationContext(environment: environment)
        remainder = interval
        way = interval
        logicalHolds = RunningAnimation.holds(completions, .logicallyComplete)
        removalHolds = RunningAnimation.holds(completions, .removed)
    }

    var isEndless: Bool { animation.isEndless }

    /// How far the attribute is from its model value because of this animation.
    var visibleRemainder: Value { weight == 1 ? remainder : remainder.scaled(by: weight) }

    func advance(to time: TimeInterval) {
        if let scalar = animation.scalar {
            advance(scalar.fraction(at: time - begin))
        } else if let spring = animation.fluidSpring {
            // Bypasses the generic function, which would look up types at run time in every frame.
            advance(spring.animate(interval, time: time - begin, context: &context))
        } else {
            advance(animation.animate(value: interval, time: time - begin, context: &context))
        }
        if isFinished || context.isLogicallyComplete { logicalHolds = [] }
    }

    private func advance(_ fraction: AnimationFraction?) {
        guard let fraction, fraction.value.isFinite else { return isFinished = true }
        remainder = interval.scaled(by: 1 - fraction.value)
        if fraction.isLogicallyComplete { context.isLogicallyComplete = true }
    }

    private func advance(_ progress: Value?) {
        guard let progress, progress.magnitudeSquared.isFinite else { return isFinished = true }
        remainder = interval - progress
    }

    func velocity(at time: TimeInterval) -> Value {
        animation.velocity(value: interval, time: time - begin, context: context) ?? .zero
    }

    // MARK: Merging

    /// The context for an animation that replaces this one; nil if it cannot.
    func merge(_ next: Animation, at time: TimeInterval) -> AnimationContext<Value>? {
        var context = context
        guard next.shouldMerge(previous: animation, value: interval, time: time - begin, context: &context) else { return nil }
        context.isLogicallyComplete = false
        return context
    }

    /// A copy that only waits for its logical completion, if anyone is waiting for that.
    func continuedUnseen() -> RunningAnimation? {
        guard !logicalHolds.isEmpty, !isEndless else { return nil }
        let copy = RunningAnimation(
            serial: serial, animation: animation, interval: interval, begin: begin, environment: context.environment, completions: [])
        copy.context = context
        copy.logicalHolds = logicalHolds
        return copy
    }

    /// Continues as another animation over the combined distance. Completions that wait for its removal wait for both.
    func continueMerged(
        _ next: Animation, change: Value, context: AnimationContext<Value>, completions: [AnimationCompletion]
    ) {
        leftBefore = 1 - max(0, min(1, arrival))
        animation = next
        interval += change
        remainder += change
        way = remainder
        self.context = context
        logicalHolds = RunningAnimation.holds(completions, .logicallyComplete)
        removalHolds += RunningAnimation.holds(completions, .removed)
    }

    private static func holds(
        _ completions: [AnimationCompletion], _ criteria: AnimationCompletionCriteria
    ) -> [AnimationCompletion.Hold] {
        completions.lazy.filter { $0.criteria == criteria }.map(AnimationCompletion.Hold.init)
    }

    // MARK: Yielding

    /// Whether a change affects the same components.
    func overlaps(_ change: Value) -> Bool {
        abs(interval.dot(change)) > 1e-9 * interval.length * change.length
    }

    /// Progress from 0 at the start to 1 at the target, continuous across merges.
    var arrival: Double {
        let square = way.magnitudeSquared
        return square > 0 ? 1 - leftBefore * remainder.dot(way) / square : 1
    }

    /// Fades out as its successor arrives, never back in, and ends when the successor has arrived or ended.
    func yield(to arrival: Double?) {
        assert(isEndless && successor != nil, "Only an endless animation with a successor fades out.")
        guard let arrival else { return isFinished = true }
        weight = min(weight, max(0, 1 - arrival))
        // A repeating successor may turn back without ever being sampled at its exact end.
        if weight < 0.001 || (lastArrival > 0.9 && arrival < lastArrival) { isFinished = true }
        lastArrival = arrival
        if isFinished { logicalHolds = [] }
    }
}
