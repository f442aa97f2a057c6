// Particles stored as plain numbers in one array.

import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

/// An emitter's properties. A pair holds a mean value and the width of the random range around it.
struct ParticleSettings {
    var birthRate: Double
    /// 0 for unlimited.
    var count: Int
    var lifetime: (Float, Float)
    var position, positionRange: SIMD2<Float>
    var angle, speed: (Float, Float)
    var acceleration: SIMD2<Float>
    var scale: (Float, Float), scaleSpeed: Float
    var rotation: (Float, Float), rotationSpeed: Float
    var alpha: (Float, Float), alphaSpeed: Float
    var color, colorRange, colorSpeed: SIMD4<Float>
    var blend: (Float, Float), blendSpeed: Float
    var z: (Float, Float), zSpeed: Float

    /// The maximum lifetime of a particle, in seconds.
    var longestLife: Double { Double(lifetime.0 + abs(lifetime.1) / 2) }

    /// The maximum birth rate: in a thousandth of a second, ten times the limit of living particles. Its sums stay finite.
    static let mostBirths = Double(ParticleSystem.limit) * 10_000
    /// Replaces a birth rate above the maximum with the maximum, and NaN with 0.
    func withUsableBirthRate() -> ParticleSettings {
        Diagnostics.shared.report(
            "An emitter's particleBirthRate is \(birthRate); set it to the number of particles that are born each second.")
        var settings = self
        settings.birthRate = birthRate.isNaN ? 0 : Self.mostBirths
        return settings
    }
}

/// One particle.
struct Particle {
    var position, velocity: SIMD2<Float>
    /// In seconds.
    var age, lifetime: Float
    var scale, rotation, alpha, blend, z: Float
    /// The birth number, which distinguishes living particles.
    let number: UInt32
    var color: SIMD4<Float>
}

/// The living particles of an emitter, oldest first.
///
/// A particle's state depends on its birth time and the current time, not on the frame rate, up to rounding.
struct ParticleSystem {
    private var particles: [Particle] = []
    private var random = SeededRandom(seed: 0)
    private(set) var isSeeded = false
    /// The elapsed fraction of the interval to the next birth. The first particle is born immediately.
    private var due: Double = 1
    private var bornCount = 0

    /// The maximum number of particles per emitter, which bounds the memory use of a wrong birth rate.
    static let limit = 100_000

    var isEmpty: Bool { particles.isEmpty }
    var count: Int { particles.count }

    mutating func seed(_ seed: UInt64) {
        random = SeededRandom(seed: seed)
        isSeeded = true
    }

    /// True if more particles will be born.
    func emits(_ settings: ParticleSettings) -> Bool {
        settings.birthRate > 0 && settings.longestLife > 0 && (settings.count == 0 || bornCount < settings.count)
    }

    /// Moves the particles, removes dead ones and adds those born in the meantime.
    /// - Parameter toSpace: the transform from the emitter's coordinates to those of the particles.
    mutating func advance(by dt: Double, _ settings: ParticleSettings, _ toSpace: CGAffineTransform) {
        // The comparison is also false for NaN.
        guard settings.birthRate <= ParticleSettings.mostBirths else { return advance(by: dt, settings.withUsableBirthRate(), toSpace) }
        let space = ParticleSpace(toSpace)
        if dt > 0 { age(by: Float(dt), settings, space.vector(settings.acceleration)) }
        guard emits(settings) else { return }
        var rest = dt
        // Particles that would be born and die within the step are skipped.
        let skipped = dt - settings.longestLife
        if skipped > 0 {
            due += settings.birthRate * skipped
            bornCount = Int(min(Double(bornCount) + due.rounded(.down), Double(Int.max / 4)))
            due = due.truncatingRemainder(dividingBy: 1)
            rest = settings.longestLife
        }
        due += settings.birthRate * rest
        // If far too many births are due, the oldest are skipped.
        let most = Double(2 * Self.limit)
        if due > most { due = most + due.truncatingRemainder(dividingBy: 1) }
        while due >= 1, settings.count == 0 || bornCount < settings.count {
            guard particles.count < Self.limit else {
                Diagnostics.shared.report(
                    "An emitter has more than \(Self.limit) particles at once; no more are born until some have died. Lower its birth rate or lifetime.")
                due = due.truncatingRemainder(dividingBy: 1)
                return
            }
            due -= 1
            bornCount += 1
            bear(age: Float(due / settings.birthRate), settings, space)
        }
    }

