import Foundation
import Testing
import WaggleCore
@testable import SpriteKit

/// Builds keyed archives as Xcode's editor writes them.
struct ArchiveBuilder {
    private(set) var objects: [Any] = ["$null"]
    private var classes: [String: Int] = [:]

    /// A reference in the form of XML property lists.
    static func reference(_ index: Int) -> [String: Any] { ["CF$UID": index] }

    mutating func add(_ value: Any) -> [String: Any] {
        objects.append(value)
        return Self.reference(objects.count - 1)
    }
    mutating func object(_ classes: [String], _ fields: [String: Any]) -> [String: Any] {
        var fields = fields
        let name = classes[0]
        if self.classes[name] == nil {
            objects.append(["$classname": name, "$classes": classes])
            self.classes[name] = objects.count - 1
        }
        fields["$class"] = Self.reference(self.classes[name] ?? 0)
        return add(fields)
    }
    mutating func array(_ values: [Any]) -> [String: Any] { object(["NSArray", "NSObject"], ["NS.objects": values]) }
    mutating func point(_ x: Double, _ y: Double) -> [String: Any] {
        let text = add("{\(x), \(y)}")
        return object(["NSValue", "NSObject"], ["NS.special": 1, "NS.pointval": text])
    }
    mutating func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [String: Any] {
        let text = add("{{\(x), \(y)}, {\(width), \(height)}}")
        return object(["NSValue", "NSObject"], ["NS.special": 3, "NS.rectval": text])
    }
    mutating func node(_ name: String, _ fields: [String: Any]) -> [String: Any] { object([name, "SKNode", "UIResponder", "NSObject"], fields) }

    func data(root: [String: Any]) throws -> Data {
        let list: [String: Any] = ["$archiver": "NSKeyedArchiver", "$version": 100_000, "$top": ["root": root], "$objects": objects]
        return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }
}

@MainActor
@Suite struct ArchiveTests {
    private func read<Node: SKNode>(_ data: Data, as type: Node.Type) throws -> Node {
        let decoder = try SpriteFile.decoder(data, file: "Test.sks", for: type)
        return try #require(type.init(coder: decoder))
    }
    /// An emitter as saved by the editor.
    private func emitter(_ change: (inout ArchiveBuilder, inout [String: Any]) -> Void = { _, _ in }) throws -> Data {
        var builder = ArchiveBuilder()
        let rgb = Data("0.0981 0.509 0.9984\0".utf8)
        let color = builder.object(["NSColor", "NSObject"], ["NSColorSpace": 1, "NSRGB": rgb])
        let values = builder.array([color]), times = builder.array([builder.add(0.0)])
        let sequence = builder.object(["SKKeyframeSequence", "NSObject"], ["_values": values, "_times": times, "_interpolationMode": 1, "_repeatMode": 2])
        let count = builder.add(40)
        var fields: [String: Any] = [
            "_birthrate": 600.0, "_numParticlesToEmit": count, "_lifetime": 8.0, "_lifetimeVariance": 0.5, "_startPosition": builder.add("{3, 4}"),
            "_startPositionVariance": builder.add("{55, 5}"), "_emissionAngle": 4.712389, "_emissionAngleVariance": 0.03, "_startSpeed": 600.0, "_startSpeedVariance": 150.0,
            "_acceleration": builder.add("{0, -150}"), "_startScale": 0.1, "_startScaleVariance": 0.05, "_startOpacity": 1.0, "_startOpacityVariance": 0.2,
            "_startColorR": 0.545, "_startColorG": 0.567, "_startColorB": 1.0, "_startColorA": 1.0, "_startColorMix": 1.0, "_particleBlendMode": 1,
            "_startSize": builder.add("{100, 100}"), "_startRotationVariance": 0.7, "_particleColorSequence": sequence, "_particleAlphaSequence": ArchiveBuilder.reference(0),
            "_position": builder.point(10, 20), "_zPosition": 2.0, "_name": builder.add("rain"), "_hidden": false,
        ]
        change(&builder, &fields)
        let root = builder.node("SKEmitterNode", fields)
        return try builder.data(root: root)
    }

