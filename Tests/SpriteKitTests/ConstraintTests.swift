import Foundation
import SwiftUI
import Testing
@testable import SpriteKit

@MainActor
@Suite struct ConstraintTests {
    @Test func rangesClampValues() {
        #expect(SKRange(lowerLimit: 1, upperLimit: 2).clamped(5) == 2 && SKRange(lowerLimit: 1).clamped(-5) == 1 && SKRange(upperLimit: 1).clamped(-5) == -5)
        #expect(SKRange(constantValue: 4).clamped(0) == 4 && SKRange(value: 10, variance: 2).clamped(20) == 12 && SKRange.withNoLimits().clamped(1e9) == 1e9)
    }

    @Test func positionsStayWithinTheirRanges() {
        var frames = Frames()
        let node = SKNode()
        node.constraints = [.positionX(SKRange(lowerLimit: 0, upperLimit: 50)), .positionY(SKRange(constantValue: 7))]
        frames.scene.addChild(node)
        node.run(.moveBy(x: 100, y: 30, duration: 1))
        frames.advance(by: 0.25)
        #expect(near(node.position, CGPoint(x: 25, y: 7), 2))
        frames.advance(by: 1)
        #expect(node.position == CGPoint(x: 50, y: 7))
        node.constraints?[0].enabled = false
        node.position = CGPoint(x: 80, y: 0)
        frames.advance(by: 0.1)
        #expect(node.position == CGPoint(x: 80, y: 7))
    }

    @Test func positionsAreLimitedInAnotherNode() {
        var frames = Frames()
        let outer = SKNode(), node = SKNode(), limit = SKConstraint.positionX(SKRange(lowerLimit: 0, upperLimit: 10), y: SKRange(lowerLimit: 0, upperLimit: 10))
        outer.position = CGPoint(x: 100, y: 100)
        outer.setScale(2)
        limit.referenceNode = frames.scene
        node.constraints = [limit]
        frames.scene.addChild(outer)
        outer.addChild(node)
        frames.advance(by: 0.1)
        #expect(near(node.convert(.zero, to: frames.scene), CGPoint(x: 10, y: 10)))
    }

    @Test func aNodeFollowsAnotherAtADistance() {
        var frames = Frames()
        let leader = SKNode(), follower = SKNode()
        follower.constraints = [.distance(SKRange(lowerLimit: 5, upperLimit: 20), to: leader)]
        for node in [leader, follower] { frames.scene.addChild(node) }
        leader.position = CGPoint(x: 60, y: 80)
        frames.advance(by: 0.1)
        #expect(near(follower.position, CGPoint(x: 48, y: 64)))
        leader.position = CGPoint(x: 48, y: 65)
        frames.advance(by: 0.1)
        #expect(near(follower.position, CGPoint(x: 48, y: 60)))
        leader.removeFromParent()
        leader.position = CGPoint(x: 1000, y: 0)
        frames.advance(by: 0.1)
        #expect(near(follower.position, CGPoint(x: 48, y: 60)))
    }

    @Test func aNodeTurnsToAPoint() {
        var frames = Frames()
        let node = SKNode()
        node.constraints = [.orient(to: CGPoint(x: 0, y: 10), offset: SKRange(value: 0, variance: 0.25))]
        frames.scene.addChild(node)
        frames.advance(by: 0.1)
        #expect(near(node.zRotation, .pi / 2 - 0.25))
        node.zRotation = .pi / 2 + 0.1
        frames.advance(by: 0.1)
        #expect(near(node.zRotation, .pi / 2 + 0.1))
        node.constraints = [.zRotation(SKRange(upperLimit: 1))]
        frames.advance(by: 0.1)
        #expect(node.zRotation == 1)
    }

    @Test func theSceneHearsOfEachStep() {
        final class Steps: SKScene {
            var steps: [String] = []
            override func didEvaluateActions() { steps.append("actions") }
            override func didSimulatePhysics() { steps.append("physics \(children[0].position.x)") }
            override func didApplyConstraints() { steps.append("constraints \(children[0].position.x)") }
            override func didFinishUpdate() { steps.append("finish") }
        }
        let scene = Steps(size: CGSize(width: 10, height: 10)), node = SKNode()
        node.constraints = [.positionX(SKRange(constantValue: 2))]
        scene.addChild(node)
        scene.move(to: 0, by: 0)
        #expect(scene.steps == ["actions", "physics 0.0", "constraints 2.0", "finish"])
    }

    @Test func regionsFormUnionsIntersectionsAndDifferences() {
        let circle = SKRegion(radius: 10), box = SKRegion(size: CGSize(width: 4, height: 40)), both = circle.byIntersection(with: box)
        #expect(circle.contains(CGPoint(x: 6, y: 6)) && !circle.contains(CGPoint(x: 8, y: 8)) && box.contains(CGPoint(x: 1, y: 19)))
        #expect(both.contains(CGPoint(x: 1, y: 5)) && !both.contains(CGPoint(x: 5, y: 1)) && circle.byUnion(with: box).contains(CGPoint(x: 0, y: 15)))
        #expect(circle.byDifference(from: box).contains(CGPoint(x: 5, y: 1)) && !circle.byDifference(from: box).contains(.zero) && circle.inverse().contains(CGPoint(x: 11, y: 0)))
        #expect(SKRegion(path: CGPath(rect: CGRect(x: 5, y: 5, width: 2, height: 2), transform: nil)).contains(CGPoint(x: 6, y: 6)) && SKRegion.infinite().contains(.zero))
    }

    @Test func childrenTurnInSpace() {
        let node = SKTransformNode(), child = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
        node.addChild(child)
        node.yRotation = .pi / 3
        #expect(near(node.calculateAccumulatedFrame().width, 5) && near(node.calculateAccumulatedFrame().height, 20))
        (node.yRotation, node.xRotation) = (0, .pi / 3)
        #expect(near(node.calculateAccumulatedFrame().width, 10) && near(node.calculateAccumulatedFrame().height, 10))
        #expect(((node.copy() as? SKTransformNode)?.xRotation).map { near($0, .pi / 3) } == true)
    }
}
