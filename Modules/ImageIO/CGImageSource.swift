@_exported import CoreGraphics
import Foundation
import UIKit
import UniformTypeIdentifiers
import WaggleCoreGraphics
import WaggleDisplayList

/// A picture's file or data, of which images are made when they are asked for. It has one image: of an animated one, the first.
public final class CGImageSource: @unchecked Sendable {
    let data: Data
    private let lock = NSLock()
    private var decoded: CGImage??

    init(_ data: Data) { self.data = data }

    /// Nil for data that is no picture.
    var image: CGImage? {
        lock.withLock {
            if let decoded { return decoded }
            let image = UIImage(data: data)?.cgImage
            decoded = .some(image)
            return image
        }
    }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data as Data) }
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0) }
}
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// The type by the first bytes; nil for others than those that pictures mostly have.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    let bytes = Array(isrc.data.prefix(12))
    func begins(_ text: String, at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
    if bytes.starts(with: [0x89]) && begins("PNG", at: 1) { return UTType.png.identifier }
    if bytes.starts(with: [0xFF, 0xD8]) { return UTType.jpeg.identifier }
    if begins("GIF8") { return UTType.gif.identifier }
    if begins("RIFF") && begins("WEBP", at: 8) { return UTType.webP.identifier }
    return begins("II*") || begins("MM") ? UTType.tiff.identifier : begins("BM") ? UTType.bmp.identifier : nil
}
/// Nil for another image than the first.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    index == 0 ? isrc.image : nil
}

/// A smaller image: at most as long as the options say on its longer side, and never larger than it is.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard index == 0, let image = isrc.image else { return nil }
    let most = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
        ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? CGFloat).map { Double($0) } ?? 0
    guard most >= 1 else { return image }
    let scale = min(1, most / Double(max(image.width, image.height)))
    return scale < 1 ? image.shrunk(
        to: max(1, Int((Double(image.width) * scale).rounded())), max(1, Int((Double(image.height) * scale).rounded()))) : image
}

/// Width, height and what follows from the file's type.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard index == 0, let image = isrc.image else { return nil }
    return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height, kCGImagePropertyOrientation: 1,
        kCGImagePropertyDepth: 8, kCGImagePropertyHasAlpha: true]
}
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    [kCGImagePropertyFileSize: isrc.data.count]
}

public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize",
    kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent",
    kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately",
    kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint",
    kCGImagePropertyPixelWidth: CFString = "PixelWidth", kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation", kCGImagePropertyDepth: CFString = "Depth",
    kCGImagePropertyHasAlpha: CFString = "HasAlpha", kCGImagePropertyFileSize: CFString = "FileSize"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}", kCGImagePropertyGIFDelayTime: CFString = "DelayTime",
    kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}", kCGImagePropertyTIFFDictionary: CFString = "{TIFF}",
    kCGImagePropertyGPSDictionary: CFString = "{GPS}"
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"

/// How a picture is turned that is stored otherwise.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1, upMirrored = 2, down = 3, downMirrored = 4, leftMirrored = 5, right = 6, rightMirrored = 7, left = 8
}

// MARK: - Writing

/// Data or a file that an image is written to: PNG or JPEG.
public final class CGImageDestination: @unchecked Sendable {
    fileprivate enum Place {
        case data(NSMutableData), file(URL)
    }
    fileprivate let place: Place
    fileprivate let isJPEG: Bool
    fileprivate var image: CGImage?
    fileprivate var quality = 0.9
    fileprivate init?(_ place: Place, _ type: String) {
        guard type == UTType.png.identifier || type == UTType.jpeg.identifier else { return nil }
        (self.place, isJPEG) = (place, type == UTType.jpeg.identifier)
    }
}
/// Nil for other types than PNG and JPEG, and for several images.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    count == 1 ? CGImageDestination(.data(data), type) : nil
}
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    count == 1 ? CGImageDestination(.file(url), type) : nil
}
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.image = image
    if let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber { idst.quality = quality.doubleValue }
}
/// - Returns: False if there is no image or it cannot be written.
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let image = idst.image.map({ UIImage(cgImage: $0) }),
          let data = idst.isJPEG ? image.jpegData(compressionQuality: idst.quality) : image.pngData() else {
        return false
    }
    switch idst.place {
    case .data(let target): target.append(data)
    case .file(let url): do { try data.write(to: url) } catch { return false }
    }
    return true
}

extension CGImage {
    /// Each pixel is the mean of those that it stands for.
    fileprivate func shrunk(to columns: Int, _ rows: Int) -> CGImage {
        let bytes = source.pixels
        var pixels = [UInt8](repeating: 0, count: columns * rows * 4)
        for row in 0..<rows {
            let top = row * height / rows, bottom = max(top + 1, (row + 1) * height / rows)
            for column in 0..<columns {
                let left = column * width / columns, right = max(left + 1, (column + 1) * width / columns)
                var sums = SIMD4<Int>.zero
                for y in top..<bottom {
                    for x in left..<right {
                        let start = (y * width + x) * 4
                        sums &+= SIMD4(Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]), Int(bytes[start + 3]))
                    }
                }
                let count = (bottom - top) * (right - left), target = (row * columns + column) * 4
                for part in 0..<4 { pixels[target + part] = UInt8((sums[part] + count / 2) / count) }
            }
        }
        return CGImage(ImageSource(width: columns, height: rows, pixels: pixels))
    }
}
