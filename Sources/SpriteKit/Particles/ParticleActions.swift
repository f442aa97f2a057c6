import Foundation
import WaggleGeometry
import WaggleUIKit

/// Runs an action on each particle of an emitter from its birth.
///
/// Actions change nodes, so a proxy sprite takes on each particle's state in turn and returns it after the action has advanced.
@MainActor
struct ParticleActions {
    let action: SKAction
    /// The action runs of living particles, by particle number; nil for runs that have ended.
    private var runs: [UInt32: ActionRun?] = [:]
    private let standIn = SKSpriteNode(color: .white, size: .zero)

    init(_ action: SKAction) { self.action = action }

    mutating func move(_ particles: inout ParticleSystem, by dt: TimeInterval) {
        var living: [UInt32: ActionRun?] = [:]
        living.reserveCapacity(particles.count)
        particles.forEach { particle in
            var run = runs[particle.number] ?? ActionRun.make(action)
            if let current = run {
                standIn.take(particle)
                // A particle may be younger than the frame.
                if current.move(standIn, by: min(dt, TimeInterval(particle.age))) != nil { run = nil }
                standIn.give(&particle)
            }
            living[particle.number] = .some(run)
        }
        runs = living
    }
}

extension SKSpriteNode {
    fileprivate func take(_ particle: Particle) {
        position = CGPoint(x: CGFloat(particle.position.x), y: CGFloat(particle.position.y))
        (zPosition, zRotation, alpha) = (CGFloat(particle.z), CGFloat(particle.rotation), CGFloat(particle.alpha))
        setScale(CGFloat(particle.scale))
        colorBlendFactor = CGFloat(particle.blend)
        color = UIColor(
            red: CGFloat(particle.color.x), green: CGFloat(particle.color.y), blue: CGFloat(particle.color.z),
            alpha: CGFloat(particle.color.w))
    }
    fileprivate func give(_ particle: inout Particle) {
        particle.position = SIMD2(Float(position.x), Float(position.y))
        (particle.z, particle.rotation, particle.alpha) = (Float(zPosition), Float(zRotation), Float(alpha))
        (particle.scale, particle.blend) = (Float(xScale), Float(colorBlendFactor))
        let color = color.spriteColor
        particle.color = SIMD4(color.red, color.green, color.blue, color.opacity)
    }
}
