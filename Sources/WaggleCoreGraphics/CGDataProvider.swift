// The bytes of images: taken from the program, and given to it.

import Foundation
import WaggleDisplayList

/// Bytes for an image. Immutable.
public final class CGDataProvider: Sendable {
    private let bytes: Data
    public init?(data: CFData) { bytes = data as Data }
    init(_ bytes: Data) { self.bytes = bytes }
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data)
    }
    /// Copies the bytes, and releases them at once.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int, releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        self.init(Data(bytes: data, count: size))
        releaseData(info, data, size)
    }

    /// A copy of the bytes.
    public var data: CFData? { bytes as NSData }
    var content: Data { bytes }
}

extension CGImage {
    /// An image from bytes.
    ///
    /// Supported are components of 8 bits: grey, RGB, and RGB with alpha before or after the colours, premultiplied or not, in both byte orders. Components count
    /// as sRGB, or as grey with sRGB's curve. Other formats, and too few bytes, give nil.
    /// - Parameters:
    ///   - provider: `bytesPerRow * height` bytes, top row first. The last row may end with its last pixel.
    ///   - decode: two numbers for each component of the space, without alpha: what the least and the greatest sample stand for. Nil for 0 and 1.
    ///   - shouldInterpolate, intent: have no effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let format = PixelFormat(bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, components: space.numberOfComponents, info: bitmapInfo),
              let pixels = Self.pixels(width, height, bytesPerRow, format, provider.content, SampleDecoding(decode, components: space.numberOfComponents)) else { return nil }
        self.init(ImageSource(width: width, height: height, pixels: pixels))
    }

    /// An image mask: samples of 0 paint, samples of 255 do not.
    /// - Parameters:
    ///   - decode: two numbers: how much the least and the greatest sample keep from painting, 0 and 1 for nil. So 1 and 0 turn the mask round.
    ///   - shouldInterpolate: has no effect.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool
    ) {
        guard let format = PixelFormat(bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, components: 1, info: CGBitmapInfo(alpha: .alphaOnly)),
              var pixels = Self.pixels(width, height, bytesPerRow, format, provider.content) else { return nil }
        let kept = SampleDecoding.table(from: decode?[0] ?? 0, to: decode?[1] ?? 1)
        for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 - kept[Int(pixels[index])] }
        self.init(ImageSource(width: width, height: height, pixels: pixels), isMask: true)
    }

    private static func pixels(
        _ width: Int, _ height: Int, _ bytesPerRow: Int, _ format: PixelFormat, _ bytes: Data, _ decoding: SampleDecoding? = nil
    ) -> [UInt8]? {
        guard width > 0, height > 0, width <= 32767, height <= 32767, bytesPerRow >= width * format.size, bytesPerRow <= Int.max / height,
              bytes.count >= bytesPerRow * (height - 1) + width * format.size else { return nil }
        return [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, count in
            count = width * height * 4
            guard let target = pixels.baseAddress else { return }
            bytes.withUnsafeBytes { bytes in
                guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
                for y in 0..<height {
                    for x in 0..<width { format.read(start + y * bytesPerRow + x * format.size, into: target + (y * width + x) * 4, decoding) }
                }
            }
        }
    }

    /// The image's bytes, as `bitmapInfo` and `bytesPerRow` describe them.
    public var dataProvider: CGDataProvider? { CGDataProvider(Data(source.pixels)) }

    public func copy() -> CGImage? { CGImage(source, isMask: isMask) }
    /// The image with its components taken as those of another space. Images are in sRGB, so for any other space it is nil.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? { space == .rgb ? copy() : nil }
}