    /// Calls a closure that may change each particle, oldest first.
    mutating func forEach(_ change: (inout Particle) -> Void) {
        for index in particles.indices { change(&particles[index]) }
    }

    private mutating func age(by dt: Float, _ settings: ParticleSettings, _ acceleration: SIMD2<Float>) {
        let (scale, rotation, alpha, blend, z) = (
            settings.scaleSpeed * dt, settings.rotationSpeed * dt, settings.alphaSpeed * dt, settings.blendSpeed * dt, settings.zSpeed * dt)
        let color = settings.colorSpeed * dt, half = acceleration * (dt * dt / 2), gain = acceleration * dt
        let living = particles.withUnsafeMutableBufferPointer { particles in
            var living = 0
            for index in particles.indices {
                var particle = particles[index]
                particle.age += dt
                guard particle.age < particle.lifetime else { continue }
                particle.position += particle.velocity * dt + half
                particle.velocity += gain
                particle.scale += scale
                particle.rotation += rotation
                particle.alpha += alpha
                particle.blend += blend
                particle.z += z
                particle.color += color
                particles[living] = particle
                living += 1
            }
            return living
        }
        particles.removeLast(particles.count - living)
    }

    /// Adds a particle of a given age. Every particle consumes the same number of random values.
    private mutating func bear(age: Float, _ settings: ParticleSettings, _ space: ParticleSpace) {
        func varied(_ value: (Float, Float), _ random: inout SeededRandom) -> Float { value.0 + Float(random.unit() - 0.5) * value.1 }
        func spread(_ random: inout SeededRandom) -> Float { Float(random.unit() - 0.5) }
        let lifetime = varied(settings.lifetime, &random)
        let offset = SIMD2(spread(&random), spread(&random)) * settings.positionRange
        let angle = varied(settings.angle, &random), speed = varied(settings.speed, &random)
        let scale = varied(settings.scale, &random), rotation = varied(settings.rotation, &random), alpha = varied(settings.alpha, &random)
        let color = settings.color + SIMD4(spread(&random), spread(&random), spread(&random), spread(&random)) * settings.colorRange
        let blend = varied(settings.blend, &random), z = varied(settings.z, &random)
        guard age < lifetime else { return }
        let velocity = space.vector(SIMD2(cos(angle), sin(angle)) * speed), acceleration = space.vector(settings.acceleration)
        particles.append(Particle(
            position: space.point(settings.position + offset) + velocity * age + acceleration * (age * age / 2),
            velocity: velocity + acceleration * age,
            age: age, lifetime: lifetime, scale: scale * space.scale + settings.scaleSpeed * age,
            rotation: rotation + space.rotation + settings.rotationSpeed * age,
            alpha: alpha + settings.alphaSpeed * age, blend: blend + settings.blendSpeed * age, z: z + settings.zSpeed * age,
            number: UInt32(truncatingIfNeeded: bornCount), color: color + settings.colorSpeed * age))
    }
}

/// Converts from an emitter's coordinates to those of its target.
struct ParticleSpace {
    private let x, y, offset: SIMD2<Float>
    let scale, rotation: Float

