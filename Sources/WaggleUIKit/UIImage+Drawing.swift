// Draws images into the current context and derives images from others.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleCoreGraphics
import WaggleDisplayList
import WaggleGeometry

extension UIImage {
    /// Draws the image at its natural size, with its upper left corner at a point of the current context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Draws the image at its natural size with a blend mode and an opacity of 0...1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Draws the image stretched to a rectangle of the current context's user space, upright where y grows downward. A template image takes
    /// the fill colour.
    public func draw(in rect: CGRect) {
        guard let source = upright else { return }
        UIGraphicsGetCurrentContext()?.drawUpright(source, in: rect, template: isTemplate)
    }
    /// Draws the image stretched to a rectangle with a blend mode and an opacity of 0...1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }
    /// Tiles a rectangle of the current context's user space with the image, starting at its upper left corner. Only the tiles in view cost
    /// time.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        // Only visible tiles are drawn, however large the rectangle is.
        let seen = rect.intersection(context.boundingBoxOfClipPath)
        guard !seen.isNull, !seen.isInfinite, rect.minX.isFinite, rect.minY.isFinite else { return }
        let origin = CGPoint(
            x: Self.firstCopy(from: rect.minX, to: seen.minX, size.width), y: Self.firstCopy(from: rect.minY, to: seen.minY, size.height))
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: origin.y, to: seen.maxY, by: size.height) {
            for x in stride(from: origin.x, to: seen.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
        }
        context.restoreGState()
    }

    /// The start of the tile that covers a position; the position itself if the distance is too large for an exact result.
    private static func firstCopy(from start: CGFloat, to end: CGFloat, _ length: CGFloat) -> CGFloat {
        abs(start) < 1e9 ? start + ((end - start) / length).rounded(.down) * length : end
    }

    // MARK: Other images

    /// The image's shape in a single colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode == .alwaysTemplate ? .alwaysTemplate : .alwaysOriginal)
    }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard let source = upright else { return self }
        let resolved = color.color.resolvedColor(in: UITraitCollection.current.environment)
        var pixels = source.pixels
        for index in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Float(pixels[index + 3]) * resolved.opacity
            pixels[index] = UInt8((resolved.blue * alpha).rounded())
            pixels[index + 1] = UInt8((resolved.green * alpha).rounded())
            pixels[index + 2] = UInt8((resolved.red * alpha).rounded())
            pixels[index + 3] = UInt8(alpha.rounded())
        }
        return UIImage(
            CGImage(ImageSource(width: source.width, height: source.height, pixels: pixels)), scale: scale, renderingMode: renderingMode)
    }
    /// The image scaled to another size.
    /// - Parameter size: In pixels. The result is nil if it is empty or exceeds 32767 pixels per side.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let source = upright,
              let surface = try? CairoSurface(width: Int(clamping: size.width), height: Int(clamping: size.height)) else { return nil }
        let rect = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
        surface.draw(DisplayList(
            [DisplayList.Item(bounds: rect, content: .image(ImageDrawing(source: source, destination: rect, interpolation: .high)))]))
        return UIImage(CGImage(surface.makeImage()), scale: scale, renderingMode: renderingMode)
    }
    /// Like `preparingThumbnail(of:)`, with a size in pixels. The image is made at once, and the handler runs before the call returns.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    /// Like `preparingThumbnail(of:)`, with a size in pixels.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    /// The image itself, because its pixels are already decoded.
    public func preparingForDisplay() -> UIImage? { self }
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    public func byPreparingForDisplay() async -> UIImage? { self }
    /// The image flipped horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        let flipped: Orientation = switch imageOrientation {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
        return UIImage(cgImage, scale: scale, renderingMode: renderingMode, orientation: flipped)
    }
}

extension Int {
    /// A pixel count; 0 for values that cannot be one.
    fileprivate init(clamping value: CGFloat) { self = value.isFinite && value > 0 && value < 1e6 ? Int(value.rounded()) : 0 }
}
