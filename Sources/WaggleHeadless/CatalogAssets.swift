// The program's asset catalogues, as the views' environment asks for them.

import Foundation
import Synchronization
import WaggleAssets
import WaggleCairo
import WaggleCore
import WaggleDisplayList

/// Answers names of colours and pictures from catalogues, and pictures from loose files beside them.
final class CatalogAssets: AssetProvider {
    private let catalog: AssetCatalog
    private let resourceFolders: [String]
    private let looseImages = Mutex<[String: ImageSource?]>([:])

    init(catalogs: [String], resourceFolders: [String], onIssue: @escaping @Sendable (String) -> Void) {
        self.resourceFolders = resourceFolders
        catalog = AssetCatalog(folders: catalogs.map { URL(fileURLWithPath: $0) }, decoder: PixbufImageDecoder()) { onIssue($0.description) }
    }

    func color(named name: String, bundle: Bundle?, dark: Bool, highContrast: Bool) -> ResolvedColor? {
        catalog.color(named: name)?.resolved(dark: dark, highContrast: highContrast)
    }

    func image(named name: String, bundle: Bundle?, scale: CGFloat, dark: Bool) -> CatalogImage? {
        if let image = catalog.image(named: name, scale: scale, dark: dark) {
            return CatalogImage(source: image.source, scale: image.scale, isTemplate: image.renderingIntent.map { $0 == .template },
                                capInsets: image.capInsets, tilesCenter: image.tilesCenter)
        }
        return looseImage(named: name).map { CatalogImage(source: $0) }
    }

    /// A picture file of the program that is in no catalogue, with or without its ending in the name.
    private func looseImage(named name: String) -> ImageSource? {
        looseImages.withLock { known in
            if let image = known[name] { return image }
            let names = name.contains(".") ? [name] : ["png", "jpg", "jpeg"].map { "\(name).\($0)" }
            let paths = resourceFolders.flatMap { folder in names.map { "\(folder)/\($0)" } }
            let image = paths.first { FileManager.default.fileExists(atPath: $0) }.flatMap { try? ImageDecoder.decode(contentsOfFile: $0) }
            known[name] = .some(image)
            return image
        }
    }
}

struct PixbufImageDecoder: AssetImageDecoder {
    func decode(contentsOf file: URL) throws -> ImageSource { try ImageDecoder.decode(contentsOfFile: file.path) }
    func rasterize(svg file: URL, scale: CGFloat) throws -> ImageSource { try ImageDecoder.decode(svgFile: file.path, scale: scale) }
}
