import Foundation
import SwiftUI
import Testing
import WaggleDisplayList
@testable import SpriteKit
@testable import WaggleTesting

@MainActor
@Suite struct ViewTests {
    private func sprite(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 20) -> SKSpriteNode {
        let sprite = SKSpriteNode(color: color, size: CGSize(width: side, height: side))
        sprite.position = CGPoint(x: x, y: y)
        return sprite
    }

    @Test func aSceneIsToldOfItsLifeInOrder() throws {
        let scene = NotingScene(size: CGSize(width: 100, height: 100)), other = NotingScene(size: CGSize(width: 100, height: 100))
        #expect(scene.notes == ["load"])
        struct Swap: View {
            let first: SKScene, second: SKScene
            @State private var isSecond = false
            var body: some View {
                VStack {
                    SpriteView(scene: isSecond ? second : first)
                    Button("Swap") { isSecond = true }
                }
            }
        }
        let screen = try TestScreen(Swap(first: scene, second: other), size: CGSize(width: 100, height: 200))
        #expect(Array(scene.notes.prefix(5)) == ["load", "move to 100", "update", "actions", "finish"] && scene.view?.scene === scene)
        try screen.tap("Swap")
        screen.advance(by: 0.1)
        #expect(scene.notes.last == "move from" && scene.view == nil && other.notes.contains("move to 100"))
    }

    @Test func frameTimesAreTheScreensTimes() throws {
        let scene = NotingScene(size: CGSize(width: 100, height: 100)), screen = try opened(scene)
        screen.advance(by: 0.5)
        #expect(scene.times.first == 0 && scene.times.count == 31 && near(scene.times.last ?? 0, 0.5))
    }

