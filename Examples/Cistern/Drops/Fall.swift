import SpriteKit

/// Drops that fall to the surface, with their splashes and, where it is deep, bubbles.
@MainActor
final class Fall {
    private let drops: Emitter
    private let splash: Emitter
    private let bubbles: Emitter?
    /// When the drops began to fall; nil while there are none.
    private var start: Date?

    /// - Parameter share: the fraction of the usual amount of water.
    init(share: CGFloat, bubbles: Emitter? = nil) {
        drops = Emitter(file: "Stream", share: share)
        splash = Emitter(file: "Splash", share: share)
        self.bubbles = bubbles
    }

    /// Back to front.
    var nodes: [SKEmitterNode] { [bubbles?.node, drops.node, splash.node].compactMap(\.self) }

    /// - Parameters:
    ///   - mouth: where the drops begin; nil for none.
    ///   - surface: the height of the water above the bottom.
    func flow(from mouth: CGPoint?, to surface: CGFloat, at now: Date) {
        guard let mouth, mouth.y > surface else {
            start = nil
            for emitter in [drops, splash, bubbles] { emitter?.stop() }
            return
        }
        let begin = start ?? now, fall = drops.fallTime(from: mouth.y, to: surface)
        start = begin
        drops.node?.particleLifetime = fall
        drops.emit(at: mouth)
        // Nothing splashes before the first drop lands, nor on a dry floor.
        let hasArrived = now.timeIntervalSince(begin) >= fall
        if hasArrived, surface > 8 { splash.emit(at: CGPoint(x: mouth.x, y: surface)) } else { splash.stop() }
        if hasArrived, surface > 110 { bubbles?.emit(at: CGPoint(x: mouth.x, y: surface - 70)) } else { bubbles?.stop() }
    }
}

/// An emitter from a particle file that can be started and stopped.
@MainActor
struct Emitter {
    /// nil if the file cannot be read.
    let node: SKEmitterNode?
    /// In particles per second.
    private let rate: CGFloat

    /// - Parameter share: the fraction of the file's birth rate.
    init(file: String, share: CGFloat = 1) {
        node = SKEmitterNode(fileNamed: file)
        rate = (node?.particleBirthRate ?? 0) * share
        stop()
    }

    func emit(at place: CGPoint) {
        node?.position = place
        node?.particleBirthRate = rate
    }
    func stop() { node?.particleBirthRate = 0 }

    /// The seconds in which a particle falls from one height to another; 0 if that is above.
    func fallTime(from start: CGFloat, to end: CGFloat) -> CGFloat {
        guard let node, start > end else { return 0 }
        let speed = node.particleSpeed, acceleration = -node.yAcceleration, way = start - end
        guard acceleration > 0 else { return speed > 0 ? way / speed : 0 }
        return ((speed * speed + 2 * acceleration * way).squareRoot() - speed) / acceleration
    }
}