    @Test func anEmitterHasTheFilesProperties() throws {
        let emitter = try read(try emitter(), as: SKEmitterNode.self)
        #expect(emitter.particleBirthRate == 600 && emitter.numParticlesToEmit == 40 && emitter.particleLifetime == 8 && emitter.particleLifetimeRange == 0.5)
        #expect(emitter.particlePosition == CGPoint(x: 3, y: 4) && emitter.particlePositionRange == CGVector(dx: 55, dy: 5))
        #expect(near(emitter.emissionAngle, 4.712389) && emitter.emissionAngleRange == 0.03 && emitter.particleSpeed == 600 && emitter.particleSpeedRange == 150)
        #expect(emitter.xAcceleration == 0 && emitter.yAcceleration == -150 && emitter.particleScale == 0.1 && emitter.particleScaleRange == 0.05)
        #expect(emitter.particleAlphaRange == 0.2 && emitter.particleColorBlendFactor == 1 && emitter.particleBlendMode == .add && emitter.particleRotationRange == 0.7)
        #expect(emitter.particleSize == CGSize(width: 100, height: 100) && emitter.position == CGPoint(x: 10, y: 20) && emitter.zPosition == 2 && emitter.name == "rain")
        #expect(abs(emitter.particleColor.spriteColor.green - 0.567) < 1e-3 && emitter.particleAlphaSequence == nil)
        let sequence = try #require(emitter.particleColorSequence)
        let color = try #require(sequence.sample(atTime: 0.5) as? UIColor).spriteColor
        #expect(abs(color.blue - 0.9984) < 1e-3 && sequence.repeatMode == .loop && sequence.interpolationMode == .linear)
    }

