import SwiftUI

/// What an emitter throws out, and how it moves.
///
/// A particle's position is a function of its age: there are no steps, so it is the same at every frame rate, and a pause of an hour costs
/// nothing. Lengths are points, times seconds. Absurd numbers are taken as none.
public struct ParticleSystem: Equatable, Sendable {
    /// The form of particles without a view of their own.
    public enum Form: Equatable, Sendable { case circle, square, ribbon, star }

    /// Particles a second while the emitter is on.
    public var birthRate = 40.0
    /// The greatest number of particles that are shown at once, the newest ones.
    public var limit = 600
    /// How long one lives, in seconds; at most an hour.
    public var lifespan: ClosedRange<Double> = 1...2
    /// The speed at birth, in points per second.
    public var speed: ClosedRange<Double> = 60...120
    /// The direction at birth; 0 is up, 90° is right.
    public var angle = Angle.zero
    /// How far directions differ: 360° is everywhere.
    public var spread = Angle.degrees(360)
    /// Added to the speed each second, in points per second; positive heights go down.
    public var acceleration = CGVector.zero
    /// The share of its speed that air takes from a particle each second, roughly.
    public var drag = 0.0
    /// Where particles are born, in the emitter's bounds.
    public var origin = UnitPoint.center
    /// The extent of that position, in sizes of the bounds.
    public var area = CGSize.zero
    /// What draws particles to itself, in the emitter's bounds; nil is nothing.
    public var attractor: UnitPoint?
    /// How strongly: the pull on a particle a point away, in points a second².
    public var attraction = 0.0
    /// The side or diameter at birth, in points.
    public var size: ClosedRange<Double> = 6...10
    /// The size at the end of life as a factor of that at birth; 1 is unchanged.
    public var sizeAtEnd = 1.0
    /// The colours of a life, from birth to end; each particle passes through all of them. None is the foreground.
    public var colors: [Color] = []
    /// True: each particle has one of the colours all its life.
    public var hasOwnColor = false
    /// The shares of life, 0 to 1, in which a particle appears and fades.
    public var fadeIn = 0.1, fadeOut = 0.3
    /// The speed of rotation, in degrees a second.
    public var spin: ClosedRange<Double> = 0...0
    /// True: particles turn over in the air, as paper does.
    public var tumbles = false
    /// How far particles sway to both sides on their way, in points.
    public var sway = 0.0
    public var form = Form.circle
    /// True: colours add up, as light does.
    public var glows = false
    /// The emitter begins as if it had been on for so many seconds.
    public var prewarm = 0.0
    /// Any number. Another seed throws particles otherwise; the same throws them alike.
    public var seed = 0

    public init() {}

    /// The longest life.
    var longestLife: Double { lifespan.upperBound.clamped(to: 0...3600) }
}

extension ParticleSystem {
    /// Paper that is thrown up and sinks. Meant for bursts.
    public static var confetti: ParticleSystem {
        var system = ParticleSystem()
        (system.birthRate, system.lifespan, system.speed, system.spread) = (0, 2.2...3.6, 260...760, .degrees(84))
        (system.acceleration, system.drag, system.size, system.spin) = (CGVector(dx: 0, dy: 620), 2.4, 6...11, -260...260)
        (system.colors, system.hasOwnColor, system.form, system.tumbles, system.fadeIn, system.fadeOut) =
            ([.red, .orange, .yellow, .green, .blue, .purple, .pink], true, .ribbon, true, 0.01, 0.15)
        (system.origin, system.sway) = (UnitPoint(x: 0.5, y: 0.85), 10)
        return system
    }
    /// Snow that fills the bounds.
    public static var snow: ParticleSystem {
        var system = ParticleSystem()
        (system.birthRate, system.lifespan, system.speed, system.angle, system.spread) = (22, 11...17, 40...86, .degrees(180), .degrees(24))
        (system.size, system.colors, system.origin, system.area, system.sway) =
            (3...8, [.white], UnitPoint(x: 0.5, y: -0.04), CGSize(width: 1.2, height: 0), 18)
        (system.fadeIn, system.fadeOut, system.prewarm) = (0.04, 0.15, 17)
        return system
    }
    /// Sparks of a fire.
    public static var sparks: ParticleSystem {
        var system = ParticleSystem()
        (system.birthRate, system.lifespan, system.speed, system.spread) = (70, 0.7...1.6, 60...220, .degrees(50))
        (system.acceleration, system.size, system.sizeAtEnd, system.origin, system.area) =
            (CGVector(dx: 0, dy: -60), 3...7, 0.1, UnitPoint(x: 0.5, y: 0.95), CGSize(width: 0.16, height: 0))
        (system.colors, system.glows, system.sway) = ([.white, .yellow, .orange, .red], true, 6)
        return system
    }
    /// Lights that hover around the middle.
    public static var fireflies: ParticleSystem {
        var system = ParticleSystem()
        (system.birthRate, system.lifespan, system.speed, system.area) = (9, 4...7, 16...44, CGSize(width: 0.8, height: 0.7))
        (system.attractor, system.attraction, system.size, system.colors, system.glows, system.sway) =
            (.center, 0.35, 4...7, [.yellow, .green], true, 8)
        (system.fadeIn, system.fadeOut, system.prewarm) = (0.35, 0.5, 6)
        return system
    }
}