    @Test func theYAxisOfAScenePointsUp() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        scene.addChild(sprite(.red, 10, 10))
        let surface = try opened(scene).surface()
        expect(surface, 10, 90, 1, 0, 0)
        expect(surface, 10, 10, 0.15, 0.15, 0.15)
    }

    @Test func scaleModesFillTheView() throws {
        func areas(_ mode: SKSceneScaleMode) throws -> CGSize {
            let scene = SKScene(size: CGSize(width: 100, height: 50))
            scene.scaleMode = mode
            scene.addChild(sprite(.red, 50, 25, 10))
            let screen = try opened(scene, width: 100, height: 100)
            return try #require(screen.batches.first).bounds.size
        }
        #expect(try areas(.fill) == CGSize(width: 10, height: 20))
        #expect(try areas(.aspectFill) == CGSize(width: 20, height: 20))
        #expect(try areas(.aspectFit) == CGSize(width: 10, height: 10))
        let scene = NotingScene(size: CGSize(width: 100, height: 50))
        scene.scaleMode = .resizeFill
        let screen = try opened(scene, width: 80, height: 120)
        #expect(scene.size == CGSize(width: 80, height: 120) && scene.notes.contains("size 100 to 80"))
        screen.size = CGSize(width: 60, height: 120)
        #expect(scene.size.width == 60)
    }

    private final class LateScene: SKScene {
        override func didMove(to view: SKView) {
            scaleMode = .resizeFill
            let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
            node.position = CGPoint(x: size.width / 2, y: size.height / 2)
            addChild(node)
        }
    }
    @Test func aSceneThatIsShownTakesTheViewsSizeOnceItsModeIsSet() throws {
        let scene = LateScene(), screen = try opened(scene, width: 80, height: 120)
        #expect(scene.size == CGSize(width: 80, height: 120))
        #expect(try #require(screen.batches.first).bounds == CGRect(x: 35, y: 55, width: 10, height: 10))
    }

    @Test func aspectFitLeavesBars() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 50))
        scene.scaleMode = .aspectFit
        scene.backgroundColor = .green
        let opaque = try opened(scene).surface()
        expect(opaque, 50, 10, 0, 0, 0)
        expect(opaque, 50, 50, 0, 1, 0)
        let other = SKScene(size: CGSize(width: 100, height: 50))
        other.scaleMode = .aspectFit
        other.backgroundColor = .green
        expect(try opened(other, options: [.allowsTransparency]).surface(), 50, 10, 1, 1, 1)
    }

    @Test func transparencyIsAnOption() throws {
        func color(_ options: SpriteView.Options) throws -> Float {
            let scene = SKScene(size: CGSize(width: 100, height: 100))
            scene.backgroundColor = .clear
            return try opened(scene, options: options).surface().color(x: 50, y: 50).red
        }
        #expect(try color([.allowsTransparency]) == 1)
        #expect(try color([]) == 0)
    }

    @Test func anchorsAndCamerasMoveWhatIsShown() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        scene.addChild(sprite(.red, 0, 0))
        let screen = try opened(scene)
        expect(try screen.surface(), 50, 50, 1, 0, 0)
        let camera = SKCameraNode()
        scene.addChild(camera)
        scene.camera = camera
        camera.position = CGPoint(x: 30, y: 20)
        screen.advance(by: 0.1)
        expect(try screen.surface(), 20, 70, 1, 0, 0)
        #expect(near(scene.convertPoint(toView: .zero), CGPoint(x: 20, y: 70)) && near(scene.convertPoint(fromView: CGPoint(x: 20, y: 70)), .zero))
        #expect(camera.contains(scene.children[0]))
    }

    @Test func heightsDecideTheOrder() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), back = sprite(.red, 50, 50), front = sprite(.blue, 50, 50), child = sprite(.green, 0, 0)
        scene.addChild(back)
        scene.addChild(front)
        let screen = try opened(scene)
        expect(try screen.surface(), 50, 50, 0, 0, 1)
        back.zPosition = 2
        screen.advance(by: 0.1)
        expect(try screen.surface(), 50, 50, 1, 0, 0)
        front.addChild(child)
        child.zPosition = 3
        screen.advance(by: 0.1)
        expect(try screen.surface(), 50, 50, 0, 1, 0)
        front.isHidden = true
        screen.advance(by: 0.1)
        expect(try screen.surface(), 50, 50, 1, 0, 0)
    }

    @Test func spritesOfOneTextureAreOneBatch() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), texture = SKTexture.plain(255, 0, 0)
        for index in 0..<50 {
            let node = SKSpriteNode(texture: texture)
            node.position = CGPoint(x: CGFloat(index), y: 10)
            scene.addChild(node)
        }
        let screen = try opened(scene)
        #expect(screen.batches.map(\.sprites.count) == [50])
    }

    @Test func alphasMultiplyAndTextureColorsBlend() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), group = SKNode(), node = SKSpriteNode(texture: .plain(255, 255, 255), size: CGSize(width: 100, height: 100))
        scene.backgroundColor = .black
        (group.alpha, node.alpha, node.color, node.colorBlendFactor) = (0.5, 0.5, .red, 1)
        node.position = CGPoint(x: 50, y: 50)
        group.addChild(node)
        scene.addChild(group)
        expect(try opened(scene).surface(), 50, 50, 0.25, 0, 0)
    }

    @Test func aCenterRectangleKeepsTheBorderOfAStretchedSprite() throws {
        // A red border of one pixel around blue; the border keeps its width.
        let pixels = (0..<16).flatMap { index -> [UInt8] in [5, 6, 9, 10].contains(index) ? [255, 0, 0, 255] : [0, 0, 255, 255] }
        let node = SKSpriteNode(texture: SKTexture(ImageSource(width: 4, height: 4, pixels: pixels), scale: 0.1), size: CGSize(width: 100, height: 100))
        node.texture?.filteringMode = .nearest
        node.centerRect = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        node.position = CGPoint(x: 50, y: 50)
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        scene.addChild(node)
        let surface = try opened(scene).surface()
        expect(surface, 5, 50, 1, 0, 0)
        expect(surface, 15, 50, 0, 0, 1)
        expect(surface, 94, 94, 1, 0, 0)
    }

    @Test func shapesAndLabelsAreDrawnUpright() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 40, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 40))
        path.closeSubpath()
        let shape = SKShapeNode(path: path)
        (shape.fillColor, shape.lineWidth, shape.position) = (.red, 0, CGPoint(x: 10, y: 10))
        scene.addChild(shape)
        let surface = try opened(scene).surface()
        expect(surface, 15, 85, 1, 0, 0)
        expect(surface, 15, 60, 1, 0, 0)
        expect(surface, 45, 60, 0.15, 0.15, 0.15)
    }

    @Test func aPlainSceneRestsWhenNothingMoves() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), node = sprite(.red, 10, 10)
        scene.addChild(node)
        let screen = try opened(scene)
        screen.advance(by: 0.1)
        #expect(screen.isSettled)
        node.run(.moveBy(x: 50, y: 0, duration: 0.5))
        screen.advance(by: 0.25)
        #expect(!screen.isSettled)
        screen.advance(by: 0.5)
        #expect(screen.isSettled && near(node.position.x, 60))
        node.position.y = 60
        screen.advance(by: 0.05)
        expect(try screen.surface(), 60, 40, 1, 0, 0)
        #expect(screen.isSettled)
    }

    @Test func pausedViewsKeepTheirPicture() throws {
        let scene = NotingScene(size: CGSize(width: 100, height: 100)), screen = try opened(scene, isPaused: true)
        screen.advance(by: 0.5)
        #expect(screen.isSettled && scene.times.isEmpty)
        let paused = NotingScene(size: CGSize(width: 100, height: 100)), other = try opened(paused)
        paused.isPaused = true
        let count = paused.times.count
        other.advance(by: 0.5)
        #expect(other.isSettled && paused.times.count <= count + 1)
    }

    @Test func fewerFramesArePreferred() throws {
        let scene = NotingScene(size: CGSize(width: 100, height: 100)), screen = try opened(scene, frames: 20)
        screen.advance(by: 1)
        #expect(abs(scene.times.count - 21) <= 1, "\(scene.times.count)")
    }

    @Test func additiveParticlesOnATransparentGroundStayApartFromTheViewBehind() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), node = sprite(UIColor(red: 0.5, green: 0, blue: 0, alpha: 1), 50, 50)
        scene.backgroundColor = .clear
        node.blendMode = .add
        scene.addChild(node)
        expect(try opened(scene, options: [.allowsTransparency]).surface(), 50, 50, 0.5, 0, 0)
    }

    @Test func twoRunsGiveTheSamePictures() throws {
        func run() throws -> [UInt8] {
            let scene = SKScene(size: CGSize(width: 100, height: 100)), emitter = SKEmitterNode()
            (emitter.particleTexture, emitter.particleBirthRate, emitter.particleLifetime) = (.plain(255, 200, 0), 200, 1)
            (emitter.particleSpeed, emitter.emissionAngleRange, emitter.particleRotationRange) = (40, 6, 6)
            emitter.position = CGPoint(x: 50, y: 50)
            scene.addChild(emitter)
            let screen = try opened(scene)
            screen.advance(by: 0.7)
            return try screen.surface().withPixels { Array($0) }
        }
        #expect(try run() == run())
    }

    @Test func transitionsShowBothScenes() throws {
        let view = SKView(), red = SKScene(size: CGSize(width: 100, height: 100)), blue = SKScene(size: CGSize(width: 100, height: 100))
        (red.backgroundColor, blue.backgroundColor) = (.red, .blue)
        view.presentScene(red)
        let screen = try TestScreen(AnyView(Hosted(view: view)), size: CGSize(width: 100, height: 100), scale: 1)
        view.presentScene(blue, transition: .push(with: .left, duration: 1))
        screen.advance(by: 0.5 + 1.0 / 60)
        let surface = try screen.surface()
        expect(surface, 20, 50, 1, 0, 0)
        expect(surface, 80, 50, 0, 0, 1)
        screen.advance(by: 1)
        expect(try screen.surface(), 20, 50, 0, 0, 1)
        #expect(screen.isSettled)
        let third = SKScene(size: CGSize(width: 100, height: 100))
        third.backgroundColor = .white
        view.presentScene(third, transition: .crossFade(withDuration: 1))
        screen.advance(by: 0.5 + 1.0 / 60)
        expect(try screen.surface(), 50, 50, 0.5, 0.5, 1, 0.03)
    }
    private struct Hosted: UIViewRepresentable {
        let view: SKView
        func makeUIView(context: Context) -> SKView { view }
        func updateUIView(_ view: SKView, context: Context) {}
    }

    @Test func aNodeBecomesATexture() throws {
        let node = SKNode()
        node.addChild(sprite(.red, 10, 0))
        let texture = try #require(SKView().texture(from: node))
        #expect(texture.size() == CGSize(width: 20, height: 20) && texture.source?.pixels[2] == 255)
    }

    @Test func partsOfTexturesCountFromBelow() {
        let whole = SKTexture.plain(1, 2, 3, side: 8), part = SKTexture(rect: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.25), in: whole)
        #expect(part.size() == CGSize(width: 4, height: 2) && part.textureRect() == CGRect(x: 0.5, y: 0, width: 0.5, height: 0.25))
        #expect(part.region() == CGRect(x: 4, y: 6, width: 4, height: 2))
    }

    /// The frames of a scene cost no evaluation and no layout of views.
    @Test func framesEvaluateNoViews() throws {
        let scene = NotingScene(size: CGSize(width: 100, height: 100)), screen = try opened(scene)
        screen.advance(by: 0.2)
        let before = screen.window.graph.counters.bodies
        screen.advance(by: 0.5)
        #expect(screen.window.graph.counters.bodies == before && scene.times.count > 30)
    }
}

