/// The effect of a number of spring steps on distance, velocity and force: a linear map, the same for all components.
@frozen
@usableFromInline
struct SpringStretch {
    /// One quantity as a combination of all three.
    @frozen
    @usableFromInline
    struct Row {
        var distance, velocity, force: Double

        @usableFromInline
        func apply<Value: VectorArithmetic>(_ distance: Value, _ velocity: Value, _ force: Value) -> Value {
            distance.scaled(by: self.distance) + velocity.scaled(by: self.velocity) + force.scaled(by: self.force)
        }

        func applyNumber(_ distance: Double, _ velocity: Double, _ force: Double) -> Double {
            distance * self.distance + velocity * self.velocity + force * self.force
        }

        func of(_ map: SpringStretch) -> Row {
            Row(
                distance: distance * map.distance.distance + velocity * map.velocity.distance + force * map.force.distance,
                velocity: distance * map.distance.velocity + velocity * map.velocity.velocity + force * map.force.velocity,
                force: distance * map.distance.force + velocity * map.velocity.force + force * map.force.force)
        }
    }

    @usableFromInline var distance: Row
    @usableFromInline var velocity: Row
    @usableFromInline var force: Row

    @usableFromInline static let identity = SpringStretch(
        distance: Row(distance: 1, velocity: 0, force: 0),
        velocity: Row(distance: 0, velocity: 1, force: 0),
        force: Row(distance: 0, velocity: 0, force: 1))

    private init(distance: Row, velocity: Row, force: Row) {
        self.distance = distance
        self.velocity = velocity
        self.force = force
    }

    /// One step of a spring with mass 1: half the velocity change, then the displacement, then the new force and the other half.
    init(response: Double, dampingFraction: Double, duration h: Double) {
        assert(!(response < 0) && h > 0, "A spring has a negative response, or moves by a step without a length.")
        let frequency = 2 * Double.pi / response
        let stiffness = frequency * frequency, damping = 2 * dampingFraction * frequency
        if damping * h <= 1 {
            distance = Row(distance: 1, velocity: h, force: h * h / 2)
            force = Row(
                distance: -stiffness, velocity: -damping - stiffness * h, force: -damping * h / 2 - stiffness * h * h / 2)
            velocity = Row(
                distance: h / 2 * force.distance, velocity: 1 + h / 2 * force.velocity, force: h / 2 + h / 2 * force.force)
        } else {
            // Such strong damping makes a step overshoot and diverge; this is the exact motion instead.
            let motion = SpringMotion(Spring(response: response, dampingRatio: dampingFraction), at: h)
            distance = Row(distance: 1 - motion.step, velocity: motion.impulse, force: 0)
            velocity = Row(distance: -motion.stepRate, velocity: motion.impulseRate, force: 0)
            force = Row(
                distance: -stiffness * distance.distance - damping * velocity.distance,
                velocity: -stiffness * distance.velocity - damping * velocity.velocity, force: 0)
        }
    }

    func followed(by next: SpringStretch) -> SpringStretch {
        SpringStretch(distance: next.distance.of(self), velocity: next.velocity.of(self), force: next.force.of(self))
    }

    /// This map applied `count` times, by repeated squaring.
    func repeated(_ count: Int) -> SpringStretch {
        var result = SpringStretch.identity, power = self, remaining = count
        while remaining > 0 {
            if remaining & 1 == 1 { result = result.followed(by: power) }
            remaining >>= 1
            if remaining > 0 { power = power.followed(by: power) }
        }
        return result
    }
}
