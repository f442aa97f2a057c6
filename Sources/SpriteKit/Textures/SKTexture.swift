import Foundation
import WaggleCairo
import WaggleCore
import WaggleCoreGraphics
import WaggleDisplayList
import WaggleGeometry
import WaggleUIKit

/// How a texture is sampled when it is enlarged.
public enum SKTextureFilteringMode: Int, Sendable {
    /// Shows each pixel as a square.
    case nearest
    /// Interpolates between pixels.
    case linear
}

/// An image, or a part of one, for sprites and particles. Textures of the same image are drawn together.
open class SKTexture: NSObject, NSCopying, @unchecked Sendable {
    /// `linear` unless set.
    open var filteringMode = SKTextureFilteringMode.linear
    /// Has no effect: mipmaps are created as needed.
    open var usesMipmaps = false

    /// nil for an image without pixels; the texture then shows nothing.
    final var source: ImageSource?
    /// The visible part of the image, in unit coordinates, y downward.
    let part: CGRect
    /// Pixels per point.
    let scale: CGFloat

    init(_ source: ImageSource?, scale: CGFloat, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        (self.source, self.scale, self.part) = (source, scale > 0 ? scale : 1, part)
        super.init()
    }

    /// The named image in the program's asset catalogues or files; the extension is optional. A missing image is reported by name and shown
    /// as a red cross on white of 128 by 128 points.
    public convenience init(imageNamed name: String) {
        guard let image = SKTexture.image(named: name) else {
            Diagnostics.shared.report(
                "There is no image named \"\(name)\" in the program's asset catalogues or files; a red cross stands in for it.")
            self.init(MissingTexture.source, scale: 1)
            return
        }
        self.init(image.source, scale: image.scale)
    }
    public convenience init(image: UIImage) { self.init(image.cgImage?.source, scale: image.scale) }
    public convenience init(cgImage: CGImage) { self.init(cgImage.source, scale: 1) }
    /// A part of another texture.
    /// - Parameter rect: in unit coordinates of that texture, from its lower left corner.
    public convenience init(rect: CGRect, in texture: SKTexture) {
        let outer = texture.part
        self.init(texture.source, scale: texture.scale,
                  part: CGRect(x: outer.minX + rect.minX * outer.width, y: outer.minY + (1 - rect.maxY) * outer.height,
                               width: rect.width * outer.width, height: rect.height * outer.height))
        filteringMode = texture.filteringMode
    }

    /// A texture of the same image.
    open func copy(with zone: NSZone? = nil) -> Any { copied(SKTexture(source, scale: scale, part: part)) }
    final func copied(_ texture: SKTexture) -> SKTexture {
        (texture.filteringMode, texture.usesMipmaps) = (filteringMode, usesMipmaps)
        return texture
    }
    /// True for a texture of the same part of the same image with the same scale and filtering mode.
    final func isLike(_ other: SKTexture) -> Bool {
        self === other || source === other.source && part == other.part && scale == other.scale && filteringMode == other.filteringMode
    }

    static func image(named name: String) -> CatalogImage? {
        let provider = ProgramAssets.provider
        func image(_ name: String) -> CatalogImage? { provider?.image(named: name, bundle: nil, scale: MainScreen.scale, dark: false) }
        if let found = image(name) { return found }
        // File names may have an extension, which asset catalogues omit.
        let stem = (name as NSString).deletingPathExtension
        return stem == name ? nil : image(stem)
    }

    /// In points.
    open func size() -> CGSize {
        guard let source else { return .zero }
        return CGSize(width: CGFloat(source.width) * part.width / scale, height: CGFloat(source.height) * part.height / scale)
    }
    /// The part of the image that the texture shows, in unit coordinates from the lower left corner.
    open func textureRect() -> CGRect { CGRect(x: part.minX, y: 1 - part.maxY, width: part.width, height: part.height) }
    /// The whole image.
    open func cgImage() -> CGImage { CGImage(source ?? ImageSource(width: 1, height: 1, pixels: [0, 0, 0, 0])) }

    /// Calls the closure immediately: textures are in memory as soon as they are created.
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
    /// Calls the closure immediately: textures are in memory as soon as they are created.
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) { completionHandler() }

    /// The visible part in pixels from the image's upper left corner.
    func region(_ fractions: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) -> CGRect {
        guard let source else { return .zero }
        let (width, height) = (CGFloat(source.width), CGFloat(source.height))
        return CGRect(x: (part.minX + fractions.minX * part.width) * width, y: (part.minY + (1 - fractions.maxY) * part.height) * height,
                      width: fractions.width * part.width * width, height: fractions.height * part.height * height)
    }

    /// One white pixel, for sprites and particles without a texture.
    static let white = SKTexture(ImageSource(width: 1, height: 1, pixels: [255, 255, 255, 255]), scale: 1)
}
