import SwiftUI

/// A particle at a moment.
struct ParticlePose: Equatable {
    var x: Double, y: Double
    var size: Double
    /// In degrees.
    var turn: Double
    /// The visible share of the width of one that tumbles.
    var width: Double
    var opacity: Double
    /// The share of its life that has passed.
    var life: Double
    /// Chooses among colours, 0..<1.
    var choice: Double
}

extension ParticleSystem {
    /// A particle's length of life.
    func lifespan(of index: Int) -> Double { pick(lifespan, index, 0).clamped(to: 0...3600) }

    /// - Returns: nil before birth and after death.
    func pose(of index: Int, age: Double, in bounds: CGSize) -> ParticlePose? {
        let life = lifespan(of: index)
        guard age >= 0, age < life, life > 0 else { return nil }
        let share = age / life, direction = angle.radians.finite(or: 0) + spread.radians.finite(or: 0) * (noise(index, 1) - 0.5),
            speed = pick(self.speed, index, 2)
        func axis(
            _ bound: CGFloat, _ origin: CGFloat, _ extent: CGFloat, _ speed: Double, _ acceleration: CGFloat, _ attractor: CGFloat?,
            _ noiseAt: Int
        ) -> Double {
            let bound = Double(bound).finite(or: 0),
                start = bound * (Double(origin).finite(or: 0) + Double(extent).finite(or: 0) * (noise(index, noiseAt) - 0.5))
            return Self.position(from: start, speed: speed, acceleration: Double(acceleration).finite(or: 0),
                              drag: max(drag.finite(or: 0), 0),
                              pull: attractor == nil ? 0 : max(attraction.finite(or: 0), 0),
                              to: bound * Double(attractor ?? 0).finite(or: 0), after: age)
        }
        var x = axis(bounds.width, origin.x, area.width, sin(direction) * speed, acceleration.dx, attractor?.x, 3)
        let y = axis(bounds.height, origin.y, area.height, -cos(direction) * speed, acceleration.dy, attractor?.y, 4)
        // The way to the side begins and ends at no distance.
        x += sway.finite(or: 0) * sin(age * (1.4 + noise(index, 5)) + 6.28 * noise(index, 6)) * min(age, 1)
        let size = pick(self.size, index, 7) * (1 + (sizeAtEnd.finite(or: 1) - 1) * share)
        let fade = min(fadeIn > 0 ? share / fadeIn : 1, fadeOut > 0 ? (1 - share) / fadeOut : 1)
        return ParticlePose(x: x.finite(or: 0), y: y.finite(or: 0), size: size.clamped(to: 0...10_000),
                            turn: 360 * noise(index, 8) * (spin == 0...0 ? 0 : 1) + pick(spin, index, 9) * age,
                            width: tumbles ? abs(cos(age * (5 + 5 * noise(index, 10)) + 6.28 * noise(index, 11))) : 1,
                            opacity: fade.clamped(to: 0...1), life: share, choice: noise(index, 12))
    }

    /// The position of something that is accelerated, held back by air and pulled to a point, after a time. Exact for any time.
    static func position(
        from start: Double, speed: Double, acceleration: Double, drag: Double, pull: Double, to target: Double, after t: Double
    ) -> Double {
        guard pull > 0 else {
            guard drag > 1e-6 else { return start + speed * t + acceleration * t * t / 2 }
            let final = acceleration / drag
            return start + final * t + (speed - final) * (1 - exp(-drag * t)) / drag
        }
        // A damped oscillation about the point where the pull equals the acceleration.
        let rest = target + acceleration / pull, from = start - rest, decay = exp(-drag * t / 2), push = speed + drag * from / 2,
            square = pull - drag * drag / 4
        if abs(square) < 1e-9 { return rest + decay * (from + push * t) }
        let rate = abs(square).squareRoot()
        guard square < 0 else { return rest + decay * (from * cos(rate * t) + push / rate * sin(rate * t)) }
        // In exponents that never grow.
        let slow = exp((rate - drag / 2) * t), fast = exp((-rate - drag / 2) * t)
        return rest + from * (slow + fast) / 2 + push / rate * (slow - fast) / 2
    }

    private func noise(_ index: Int, _ number: Int) -> Double { Noise.value((index &* 16 &+ number) ^ (seed &* 0x5DEE_CE66)) }
    private func pick(_ range: ClosedRange<Double>, _ index: Int, _ number: Int) -> Double {
        let low = range.lowerBound.finite(or: 0), high = range.upperBound.finite(or: low)
        return low + (high - low) * noise(index, number)
    }
}
