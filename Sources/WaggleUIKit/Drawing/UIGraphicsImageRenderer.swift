import Foundation
import WaggleCore
import WaggleCoreGraphics
import WaggleGeometry

/// The properties shared by all renderer formats.
open class UIGraphicsRendererFormat: NSObject {
    /// In points.
    open internal(set) var bounds = CGRect.zero
    public required override init() { super.init() }
    /// The format for the main screen.
    open class func `default`() -> Self { Self() }
    open class func preferred() -> Self { `default`() }
}

/// The properties of a renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The colour range. It has no effect: images are in sRGB.
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    /// Pixels per point. 0 stands for the main screen's scale, which is also the default.
    open var scale: CGFloat = MainScreen.scale
    /// True for opaque images, which begin black.
    open var opaque = false
    open var preferredRange = Range.automatic
    open var prefersExtendedRange = false

    public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

/// The drawing environment of a renderer's closure.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat
    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) { (cgContext, self.format) = (context, format) }

    /// Fills a rectangle in user space with the current colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle in user space with the current colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// Strokes a one-point line just inside the rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Clips to a rectangle in user space.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The drawing environment of an image renderer's closure.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// A snapshot of the image drawn so far.
    open var currentImage: UIImage { cgContext.makeImage().map { UIImage(cgImage: $0, scale: cgContext.pointScale) } ?? UIImage() }
}

/// Creates images by drawing. y grows downward; the image's top left corner is the origin of the bounds.
///
/// A renderer can be reused, on any thread.
open class UIGraphicsImageRenderer: NSObject {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
    /// In points.
    public let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat
    open var allowsImageOutput: Bool { true }

    /// - Parameter bounds: In points; its top left corner is that of the image.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
        format.bounds = bounds
    }
    /// - Parameter size: In points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// - Parameter size: In points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
    /// - Parameter bounds: In points; its top left corner is that of the image.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// The image drawn by a closure. It is empty if the bounds are empty or exceed 32767 pixels per side.
    open func image(actions: DrawingActions) -> UIImage {
        let scale = DrawingScale.used(format.scale)
        guard let context = CGContext(size: bounds.size, scale: scale, isOpaque: format.opaque) else { return UIImage() }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        actions(UIGraphicsImageRendererContext(context, format))
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale) } ?? UIImage()
    }
    /// The image drawn by a closure, as PNG data; empty if there is no image.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
    /// - Parameter compressionQuality: 0 (smallest) to 1 (best).
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
