import Foundation

/// A damped spring: how a value oscillates or settles at its target.
///
/// Time is in seconds. The motion is exact at every time, not integrated, and depends only on the arguments. A spring is described by its
/// duration and bounce, by response and damping ratio, by physical constants, or by its settling time; each can be read back.
public struct Spring: Hashable, Sendable {
    /// Radians per second without damping; infinite for a response of 0 or less.
    @usableFromInline let naturalFrequency: Double
    /// The decay rate in 1/second; equal to the natural frequency at critical damping, larger when overdamped.
    @usableFromInline let decayRate: Double
    /// Of the moving body, in the unit of its stiffness and damping; 1 for a spring that is not made of physical constants.
    public let mass: Double

    package init(naturalFrequency: Double, decayRate: Double, mass: Double) {
        self.naturalFrequency = naturalFrequency
        self.decayRate = decayRate
        self.mass = mass
    }

    /// A spring by its response, the seconds of one undamped oscillation, and its damping ratio.
    ///
    /// - Parameters:
    ///   - response: 0 or less makes a spring that reaches its target immediately.
    ///   - dampingRatio: 0 oscillates forever, 1 is fastest without overshoot, more is slower.
    public init(response: Double, dampingRatio: Double) {
        let frequency = response > 0 ? 2 * .pi / response : .infinity
        let ratio = dampingRatio > 0 ? dampingRatio : 0
        self.init(naturalFrequency: frequency, decayRate: ratio == 0 ? 0 : ratio * frequency, mass: 1)
    }

    /// A spring by its duration, roughly the seconds it takes to settle, and its bounce.
    ///
    /// - Parameter bounce: -1...1. 0 does not overshoot, 1 oscillates forever, negative values are slower; at -1 and below it
    ///   does not move.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
    }

    /// A spring by its physical constants.
    ///
    /// - Parameters:
    ///   - mass: Of the moving body; 0 or less makes a spring that reaches its target immediately.
    ///   - stiffness: Force per unit of distance.
    ///   - damping: Force per unit of speed.
    ///   - allowOverDamping: If false, anything above critical damping counts as critical.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 ? mass : 0
        let stiffness = stiffness > 0 ? stiffness : 0
        let frequency = mass > 0 ? (stiffness / mass).squareRoot() : .infinity
        let decay = mass > 0 ? max(0, damping) / (2 * mass) : .infinity
        self.init(naturalFrequency: frequency, decayRate: allowOverDamping ? decay : min(decay, frequency), mass: mass)
    }

    /// A spring that stays within `epsilon` of a target 1 away from the given time on.
    ///
    /// - Parameters:
    ///   - settlingDuration: Clamped to 0.01...10 seconds.
    ///   - dampingRatio: Clamped to above 0 up to 1.
    ///   - epsilon: The distance that counts as settled, between 0 and 1.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let duration = settlingDuration > 0.01 ? min(settlingDuration, 10) : 0.01
        let ratio = dampingRatio > 1e-4 ? min(dampingRatio, 1) : 1e-4
        let epsilon = epsilon > 1e-12 ? min(epsilon, 0.99) : 1e-12
        let decay = Spring.envelopeDecay(at: duration, isCritical: ratio == 1, epsilon: epsilon)
        self.init(naturalFrequency: decay / ratio, decayRate: decay, mass: 1)
    }
}

// MARK: - Reading back

extension Spring {
    /// Roughly the seconds it takes to settle; the same as `response`.
    public var duration: TimeInterval { response }

    /// -1...1: 0 does not overshoot, positive values oscillate, negative ones are overdamped.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The seconds of one undamped oscillation; infinite for a spring without stiffness.
    public var response: Double { naturalFrequency == .infinity ? 0 : 2 * .pi / naturalFrequency }

    /// 0 oscillates forever, 1 is critically damped, more is overdamped.
    public var dampingRatio: Double {
        if decayRate == naturalFrequency { return 1 }
        return decayRate / naturalFrequency
    }

    /// Force per unit of distance; at least 0, and infinite for a spring with a response of 0.
    public var stiffness: Double { mass * naturalFrequency * naturalFrequency }

    /// Force per unit of speed; at least 0.
    public var damping: Double { 2 * mass * decayRate }

    package static func dampingRatio(bounce: Double) -> Double {
        if bounce < 0 { return bounce > -1 ? 1 / (bounce + 1) : .infinity }
        return 1 - min(bounce, 1)
    }
}

// MARK: - Presets

extension Spring {
    /// Without overshoot: duration 0.5 seconds, bounce 0.
    public static var smooth: Spring { smooth() }
    /// With a slight overshoot: duration 0.5 seconds, bounce 0.15.
    public static var snappy: Spring { snappy() }
    /// With a visible overshoot: duration 0.5 seconds, bounce 0.3.
    public static var bouncy: Spring { bouncy() }

    /// A spring with a base bounce of 0, to which `extraBounce` is added. The duration is in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a base bounce of 0.15, to which `extraBounce` is added. The duration is in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a base bounce of 0.3, to which `extraBounce` is added. The duration is in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
