import Foundation
import Testing
@testable import SpriteKit

@MainActor
@Suite struct ActionTests {
    /// A sprite in a scene.
    private func frames() -> (Frames, SKSpriteNode) {
        let frames = Frames(), sprite = SKSpriteNode(texture: .plain(255, 0, 0), color: .white, size: CGSize(width: 10, height: 10))
        frames.scene.addChild(sprite)
        return (frames, sprite)
    }
    /// The sprite after an action has run for some seconds. The action begins in the first frame.
    private func run(_ action: SKAction, for seconds: TimeInterval, framesPerSecond: Double = 60, _ prepare: (SKSpriteNode) -> Void = { _ in }) -> SKSpriteNode {
        var (frames, sprite) = frames()
        prepare(sprite)
        sprite.run(action)
        frames.scene.move(to: 0, by: 0)
        frames.advance(by: seconds, framesPerSecond: framesPerSecond)
        return sprite
    }

    @Test func movesAreEvenAndEndExactly() {
        let action = SKAction.moveBy(x: 100, y: 50, duration: 1)
        #expect(near(run(action, for: 0.5).position, CGPoint(x: 50, y: 25), 1e-9))
        #expect(near(run(action, for: 2).position, CGPoint(x: 100, y: 50), 1e-9))
        #expect(near(run(.move(to: CGPoint(x: 8, y: 4), duration: 1), for: 0.25) { $0.position.x = 4 }.position, CGPoint(x: 5, y: 1), 1e-9))
        #expect(run(.moveTo(x: 8, duration: 1), for: 1) { $0.position.y = 3 }.position == CGPoint(x: 8, y: 3))
    }

    @Test func resultsDoNotDependOnTheFrameRate() {
        let action = SKAction.sequence([.moveBy(x: 10, y: 0, duration: 0.13), .group([.rotate(byAngle: 2, duration: 0.4), .scale(to: 3, duration: 0.2)]), .fadeOut(withDuration: 0.5)])
        let slow = run(action, for: 0.8, framesPerSecond: 10), fast = run(action, for: 0.8, framesPerSecond: 240)
        #expect(near(slow.position, fast.position) && near(slow.zRotation, fast.zRotation) && near(slow.xScale, fast.xScale) && near(slow.alpha, fast.alpha))
        #expect(near(slow.alpha, 1 - (0.8 - 0.53) / 0.5))
    }

    @Test func movesByAValueAddUp() {
        let both = SKAction.group([.moveBy(x: 10, y: 0, duration: 1), .moveBy(x: 0, y: 20, duration: 1), .moveBy(x: 5, y: 0, duration: 2)])
        #expect(near(run(both, for: 1).position, CGPoint(x: 12.5, y: 20), 1e-9))
    }

    @Test func rotationsTakeTheShortestWayIfAsked() {
        #expect(near(run(.rotate(toAngle: 6, duration: 1), for: 0.5) { $0.zRotation = 1 }.zRotation, 3.5))
        let short = run(.rotate(toAngle: 6, duration: 1, shortestUnitArc: true), for: 0.5) { $0.zRotation = 1 }
        let half: CGFloat = 1 - (1 + 2 * CGFloat.pi - 6) / 2
        #expect(near(short.zRotation, half))
    }

    @Test func scalesSizesAndFadesReachTheirValues() {
        #expect(near(run(.scale(by: 3, duration: 1), for: 0.5) { $0.setScale(2) }.xScale, 4))
        #expect(near(run(.scaleX(to: 2, y: 4, duration: 1), for: 0.5).yScale, 2.5))
        #expect(near(run(.resize(byWidth: 10, height: 20, duration: 1), for: 1).size.height, 30))
        #expect(near(run(.resize(toWidth: 30, duration: 1), for: 0.5).size.width, 20))
        #expect(near(run(.fadeAlpha(to: 0.5, duration: 1), for: 0.5).alpha, 0.75))
        #expect(near(run(.fadeAlpha(by: -0.25, duration: 1), for: 1).alpha, 0.75))
        #expect(run(.scale(to: CGSize(width: 40, height: 5), duration: 1), for: 1).frame.size == CGSize(width: 40, height: 5))
    }

