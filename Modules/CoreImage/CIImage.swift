import Foundation
import UIKit
@_exported import CoreGraphics
@_exported import enum ImageIO.CGImagePropertyOrientation
import WaggleCoreGraphics
import WaggleDisplayList

/// An image that filters work on. Its origin is at the bottom left, as Core Image's is.
public final class CIImage: @unchecked Sendable {
    let bitmap: Bitmap
    public let extent: CGRect
    /// True for what was made of figures, which stays sharp when it is enlarged.
    let isSharp: Bool

    init(_ bitmap: Bitmap, origin: CGPoint = .zero, isSharp: Bool = false) {
        (self.bitmap, self.isSharp) = (bitmap, isSharp)
        extent = CGRect(x: origin.x, y: origin.y, width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
    }
    public convenience init(cgImage: CGImage) { self.init(Bitmap(cgImage)) }
    public convenience init?(image: UIImage) {
        guard let image = image.cgImage else { return nil }
        self.init(cgImage: image)
    }
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    public convenience init(color: CIColor) { self.init(Bitmap(width: 1, height: 1, pixels: [color.pixel]), isSharp: true) }
    public static func empty() -> CIImage { CIImage(Bitmap(width: 0, height: 0, pixels: [])) }

    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let target = extent.applying(matrix).integral, inverse = matrix.inverted()
        guard target.width >= 1, target.height >= 1, target.width * target.height < Bitmap.most,
              matrix.a * matrix.d - matrix.b * matrix.c != 0 else {
            return .empty()
        }
        let width = Int(target.width), height = Int(target.height)
        var pixels: [Bitmap.Pixel] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            for column in 0..<width {
                let place = CGPoint(x: target.minX + CGFloat(column) + 0.5, y: target.maxY - CGFloat(row) - 0.5).applying(inverse)
                pixels.append(bitmap.sample(place.x - extent.minX, extent.maxY - place.y, isSharp: isSharp))
            }
        }
        return CIImage(Bitmap(width: width, height: height, pixels: pixels), origin: target.origin, isSharp: isSharp)
    }

    public func cropped(to rect: CGRect) -> CIImage {
        let part = rect.integral.intersection(extent)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return .empty() }
        let left = Int(part.minX - extent.minX), top = Int(extent.maxY - part.maxY), width = Int(part.width), height = Int(part.height)
        let pixels = (top..<top + height).flatMap { bitmap.pixels[($0 * bitmap.width + left)..<($0 * bitmap.width + left + width)] }
        return CIImage(Bitmap(width: width, height: height, pixels: pixels), origin: part.origin, isSharp: isSharp)
    }

    /// The image goes on at its edges without end. Filters here do that by themselves.
    public func clampedToExtent() -> CIImage { self }
    public func composited(over dest: CIImage) -> CIImage {
        let all = extent.union(dest.extent)
        guard all.width >= 1, all.height >= 1, all.width * all.height < Bitmap.most else { return .empty() }
        let width = Int(all.width), height = Int(all.height)
        var pixels: [Bitmap.Pixel] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            for column in 0..<width {
                let x = all.minX + CGFloat(column) + 0.5, y = all.maxY - CGFloat(row) - 0.5
                let front = bitmap.pixel(Int((x - extent.minX).rounded(.down)), Int((extent.maxY - y).rounded(.down))),
                    back = dest.bitmap.pixel(Int((x - dest.extent.minX).rounded(.down)), Int((dest.extent.maxY - y).rounded(.down)))
                pixels.append(front + back * (1 - front.w))
            }
        }
        return CIImage(Bitmap(width: width, height: height, pixels: pixels), origin: all.origin)
    }
    public func applyingGaussianBlur(sigma: Double) -> CIImage { applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma]) }
    public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
        filter.inputImage = self
        return filter.outputImage ?? self
    }
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        let turned: CGAffineTransform = switch orientation {
        case .up: .identity
        case .upMirrored: CGAffineTransform(scaleX: -1, y: 1)
        case .down: CGAffineTransform(scaleX: -1, y: -1)
        case .downMirrored: CGAffineTransform(scaleX: 1, y: -1)
        case .left: CGAffineTransform(rotationAngle: .pi / 2)
        case .right: CGAffineTransform(rotationAngle: -.pi / 2)
        case .leftMirrored: CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: -1, y: 1)
        case .rightMirrored: CGAffineTransform(rotationAngle: -.pi / 2).scaledBy(x: -1, y: 1)
        }
        let image = transformed(by: turned)
        return CIImage(image.bitmap, isSharp: isSharp)
    }
}

extension CIImage {
    /// The colours of the image's pixels, premultiplied: red, green, blue, alpha from 0 to 1, top row first.
    struct Bitmap {
        typealias Pixel = SIMD4<Float>
        let width, height: Int
        var pixels: [Pixel]

