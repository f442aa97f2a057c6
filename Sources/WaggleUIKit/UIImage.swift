import Foundation
import WaggleCairo
import WaggleCore
import WaggleCoreGraphics
import WaggleDisplayList
import WaggleGeometry

/// An image with a scale. Immutable.
open class UIImage: NSObject, @unchecked Sendable {
    /// Whether the image shows its own colours or is a template for the foreground style.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    public let renderingMode: RenderingMode

    private init(_ image: CGImage?, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
        cgImage = image
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.renderingMode = renderingMode
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }
    /// - Parameter scale: Pixels per point; a value that is not a positive number is treated as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat) { self.init(cgImage, scale: scale, renderingMode: .automatic) }

    /// Decodes the contents of an image file: PNG, JPEG, GIF (first frame), TIFF, BMP and more; nil if they cannot be decoded.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
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
    /// The image with a name in the program's asset catalogues or among its files; nil if there is none.
    public convenience init?(named name: String) {
        guard let image = ProgramAssets.provider?.image(named: name, bundle: nil, scale: MainScreen.scale, dark: false) else { return nil }
        self.init(CGImage(image.source), scale: image.scale, renderingMode: image.isTemplate == true ? .alwaysTemplate : .automatic)
    }

    /// An image from an asset catalogue. A missing one is reported, and empty.
    public convenience init(resource: ImageResource) {
        let bundle = resource.bundle == .main ? nil : resource.bundle
        guard let image = ProgramAssets.provider?.image(named: resource.name, bundle: bundle, scale: MainScreen.scale, dark: false) else {
            Diagnostics.shared.report("There is no image named \"\(resource.name)\" in the asset catalogue of \(bundle?.bundlePath ?? "the main bundle").")
            self.init(nil, scale: 1, renderingMode: .automatic)
            return
        }
        self.init(CGImage(image.source), scale: image.scale, renderingMode: image.isTemplate == true ? .alwaysTemplate : .automatic)
    }

    /// In points.
    public var size: CGSize { CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale) }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        guard let cgImage else { return self }
        return UIImage(cgImage, scale: scale, renderingMode: renderingMode)
    }

    /// The image as PNG data.
    public func pngData() -> Data? {
        guard let source = cgImage?.source else { return nil }
        return source.pixels.withUnsafeBytes { try? CairoSurface.png($0, width: source.width, height: source.height, scale: scale) }
    }
    /// The image as JPEG data; transparent parts are drawn on white.
    /// - Parameter compressionQuality: 0 (smallest) to 1 (best).
    public func jpegData(compressionQuality: CGFloat) -> Data? { try? cgImage?.source.jpeg(quality: compressionQuality) }
}

extension Image {
    /// An image as a view, at its own size.
    public init(uiImage: UIImage) {
        // An image without pixels is transparent.
        self.init(uiImage.cgImage?.source ?? ImageSource(width: 1, height: 1, pixels: [0, 0, 0, 0]), scale: uiImage.scale)
        switch uiImage.renderingMode {
        case .automatic: break
        case .alwaysOriginal: self = renderingMode(.original)
        case .alwaysTemplate: self = renderingMode(.template)
        }
    }
    /// A picture with a label for assistive programs.
    /// - Parameters:
    ///   - scale: pixels per point; 0 and less, and not-a-number, count as 1.
    ///   - orientation: how the pixels lie to what they show.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        self.init(cgImage.source.upright(from: orientation), scale: scale > 0 && scale.isFinite ? scale : 1, label: label)
    }
    /// A picture that assistive programs ignore.
    /// - Parameters:
    ///   - scale: pixels per point; 0 and less, and not-a-number, count as 1.
    ///   - orientation: how the pixels lie to what they show.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.init(cgImage.source.upright(from: orientation), scale: scale > 0 && scale.isFinite ? scale : 1)
    }
}
