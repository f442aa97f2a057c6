// The bytes of images: passed in by the program, and returned to it.

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
    /// Copies the bytes and releases them immediately.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
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
    /// Supported formats have 8 bits per component: grey, RGB, and RGB with alpha before or after the colours, premultiplied or not, in
    /// both byte orders. Components are interpreted as sRGB, or as grey with sRGB's curve. Other formats and missing bytes give nil.
    /// - Parameters:
    ///   - provider: `bytesPerRow * height` bytes, top row first. The last row may end with its last pixel.
    ///   - decode: two numbers for each colour component: the values of the lowest and the highest sample. Nil for 0 and 1.
    ///   - shouldInterpolate, intent: have no effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, components: space.numberOfComponents, info: bitmapInfo),
              let pixels = Self.pixels(
                  width, height, bytesPerRow, format, provider.content,
                  SampleDecoding(decode, components: space.numberOfComponents)) else { return nil }
        self.init(ImageSource(width: width, height: height, pixels: pixels))
    }

    /// An image mask: samples of 0 paint, samples of 255 do not.
    /// - Parameters:
    ///   - decode: the masking values of the lowest and the highest sample; nil for 0 and 1. Values of 1 and 0 invert the mask.
    ///   - shouldInterpolate: has no effect.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool
    ) {
        guard let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, components: 1, info: CGBitmapInfo(alpha: .alphaOnly)),
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
                    for x in 0..<width {
                        format.read(start + y * bytesPerRow + x * format.size, into: target + (y * width + x) * 4, decoding)
                    }
                }
            }
        }
    }

    /// The image's bytes, in the format given by `bitmapInfo` and `bytesPerRow`.
    public var dataProvider: CGDataProvider? { CGDataProvider(Data(source.pixels)) }

    public func copy() -> CGImage? { CGImage(source, isMask: isMask) }
    /// The image with its components reinterpreted in a colour space. Images are in sRGB, so any other space gives nil.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? { space == .rgb ? copy() : nil }
}