    @Test func binaryArchivesAreTheSame() throws {
        let list = try PropertyListSerialization.propertyList(from: try emitter(), options: [], format: nil)
        let emitter = try read(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0), as: SKEmitterNode.self)
        #expect(emitter.particleBirthRate == 600 && emitter.numParticlesToEmit == 40 && emitter.particleColorSequence?.count() == 1)
    }

    @Test func colorsOfEverySortAreRead() throws {
        var builder = ArchiveBuilder()
        let colors = [
            builder.object(["UIColor", "NSObject"], ["UIRed": 0.25, "UIGreen": 0.5, "UIBlue": 0.75, "UIAlpha": 0.5]),
            builder.object(["NSColor", "NSObject"], ["NSColorSpace": 3, "NSWhite": Data("0.5 0.25\0".utf8)]),
            builder.object(["NSColor", "NSObject"], ["NSColorSpace": 6, "NSComponents": Data("1 0 0.5 0.75".utf8)]),
        ]
        let root = builder.node("SKNode", [:])
        let archive = try KeyedArchive(try builder.data(root: root))
        let read = colors.map { archive.color($0)?.spriteColor }
        #expect(read[0]?.green == 0.5 && read[0]?.opacity == 0.5 && read[1]?.red == 0.5 && read[1]?.opacity == 0.25 && read[2]?.blue == 0.5 && read[2]?.opacity == 0.75)
        #expect(archive.color(root) == nil)
    }

    @Test func scenesHaveTheirNodes() throws {
        var builder = ArchiveBuilder()
        let hidden = builder.node("SKNode", ["_name": builder.add("anchor"), "_position": builder.point(1, 2), "_zRotation": 0.5, "_xScale": 2.0, "_opacity": 0.5])
        let sprite = builder.node("SKSpriteNode", [
            "_name": builder.add("boat"), "_bounds": builder.rect(0, 0, 30, 20), "_anchorPoint": builder.point(0.5, 0), "_baseColorR": builder.add(1), "_baseColorG": builder.add(0),
            "_baseColorB": builder.add(0), "_baseColorA": builder.add(1), "_children": builder.array([hidden])])
        let label = builder.node("SKLabelNode", ["_text": builder.add("Port"), "_fontSize": 18.0, "_fontColorR": 0.0, "_fontColorG": 1.0, "_fontColorB": 0.0, "_fontColorA": 1.0,
                                                 "_horizontalAlignmentMode": builder.add(1), "_numberOfLines": builder.add(2)])
        let camera = builder.node("SKCameraNode", ["_position": builder.point(5, 5)]), other = builder.node("SKFieldNode", [:])
        let scene = builder.object(["Harbour", "SKScene", "SKEffectNode", "SKNode", "NSObject"], [
            "Scene_bounds": builder.rect(0, 0, 750, 1334), "_anchorPoint": builder.point(0.5, 0.5), "_scaleMode": builder.add(2), "_backgroundColorR": builder.add(0.25),
            "_backgroundColorG": builder.add(0.5), "_backgroundColorB": builder.add(0), "_backgroundColorA": builder.add(1), "_camera": camera,
            "_children": builder.array([sprite, label, camera, other])])
        let made = try read(try builder.data(root: scene), as: NotingScene.self)
        #expect(made.size == CGSize(width: 750, height: 1334) && made.anchorPoint == CGPoint(x: 0.5, y: 0.5) && made.scaleMode == .aspectFit && made.notes.last == "load")
        #expect(made.backgroundColor.spriteColor.green == 0.5 && made.children.count == 4 && made.camera === made.children[2])
        let boat = try #require(made.childNode(withName: "boat") as? SKSpriteNode)
        #expect(boat.size == CGSize(width: 30, height: 20) && boat.anchorPoint.y == 0 && boat.color.spriteColor.red == 1)
        let anchor = try #require(made.childNode(withName: "boat/anchor"))
        #expect(anchor.position == CGPoint(x: 1, y: 2) && anchor.zRotation == 0.5 && anchor.xScale == 2 && anchor.yScale == 1 && anchor.alpha == 0.5)
        let text = try #require(made.children[1] as? SKLabelNode)
        #expect(text.text == "Port" && text.fontSize == 18 && text.horizontalAlignmentMode == .left && text.numberOfLines == 2 && text.fontColor?.spriteColor.green == 1)
    }

    @Test func aFileOfAnotherClassIsRefused() throws {
        let data = try emitter()
        for type in [SKScene.self, SKSpriteNode.self, SKNode.self] as [SKNode.Type] {
            #expect(throws: ArchiveError.self) { try SpriteFile.decoder(data, file: "Test.sks", for: type) }
        }
        var builder = ArchiveBuilder()
        let root = builder.node("SKNode", [:])
        let plain = try builder.data(root: root)
        #expect(throws: ArchiveError.self) { try SpriteFile.decoder(plain, file: "Test.sks", for: SKEmitterNode.self) }
        _ = try read(plain, as: SKNode.self)
    }

    @Test func brokenFilesAreErrorsWithAReason() throws {
        func reason(_ data: Data) -> String {
            do {
                _ = try SpriteFile.decoder(data, file: "Test.sks", for: SKEmitterNode.self)
                return "none"
            } catch { return "\(error)" }
        }
        #expect(reason(Data("no list".utf8)).contains("not a property list") && reason(Data()).contains("not a property list"))
        #expect(reason(try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .xml, options: 0)).contains("not a keyed archive"))
        let builder = ArchiveBuilder()
        #expect(reason(try builder.data(root: ArchiveBuilder.reference(99))).contains("no root object"))
        #expect(reason(try builder.data(root: ArchiveBuilder.reference(0))).contains("not a node"))
        // A file truncated at any position gives an error or a smaller archive, never a trap.
        let whole = try PropertyListSerialization.data(fromPropertyList: try PropertyListSerialization.propertyList(from: try emitter(), options: [], format: nil), format: .binary, options: 0)
        for length in stride(from: 0, to: whole.count, by: 7) { _ = try? SpriteFile.decoder(whole.prefix(length), file: "Test.sks", for: SKEmitterNode.self) }
    }

    @Test func wrongValuesLeaveTheUsualOnes() throws {
        let emitter = try read(try emitter { builder, fields in
            fields["_birthrate"] = builder.add("many")
            fields["_startPosition"] = builder.add("{1, here}")
            fields["_particleBlendMode"] = 77
            fields["_lifetime"] = ArchiveBuilder.reference(4000)
            fields["_particleColorSequence"] = ArchiveBuilder.reference(0)
            fields["_children"] = builder.array([builder.add("no node"), ArchiveBuilder.reference(0), 7])
        }, as: SKEmitterNode.self)
        #expect(emitter.particleBirthRate == 0 && emitter.particlePosition == .zero && emitter.particleBlendMode == .alpha && emitter.particleLifetime == 0)
        #expect(emitter.particleColorSequence == nil && emitter.children.isEmpty)
    }

    @Test func nodesWithinThemselvesEnd() throws {
        var builder = ArchiveBuilder()
        // The object after the array and its class is the node itself.
        let root = ArchiveBuilder.reference(builder.objects.count + 3)
        let children = builder.array([root])
        let made = builder.node("SKNode", ["_children": children])
        let archive = try builder.data(root: made)
        #expect(try read(archive, as: SKNode.self).children.isEmpty)
        var deep = ArchiveBuilder(), node = deep.node("SKNode", [:])
        for _ in 0..<300 { node = deep.node("SKNode", ["_children": deep.array([node])]) }
        var (place, depth): (SKNode?, Int) = (try read(try deep.data(root: node), as: SKNode.self), 0)
        while let next = place?.children.first { (place, depth) = (next, depth + 1) }
        #expect(depth == 100)
    }

    @Test func aMissingFileIsNilWithAReport() {
        #expect(SKEmitterNode(fileNamed: "NoSuchRain") == nil && SKEmitterNode(fileNamed: "NoSuchRain.sks") == nil)
    }

    @Test func filesAreFoundWithAndWithoutTheirExtension() throws {
        let path = NSTemporaryDirectory() + "rain-\(UUID().uuidString)"
        try emitter().write(to: URL(fileURLWithPath: path + ".sks"))
        defer { try? FileManager.default.removeItem(atPath: path + ".sks") }
        #expect(SKEmitterNode(fileNamed: path)?.particleBirthRate == 600 && SKEmitterNode(fileNamed: path + ".sks")?.particleBirthRate == 600)
        #expect(SKScene(fileNamed: path) == nil)
    }
}
