import Foundation
import SwiftUI
import Testing
@testable import SpriteKit
@testable import WaggleTesting

/// Records the touches that it receives, in its own coordinates.
private final class TouchedScene: SKScene {
    var notes: [String] = []
    private func note(_ what: String, _ touches: Set<UITouch>) {
        for touch in touches { notes.append("\(what) \(Int(touch.location(in: self).x.rounded())),\(Int(touch.location(in: self).y.rounded()))") }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}

private final class Pad: SKSpriteNode {
    var began = 0, places: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        began += 1
        places += touches.map { $0.location(in: self) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { places += touches.map { $0.location(in: self) } }
}

@MainActor
@Suite struct TouchTests {
    private func pad(_ x: CGFloat, _ y: CGFloat, isEnabled: Bool = true) -> Pad {
        let pad = Pad(texture: nil, color: .red, size: CGSize(width: 20, height: 20))
        pad.position = CGPoint(x: x, y: y)
        pad.isUserInteractionEnabled = isEnabled
        return pad
    }

    @Test func aSceneFollowsAFinger() throws {
        let scene = TouchedScene(size: CGSize(width: 100, height: 100)), screen = try opened(scene)
        try screen.fingerDown(on: .point(10, 20))
        try screen.fingerMove(to: .point(30, 20), over: 0.02)
        try screen.fingerUp()
        #expect(scene.notes.first == "began 10,80" && scene.notes.last == "ended 30,80")
        #expect(scene.notes.dropFirst().dropLast().allSatisfy { $0.hasPrefix("moved") } && scene.notes.contains("moved 30,80"))
    }

    @Test func placesAreInTheScenesCoordinates() throws {
        let scene = TouchedScene(size: CGSize(width: 200, height: 50)), screen = try opened(scene)
        scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        try screen.tap(.point(75, 100 - 1))
        #expect(scene.notes == ["began 50,-25", "ended 50,-25"], "\(scene.notes)")
    }

    @Test func theFrontNodeThatWantsTouchesGetsThem() throws {
        let scene = TouchedScene(size: CGSize(width: 100, height: 100)), back = pad(50, 50), front = pad(55, 50), veil = pad(50, 50, isEnabled: false)
        for node in [front, back, veil] { scene.addChild(node) }
        (front.zPosition, veil.zPosition) = (1, 2)
        let screen = try opened(scene)
        try screen.tap(.point(50, 50))
        #expect(front.began == 1 && back.began == 0 && veil.began == 0)
        try screen.tap(.point(42, 50))
        #expect(front.began == 1 && back.began == 1)
        front.isHidden = true
        try screen.tap(.point(55, 50))
        #expect(front.began == 1 && back.began == 2)
        // Touches that a node does not handle go to its parent and finally to the scene, which receives the rest.
        #expect(scene.notes.filter { $0.hasPrefix("began") }.isEmpty && scene.notes.filter { $0.hasPrefix("ended") }.count == 3)
        try screen.tap(.point(5, 5))
        #expect(scene.notes.last == "ended 5,95")
    }

    @Test func aNodeKeepsTheTouchThatBeganInIt() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), arm = SKNode(), node = pad(10, 0)
        (arm.position, arm.zRotation) = (CGPoint(x: 50, y: 50), .pi / 2)
        arm.addChild(node)
        scene.addChild(arm)
        let screen = try opened(scene)
        try screen.fingerDown(on: .point(50, 40))
        try screen.fingerMove(to: .point(50, 90), over: 0.02)
        try screen.fingerUp()
        let (first, last) = (try #require(node.places.first), try #require(node.places.last))
        #expect(node.began == 1 && near(first, .zero) && near(last, CGPoint(x: -50, y: 0)), "\(first), \(last)")
    }

    @Test func aSceneWithoutInteractionIsNotTold() throws {
        let scene = TouchedScene(size: CGSize(width: 100, height: 100)), screen = try opened(scene)
        #expect(scene.isUserInteractionEnabled && !SKNode().isUserInteractionEnabled)
        scene.isUserInteractionEnabled = false
        try screen.tap(.point(50, 50))
        #expect(scene.notes.isEmpty)
    }

