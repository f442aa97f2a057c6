import Foundation
import SwiftUI
import Testing
import WaggleDisplayList
@testable import SpriteKit
@testable import WaggleTesting

/// Nodes whose children are drawn as one.
@MainActor
@Suite struct GroupTests {
    private func square(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 40) -> SKSpriteNode {
        let sprite = SKSpriteNode(color: color, size: CGSize(width: side, height: side))
        sprite.position = CGPoint(x: x, y: y)
        return sprite
    }
    private func scene(_ nodes: SKNode...) -> SKScene {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        scene.backgroundColor = .white
        for node in nodes { scene.addChild(node) }
        return scene
    }

    @Test func childrenOfAnEffectNodeFadeAsOne() throws {
        let group = SKEffectNode()
        group.addChild(square(.red, 40, 50))
        group.addChild(square(.blue, 60, 50))
        group.alpha = 0.5
        let scene = scene(group), screen = try opened(scene)
        // The red below the blue is not visible.
        expect(try screen.surface(), 50, 50, 0.5, 0.5, 1)
        expect(try screen.surface(), 30, 50, 1, 0.5, 0.5)
        group.shouldEnableEffects = false
        screen.advance(by: 0.05)
        expect(try screen.surface(), 50, 50, 0.5, 0.25, 0.75)
    }

    @Test func childrenOfAnEffectNodeBlendWithEachOtherOnly() throws {
        let group = SKEffectNode(), low = square(UIColor(red: 0.5, green: 0, blue: 0, alpha: 1), 50, 50), high = square(UIColor(red: 0, green: 0.5, blue: 0, alpha: 1), 50, 50)
        high.blendMode = .add
        group.addChild(low)
        group.addChild(high)
        expect(try opened(scene(square(.blue, 50, 50, 100), group)).surface(), 50, 50, 0.5, 0.5, 0)
    }

    @Test func anEffectNodeBlendsAsAWhole() throws {
        let group = SKEffectNode()
        group.addChild(square(UIColor(red: 0.5, green: 0, blue: 0, alpha: 1), 50, 50))
        group.blendMode = .add
        expect(try opened(scene(square(.blue, 50, 50, 100), group)).surface(), 50, 50, 0.5, 0, 1)
    }

    @Test func aGroupHasOneHeight() throws {
        let group = SKEffectNode(), child = square(.red, 50, 50), between = square(.blue, 50, 50)
        child.zPosition = 10
        group.addChild(child)
        between.zPosition = 5
        let scene = scene(group, between), screen = try opened(scene)
        // The z position of ten applies only within the group.
        expect(try screen.surface(), 50, 50, 0, 0, 1)
        group.zPosition = 6
        screen.advance(by: 0.05)
        expect(try screen.surface(), 50, 50, 1, 0, 0)
    }

    @Test func aMaskCrops() throws {
        let crop = SKCropNode(), mask = SKShapeNode(circleOfRadius: 20)
        (mask.fillColor, mask.lineWidth) = (.white, 0)
        crop.addChild(square(.red, 0, 0, 80))
        (crop.maskNode, crop.position) = (mask, CGPoint(x: 50, y: 50))
        let scene = scene(crop), screen = try opened(scene)
        expect(try screen.surface(), 50, 50, 1, 0, 0)
        expect(try screen.surface(), 66, 50, 1, 0, 0)
        expect(try screen.surface(), 72, 50, 1, 1, 1)
        expect(try screen.surface(), 66, 34, 1, 1, 1)
        // The mask is in the crop node's coordinates; a change is visible immediately.
        mask.position.x = 20
        screen.advance(by: 0.05)
        expect(try screen.surface(), 72, 50, 1, 0, 0)
        expect(try screen.surface(), 45, 50, 1, 1, 1)
        crop.maskNode = nil
        screen.advance(by: 0.05)
        expect(try screen.surface(), 45, 50, 1, 0, 0)
    }

    @Test func masksCountFromATwentiethOn() throws {
        func color(_ alpha: CGFloat) throws -> Float {
            let crop = SKCropNode()
            crop.addChild(square(.red, 50, 50))
            crop.maskNode = square(UIColor(white: 1, alpha: alpha), 50, 50)
            return try opened(scene(crop)).surface().color(x: 50, y: 50).green
        }
        #expect(try color(0.3) == 0)
        #expect(try color(0.03) == 1)
    }

    @Test func aMaskRunsActions() throws {
        let crop = SKCropNode(), mask = square(.white, 0, 50)
        crop.addChild(square(.red, 50, 50, 100))
        crop.maskNode = mask
        mask.run(.moveTo(x: 100, duration: 0.5))
        let screen = try opened(scene(crop))
        screen.advance(by: 0.25)
        #expect(!screen.isSettled && near(mask.position.x, 50, 3))
        try screen.settle()
        #expect(near(mask.position.x, 100))
        expect(try screen.surface(), 95, 50, 1, 0, 0)
        expect(try screen.surface(), 50, 50, 1, 1, 1)
    }

    @Test func aTargetOutsideOfTheGroupKeepsItsPlace() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), group = SKEffectNode(), emitter = SKEmitterNode()
        (emitter.particleTexture, emitter.particleBirthRate, emitter.particleLifetime, emitter.targetNode) = (.plain(255, 0, 0), 100, 10, scene)
        group.position = CGPoint(x: 30, y: 40)
        group.addChild(emitter)
        scene.addChild(group)
        let screen = try opened(scene)
        screen.advance(by: 0.1)
        let place = try #require(screen.batches.first).bounds
        #expect(near(place.midX, 30, 1e-3) && near(place.midY, 60, 1e-3), "\(place)")
    }

    @Test func groupsInATextureAreDrawn() throws {
        let crop = SKCropNode()
        crop.addChild(square(.red, 0, 0))
        crop.maskNode = square(.white, 0, 0, 20)
        let texture = try #require(SKView().texture(from: crop))
        let source = try #require(texture.source), middle = (source.height / 2 * source.width + source.width / 2) * 4
        #expect(source.pixels[middle + 2] == 255 && source.pixels[3] == 0)
    }
}
