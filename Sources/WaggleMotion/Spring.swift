import Foundation

/// A damped spring: how a value swings or settles into its target.
///
/// Time is in seconds. The motion is exact at every time, not integrated, and depends on nothing but the arguments.
/// A spring is described by its undamped duration and bounce, by response and damping ratio, by the physical constants, or by
/// the time it takes to settle; each can be read back.
public struct Spring: Hashable, Sendable {
    /// Radians a second without damping; infinite for a response of 0 or less.
    @usableFromInline let naturalFrequency: Double
    /// How fast the swing dies away, in 1/second; equal to the natural frequency at critical damping, larger when overdamped.
    @usableFromInline let decayRate: Double
    public let mass: Double

    package init(naturalFrequency: Double, decayRate: Double, mass: Double) {
        self.naturalFrequency = naturalFrequency
        self.decayRate = decayRate
        self.mass = mass
    }

    /// A spring from its response, the seconds of one undamped swing, and its damping ratio.
    ///
    /// - Parameters:
    ///   - response: 0 or less makes a spring that is at its target at once.
    ///   - dampingRatio: 0 swings for ever, 1 arrives fastest without swinging over, more is slower.
    public init(response: Double, dampingRatio: Double) {
        let frequency = response > 0 ? 2 * .pi / response : .infinity
        let ratio = dampingRatio > 0 ? dampingRatio : 0
        self.init(naturalFrequency: frequency, decayRate: ratio == 0 ? 0 : ratio * frequency, mass: 1)
    }

    /// A spring from its duration, roughly the seconds it takes to settle, and its bounce.
    ///
    /// - Parameter bounce: -1...1. 0 does not swing over, 1 swings for ever, below 0 it is slower; at -1 and below it does not move.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
    }

    /// A spring from the constants of physics.
    ///
    /// - Parameters:
    ///   - mass: Of the moving body; 0 or less makes a spring that is at its target at once.
    ///   - stiffness: Force for each unit of distance.
    ///   - damping: Force against each unit of speed.
    ///   - allowOverDamping: When false, more than critical damping counts as critical.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 ? mass : 0
        let stiffness = stiffness > 0 ? stiffness : 0
        let frequency = mass > 0 ? (stiffness / mass).squareRoot() : .infinity
        let decay = mass > 0 ? max(0, damping) / (2 * mass) : .infinity
        self.init(naturalFrequency: frequency, decayRate: allowOverDamping ? decay : min(decay, frequency), mass: mass)
    }

    /// A spring that comes and stays within `epsilon` of a target 1 away after the given time.
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

    /// -1...1: 0 does not swing over, more swings, less is slower than needed.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The seconds of one swing without damping; infinite for a spring without stiffness.
    public var response: Double { naturalFrequency == .infinity ? 0 : 2 * .pi / naturalFrequency }

    /// 0 swings for ever, 1 is critically damped, more is overdamped.
    public var dampingRatio: Double {
        if decayRate == naturalFrequency { return 1 }
        return decayRate / naturalFrequency
    }

    /// Force for each unit of distance.
    public var stiffness: Double { mass * naturalFrequency * naturalFrequency }

    /// Force against each unit of speed.
    public var damping: Double { 2 * mass * decayRate }

    package static func dampingRatio(bounce: Double) -> Double {
        if bounce < 0 { return bounce > -1 ? 1 / (bounce + 1) : .infinity }
        return 1 - min(bounce, 1)
    }
}

// MARK: - Presets

extension Spring {
    /// Does not swing over: duration 0.5, bounce 0.
    public static var smooth: Spring { smooth() }
    /// Swings over a little: duration 0.5, bounce 0.15.
    public static var snappy: Spring { snappy() }
    /// Swings over visibly: duration 0.5, bounce 0.3.
    public static var bouncy: Spring { bouncy() }

    /// A spring with bounce 0 and what is added to it.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with bounce 0.15 and what is added to it.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with bounce 0.3 and what is added to it.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
