import Foundation
import WaggleCore
import WaggleRuntime
import WaggleUIKit

/// A collection of named textures.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
    private enum Contents {
        case catalog(String)
        case textures([String: SKTexture])
    }
    private let contents: Contents

    /// The sprite atlas of an asset catalogue.
    public init(named name: String) { contents = .catalog(name) }
    /// - Parameter properties: `UIImage`s, or names of image files, by texture name.
    public init(dictionary properties: [String: Any]) {
        contents = .textures(properties.compactMapValues { value in
            (value as? UIImage).map { SKTexture(image: $0) } ?? (value as? String).flatMap {
                UIImage(contentsOfFile: $0) ?? UIImage(named: $0)
            }.map { SKTexture(image: $0) }
        })
    }

    /// The texture with the given name. A missing texture is reported by name and shows a red cross on white.
    open func textureNamed(_ name: String) -> SKTexture {
        switch contents {
        case .catalog(let atlas):
            // The names of images in an atlas with a namespace are prefixed with the atlas's name.
            return SKTexture(imageNamed: SKTexture.image(named: name) == nil && SKTexture.image(
                named: "\(atlas)/\(name)") != nil ? "\(atlas)/\(name)" : name)
        case .textures(let textures):
            if let texture = textures[name] ?? textures[(name as NSString).deletingPathExtension] { return texture }
            Diagnostics.shared.report("There is no image named \"\(name)\" in the texture atlas; a red cross stands in for it.")
            return SKTexture(MissingTexture.source, scale: 1)
        }
    }
    /// The sorted names of the textures. A missing atlas has none, which is reported.
    open var textureNames: [String] {
        switch contents {
        case .catalog(let atlas):
            if let names = (ProgramAssets.provider as? CatalogAssets)?.imageNames(inAtlas: atlas) { return names }
            Diagnostics.shared.report("There is no sprite atlas named \"\(atlas)\" in the program's asset catalogues, so it has no names.")
            return []
        case .textures(let textures): return textures.keys.sorted()
        }
    }

    /// Calls the closure immediately: textures are in memory as soon as they are created.
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
    /// Calls the closure immediately: textures are in memory as soon as they are created.
    open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Calls the closure immediately, with an atlas for each name and no error.
    open class func preloadTextureAtlasesNamed(
        _ atlasNames: [String], withCompletionHandler completionHandler: @escaping ((any Error)?, [SKTextureAtlas]) -> Void
    ) {
        completionHandler(nil, atlasNames.map { SKTextureAtlas(named: $0) })
    }
}
