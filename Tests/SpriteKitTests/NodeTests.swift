import Foundation
import SpriteKit
import Testing

@MainActor
@Suite struct NodeTests {
    private func tree() -> (root: SKNode, arm: SKNode, hand: SKNode) {
        let (root, arm, hand) = (SKNode(), SKNode(), SKNode())
        arm.position = CGPoint(x: 10, y: 20)
        arm.zRotation = .pi / 2
        arm.setScale(2)
        hand.position = CGPoint(x: 5, y: 0)
        root.addChild(arm)
        arm.addChild(hand)
        (root.name, arm.name, hand.name) = ("root", "arm", "hand")
        return (root, arm, hand)
    }

    @Test func pointsConvertThroughScaleRotationAndPosition() {
        let (root, arm, hand) = tree()
        // Rotations are counter-clockwise with y upward: 5 to the right becomes 10 upward.
        #expect(near(hand.convert(.zero, to: root), CGPoint(x: 10, y: 30)))
        #expect(near(hand.convert(CGPoint(x: 10, y: 30), from: root), .zero))
        #expect(near(arm.convert(CGPoint(x: 1, y: 1), to: hand), CGPoint(x: -4, y: 1)))
    }

    @Test func aMovedNodeKeepsItsPlaceInTheScene() {
        let (root, arm, hand) = tree()
        hand.zRotation = 0.25
        hand.move(toParent: root)
        #expect(hand.parent === root && arm.children.isEmpty)
        #expect(near(hand.position, CGPoint(x: 10, y: 30)))
        #expect(near(hand.zRotation, .pi / 2 + 0.25))
        #expect(near(hand.xScale, 2) && near(hand.yScale, 2))
    }

    @Test func childrenKeepTheirOrder() {
        let (root, a, b, c) = (SKNode(), SKNode(), SKNode(), SKNode())
        root.addChild(a)
        root.addChild(b)
        root.insertChild(c, at: 1)
        #expect(root.children == [a, c, b] && c.parent === root && a.inParentHierarchy(root))
        root.removeChildren(in: [a, SKNode()])
        #expect(root.children == [c, b] && a.parent == nil)
        c.removeFromParent()
        root.removeAllChildren()
        #expect(root.children.isEmpty && b.parent == nil)
    }

    @Test func aSpriteStandsAroundItsAnchor() {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
        sprite.position = CGPoint(x: 50, y: 50)
        #expect(sprite.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
        sprite.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(sprite.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
        sprite.xScale = 2
        #expect(sprite.frame == CGRect(x: 50, y: 40, width: 40, height: 10))
    }

    @Test func accumulatedFramesContainTheChildren() {
        let node = SKNode(), child = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        node.position = CGPoint(x: 100, y: 100)
        child.position = CGPoint(x: 20, y: 0)
        node.addChild(child)
        #expect(node.frame == CGRect(x: 100, y: 100, width: 0, height: 0))
        #expect(node.calculateAccumulatedFrame() == CGRect(x: 115, y: 95, width: 10, height: 10))
    }

    @Test func nodesAreFoundByPoint() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let low = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40)), high = SKSpriteNode(color: .blue, size: CGSize(width: 40, height: 40))
        low.position = CGPoint(x: 50, y: 50)
        high.position = CGPoint(x: 60, y: 50)
        high.zPosition = 1
        scene.addChild(high)
        scene.addChild(low)
        #expect(scene.nodes(at: CGPoint(x: 55, y: 50)) == [high, low])
        #expect(scene.atPoint(CGPoint(x: 35, y: 50)) === low)
        #expect(scene.atPoint(CGPoint(x: 5, y: 5)) === scene)
    }

    @Test func namesAreSearched() {
        let (root, arm, hand) = tree()
        let other = SKNode()
        other.name = "hand2"
        root.addChild(other)
        #expect(root.childNode(withName: "arm") === arm)
        #expect(root.childNode(withName: "hand") == nil)
        #expect(root.childNode(withName: "arm/hand") === hand)
        #expect(root.childNode(withName: "//hand") === hand)
        #expect(hand.childNode(withName: "/arm") === arm)
        #expect(hand.childNode(withName: "..") === arm)
        #expect(root["hand*"] == [other])
        #expect(root["//hand*"] == [other, hand])
        #expect(root["*/hand"] == [hand])
        #expect(arm[".//*"].contains(hand))
        #expect(root["hand[0-9]"] == [other] && root["hand[13]"].isEmpty)
        var visited = 0
        root.enumerateChildNodes(withName: "*") { _, stop in
            visited += 1
            stop.pointee = true
        }
        #expect(visited == 1)
    }

    @Test func aSceneCoversItsSizeAroundItsAnchor() {
        let scene = SKScene()
        #expect(scene.size == CGSize(width: 1, height: 1) && scene.scaleMode == .fill && scene.anchorPoint == .zero)
        scene.size = CGSize(width: 200, height: 100)
        #expect(scene.frame == CGRect(x: 0, y: 0, width: 200, height: 100) && scene.frame.maxY == 100)
        scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(scene.frame == CGRect(x: -100, y: -50, width: 200, height: 100))
    }

    @Test func shapesHaveTheirOutlinesForFrames() {
        let circle = SKShapeNode(circleOfRadius: 10)
        circle.lineWidth = 0
        #expect(near(circle.frame.minX, -10) && near(circle.frame.width, 20))
        let box = SKShapeNode(rectOf: CGSize(width: 10, height: 20))
        box.lineWidth = 2
        #expect(box.frame == CGRect(x: -6, y: -11, width: 12, height: 22))
    }

    @Test func labelsAreAlignedAroundTheirPosition() {
        let label = SKLabelNode(text: "Harbour")
        label.fontSize = 20
        #expect(near(label.frame.midX, 0, 0.01) && label.frame.minY < 0 && label.frame.maxY > 10)
        label.horizontalAlignmentMode = .left
        label.verticalAlignmentMode = .top
        #expect(near(label.frame.minX, 0) && near(label.frame.maxY, 0))
        label.verticalAlignmentMode = .center
        #expect(near(label.frame.midY, 0, 0.01))
        let wide = label.frame
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 10
        label.text = "Harbour master"
        #expect(label.frame.height > wide.height * 1.9)
    }
}