    @Test func colorizeMovesColorAndFactor() {
        let sprite = run(.colorize(with: .black, colorBlendFactor: 1, duration: 1), for: 0.5)
        #expect(near(sprite.colorBlendFactor, 0.5) && abs(sprite.color.spriteColor.red - 0.5) < 0.01)
        #expect(run(.colorize(withColorBlendFactor: 0.8, duration: 1), for: 1).colorBlendFactor == 0.8)
    }

    @Test func timingModesBendTheWay() {
        func place(_ mode: SKActionTimingMode) -> CGFloat {
            let action = SKAction.moveBy(x: 100, y: 0, duration: 1)
            action.timingMode = mode
            return run(action, for: 0.25).position.x
        }
        #expect(near(place(.linear), 25) && place(.easeIn) < 15 && place(.easeOut) > 35 && place(.easeInEaseOut) < 20)
        let action = SKAction.moveBy(x: 100, y: 0, duration: 1)
        action.timingFunction = { $0 * $0 }
        #expect(near(run(action, for: 0.5).position.x, 25, 1e-4))
        let sequence = SKAction.sequence([.moveBy(x: 50, y: 0, duration: 0.5), .moveBy(x: 50, y: 0, duration: 0.5)])
        sequence.timingFunction = { $0 * $0 }
        #expect(near(run(sequence, for: 0.5).position.x, 25, 1e-4))
    }

    @Test func sequencesPassTheRestOfAFrameOn() {
        // Two thirds of the first frame are left for the second action.
        let action = SKAction.sequence([.moveBy(x: 1, y: 0, duration: 1.0 / 30), .moveBy(x: 0, y: 1, duration: 0.1)])
        #expect(near(run(action, for: 0.1, framesPerSecond: 10).position, CGPoint(x: 1, y: 2.0 / 3)))
    }

    @Test func repeatedActionsRunAsOftenAsCounted() {
        #expect(near(run(.repeat(.moveBy(x: 10, y: 0, duration: 0.1), count: 3), for: 1).position.x, 30))
        #expect(near(run(.repeatForever(.moveBy(x: 10, y: 0, duration: 0.1)), for: 1).position.x, 100))
        var blinks = 0
        _ = run(.repeatForever(.run { blinks += 1 }), for: 0.5)
        #expect(blinks == 31, "A part without duration runs once a frame.")
    }

    @Test func waitsVaryWithinTheirRange() {
        func length(_ wait: SKAction) -> Int {
            var (frames, sprite) = frames(), count = 0, isOver = false
            sprite.run(wait) { isOver = true }
            while !isOver, count < 1000 {
                frames.advance(by: 0.01, framesPerSecond: 100)
                count += 1
            }
            return count
        }
        #expect(abs(length(.wait(forDuration: 0.5)) - 51) <= 1)
        let ranged = length(.wait(forDuration: 1, withRange: 1))
        #expect(ranged >= 50 && ranged <= 152 && ranged == length(.wait(forDuration: 1, withRange: 1)), "The same in each run: \(ranged)")
    }

    @Test func blocksAndCustomActionsRun() {
        var (elapsed, ended): ([CGFloat], Int) = ([], 0)
        let action = SKAction.sequence([.customAction(withDuration: 0.1) { elapsed.append($1) ; $0.alpha = 0.5 }, .run { ended += 1 }])
        #expect(run(action, for: 0.3, framesPerSecond: 20).alpha == 0.5)
        #expect(elapsed.count == 3 && near(elapsed[1], 0.05) && near(elapsed[2], 0.1) && ended == 1)
    }

    @Test func reversedActionsUndoTheirMovement() {
        #expect(near(run(SKAction.moveBy(x: 10, y: 4, duration: 1).reversed(), for: 1).position, CGPoint(x: -10, y: -4)))
        #expect(near(run(SKAction.fadeIn(withDuration: 1).reversed(), for: 1).alpha, 0))
        #expect(run(SKAction.hide().reversed(), for: 0) { $0.isHidden = true }.isHidden == false)
        #expect(near(run(SKAction.scale(by: 2, duration: 1).reversed(), for: 1).xScale, 0.5))
        let there = SKAction.sequence([.moveBy(x: 10, y: 0, duration: 1), .rotate(byAngle: 1, duration: 1)])
        let back = run(there.reversed(), for: 1)
        #expect(near(back.zRotation, -1) && near(back.position.x, 0))
        let to = SKAction.moveTo(x: 3, duration: 1)
        #expect(to.reversed() === to)
    }