    @Test func aSecondFingerNeedsMultipleTouches() throws {
        let scene = TouchedScene(size: CGSize(width: 100, height: 100)), screen = try opened(scene)
        try screen.fingerDown(on: .point(10, 10))
        try screen.fingerDown(on: .point(90, 10), finger: 1)
        try screen.fingerUp(finger: 1)
        try screen.fingerUp()
        #expect(scene.notes == ["began 10,90", "ended 10,90"])
        scene.view?.isMultipleTouchEnabled = true
        scene.notes = []
        try screen.fingerDown(on: .point(10, 10))
        try screen.fingerDown(on: .point(90, 10), finger: 1)
        try screen.fingerUp()
        try screen.fingerUp(finger: 1)
        #expect(scene.notes == ["began 10,90", "began 90,90", "ended 10,90", "ended 90,90"])
    }

    @Test func tapsInARowAreCounted() throws {
        final class Counting: SKScene {
            var counts: [Int] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { counts += touches.map(\.tapCount) }
        }
        let scene = Counting(size: CGSize(width: 100, height: 100)), screen = try opened(scene)
        try screen.tap(.point(50, 50), count: 2)
        screen.advance(by: 1)
        try screen.tap(.point(50, 50))
        #expect(scene.counts == [1, 2, 1])
    }

    @Test func aScrollViewTakesTheTouch() throws {
        let scene = TouchedScene(size: CGSize(width: 100, height: 300))
        let screen = try TestScreen(ScrollView { SpriteView(scene: scene).frame(height: 300) }, size: CGSize(width: 100, height: 100))
        try screen.drag(.point(50, 80), to: .point(50, 20), over: 0.2, halts: true)
        #expect(scene.notes.first?.hasPrefix("began") == true && scene.notes.last?.hasPrefix("cancelled") == true, "\(scene.notes)")
        #expect(!scene.notes.contains { $0.hasPrefix("ended") })
    }

    @Test func aTapOutsideIsRecognizedBesides() throws {
        let scene = TouchedScene(size: CGSize(width: 100, height: 100))
        var taps = 0
        let screen = try TestScreen(SpriteView(scene: scene).onTapGesture { taps += 1 }, size: CGSize(width: 100, height: 100))
        try screen.tap(.point(50, 50))
        #expect(taps == 1 && scene.notes == ["began 50,50", "ended 50,50"])
    }

    @Test func aViewThatGoesCancelsItsTouches() throws {
        struct Going: View {
            let scene: SKScene
            @State private var isShown = true
            var body: some View {
                ZStack {
                    if isShown { SpriteView(scene: scene) }
                    Color.clear.frame(width: 1, height: 1).task {
                        try? await Task.sleep(nanoseconds: 200_000_000)
                        isShown = false
                    }
                }
            }
        }
        let scene = TouchedScene(size: CGSize(width: 100, height: 100)), screen = try TestScreen(Going(scene: scene), size: CGSize(width: 100, height: 100))
        try screen.fingerDown(on: .point(20, 20))
        screen.advance(by: 0.5)
        #expect(scene.notes.count == 2 && scene.notes.last?.hasPrefix("cancelled") == true, "\(scene.notes)")
        try screen.fingerUp()
        #expect(scene.notes.count == 2 && screen.isUntouched)
    }

    @Test func disabledViewsAreNotTouched() throws {
        let scene = TouchedScene(size: CGSize(width: 100, height: 100))
        let screen = try TestScreen(SpriteView(scene: scene).disabled(true), size: CGSize(width: 100, height: 100))
        #expect(throws: TestScreenError.self) { try screen.tap(.point(50, 50)) }
        #expect(scene.notes.isEmpty)
    }

    @Test func pointsFindNodesByAccumulatedFrames() {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), group = SKNode(), outer = pad(50, 50), inner = pad(0, 0), faded = pad(50, 50)
        inner.size = CGSize(width: 8, height: 8)
        outer.addChild(inner)
        group.addChild(outer)
        scene.addChild(group)
        scene.addChild(faded)
        faded.alpha = 0
        faded.zPosition = 5
        #expect(scene.nodes(at: CGPoint(x: 50, y: 50)) == [inner, outer, group])
        #expect(scene.nodes(at: CGPoint(x: 42, y: 50)) == [outer, group])
        // The deepest node, although another one is in front.
        let cover = pad(50, 50)
        cover.zPosition = 9
        scene.addChild(cover)
        #expect(scene.atPoint(CGPoint(x: 50, y: 50)) === inner && scene.nodes(at: CGPoint(x: 50, y: 50)).first === cover)
    }
}
