import Foundation
import SwiftUI
import Testing
import WaggleDisplayList
@testable import SpriteKit
@testable import WaggleCore
@testable import WaggleRuntime

@MainActor
@Suite struct TextureTests {
    @Test func aMissingTextureIsARedCrossAndToldByItsName() throws {
        let scene = SKScene(size: CGSize(width: 200, height: 200)), sprite = SKSpriteNode(imageNamed: "NoSuchGull")
        sprite.position = CGPoint(x: 100, y: 100)
        scene.backgroundColor = .black
        scene.addChild(sprite)
        #expect(sprite.size == CGSize(width: 128, height: 128) && Diagnostics.shared.hasReported("\"NoSuchGull\""))
        let surface = try opened(scene, width: 200, height: 200).surface()
        // The arms of the cross, the white between them, and the surrounding scene.
        for (x, y) in [(100, 100), (70, 70), (130, 70), (70, 130), (130, 130)] { expect(surface, x, y, 1, 0, 0) }
        for (x, y) in [(100, 50), (50, 100), (150, 100), (100, 150), (38, 38)] { expect(surface, x, y, 1, 1, 1) }
        expect(surface, 20, 100, 0, 0, 0)
        #expect(SKTextureAtlas(dictionary: [:]).textureNamed("NoSuchTern").size().width == 128 && Diagnostics.shared.hasReported("\"NoSuchTern\""))
    }

    @Test func anEmitterWithoutItsTextureShowsCrosses() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), emitter = SKEmitterNode()
        (emitter.particleTexture, emitter.numParticlesToEmit, emitter.particleBirthRate, emitter.particleLifetime) = (SKTexture(imageNamed: "NoSuchDrop"), 1, 60, 60)
        (emitter.position, emitter.particleScale) = (CGPoint(x: 50, y: 50), 0.25)
        scene.addChild(emitter)
        let screen = try opened(scene)
        screen.advance(by: 0.1)
        let surface = try screen.surface()
        expect(surface, 50, 50, 1, 0, 0, 0.05)
        expect(surface, 50, 38, 1, 1, 1, 0.05)
    }

    @Test func texturesAreMadeOfPixels() throws {
        // Two pixels each way: red and green below, blue and half transparent white above.
        let data = Data([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 128, 128, 128, 128])
        let texture = SKTexture(data: data, size: CGSize(width: 2, height: 2)), source = try #require(texture.source)
        #expect(Array(source.pixels) == [255, 0, 0, 255, 128, 128, 128, 128, 0, 0, 255, 255, 0, 255, 0, 255])
        #expect(SKTexture(data: data, size: CGSize(width: 2, height: 2), flipped: true).source?.pixels.prefix(4) == [0, 0, 255, 255])
        #expect(SKTexture(data: Data([1]), size: CGSize(width: 2, height: 1)).source?.pixels == [UInt8](repeating: 0, count: 8))
    }

    @Test func writtenPixelsShowWithTheNextFrame() throws {
        let texture = SKMutableTexture(size: CGSize(width: 2, height: 2)), scene = SKScene(size: CGSize(width: 100, height: 100))
        let sprite = SKSpriteNode(texture: texture, size: CGSize(width: 100, height: 100))
        sprite.position = CGPoint(x: 50, y: 50)
        texture.filteringMode = .nearest
        scene.backgroundColor = .black
        scene.addChild(sprite)
        let screen = try opened(scene)
        screen.advance(by: 0.1)
        expect(try screen.surface(), 25, 75, 0, 0, 0)
        #expect(screen.isSettled)
        texture.modifyPixelData { bytes, count in
            guard let bytes, count == 16 else { return }
            // The first pixel is the lower left one.
            bytes.copyMemory(from: [255, 0, 0, 255] as [UInt8], byteCount: 4)
        }
        screen.advance(by: 0.1)
        expect(try screen.surface(), 25, 75, 1, 0, 0)
        expect(try screen.surface(), 75, 75, 0, 0, 0)
        let copy = try #require(texture.copy() as? SKMutableTexture)
        copy.modifyPixelData { bytes, count in bytes?.initializeMemory(as: UInt8.self, repeating: 255, count: count) }
        screen.advance(by: 0.1)
        expect(try screen.surface(), 75, 75, 0, 0, 0)
        #expect(copy.source?.pixels == [UInt8](repeating: 255, count: 16))
    }

    @Test func noiseIsSmoothAsAsked() throws {
        func steps(_ smoothness: CGFloat) throws -> Int {
            let pixels = try #require(SKTexture(noiseWithSmoothness: smoothness, size: CGSize(width: 64, height: 64), grayscale: true).source).pixels
            let isGrey = (0..<64 * 64).allSatisfy { (index: Int) -> Bool in pixels[4 * index] == pixels[4 * index + 1] && pixels[4 * index + 3] == 255 }
            #expect(isGrey && Set(pixels).count > 20)
            var sum = 0
            for index in 0..<64 * 63 {
                let (upper, lower) = (Int(pixels[4 * index]), Int(pixels[4 * index + 256]))
                sum += abs(upper - lower)
            }
            return sum
        }
        let (rough, middle, smooth) = try (steps(0), steps(0.5), steps(1))
        #expect(rough > 2 * middle && middle > 2 * smooth)
        let colors = SKTexture(noiseWithSmoothness: 0.2, size: CGSize(width: 16, height: 16), grayscale: false)
        #expect(colors.source?.pixels == SKTexture(noiseWithSmoothness: 0.2, size: CGSize(width: 16, height: 16), grayscale: false).source?.pixels)
        #expect(SKTexture(vectorNoiseWithSmoothness: 1, size: CGSize(width: 4, height: 4)).size() == CGSize(width: 4, height: 4))
    }

    @Test func atlasesOfCataloguesKnowTheirNames() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("atlas-\(UUID().uuidString)")
        let catalogue = folder.appendingPathComponent("Assets.xcassets"), atlas = catalogue.appendingPathComponent("Birds/Gulls.spriteatlas")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Gulls2", "Gulls1"] { try FileManager.default.createDirectory(at: atlas.appendingPathComponent(name + ".imageset"), withIntermediateDirectories: true) }
        try FileManager.default.createDirectory(at: catalogue.appendingPathComponent("Boat.imageset"), withIntermediateDirectories: true)
        let usual = ProgramAssets.provider
        defer { ProgramAssets.provider = usual }
        ProgramAssets.provider = CatalogAssets(catalogs: [catalogue.path], resourceFolders: []) { _ in }
        #expect(SKTextureAtlas(named: "Gulls").textureNames == ["Gulls1", "Gulls2"])
        #expect(SKTextureAtlas(named: "NoSuchTerns").textureNames.isEmpty && Diagnostics.shared.hasReported("\"NoSuchTerns\""))
    }

    @Test func atlasesOfDictionariesKnowTheirNames() {
        let atlas = SKTextureAtlas(dictionary: ["b": UIImage(), "a": UIImage()])
        #expect(atlas.textureNames == ["a", "b"])
    }
}
