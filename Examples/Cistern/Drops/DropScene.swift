import SpriteKit

/// The stream from the spout, its splashes and the bubbles under the surface. It covers the whole tank.
final class DropScene: SKScene {
    var cistern = Cistern()
    var tank: Tank?

    private let stream = Emitter(file: "Stream")
    private let splash = Emitter(file: "Splash")
    private let bubbles = Emitter(file: "Bubbles")

    override func sceneDidLoad() {
        scaleMode = .resizeFill
        backgroundColor = .clear
    }

    override func didMove(to view: SKView) {
        for case let node? in [bubbles.node, stream.node, splash.node] where !children.contains(node) {
            // What has left its emitter does not follow the surface.
            node.targetNode = self
            addChild(node)
        }
    }

    override func update(_ currentTime: TimeInterval) {
        guard let tank else { return }
        let now = Date.now, isPouring = cistern.flow == .pouring
        let surface = CGPoint(x: tank.mouth.x, y: size.height - tank.surface(at: cistern.level(at: now)))
        let fall = stream.fallTime(from: size.height - tank.mouth.y, to: surface.y)

        stream.node?.position = CGPoint(x: tank.mouth.x, y: size.height - tank.mouth.y)
        stream.node?.particleLifetime = fall
        stream.flows(isPouring)

        // The first drop has to fall before anything splashes, and there is no splash on a dry floor.
        let hasArrived = isPouring && now.timeIntervalSince(cistern.since) >= fall
        splash.node?.position = surface
        splash.flows(hasArrived && surface.y > 8)
        bubbles.node?.position = CGPoint(x: surface.x, y: surface.y - 70)
        bubbles.flows(hasArrived && surface.y > 110)
    }
}

/// An emitter of a particle file that can be turned off and on.
@MainActor
private struct Emitter {
    /// nil if the file cannot be read.
    let node: SKEmitterNode?
    /// In particles per second.
    private let rate: CGFloat

    init(file: String) {
        node = SKEmitterNode(fileNamed: file)
        rate = node?.particleBirthRate ?? 0
        node?.particleBirthRate = 0
    }

    func flows(_ isOn: Bool) { node?.particleBirthRate = isOn ? rate : 0 }

    /// The seconds in which a particle falls from one height to another; 0 if that is above.
    func fallTime(from start: CGFloat, to end: CGFloat) -> CGFloat {
        guard let node, start > end else { return 0 }
        let speed = node.particleSpeed, acceleration = -node.yAcceleration, way = start - end
        guard acceleration > 0 else { return speed > 0 ? way / speed : 0 }
        return ((speed * speed + 2 * acceleration * way).squareRoot() - speed) / acceleration
    }
}
