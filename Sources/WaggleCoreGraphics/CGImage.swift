// Bitmap images under Core Graphics' name.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A bitmap image. Immutable; equal only to itself.
///
/// Pixels are premultiplied, with 8 bits per component, in sRGB; blue is first in memory, alpha last.
public final class CGImage: Hashable, Sendable {
    package let source: ImageSource
    /// True for an image mask, whose painted area is in the alpha.
    public let isMask: Bool

    package init(_ source: ImageSource, isMask: Bool = false) { (self.source, self.isMask) = (source, isMask) }

    /// In pixels.
    public var width: Int { source.width }
    /// In pixels.
    public var height: Int { source.height }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// Always 32.
    public var bitsPerPixel: Int { 32 }
    /// Four bytes per pixel.
    public var bytesPerRow: Int { source.width * 4 }
    public var colorSpace: CGColorSpace? { isMask ? nil : .rgb }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
    public var bitmapInfo: CGBitmapInfo { [CGBitmapInfo(alpha: .premultipliedFirst), .byteOrder32Little] }
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }

    /// The part inside the rectangle, in pixels from the top left corner, rounded outward; nil if the rectangle is outside the image.
    ///
    /// Complexity: O(*n*) in the pixels of the part, which are copied.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard !rect.isNull, rect.width >= 0, rect.height >= 0 else { return nil }
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let left = Int(part.minX), top = Int(part.minY), columns = Int(part.width), rows = Int(part.height)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns * rows * 4)
        for row in top..<top + rows {
            let start = (row * width + left) * 4
            pixels += source.pixels[start..<start + columns * 4]
        }
        return CGImage(ImageSource(width: columns, height: rows, pixels: pixels), isMask: isMask)
    }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
