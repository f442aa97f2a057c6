import Foundation

extension FluidSpring {
    /// The squared lengths that decide whether a spring has settled.
    @frozen
    @usableFromInline
    struct Squares {
        /// The distance to the target before the move; `distance` is that after it.
        @usableFromInline var before = 0.0
        @usableFromInline var distance = 0.0
        @usableFromInline var velocity = 0.0
        @usableFromInline var force = 0.0

        @usableFromInline init() {}
    }
}

extension FluidSpring.State {
    /// Advances the state by a number of whole steps, and the current value by the remaining fraction of a step.
    @inlinable
    mutating func move(_ stretch: SpringStretch, target: Value, rest: TimeInterval) -> FluidSpring.Squares {
        var squares = FluidSpring.Squares()
        let before = stepValue - target, (velocityBefore, forceBefore) = (stepVelocity, stepForce)
        let distance = stretch.distance.apply(before, velocityBefore, forceBefore)
        stepVelocity = stretch.velocity.apply(before, velocityBefore, forceBefore)
        stepForce = stretch.force.apply(before, velocityBefore, forceBefore)
        stepValue = target + distance
        velocity = stepVelocity + stepForce.scaled(by: rest)
        value = stepValue + (stepVelocity + velocity).scaled(by: rest / 2)
        squares.before = before.magnitudeSquared
        squares.distance = distance.magnitudeSquared
        squares.velocity = stepVelocity.magnitudeSquared
        squares.force = stepForce.magnitudeSquared
        return squares
    }

    /// `move` for vectors that consist of `Double`s only.
    @inlinable
    mutating func moveNumbers(_ stretch: SpringStretch, target: Value, rest: TimeInterval) -> FluidSpring.Squares {
        // Six values on the stack; they are trivial, so nothing needs to be released.
        let squares = withUnsafeTemporaryAllocation(of: Value.self, capacity: 6) { values in
            values.initializeElement(at: 0, to: target)
            values.initializeElement(at: 1, to: stepValue)
            values.initializeElement(at: 2, to: stepVelocity)
            values.initializeElement(at: 3, to: stepForce)
            values.initializeElement(at: 4, to: value)
            values.initializeElement(at: 5, to: velocity)
            let squares = UnsafeMutableRawBufferPointer(values).withMemoryRebound(to: Double.self) {
                moveComponents($0, count: components, stretch, rest: rest)
            }
            (stepValue, stepVelocity, stepForce) = (values[1], values[2], values[3])
            (value, velocity) = (values[4], values[5])
            return squares
        }
        return squares
    }
}

/// The rows are the target, and the value, velocity and force at the last step; then the current value and its velocity, which are written.
@usableFromInline
func moveComponents(
    _ rows: UnsafeMutableBufferPointer<Double>, count: Int, _ stretch: SpringStretch, rest: TimeInterval
) -> FluidSpring.Squares {
    assert(rows.count >= 6 * count, "A spring's six values have too few numbers.")
    var squares = FluidSpring.Squares()
    for i in 0..<count {
        let target = rows[i], before = rows[count + i] - target
        let velocityBefore = rows[2 * count + i], forceBefore = rows[3 * count + i]
        let distance = stretch.distance.applyNumber(before, velocityBefore, forceBefore)
        let velocity = stretch.velocity.applyNumber(before, velocityBefore, forceBefore)
        let force = stretch.force.applyNumber(before, velocityBefore, forceBefore)
        rows[count + i] = target + distance
        rows[2 * count + i] = velocity
        rows[3 * count + i] = force
        rows[4 * count + i] = target + distance + (velocity + force * rest / 2) * rest
        rows[5 * count + i] = velocity + force * rest
        squares.before += before * before
        squares.distance += distance * distance
        squares.velocity += velocity * velocity
        squares.force += force * force
    }
    return squares
}
