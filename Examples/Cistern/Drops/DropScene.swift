import SpriteKit

/// The falling water: the stream from the spout, and drops from a finger. The scene covers the whole tank.
final class DropScene: SKScene {
    var cistern = Cistern()
    var tank: Tank?
    /// Called with true when a finger touches down and with false when it lifts.
    var onTouch: (Bool) -> Void = { _ in }

    private let stream = Fall(share: 1, bubbles: Emitter(file: "Bubbles"))
    private let sprinkle = Fall(share: 0.3)
    /// Where the finger is.
    private var finger: CGPoint?

    override func sceneDidLoad() {
        scaleMode = .resizeFill
        backgroundColor = .clear
    }

    override func didMove(to view: SKView) {
        for node in stream.nodes + sprinkle.nodes where !children.contains(node) {
            // Particles that have left their emitter do not follow the surface or the finger.
            node.targetNode = self
            addChild(node)
        }
    }

    override func update(_ currentTime: TimeInterval) {
        guard let tank else { return }
        let now = Date.now, surface = size.height - tank.surface(at: cistern.level(at: now))
        let mouth = CGPoint(x: tank.mouth.x, y: size.height - tank.mouth.y)
        stream.flow(from: cistern.flow == .pouring ? mouth : nil, to: surface, at: now)
        sprinkle.flow(from: finger, to: surface, at: now)
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        finger = touches.first?.location(in: self)
        onTouch(true)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { finger = touches.first?.location(in: self) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        finger = nil
        onTouch(false)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchesEnded(touches, with: event) }
}
