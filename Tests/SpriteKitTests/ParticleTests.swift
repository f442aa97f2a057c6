import Foundation
import SwiftUI
import Testing
@testable import SpriteKit
@testable import WaggleTesting

@MainActor
@Suite struct ParticleTests {
    private func emitter(_ configure: (SKEmitterNode) -> Void = { _ in }) -> SKEmitterNode {
        let emitter = SKEmitterNode()
        emitter.particleTexture = .plain(255, 255, 255)
        emitter.particleBirthRate = 10
        emitter.particleLifetime = 1
        configure(emitter)
        return emitter
    }
    private func particles(_ emitter: SKEmitterNode) -> [Particle] { Mirror(reflecting: emitter.particles).descendant("particles") as? [Particle] ?? [] }

    @Test func usualValuesAreThoseOfApple() {
        let emitter = SKEmitterNode()
        #expect(emitter.particleBirthRate == 0 && emitter.numParticlesToEmit == 0 && emitter.particleLifetime == 0 && emitter.particleScale == 1)
        #expect(emitter.particleAlpha == 1 && emitter.particleColorBlendFactor == 0 && emitter.particleBlendMode == .alpha && emitter.particleRenderOrder == .oldestLast)
        #expect(emitter.particleColor.spriteColor.opacity == 0 && emitter.particleSize == .zero && emitter.particleSpeed == 0)
    }

    @Test func particlesAreBornAtTheRateAndDie() {
        let emitter = emitter()
        emitter.advanceSimulationTime(0.55)
        #expect(emitter.particles.count == 6, "The first is born at once.")
        emitter.advanceSimulationTime(10)
        #expect(emitter.particles.count == 10)
        emitter.resetSimulation()
        #expect(emitter.particles.isEmpty)
    }

    @Test func anEmitterCeasesAfterItsCount() {
        let emitter = emitter { $0.numParticlesToEmit = 3 }
        emitter.advanceSimulationTime(0.9)
        #expect(emitter.particles.count == 3)
        emitter.advanceSimulationTime(1)
        #expect(emitter.particles.isEmpty && !emitter.movesByItself)
    }

    @Test func particlesFlyAlongTheAngleAndAccelerate() throws {
        let emitter = emitter {
            $0.numParticlesToEmit = 1
            $0.emissionAngle = .pi / 2
            $0.particleSpeed = 100
            $0.yAcceleration = -50
            $0.xAcceleration = 20
            $0.particlePosition = CGPoint(x: 3, y: 4)
        }
        emitter.advanceSimulationTime(0.5)
        let particle = try #require(particles(emitter).first)
        // 4 + 100 t - 25 t², and 3 + 10 t².
        #expect(near(CGFloat(particle.position.x), 5.5, 1e-4) && near(CGFloat(particle.position.y), 47.75, 1e-4))
    }

    @Test func whatBecomesOfParticlesDoesNotDependOnTheFrames() {
        func after(_ frames: Int) -> [Particle] {
            let emitter = emitter {
                $0.particleSpeed = 40
                $0.particleSpeedRange = 10
                $0.yAcceleration = -30
                $0.emissionAngleRange = 2
                $0.particlePositionRange = CGVector(dx: 20, dy: 5)
                $0.particleScaleSpeed = 0.5
                $0.particleLifetimeRange = 0.4
            }
            for _ in 0..<frames { emitter.advanceSimulationTime(1.47 / Double(frames)) }
            return particles(emitter)
        }
        let (few, many) = (after(4), after(150))
        #expect(few.count == many.count && few.count > 8)
        for (a, b) in zip(few, many) {
            let away = a.position - b.position
            #expect(abs(away.x) < 1e-2)
            #expect(abs(away.y) < 1e-2)
            #expect(abs(a.scale - b.scale) < 1e-4)
        }
    }

    @Test func rangesReachHalfToBothSides() {
        let emitter = emitter {
            $0.particleBirthRate = 4000
            $0.particleScale = 2
            $0.particleScaleRange = 1
            $0.particlePositionRange = CGVector(dx: 10, dy: 0)
        }
        emitter.advanceSimulationTime(0.9)
        let all = particles(emitter), scales = all.map(\.scale), places = all.map(\.position.x)
        let (least, most): (Float, Float) = (scales.min() ?? 0, scales.max() ?? 0), (left, right): (Float, Float) = (places.min() ?? -9, places.max() ?? 9)
        #expect(least >= 1.5 && least < 1.51)
        #expect(most <= 2.5 && most > 2.49)
        #expect(left >= -5 && right <= 5)
        #expect(all.allSatisfy { $0.position.y == 0 })
    }

    @Test func equalScenesHaveEqualParticlesAndTheirEmittersDiffer() {
        func scene() -> [[Particle]] {
            var frames = Frames()
            let emitters = [emitter { $0.particleSpeedRange = 50 }, emitter { $0.particleSpeedRange = 50 }]
            emitters.forEach(frames.scene.addChild)
            frames.advance(by: 0.5)
            return emitters.map(particles)
        }
        let (first, second) = (scene(), scene())
        #expect(first.map { $0.map(\.velocity) } == second.map { $0.map(\.velocity) })
        #expect(first[0].map(\.velocity) != first[1].map(\.velocity))
    }

