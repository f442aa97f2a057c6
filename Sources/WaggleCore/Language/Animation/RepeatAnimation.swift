import Foundation
import WaggleMotion

/// Repeats the base animation.
struct RepeatAnimation: ScalarAnimation {
    let base: Animation
    /// At least 1; nil repeats forever.
    let count: Int?
    /// Whether every second run goes back. The value is mirrored, not the time: a slow start stays a slow start on the way back.
    let autoreverses: Bool

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var repetition = context.state.repetition.popLast() ?? .init(duration: base.duration(of: value))
        let progress = advance(&repetition, value: value, time: time, context: &context)
        context.state.repetition.append(repetition)
        return progress.map { isReversed(repetition) ? value - $0 : $0 }
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard let repetition = context.state.repetition.last else { return nil }
        let velocity = base.velocity(value: value, time: time - repetition.start, context: context.withState(repetition.base))
        return isReversed(repetition) ? velocity?.scaled(by: -1) : velocity
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        guard let count else { return .infinity }
        return base.duration(of: value).map { $0 * Double(count) }
    }

    var isEndless: Bool { count == nil || base.isEndless }

    private func isReversed<V>(_ repetition: AnimationState<V>.Repetition) -> Bool {
        autoreverses && repetition.iteration % 2 == 1
    }

    /// The base's progress in the run that contains the time; nil after the last run.
    private func advance<V: VectorArithmetic>(
        _ repetition: inout AnimationState<V>.Repetition, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        if let duration = repetition.duration {
            guard duration > 0 else { return nil }
            let runs = ((time - repetition.start) / duration).rounded(.up) - 1
            if runs >= 1, !begin(runs, at: repetition.start + runs * duration, &repetition) { return nil }
            return run(repetition: &repetition, value: value, time: time, context: &context) ?? value
        }
        if let progress = run(repetition: &repetition, value: value, time: time, context: &context) { return progress }
        // The base's duration is known only once it has finished. A base without duration would restart endlessly.
        guard time > repetition.start, begin(1, at: time, &repetition) else { return nil }
        return run(repetition: &repetition, value: value, time: time, context: &context)
    }

    /// Advances by a number of runs; false if none are left.
    private func begin<V>(_ runs: Double, at time: TimeInterval, _ repetition: inout AnimationState<V>.Repetition) -> Bool {
        assert(runs >= 1, "The next run of a repetition is not a later one.")
        // Beyond this count only the parity of the run matters.
        let runs = runs < 1e15 ? Int(runs) : 1_000_000_000_000_000
        if let count, runs >= count - repetition.iteration { return false }
        repetition.iteration += runs
        repetition.start = time
        repetition.base = AnimationState()
        return true
    }

    private func run<V: VectorArithmetic>(
        repetition: inout AnimationState<V>.Repetition, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        var inner = AnimationContext(state: repetition.base, environment: context.environment)
        repetition.base = AnimationState()
        let progress = base.animate(value: value, time: time - repetition.start, context: &inner)
        repetition.base = inner.state
        if inner.isLogicallyComplete, repetition.iteration + 1 == count { context.isLogicallyComplete = true }
        return progress
    }
}

// MARK: - Non-generic form

extension RepeatAnimation {
    var isScalar: Bool { base.scalar != nil }
    var scalarDuration: TimeInterval {
        guard let count else { return .infinity }
        return (base.scalar?.scalarDuration ?? 0) * Double(count)
    }

    func fraction(at time: TimeInterval) -> AnimationFraction? {
        guard let base = base.scalar else { return nil }
        let duration = base.scalarDuration
        guard duration > 0 else { return nil }
        // The end of a run belongs to that run, not to the next one.
        let runs = max(0, (time / duration).rounded(.up) - 1)
        if let count, runs >= Double(count) { return nil }
        var fraction = base.fraction(at: runs > 0 ? time - runs * duration : time) ?? AnimationFraction(value: 1)
        if autoreverses, runs.truncatingRemainder(dividingBy: 2) == 1 { fraction.value = 1 - fraction.value }
        fraction.isLogicallyComplete = fraction.isLogicallyComplete && count.map { runs == Double($0 - 1) } == true
        return fraction
    }
}

extension Animation {
    /// Repeats this animation.
    ///
    /// - Parameters:
    ///   - repeatCount: The number of runs, including those going back; values below 1 count as 1.
    ///   - autoreverses: Whether every second run goes back. If the last run goes back, the value jumps to its target at the end.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: max(1, repeatCount), autoreverses: autoreverses))
    }

    /// Repeats this animation until its view is gone or another animation changes the same value.
    ///
    /// - Parameter autoreverses: Whether every second run goes back; otherwise each run begins at the start.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
    }
}