    init(_ transform: CGAffineTransform) {
        (x, y) = (SIMD2(Float(transform.a), Float(transform.b)), SIMD2(Float(transform.c), Float(transform.d)))
        offset = SIMD2(Float(transform.tx), Float(transform.ty))
        scale = abs(x.x * y.y - x.y * y.x).squareRoot()
        rotation = transform.b == 0 && transform.a > 0 ? 0 : Float(atan2(transform.b, transform.a))
    }
    @inline(__always) func vector(_ vector: SIMD2<Float>) -> SIMD2<Float> { x * vector.x + y * vector.y }
    @inline(__always) func point(_ point: SIMD2<Float>) -> SIMD2<Float> { vector(point) + offset }
}

/// The drawing order of particles.
enum ParticleOrder {
    case oldestFirst, youngestFirst
    /// By ascending z position, then by age.
    case height(oldestLast: Bool)
}

/// The appearance of particles.
struct ParticleDrawing {
    /// In points, before scaling.
    let size: SIMD2<Float>
    /// The transform from the particles' coordinates to the view's.
    let transform: CGAffineTransform
    let alpha: Float
    /// True for particles without a texture, which show only their color.
    let isColored: Bool
    /// Curves over the particle's lifetime; nil for the particle's own value.
    let color, blend, scale, alphaCurve: KeyframeCurve?
}

extension ParticleSystem {
    func append(to sprites: inout [SpriteBatch.Sprite], _ drawing: ParticleDrawing, _ order: ParticleOrder) {
        assert(particles.count <= Self.limit, "An emitter has more particles than its limit.")
        let space = ParticleSpace(drawing.transform)
        sprites.reserveCapacity(sprites.count + particles.count)
        particles.withUnsafeBufferPointer { particles in
            switch order {
            case .oldestFirst: for particle in particles { Self.append(particle, to: &sprites, drawing, space) }
            case .youngestFirst:
                var index = particles.count
                while index > 0 {
                    index -= 1
                    Self.append(particles[index], to: &sprites, drawing, space)
                }
            case .height(let oldestLast):
                let indices = particles.indices.sorted { a, b in
                    particles[a].z != particles[b].z ? particles[a].z < particles[b].z : oldestLast ? a > b : a < b
                }
                for index in indices { Self.append(particles[index], to: &sprites, drawing, space) }
            }
        }
    }

    @inline(__always)
    private static func append(
        _ particle: Particle, to sprites: inout [SpriteBatch.Sprite], _ drawing: ParticleDrawing, _ space: ParticleSpace
    ) {
        let share = particle.age / particle.lifetime
        let alpha = clamped(drawing.alphaCurve?.value(at: share).x ?? particle.alpha) * drawing.alpha
        let scale = drawing.scale?.value(at: share).x ?? particle.scale
        guard alpha > 0, scale > 0 else { return }
        let color = drawing.color?.value(at: share) ?? particle.color
        let blend = drawing.isColored ? 1 : clamped(drawing.blend?.value(at: share).x ?? particle.blend)
        var tint = SIMD4<Float>(repeating: 1)
        if blend > 0 {
            tint += (color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)) - tint) * blend
        }
        tint.w *= alpha
        let size = drawing.size * scale
        var (across, down) = (SIMD2(size.x, 0), SIMD2(0, -size.y))
        if particle.rotation != 0 {
            let (sine, cosine) = (sin(particle.rotation), cos(particle.rotation))
            (across, down) = (SIMD2(cosine, sine) * size.x, SIMD2(sine, -cosine) * size.y)
        }
        (across, down) = (space.vector(across), space.vector(down))
        sprites.append(
            SpriteBatch.Sprite(across: across, down: down, corner: space.point(particle.position) - (across + down) / 2, tint: tint))
    }
    @inline(__always) private static func clamped(_ value: Float) -> Float { value > 0 ? value < 1 ? value : 1 : 0 }
}

/// A random number generator with the same sequence in every run of a program (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
    /// In 0..<1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
    /// A number in -0.5..<0.5, multiplied by a range. Consumes a number even for a range of 0, so that one setting does not affect others.
    mutating func spread(_ range: CGFloat) -> CGFloat { CGFloat(unit() - 0.5) * range }
}
