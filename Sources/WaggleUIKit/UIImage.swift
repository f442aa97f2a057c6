import Foundation
import Synchronization
import WaggleCairo
import WaggleCore
import WaggleCoreGraphics
import WaggleDisplayList
import WaggleGeometry

/// An image with a scale, or a symbol. Immutable.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// Whether the image shows its own colours or is a template for the foreground style.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    /// The rotation and mirroring that display the stored pixels upright. The name gives the displayed position of their top edge.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        var imageOrientation: Image.Orientation {
            switch self {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
        }
    }

    private let pixels: CGImage?
    /// Renders the pixels of a symbol on first use.
    let symbol: SymbolPicture?
    /// Pixels per point.
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    public let imageOrientation: Orientation

    init(
        _ image: CGImage?, _ symbol: SymbolPicture? = nil, scale: CGFloat, renderingMode: RenderingMode = .automatic,
        orientation: Orientation = .up
    ) {
        (pixels, self.symbol, self.renderingMode, imageOrientation) = (image, symbol, renderingMode, orientation)
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// An image without pixels, of zero size.
    public convenience override init() { self.init(nil, scale: 1) }
    public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }
    /// - Parameters:
    ///   - scale: Pixels per point; a value that is not a positive number is treated as 1.
    ///   - orientation: The rotation and mirroring that display the pixels upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(cgImage, nil, scale: scale, orientation: orientation)
    }

    /// Decodes the contents of an image file: PNG, JPEG, GIF (first frame), TIFF, BMP and more; nil if they cannot be decoded.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    /// Decodes the contents of an image file; nil if they cannot be decoded.
    /// - Parameter scale: Pixels per point; a value that is not a positive number is treated as 1.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let source = try? ImageDecoder.decode(Array(data)) else { return nil }
        self.init(CGImage(source), scale: scale)
    }
    /// Decodes an image file; `@2x` or `@3x` at the end of its name sets the scale. Nil if it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let source = try? ImageDecoder.decode(contentsOfFile: path) else { return nil }
        let stem = (path as NSString).deletingPathExtension
        self.init(CGImage(source), scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    }
    /// The named image in the program's asset catalogues or among its files; nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
    /// The named image in a bundle's asset catalogues; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let bundle = bundle == .main ? nil : bundle, isDark = traitCollection?.userInterfaceStyle == .dark
        guard let image = ProgramAssets.provider?.image(
            named: name, bundle: bundle, scale: MainScreen.scale, dark: isDark) else { return nil }
        self.init(CGImage(image.source), scale: image.scale, renderingMode: image.isTemplate == true ? .alwaysTemplate : .automatic)
    }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// An image from an asset catalogue. A missing image is reported, and the result is empty.
    public convenience init(resource: ImageResource) {
        let bundle = resource.bundle == .main ? nil : resource.bundle
        guard let image = ProgramAssets.provider?.image(named: resource.name, bundle: bundle, scale: MainScreen.scale, dark: false) else {
            Diagnostics.shared.report(
                "There is no image named \"\(resource.name)\" in the asset catalogue of \(bundle?.bundlePath ?? "the main bundle").")
            self.init(nil, scale: 1, renderingMode: .automatic)
            return
        }
        self.init(CGImage(image.source), scale: image.scale, renderingMode: image.isTemplate == true ? .alwaysTemplate : .automatic)
    }

    /// `#imageLiteral(resourceName:)`, as inserted into source code by Xcode. A missing image is reported, and the result is empty.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = ProgramAssets.provider?.image(named: name, bundle: nil, scale: MainScreen.scale, dark: false) else {
            Diagnostics.shared.report("There is no image named \"\(name)\" for an image literal; it is empty.")
            self.init(nil, scale: 1, renderingMode: .automatic)
            return
        }
        self.init(CGImage(image.source), scale: image.scale, renderingMode: image.isTemplate == true ? .alwaysTemplate : .automatic)
    }

    /// The pixels as stored; those of a symbol are black. Nil for an empty image.
    public var cgImage: CGImage? { pixels ?? symbol?.image(scale: scale) }
    /// The pixels in their displayed orientation.
    var upright: ImageSource? { cgImage?.source.upright(from: imageOrientation.imageOrientation) }
    /// In points, in the displayed orientation.
    public var size: CGSize {
        if let symbol { return symbol.size }
        let size = CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
        switch imageOrientation {
        case .up, .down, .upMirrored, .downMirrored: return size
        case .left, .right, .leftMirrored, .rightMirrored: return CGSize(width: size.height, height: size.width)
        }
    }
    /// True if the image is drawn in the foreground style.
    var isTemplate: Bool { renderingMode == .alwaysTemplate || (renderingMode == .automatic && symbol.map { !$0.isColored } ?? false) }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(pixels, symbol, scale: scale, renderingMode: renderingMode, orientation: imageOrientation)
    }

    /// The image in its displayed orientation, as PNG data.
    public func pngData() -> Data? {
        guard let source = upright else { return nil }
        return source.pixels.withUnsafeBytes { try? CairoSurface.png($0, width: source.width, height: source.height, scale: scale) }
    }
    /// The image in its displayed orientation, as JPEG data; transparent parts are drawn on white.
    /// - Parameter compressionQuality: 0 (smallest) to 1 (best).
    public func jpegData(compressionQuality: CGFloat) -> Data? { try? upright?.jpeg(quality: compressionQuality) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self
            || (other.pixels == pixels && other.symbol == symbol && other.scale == scale && other.renderingMode == renderingMode
                                  && other.imageOrientation == imageOrientation && (pixels != nil || symbol != nil))
    }
    open override var hash: Int { pixels?.hashValue ?? symbol?.name.hashValue ?? 0 }
}

/// The type of `#imageLiteral` where the context names none.
public typealias _ImageLiteralType = UIImage

extension Image {
    /// An image as a view, at its own size.
    public init(uiImage: UIImage) {
        // An image without pixels is transparent.
        self.init(uiImage.upright ?? ImageSource(width: 1, height: 1, pixels: [0, 0, 0, 0]), scale: uiImage.scale)
        if uiImage.isTemplate {
            self = renderingMode(.template)
        } else if uiImage.renderingMode == .alwaysOriginal {
            self = renderingMode(.original)
        }
    }
    /// An image with a label for assistive technologies.
    /// - Parameters:
    ///   - scale: Pixels per point; values that are not positive and finite are treated as 1.
    ///   - orientation: The rotation and mirroring that display the pixels upright.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        self.init(cgImage.source.upright(from: orientation), scale: scale > 0 && scale.isFinite ? scale : 1, label: label)
    }
    /// An image that assistive technologies ignore.
    /// - Parameters:
    ///   - scale: Pixels per point; values that are not positive and finite are treated as 1.
    ///   - orientation: The rotation and mirroring that display the pixels upright.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.init(cgImage.source.upright(from: orientation), scale: scale > 0 && scale.isFinite ? scale : 1)
    }
}
