import Foundation
import SwiftUI
import Testing
import WaggleCairo
import WaggleDisplayList
@testable import SpriteKit
@testable import WaggleTesting

/// A scene of 100 by 100 points that records its callbacks.
final class NotingScene: SKScene {
    var notes: [String] = []
    var times: [TimeInterval] = []

    override func sceneDidLoad() { notes.append("load") }
    override func didMove(to view: SKView) { notes.append("move to \(Int(view.bounds.width))") }
    override func willMove(from view: SKView) { notes.append("move from") }
    override func didChangeSize(_ oldSize: CGSize) { notes.append("size \(Int(oldSize.width)) to \(Int(size.width))") }
    override func update(_ currentTime: TimeInterval) {
        notes.append("update")
        times.append(currentTime)
    }
    override func didEvaluateActions() { notes.append("actions") }
    override func didFinishUpdate() { notes.append("finish") }
}

@MainActor
func opened(_ scene: SKScene, options: SpriteView.Options = [], width: CGFloat = 100, height: CGFloat = 100, isPaused: Bool = false, frames: Int = 60) throws -> TestScreen {
    try TestScreen(SpriteView(scene: scene, isPaused: isPaused, preferredFramesPerSecond: frames, options: options), size: CGSize(width: width, height: height), scale: 1)
}

extension TestScreen {
    /// The pixels of the screen on white.
    func surface() throws -> CairoSurface {
        let surface = try CairoSurface(width: Int(size.width), height: Int(size.height))
        surface.clear(.white)
        surface.draw(window.graph.displayList())
        return surface
    }
    /// The batches of sprites, back to front.
    var batches: [SpriteBatch] {
        func batches(_ list: DisplayList) -> [SpriteBatch] {
            list.items.flatMap { item -> [SpriteBatch] in
                switch item.content {
                case .sprites(let batch): [batch]
                case .list(let inner, _, _), .effect(_, let inner): batches(inner)
                case .fill, .stroke, .text, .image: []
                }
            }
        }
        return batches(window.graph.displayList())
    }
}

func expect(_ surface: CairoSurface, _ x: Int, _ y: Int, _ red: Float, _ green: Float, _ blue: Float, _ tolerance: Float = 0.015, location: SourceLocation = #_sourceLocation) {
    let color = surface.color(x: x, y: y)
    let differences = [color.red - red, color.green - green, color.blue - blue]
    #expect(differences.allSatisfy { abs($0) <= tolerance }, "\(color) at \(x), \(y)", sourceLocation: location)
}

func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }
func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool { near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance) }

extension SKTexture {
    /// A texture in one color.
    static func plain(_ red: UInt8, _ green: UInt8, _ blue: UInt8, side: Int = 4) -> SKTexture {
        SKTexture(ImageSource(width: side, height: side, pixels: (0..<side * side).flatMap { _ in [blue, green, red, 255] }), scale: 1)
    }
}

/// A scene whose frames the test advances.
@MainActor
struct Frames {
    let scene: SKScene
    private var time: TimeInterval = 0

    init(_ scene: SKScene = SKScene(size: CGSize(width: 100, height: 100))) {
        self.scene = scene
        scene.move(to: 0, by: 0)
    }
    mutating func advance(by seconds: TimeInterval, framesPerSecond: Double = 60) {
        let count = Int((seconds * framesPerSecond).rounded())
        for _ in 0..<count {
            time += 1 / framesPerSecond
            scene.move(to: time, by: 1 / framesPerSecond)
        }
    }
}