    @Test func particlesStayInTheTargetNode() {
        var frames = Frames()
        let emitter = emitter { $0.particleLifetime = 10 }
        frames.scene.addChild(emitter)
        emitter.position = CGPoint(x: 10, y: 0)
        emitter.targetNode = frames.scene
        frames.advance(by: 0.05)
        emitter.position = CGPoint(x: 70, y: 0)
        frames.advance(by: 0.1)
        #expect(particles(emitter).map(\.position.x) == [10, 70])
    }

    @Test func sequencesTakeThePlaceOfValues() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let emitter = emitter {
            $0.numParticlesToEmit = 1
            $0.particleScale = 9
            $0.particleScaleSequence = SKKeyframeSequence(keyframeValues: [1.0, 3.0], times: [0, 1] as [NSNumber])
            $0.particleAlphaSequence = SKKeyframeSequence(keyframeValues: [1.0, 0.0], times: [0, 1] as [NSNumber])
            $0.particleColorBlendFactor = 1
            $0.particleColorSequence = SKKeyframeSequence(keyframeValues: [UIColor.red, UIColor.blue], times: [0, 1] as [NSNumber])
        }
        scene.addChild(emitter)
        let screen = try opened(scene)
        screen.advance(by: 0.5)
        let sprite = try #require(screen.batches.first?.sprites.first)
        #expect(abs(sprite.across.x - 8) < 0.1, "4 points at a scale of 2: \(sprite)")
        for index in [0, 2, 3] { #expect(abs(sprite.tint[index] - 0.5) < 0.01) }
        #expect(sprite.tint.y == 0)
    }

    @Test func keyframesInterpolateAndRepeat() {
        let sequence = SKKeyframeSequence(keyframeValues: [0, 10, 0], times: [0, 0.5, 1] as [NSNumber])
        func sample(_ time: CGFloat) -> Double? { (sequence.sample(atTime: time) as? NSNumber)?.doubleValue }
        #expect(sample(0.25) == 5 && sample(0.5) == 10 && sample(2) == 0 && sample(-1) == 0)
        sequence.repeatMode = .loop
        #expect(sample(1.25) == 5)
        sequence.interpolationMode = .step
        #expect(sample(0.4) == 0 && sample(0.6) == 10)
        sequence.interpolationMode = .spline
        #expect((sample(0.25) ?? 0) > 5)
        sequence.removeLastKeyframe()
        sequence.setKeyframeValue(4, for: 0)
        #expect(sequence.count() == 2 && sample(0) == 4)
        #expect(SKKeyframeSequence().sample(atTime: 0) == nil)
    }

    @Test func colorsBlendByTheirFactor() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        scene.addChild(emitter {
            $0.particleColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            $0.particleColorBlendFactor = 0.5
            $0.particleAlpha = 0.5
        })
        let sprite = try #require(try opened(scene).batches.first?.sprites.first)
        #expect(sprite.tint == SIMD4(1, 0.5, 0.5, 0.5))
    }

    @Test func theOldestAreInFrontUnlessAskedOtherwise() throws {
        func ages(_ order: SKParticleRenderOrder) throws -> [Float] {
            let scene = SKScene(size: CGSize(width: 100, height: 100))
            scene.addChild(emitter {
                $0.particleSpeed = 100
                $0.particleRenderOrder = order
            })
            let screen = try opened(scene)
            screen.advance(by: 0.35)
            return try #require(screen.batches.first).sprites.map(\.corner.x)
        }
        let last = try ages(.oldestLast), first = try ages(.oldestFirst)
        #expect(last == last.sorted() && first == first.sorted(by: >) && last.count == 4)
    }

    @Test func tooManyParticlesAreNotBorn() {
        let emitter = emitter { $0.particleBirthRate = 1e9 }
        emitter.advanceSimulationTime(0.5)
        #expect(emitter.particles.count == ParticleSystem.limit)
        emitter.advanceSimulationTime(1e12)
        #expect(emitter.particles.count <= ParticleSystem.limit)
    }

    @Test func particlesWithoutATextureAreRectangles() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        scene.addChild(emitter {
            $0.particleTexture = nil
            $0.particleSize = CGSize(width: 20, height: 10)
            $0.particleColor = .green
            $0.particlePosition = CGPoint(x: 50, y: 50)
        })
        let surface = try opened(scene).surface()
        expect(surface, 50, 50, 0, 1, 0)
        expect(surface, 50, 42, 0.15, 0.15, 0.15)
    }

    @Test func actionsMoveEachParticleFromItsBirthOn() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), emitter = SKEmitterNode()
        (emitter.particleTexture, emitter.particleBirthRate, emitter.particleLifetime, emitter.particleSpeed) = (.plain(255, 0, 0), 10, 5, 10)
        emitter.particleAction = .group([.moveBy(x: 0, y: 40, duration: 0.4), .scale(to: 3, duration: 0.2), .fadeOut(withDuration: 1)])
        scene.addChild(emitter)
        scene.move(to: 0, by: 0)
        for frame in 1...30 { scene.move(to: Double(frame) / 60, by: 1.0 / 60) }
        var system = emitter.particles, particles: [Particle] = []
        system.forEach { particles.append($0) }
        #expect(particles.count == 5 || particles.count == 6)
        for particle in particles {
            // Their own speed is added.
            #expect(abs(particle.position.x - 10 * particle.age) < 0.01)
            #expect(abs(particle.position.y - 40 * min(particle.age / 0.4, 1)) < 0.01, "\(particle.position.y) at \(particle.age)")
            #expect(abs(particle.scale - (1 + 2 * min(particle.age / 0.2, 1))) < 0.01 && abs(particle.alpha - (1 - particle.age)) < 0.01)
        }
    }
}
