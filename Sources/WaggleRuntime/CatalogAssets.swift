// The program's asset catalogs as an environment value.

import Foundation
import Synchronization
import WaggleAssets
import WaggleCairo
import WaggleCore
import WaggleDisplayList

/// Looks up colors and images in catalogs, and images in loose files.
///
/// A bundle's own catalogs and files come first, then the program's, because packages are built here without compiling their catalogs.
package final class CatalogAssets: AssetProvider {
    private let catalog: AssetCatalog
    private let catalogFolders: [String]
    private let resourceFolders: [String]
    private let onIssue: @Sendable (String) -> Void
    private let looseImages = Mutex<[String: ImageSource?]>([:])
    private let bundles = Mutex<[String: CatalogAssets]>([:])

    init(catalogs: [String], resourceFolders: [String], onIssue: @escaping @Sendable (String) -> Void) {
        (catalogFolders, self.resourceFolders) = (catalogs, resourceFolders)
        self.onIssue = onIssue
        catalog = AssetCatalog(folders: catalogs.map { URL(fileURLWithPath: $0) }, decoder: PixbufImageDecoder()) {
            onIssue($0.description)
        }
    }

    /// The running program's assets; those of its main bundle unless the host has set others.
    package static var current: any AssetProvider {
        if let provider = ProgramAssets.provider { return provider }
        let assets = CatalogAssets(bundle: .main) { HostMessage.warn($0) }
        ProgramAssets.provider = assets
        return assets
    }

    /// The assets in a bundle's resource folder.
    private convenience init(bundle: Bundle, onIssue: @escaping @Sendable (String) -> Void) {
        let folder = bundle.resourcePath ?? bundle.bundlePath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        self.init(
            catalogs: names.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }, resourceFolders: [folder],
            onIssue: onIssue)
    }

    /// The assets of a bundle other than the main one.
    private func assets(of bundle: Bundle?) -> CatalogAssets? {
        guard let bundle, bundle != .main else { return nil }
        return bundles.withLock { known in
            if let assets = known[bundle.bundlePath] { return assets }
            let assets = CatalogAssets(bundle: bundle, onIssue: onIssue)
            known[bundle.bundlePath] = assets
            return assets
        }
    }

    package func color(named name: String, bundle: Bundle?, dark: Bool, highContrast: Bool) -> ResolvedColor? {
        if let color = assets(of: bundle)?.color(named: name, bundle: nil, dark: dark, highContrast: highContrast) { return color }
        return catalog.color(named: name)?.resolved(dark: dark, highContrast: highContrast)
    }

    package func image(named name: String, bundle: Bundle?, scale: CGFloat, dark: Bool) -> CatalogImage? {
        if let image = assets(of: bundle)?.image(named: name, bundle: nil, scale: scale, dark: dark) { return image }
        return catalogImage(named: name, scale: scale, dark: dark) ?? looseImage(named: name).map { CatalogImage(source: $0) }
    }
    private func catalogImage(named name: String, scale: CGFloat, dark: Bool, magnification: CGFloat = 1) -> CatalogImage? {
        guard let image = catalog.image(named: name, scale: scale, dark: dark, magnification: magnification) else { return nil }
        var found = CatalogImage(source: image.source, scale: image.scale, isTemplate: image.renderingIntent.map { $0 == .template },
                                 capInsets: image.capInsets, tilesCenter: image.tilesCenter)
        if image.keepsVector {
            found.magnified = { [self] magnification in catalogImage(named: name, scale: scale, dark: dark, magnification: magnification) }
        }
        return found
    }

    package func file(named name: String) -> URL? {
        resourceFolders.lazy.map { URL(fileURLWithPath: "\($0)/\(name)") }.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The program's icon; nil if it has none or if its picture cannot be read.
    package var icon: ProgramIcon? {
        guard let icon = catalog.icon else { return nil }
        do { return ProgramIcon(image: try ImageDecoder.decode(contentsOfFile: icon.file.path), fillsSquare: icon.fillsSquare) } catch {
            onIssue("The program's icon, \(icon.file.path), cannot be read: \(error)")
            return nil
        }
    }

    /// The names of the images in a sprite atlas of the catalogs, in order; nil if there is no such atlas.
    package func imageNames(inAtlas name: String) -> [String]? {
        let folders = catalogFolders.flatMap { catalog in
            let files = FileManager.default.enumerator(atPath: catalog)
            return (files?.compactMap { $0 as? String } ?? []).filter { ($0 as NSString).lastPathComponent == name + ".spriteatlas" }.map {
                "\(catalog)/\($0)"
            }
        }
        guard !folders.isEmpty else { return nil }
        let sets = folders.flatMap { FileManager.default.enumerator(atPath: $0)?.compactMap { $0 as? String } ?? [] }.filter {
            $0.hasSuffix(".imageset")
        }
        return Set(sets.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }).sorted()
    }

    /// An image file of the program outside catalogs; the extension is optional.
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

/// The icon of a program.
package struct ProgramIcon: Sendable {
    package let image: ImageSource
    /// True if the picture fills its square, which the system gives its shape.
    package let fillsSquare: Bool
    package init(image: ImageSource, fillsSquare: Bool) { (self.image, self.fillsSquare) = (image, fillsSquare) }
}

struct PixbufImageDecoder: AssetImageDecoder {
    func decode(contentsOf file: URL) throws -> ImageSource { try ImageDecoder.decode(contentsOfFile: file.path) }
    func rasterize(svg file: URL, scale: CGFloat) throws -> ImageSource { try ImageDecoder.decode(svgFile: file.path, scale: scale) }
    func rasterize(pdf file: URL, scale: CGFloat) throws -> ImageSource { try ImageDecoder.decode(pdfFile: file.path, scale: scale) }
}