/// A transparent scene over a view, as programs use particles: a static property holds the scene, which sets the emitter's position.
@MainActor
@Suite struct ParticleSceneTests {
    private final class Rain: SKScene {
        static let shared = Rain()
        let drops: SKEmitterNode? = {
            let drops = SKEmitterNode()
            (drops.particleBirthRate, drops.particleLifetime, drops.emissionAngle, drops.emissionAngleRange) = (600, 8, 4.712389, 0.03)
            (drops.particleSpeed, drops.particleSpeedRange, drops.yAcceleration, drops.particlePositionRange) = (600, 150, -150, CGVector(dx: 55, dy: 5))
            (drops.particleScale, drops.particleScaleRange, drops.particleAlphaRange, drops.particleColorBlendFactor) = (0.1, 0.05, 0.2, 1)
            drops.particleColorSequence = SKKeyframeSequence(keyframeValues: [UIColor(red: 0.1, green: 0.51, blue: 1, alpha: 1)], times: [0] as [NSNumber])
            drops.particleTexture = .plain(255, 255, 255, side: 100)
            return drops
        }()

        override func didMove(to view: SKView) {
            (size, scaleMode, backgroundColor) = (view.bounds.size, .fill, .clear)
            guard let drops, !children.contains(drops) else { return }
            drops.position.x = 100
            drops.position.y = frame.maxY
            addChild(drops)
        }
    }

    @Test func dropsFallFromTheTop() throws {
        let screen = try TestScreen(ZStack {
            Color.white
            SpriteView(scene: Rain.shared, options: [.allowsTransparency])
        }, size: CGSize(width: 200, height: 400), scale: 1)
        screen.advance(by: 0.25)
        let early = try #require(screen.batches.first?.bounds)
        #expect(early.minY < 10 && early.maxY > 80 && early.maxY < 220, "\(early)")
        screen.advance(by: 1)
        let batch = try #require(screen.batches.first)
        #expect(batch.bounds.maxY > 500 && abs(batch.bounds.midX - 100) < 40 && batch.sprites.count == 751)
        let surface = try screen.surface()
        expect(surface, 5, 200, 1, 1, 1)
        let column = (60..<140).filter { surface.color(x: $0, y: 200).red < 0.7 }
        #expect(column.count > 10)
    }
}