        init(width: Int, height: Int, pixels: [Pixel]) { (self.width, self.height, self.pixels) = (width, height, pixels) }
        init(_ image: CGImage) {
            (width, height) = (image.width, image.height)
            let bytes = image.source.pixels
            pixels = (0..<width * height).map {
                Pixel(Float(bytes[$0 * 4 + 2]), Float(bytes[$0 * 4 + 1]), Float(bytes[$0 * 4]), Float(bytes[$0 * 4 + 3])) / 255
            }
        }
        /// The most pixels that an image may have.
        static let most: CGFloat = 268_000_000
        /// Nothing outside.
        func pixel(_ x: Int, _ y: Int) -> Pixel { x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : .zero }
        /// The edge goes on outside.
        func near(_ x: Int, _ y: Int) -> Pixel { pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)] }
        func sample(_ x: Double, _ y: Double, isSharp: Bool) -> Pixel {
            guard abs(x) <= Double(width) + 1, abs(y) <= Double(height) + 1 else { return .zero }
            if isSharp { return pixel(Int(x.rounded(.down)), Int(y.rounded(.down))) }
            let left = (x - 0.5).rounded(.down), top = (y - 0.5).rounded(.down), dx = Float(x - 0.5 - left), dy = Float(y - 0.5 - top),
                column = Int(left), row = Int(top)
            let upper = pixel(column, row) * (1 - dx) + pixel(column + 1, row) * dx,
                lower = pixel(column, row + 1) * (1 - dx) + pixel(column + 1, row + 1) * dx
            return upper * (1 - dy) + lower * dy
        }
        var image: CGImage? {
            guard width > 0, height > 0 else { return nil }
            var bytes = [UInt8](repeating: 0, count: width * height * 4)
            for (index, pixel) in pixels.enumerated() {
                // What is no number, as after an endless exposure, is nothing.
                let pixel = pixel.replacing(with: Float.zero, where: pixel .!= pixel)
                let shown = (pixel.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrEven)
                // No colour is brighter than its alpha.
                (bytes[index * 4], bytes[index * 4 + 1], bytes[index * 4 + 2], bytes[index * 4 + 3]) = (UInt8(min(shown.z, shown.w)),
                    UInt8(min(shown.y, shown.w)), UInt8(min(shown.x, shown.w)), UInt8(shown.w))
            }
            return CGImage(ImageSource(width: width, height: height, pixels: bytes))
        }
    }
}

/// Draws images.
public final class CIContext: @unchecked Sendable {
    public struct Option: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let useSoftwareRenderer: Option = "useSoftwareRenderer", workingColorSpace: Option = "workingColorSpace",
            cacheIntermediates: Option = "cacheIntermediates"
    }
    /// - Parameter options: Have no effect: images are always drawn by the processor, in sRGB.
    public init(options: [Option: Any]? = nil) {}
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        (fromRect == image.extent ? image : image.cropped(to: fromRect)).bitmap.image
    }
    public func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]) -> Data? {
        image.bitmap.image.flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }
    }
}

extension UIImage {
    /// A picture of what a filter has made.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        // What has no pixels is one clear one.
        self.init(cgImage: ciImage.bitmap.image ?? CGImage(ImageSource(width: 1, height: 1, pixels: [0, 0, 0, 0])), scale: scale,
            orientation: orientation)
    }
    /// The filters' image of this picture; nil, since pictures are made of pixels.
    public var ciImage: CIImage? { nil }
}

/// A colour for filters.
public final class CIColor: Hashable, Sendable {
    public let red, green, blue, alpha: CGFloat
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
    public static let black = CIColor(red: 0, green: 0, blue: 0), white = CIColor(red: 1, green: 1, blue: 1),
        clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0), red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0), blue = CIColor(red: 0, green: 0, blue: 1),
        gray = CIColor(red: 0.5, green: 0.5, blue: 0.5), yellow = CIColor(red: 1, green: 1, blue: 0)
    var pixel: SIMD4<Float> { SIMD4(Float(red * alpha), Float(green * alpha), Float(blue * alpha), Float(alpha)) }
    public static func == (a: CIColor, b: CIColor) -> Bool { a.pixel == b.pixel }
    public func hash(into hasher: inout Hasher) { hasher.combine(pixel) }
}

/// Numbers for filters.
public final class CIVector: Hashable, Sendable {
    private let values: [CGFloat]
    public init(x: CGFloat, y: CGFloat) { values = [x, y] }
    public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
    public convenience init(cgPoint: CGPoint) { self.init(x: cgPoint.x, y: cgPoint.y) }
    public var x: CGFloat { value(at: 0) }
    public var y: CGFloat { value(at: 1) }
    public var z: CGFloat { value(at: 2) }
    public var w: CGFloat { value(at: 3) }
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    public static func == (a: CIVector, b: CIVector) -> Bool { a.values == b.values }
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
