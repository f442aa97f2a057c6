// Frames of a scene with an emitter: particles that move, turn, fade and are drawn.

import CoreGraphics
import Foundation
import SpriteKit
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleHeadless

/// Compared with a loop in C that draws the same number of equally large sprites with pixman, without moving them.
@MainActor
struct ParticlesBench {
    let count: Int, rounds: Int, frames: Int
    let floors: FloorPrograms?

    /// The side of the texture, in pixels, and of most sprites on the screen, in points.
    private static let texture = 32, side: CGFloat = 10

    /// Milliseconds for 10,000 particles.
    private static let goal = 4.0

    func run() throws {
        for (name, mode) in [("alpha", SKBlendMode.alpha), ("add", .add)] { try measure(name, mode) }
    }

    private func measure(_ name: String, _ mode: SKBlendMode) throws {
        let window = HeadlessWindow(SpriteView(scene: scene(mode)), size: CGSize(width: 800, height: 800))
        _ = try window.draw()
        var measured = FloorRounds()
        for _ in 0..<rounds {
            let floor = try floors.map { try FloorTime($0.run("BenchFloorParticles", ["--n", "\(count)", "--frames", "\(frames)", "--mode", name]).first) }
            try measured.measure(window, frames: frames, beside: floor)
        }
        printTable("\(count) particles, blended by \(name)", measured.rows(update: "particles move", goal: Self.goal * Double(count) / 10_000))
    }

    /// An emitter with `count` live particles.
    private func scene(_ mode: SKBlendMode) -> SKScene {
        let scene = SKScene(size: CGSize(width: 800, height: 800)), emitter = SKEmitterNode()
        emitter.particleTexture = SKTexture(image: UIImage(cgImage: CGImage(disc())))
        emitter.particleSize = CGSize(width: Self.side, height: Self.side)
        emitter.particleLifetime = 4
        emitter.particleBirthRate = CGFloat(count) / 4
        emitter.position = CGPoint(x: 400, y: 400)
        emitter.particlePositionRange = CGVector(dx: 760, dy: 760)
        (emitter.particleSpeed, emitter.emissionAngleRange, emitter.particleRotationRange, emitter.particleRotationSpeed) = (10, 2 * .pi, 2 * .pi, 1)
        (emitter.particleAlpha, emitter.particleAlphaRange, emitter.particleColor, emitter.particleColorBlendFactor) = (0.6, 0.4, .orange, 1)
        emitter.particleBlendMode = mode
        emitter.advanceSimulationTime(4)
        scene.addChild(emitter)
        return scene
    }
    private func disc() -> ImageSource {
        let side = Self.texture, middle = Double(side - 1) / 2
        let pixels = (0..<side * side).flatMap { index -> [UInt8] in
            let distance = hypot(Double(index % side) - middle, Double(index / side) - middle)
            return [UInt8](repeating: UInt8(255 * max(0, min(1, (middle - distance) / 4))), count: 4)
        }
        return ImageSource(width: side, height: side, pixels: pixels)
    }
}
