import Foundation

/// The spring of interactive animation: at any time it accepts a new target, or replacement by another spring, and continues with its
/// current velocity.
///
/// It integrates in steps of 1/300 second from its start, so that its settling time is the recorded one, which depends on the distance.
/// Between steps it interpolates with uniform acceleration, so the sampling rate makes no difference. When it replaces a spring with
/// another response, the response blends from the old to the new one over `blendDuration`.
@frozen
@usableFromInline
package struct FluidSpring: Hashable, Sendable {
    /// Seconds of one undamped oscillation. The minimum is about 0.03, where the stiffness is 45000: it looks immediate.
    package let response: Double
    package let dampingFraction: Double
    /// The seconds over which a replaced spring's response blends into this one's; 0 changes immediately.
    @usableFromInline package let blendDuration: TimeInterval

    package init(response: Double, dampingFraction: Double, blendDuration: TimeInterval = 0) {
        self.response = response
        self.dampingFraction = dampingFraction
        self.blendDuration = blendDuration
    }

    package init(_ spring: Spring, blendDuration: TimeInterval = 0) {
        self.init(response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
    }

    /// Steps per second.
    @usableFromInline static let stepRate = 300.0

    /// The seconds after which the spring counts as logically complete.
    package var perceptualDuration: TimeInterval { max(0, response) }

    /// The response at a time, possibly still blending from the replaced spring's.
    @usableFromInline
    func effectiveResponse(at time: TimeInterval, blend: ResponseBlend?) -> Double {
        let shortest = 2 * Double.pi / 45_000.0.squareRoot()
        let own = response > shortest ? response : shortest
        guard let blend, blendDuration > 0 else { return own }
        let s = max(0, min(1, (time - blend.start) / blendDuration))
        return own + (blend.response - own) * (1 - s * s * (3 - 2 * s))
    }

    /// The motion over a number of steps, starting at a time.
    ///
    /// Independent of the animated vector, hence plain arithmetic.
    @usableFromInline
    func stretch(steps: Int, from start: TimeInterval, blend: ResponseBlend?) -> SpringStretch {
        var stretch = SpringStretch.identity
        var remaining = steps
        if let blend, blendDuration > 0 {
            let blendEnd = blend.start + min(blendDuration, 60)
            var time = start
            while remaining > 0, time < blendEnd {
                time += 1 / FluidSpring.stepRate
                stretch = stretch.followed(by: step(response: effectiveResponse(at: time, blend: blend)))
                remaining -= 1
            }
        }
        if remaining > 0 {
            stretch = stretch.followed(by: step(response: effectiveResponse(at: start, blend: nil)).repeated(remaining))
        }
        return stretch
    }

    private func step(response: Double) -> SpringStretch {
        SpringStretch(response: response, dampingFraction: min(max(0, dampingFraction), 1e6), duration: 1 / FluidSpring.stepRate)
    }
}

// MARK: - Moving

extension FluidSpring {
    /// The response of the replaced spring, and the time of its replacement.
    @frozen
    @usableFromInline
    package struct ResponseBlend: Sendable {
        @usableFromInline package var response: Double
        @usableFromInline package var start: TimeInterval

        @usableFromInline
        init(response: Double, start: TimeInterval) {
            self.response = response
            self.start = start
        }
    }

    /// The animated value relative to its animation's start, and its motion.
    @frozen
    @usableFromInline
    package struct State<Value: VectorArithmetic> {
        /// At the last sample.
        @usableFromInline package var value: Value
        @usableFromInline package var velocity: Value
        /// The time when this spring took over.
        @usableFromInline package var start: TimeInterval
        @usableFromInline package var blend: ResponseBlend?
        // At the last whole step.
        @usableFromInline var stepValue: Value
        @usableFromInline var stepVelocity: Value
        @usableFromInline var stepForce: Value
        @usableFromInline var steps: Int
        /// 1 if the motion started from rest: its first step coincides with its start, as in the recorded motion.
        @usableFromInline var lead: Int
        /// The square of the distance from the target that the motion reaches; nil until the first sample.
        @usableFromInline var reachSquared: Double?
        /// The number of components of the value; 0 if unknown.
        @usableFromInline let components: Int

        /// A value at rest at its animation's start, or already in motion.
        @inlinable
        package init(value: Value = .zero, velocity: Value = .zero, time: TimeInterval = 0) {
            self.value = value
            self.velocity = velocity
            start = time
            stepValue = value
            stepVelocity = velocity
            stepForce = .zero
            steps = 0
            lead = value == .zero && velocity == .zero ? 1 : 0
            components = componentCount(of: Value.self)
        }

        /// Adds a velocity to a spring that has just taken over.
        package func pushed(by velocity: Value) -> State {
            var pushed = State(value: value, velocity: self.velocity + velocity, time: start)
            pushed.blend = blend
            return pushed
        }
    }

    /// Advances the state to a time and returns whether it has settled at the target. Times in the past change nothing.
    @inlinable
    package func advance<Value>(_ state: inout State<Value>, target: Value, to time: TimeInterval) -> Bool {
        // Later times count as an hour; the small addition absorbs the rounding of times that are meant to be whole steps.
        let elapsed = min(max(0, time - state.start), 3600)
        let whole = Int(elapsed * FluidSpring.stepRate + 1e-6)
        let steps = max(state.steps, whole + state.lead)
        let rest = max(0, elapsed - Double(steps - state.lead) / FluidSpring.stepRate)
        let stepTime = state.start + Double(state.steps - state.lead) / FluidSpring.stepRate
        let stretch = steps > state.steps ? stretch(steps: steps - state.steps, from: stepTime, blend: state.blend) : .identity
        let throwSquared = state.reachSquared == nil ? state.velocity.magnitudeSquared * throwShare * throwShare : 0
        let squares =
            state.components > 0
            ? state.moveNumbers(stretch, target: target, rest: rest) : state.move(stretch, target: target, rest: rest)
        // A spring thrown from its target has yet to move away, so its reach is computed beforehand. The samples would depend on
        // the frame rate.
        let reachSquared = state.reachSquared ?? max(target.magnitudeSquared, squares.before) + throwSquared
        state.reachSquared = reachSquared
        state.steps = steps
        // Settled means that speed and force are too small to see, in points, and the distance is at most 1% of the greatest one.
        let limit = 0.06 * 0.06
        return steps > state.lead && squares.distance <= 1e-4 * reachSquared && squares.velocity <= limit && squares.force <= limit
    }

    /// How far a velocity of 1 per second takes a value that starts at the target.
    ///
    /// With the damping fraction ζ and the undamped rate ω, the peak is at acos ζ / (ω √(1 − ζ²)); `turn` is the decay until then, 1 at
    /// critical damping.
    @usableFromInline
    package var throwShare: Double {
        let damping = min(max(0, dampingFraction), 1e6), rate = 2 * Double.pi / effectiveResponse(at: 0, blend: nil)
        let root = abs(1 - damping * damping).squareRoot()
        let turn = root < 1e-4 ? 1 : damping / root * (damping < 1 ? acos(damping) : acosh(damping))
        return exp(-turn) / rate
    }

    /// Takes over a moving value at a position and with a velocity.
    ///
    /// - Parameter predecessor: The replaced spring and its state, if the value was moved by a spring.
    @inlinable
    package func takeOver<Value>(
        from predecessor: (spring: FluidSpring, state: State<Value>)?, value: Value, velocity: Value, at time: TimeInterval
    ) -> State<Value> {
        var state = State(value: value, velocity: velocity, time: time)
        if let predecessor, blendDuration > 0 {
            let response = predecessor.spring.effectiveResponse(at: time, blend: predecessor.state.blend)
            state.blend = ResponseBlend(response: response, start: time)
        }
        return state
    }

    /// The seconds in which a value at rest settles at the target; nil if longer than a minute.
    package func restTime<Value: VectorArithmetic>(target: Value) -> TimeInterval? {
        var state = State<Value>()
        for step in 1...18_000 where advance(&state, target: target, to: Double(step) / FluidSpring.stepRate) {
            return Double(step) / FluidSpring.stepRate
        }
        return nil
    }
}

extension FluidSpring.State: Sendable where Value: Sendable {}
