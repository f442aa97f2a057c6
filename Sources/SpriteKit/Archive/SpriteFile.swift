import Foundation
import WaggleCore

/// A scene or particle file (`.sks`): a keyed archive of nodes.
@MainActor
enum SpriteFile {
    /// Opens the named file in the main bundle, or the file at a path.
    /// - Returns: nil if there is none or it contains no node of the type, which is reported with the file's name.
    static func decoder(named name: String, for type: SKNode.Type) -> SpriteDecoder? {
        guard let url = url(named: name) else {
            report("There is no file named \"\(name)\", with or without \".sks\", in the program's main bundle.")
            return nil
        }
        do {
            return try decoder(Data(contentsOf: url), file: url.lastPathComponent, for: type)
        } catch {
            report(
                "\(url.lastPathComponent) cannot be read as a scene or particle file, because \((error as? ArchiveError)?.description ?? error.localizedDescription).")
            return nil
        }
    }
    static func decoder(_ data: Data, file: String, for type: SKNode.Type) throws -> SpriteDecoder {
        let archive = try KeyedArchive(data)
        guard let object = archive.object(at: archive.root),
              let kind = SpriteClasses.node(object.classes) else { throw ArchiveError("its root object is not a node") }
        guard type == kind || type.isSubclass(of: kind), !(kind == SKNode.self && type != SKNode.self && SpriteClasses.isKnown(type)) else {
            throw ArchiveError("it holds a \(kind), not a \(type)")
        }
        return SpriteDecoder(SpriteFileContents(archive, file: file), object, at: archive.root, depth: 0)
    }

    private static func url(named name: String) -> URL? {
        let stem = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        if let url = Bundle.main.url(forResource: stem, withExtension: "sks") ?? ProgramAssets.provider?.file(named: stem + ".sks") {
            return url
        }
        guard stem.hasPrefix("/"), FileManager.default.fileExists(atPath: stem + ".sks") else { return nil }
        return URL(fileURLWithPath: stem + ".sks")
    }

    static func report(_ sentence: String) { Diagnostics.shared.report(sentence) }
}

extension SKNode {
    /// Reads a scene or particle file (`.sks`) from the program's main bundle.
    ///
    /// Creates only classes of this module, with the strings, numbers, colors, textures and sequences in their properties. Actions and
    /// physics in the file are ignored.
    /// - Parameter filename: with or without the extension.
    /// - Returns: nil if there is no such file or it contains another class of node; the reason is reported.
    public convenience init?(fileNamed filename: String) {
        guard let decoder = SpriteFile.decoder(named: filename, for: Self.self) else { return nil }
        self.init(coder: decoder)
    }
}

/// The classes that files may name.
@MainActor
enum SpriteClasses {
    private static let nodes: [String: SKNode.Type] = [
        "SKNode": SKNode.self, "SKScene": SKScene.self, "SKSpriteNode": SKSpriteNode.self, "SKLabelNode": SKLabelNode.self,
        "SKEmitterNode": SKEmitterNode.self,
        "SKCameraNode": SKCameraNode.self, "SKShapeNode": SKShapeNode.self, "SKCropNode": SKCropNode.self,
        "SKEffectNode": SKEffectNode.self,
        "SKTransformNode": SKTransformNode.self,
    ]
    /// The nearest known class, from the object's own class upward. A program's own class is created as the class that it inherits from.
    static func node(_ classes: [String]) -> SKNode.Type? { classes.lazy.compactMap { nodes[$0] }.first }
    /// True for classes of this module besides `SKNode`.
    static func isKnown(_ type: SKNode.Type) -> Bool {
        nodes.values.contains { $0 != SKNode.self && (type == $0 || type.isSubclass(of: $0)) }
    }
}

extension SKNode {
    fileprivate class func isSubclass(of other: SKNode.Type) -> Bool {
        var type: AnyClass? = self
        while let current = type {
            if current == other { return true }
            type = _getSuperclass(current)
        }
        return false
    }
}
