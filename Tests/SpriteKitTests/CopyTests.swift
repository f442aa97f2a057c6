import Foundation
import SwiftUI
import Testing
import WaggleDisplayList
@testable import SpriteKit

/// Copies of nodes, actions, textures and sequences.
@MainActor
@Suite struct CopyTests {
    /// A program's class with custom initializers and a property that copies preserve.
    private final class Boat: SKSpriteNode {
        var cargo = 3
        init(cargo: Int) {
            super.init(texture: nil, color: .red, size: CGSize(width: 20, height: 10))
            self.cargo = cargo
        }
        override init(texture: SKTexture?, color: UIColor, size: CGSize) {
            super.init(texture: texture, color: color, size: size)
            addChild(SKNode())
        }
        required init?(coder aDecoder: NSCoder) { fatalError("Boats are in no file.") }
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Boat)?.cargo = cargo
            return copy
        }
    }
    /// A class that inherits everything.
    private final class Buoy: SKShapeNode { var depth = 7 }
    private final class Lantern: SKNode {
        let isLit: Bool
        override init() {
            isLit = true
            super.init()
        }
        required init?(coder aDecoder: NSCoder) { fatalError("Lanterns are in no file.") }
    }

    @Test func aSpriteIsCopiedWithItsProperties() throws {
        let sprite = SKSpriteNode(texture: .plain(1, 2, 3), size: CGSize(width: 30, height: 40))
        (sprite.position, sprite.zPosition, sprite.zRotation, sprite.alpha, sprite.name) = (CGPoint(x: 1, y: 2), 3, 0.5, 0.25, "gull")
        (sprite.xScale, sprite.yScale, sprite.isHidden, sprite.isPaused, sprite.speed) = (2, 3, true, true, 4)
        (sprite.color, sprite.colorBlendFactor, sprite.blendMode, sprite.anchorPoint) = (.blue, 0.75, .add, CGPoint(x: 0, y: 1))
        sprite.isUserInteractionEnabled = true
        sprite.userData = ["weight": 5]
        SKNode().addChild(sprite)
        let copy = try #require(sprite.copy() as? SKSpriteNode)
        #expect(copy !== sprite && copy.parent == nil && copy.isEqual(to: sprite) && copy.texture === sprite.texture && copy.size == sprite.size)
        #expect(copy.position == sprite.position && copy.zPosition == 3 && copy.zRotation == 0.5 && copy.alpha == 0.25 && copy.name == "gull" && copy.yScale == 3)
        #expect(copy.isHidden && copy.isPaused && copy.speed == 4 && copy.color == .blue && copy.colorBlendFactor == 0.75 && copy.blendMode == .add)
        #expect(copy.anchorPoint == CGPoint(x: 0, y: 1) && copy.isUserInteractionEnabled)
        copy.userData?["weight"] = 6
        #expect(sprite.userData?["weight"] as? Int == 5 && copy.userData?["weight"] as? Int == 6)
        #expect(!copy.isEqual(to: sprite))
    }

    @Test func childrenAreCopiedInOrder() throws {
        let root = SKNode(), arm = SKNode(), hand = SKLabelNode(text: "hand")
        (arm.name, hand.name) = ("arm", "hand")
        root.addChild(arm)
        root.addChild(SKShapeNode(circleOfRadius: 5))
        arm.addChild(hand)
        let copy = try #require(root.copy() as? SKNode)
        #expect(copy.children.count == 2 && copy.children[0].name == "arm" && copy.children[1] is SKShapeNode && copy.isEqual(to: root))
        let label = try #require(copy.childNode(withName: "arm/hand") as? SKLabelNode)
        #expect(label !== hand && label.text == "hand" && label.parent === copy.children[0] && root.children.count == 2)
        hand.text = "fist"
        #expect(label.text == "hand" && !copy.isEqual(to: root) && !root.isEqual(to: SKNode()))
    }

    @Test func copiesAreOfTheProgramsClass() throws {
        let boat = Boat(cargo: 9)
        boat.position = CGPoint(x: 4, y: 5)
        boat.addChild(SKLabelNode())
        let copy = try #require(boat.copy() as? Boat)
        #expect(copy.cargo == 9 && copy.position == CGPoint(x: 4, y: 5) && copy.size == CGSize(width: 20, height: 10))
        // The children of the original, and not those that the initializer adds.
        #expect(copy.children.count == 1 && copy.children[0] is SKLabelNode)
        let buoy = Buoy(circleOfRadius: 4)
        (buoy.depth, buoy.fillColor) = (1, .green)
        let other = try #require(buoy.copy() as? Buoy)
        #expect(other.fillColor == .green && other.path == buoy.path && other.depth == 7)
        let plain = Lantern()
        plain.zPosition = 5
        #expect((plain.copy() as? Lantern)?.zPosition == 5 && (plain.copy() as? Lantern)?.isLit == true)
    }

    @Test func twoCopiesOfAnEmitterEmit() throws {
        let emitter = SKEmitterNode()
        (emitter.particleBirthRate, emitter.particleLifetime, emitter.numParticlesToEmit, emitter.xAcceleration) = (60, 2, 0, 3)
        (emitter.particleTexture, emitter.particleSpeed, emitter.particleColor, emitter.particleBlendMode) = (.plain(9, 9, 9), 20, .red, .add)
        emitter.particleColorSequence = SKKeyframeSequence(keyframeValues: [UIColor.red, UIColor.blue], times: [0, 1] as [NSNumber])
        emitter.particleAction = .fadeOut(withDuration: 1)
        var frames = Frames()
        emitter.targetNode = frames.scene
        let copies = try (0..<2).map { _ in try #require(emitter.copy() as? SKEmitterNode) }
        for copy in copies { frames.scene.addChild(copy) }
        frames.advance(by: 1)
        #expect(copies.allSatisfy { $0.particles.count == 61 && $0.isEqual(to: emitter) && $0.targetNode === frames.scene } && emitter.particles.isEmpty)
        #expect(copies[0].particleColorSequence !== emitter.particleColorSequence && copies[0].particleAction !== emitter.particleAction && copies[0].particleAction != nil)
        emitter.particleColorSequence?.removeLastKeyframe()
        #expect(copies[0].particleColorSequence?.count() == 2 && !copies[0].isEqual(to: emitter))
    }

    @Test func runningActionsBeginAnewOnACopy() throws {
        var frames = Frames(), ended = 0
        let node = SKNode()
        frames.scene.addChild(node)
        node.run(.moveBy(x: 100, y: 0, duration: 1), withKey: "move")
        node.run(.wait(forDuration: 1)) { ended += 1 }
        frames.advance(by: 0.5)
        let copy = try #require(node.copy() as? SKNode)
        #expect(copy.action(forKey: "move") != nil && copy.action(forKey: "move") !== node.action(forKey: "move") && near(copy.position.x, 50, 2))
        frames.scene.addChild(copy)
        frames.advance(by: 1.5)
        #expect(near(node.position.x, 100) && near(copy.position.x, 150, 2) && ended == 1 && !copy.hasActions())
    }

    @Test func partsOfActionsAreCopied() throws {
        let step = SKAction.moveBy(x: 10, y: 0, duration: 1), sequence = SKAction.sequence([step, .wait(forDuration: 1)])
        (sequence.speed, sequence.timingMode) = (2, .easeIn)
        let copy = try #require(sequence.copy() as? SKAction)
        step.timingMode = .easeOut
        guard case .sequence(let parts) = copy.content else { return #expect(Bool(false), "The copy is no sequence.") }
        #expect(copy.duration == 2 && copy.speed == 2 && copy.timingMode == .easeIn && parts.count == 2 && parts[0] !== step && parts[0].timingMode == .linear)
        let nothing = SKAction(), node = SKNode()
        var frames = Frames()
        frames.scene.addChild(node)
        node.run(nothing)
        frames.advance(by: 0.1)
        #expect(nothing.duration == 0 && !node.hasActions())
    }

    @Test func masksCamerasAndConstraintsAreCopied() throws {
        let scene = NotingScene(size: CGSize(width: 40, height: 30)), camera = SKCameraNode(), crop = SKCropNode(), middle = SKNode()
        crop.maskNode = SKSpriteNode(color: .white, size: CGSize(width: 5, height: 5))
        camera.constraints = [.positionX(SKRange(constantValue: 3))]
        for node in [crop, middle] { scene.addChild(node) }
        middle.addChild(camera)
        (scene.camera, scene.backgroundColor, scene.scaleMode) = (camera, .green, .aspectFit)
        let copy = try #require(scene.copy() as? NotingScene)
        #expect(copy.size == scene.size && copy.backgroundColor == .green && copy.scaleMode == .aspectFit && copy.camera === copy.children[1].children[0])
        #expect(copy.camera?.constraints?.count == 1 && copy.camera?.constraints?[0] !== camera.constraints?[0] && copy.notes.contains("load"))
        let mask = (copy.children[0] as? SKCropNode)?.maskNode
        #expect(mask != nil && mask !== crop.maskNode && copy.isEqual(to: scene))
    }

    @Test func texturesAndSequencesAreCopied() throws {
        let whole = SKTexture.plain(1, 2, 3, side: 8), part = SKTexture(rect: CGRect(x: 0, y: 0, width: 0.5, height: 0.5), in: whole)
        part.filteringMode = .nearest
        let copy = try #require(part.copy() as? SKTexture)
        #expect(copy !== part && copy.source === whole.source && copy.textureRect() == part.textureRect() && copy.filteringMode == .nearest)
        let sequence = SKKeyframeSequence(keyframeValues: [1, 2], times: [0, 1] as [NSNumber])
        (sequence.interpolationMode, sequence.repeatMode) = (.step, .loop)
        let other = try #require(sequence.copy() as? SKKeyframeSequence)
        sequence.setKeyframeTime(0.5, for: 1)
        #expect(other.count() == 2 && other.getKeyframeTime(for: 1) == 1 && other.interpolationMode == .step && other.repeatMode == .loop)
    }

    @Test func copiesDrawTheSame() throws {
        func picture(_ copies: Bool) throws -> [UInt8] {
            let scene = SKScene(size: CGSize(width: 100, height: 100)), node = SKSpriteNode(color: .orange, size: CGSize(width: 30, height: 20))
            (node.position, node.zRotation) = (CGPoint(x: 40, y: 60), 0.4)
            node.addChild(SKLabelNode(text: "a"))
            scene.addChild(copies ? try #require(node.copy() as? SKNode) : node)
            return try opened(scene).surface().withPixels { Array($0) }
        }
        #expect(try picture(true) == picture(false))
    }
}