    @Test func pathsAreFollowedAtAnEvenSpeed() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let along = run(.follow(path, asOffset: true, orientToPath: true, duration: 1), for: 0.875, framesPerSecond: 80) { $0.position = CGPoint(x: 5, y: 5) }
        #expect(near(along.position, CGPoint(x: 35, y: 10), 1e-6) && near(along.zRotation, .pi / 2))
        #expect(near(run(.follow(path, asOffset: false, orientToPath: false, speed: 20), for: 1).position, CGPoint(x: 20, y: 0), 1e-6))
        #expect(SKAction.follow(path, speed: 20).duration == 2)
        let back = run(SKAction.follow(path, asOffset: false, orientToPath: false, duration: 1).reversed(), for: 0)
        #expect(near(back.position, CGPoint(x: 30, y: 10)))
    }

    @Test func texturesAnimateAndComeBack() {
        let textures = (0..<4).map { SKTexture.plain(UInt8($0), 0, 0, side: 2 + $0) }
        #expect(run(.animate(with: textures, timePerFrame: 0.1), for: 0.2).texture === textures[2])
        #expect(run(.animate(with: textures, timePerFrame: 0.1, resize: true, restore: false), for: 1).size == CGSize(width: 5, height: 5))
        let own = SKTexture.plain(9, 9, 9)
        #expect(run(.animate(with: textures, timePerFrame: 0.1, resize: false, restore: true), for: 1) { $0.texture = own }.texture === own)
        #expect(run(.setTexture(textures[3], resize: true), for: 0).size.width == 5)
    }

    @Test func speedsAndPausesMultiply() {
        let action = SKAction.moveBy(x: 100, y: 0, duration: 1)
        action.speed = 2
        #expect(near(run(action, for: 0.25).position.x, 50))
        let plain = SKAction.moveBy(x: 100, y: 0, duration: 1)
        #expect(near(run(plain, for: 0.25) { $0.speed = 0.5 }.position.x, 12.5))
        #expect(run(plain, for: 1) { $0.isPaused = true }.position.x == 0)
        #expect(near(run(.speed(to: 3, duration: 1), for: 1).speed, 3))
    }

    @Test func keysReplaceAndRemoveActions() {
        var (frames, sprite) = frames()
        sprite.run(.moveBy(x: 100, y: 0, duration: 1), withKey: "way")
        sprite.run(.moveBy(x: 0, y: 100, duration: 1), withKey: "way")
        frames.advance(by: 0.5)
        #expect(sprite.position.x == 0 && sprite.position.y > 40 && sprite.action(forKey: "way") != nil)
        sprite.removeAction(forKey: "way")
        let place = sprite.position
        frames.advance(by: 0.5)
        #expect(sprite.position == place && !sprite.hasActions() && sprite.action(forKey: "way") == nil)
    }

    @Test func completionsRunOnceAndNotAfterRemoval() {
        var (frames, sprite) = frames(), ended = 0
        sprite.run(.wait(forDuration: 0.1)) { ended += 1 }
        frames.advance(by: 0.5)
        #expect(ended == 1)
        sprite.run(.wait(forDuration: 0.1)) { ended += 1 }
        sprite.removeAllActions()
        frames.advance(by: 0.5)
        #expect(ended == 1)
    }

    @Test func actionsReachChildrenAndRemoveNodes() {
        var (frames, sprite) = frames()
        let child = SKNode()
        child.name = "oar"
        sprite.addChild(child)
        sprite.run(.sequence([.run(.moveBy(x: 7, y: 0, duration: 0.2), onChildWithName: "oar"), .removeFromParent()]))
        frames.advance(by: 0.5)
        #expect(near(child.position.x, 7) && sprite.parent == nil)
    }
}
