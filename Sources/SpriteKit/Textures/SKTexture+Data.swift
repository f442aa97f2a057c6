// Textures from pixel data and noise.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension SKTexture {
    /// A texture from pixel data.
    /// - Parameters:
    ///   - pixelData: four bytes per pixel: red, green, blue and opacity, with premultiplied colors. The bottom row is first. Missing
    ///     pixels are transparent.
    ///   - size: in pixels and points.
    public convenience init(data pixelData: Data, size: CGSize) { self.init(data: pixelData, size: size, flipped: false) }
    /// - Parameters:
    ///   - size: in pixels and points.
    ///   - flipped: true for data with the top row first.
    public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) {
        let (width, height) = SKTexture.pixelCounts(size)
        self.init(
            SKTexture.image(width: width, height: height, Array(pixelData.prefix(width * height * 4)), rowsFromBelow: !flipped), scale: 1)
    }

    /// A texture of smooth random noise; the same for the same arguments.
    /// - Parameters:
    ///   - smoothness: 0 for independent pixels, 1 for areas as large as the texture.
    ///   - grayscale: true for opaque greys, false for random colors and opacities.
    public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) {
        self.init(SKTexture.noise(smoothness, size) { noise in
            guard !grayscale else { return (noise[0], noise[0], noise[0], 255) }
            func tinted(_ level: UInt8) -> UInt8 { UInt8((Int(level) * Int(noise[3]) + 127) / 255) }
            return (tinted(noise[0]), tinted(noise[1]), tinted(noise[2]), noise[3])
        }, scale: 1)
    }
    /// A texture of random direction vectors: red and green are the components to the right and upward, 0.5 for zero.
    public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize) {
        self.init(SKTexture.noise(smoothness, size) { ($0[0], $0[1], 128, 255) }, scale: 1)
    }

    @available(*, unavailable, message: "Textures have no filters here; draw the picture with UIGraphicsImageRenderer, and use SKTexture(image:).")
    public func applying(_ filter: Any) -> SKTexture { self }
    @available(*, unavailable, message: "There are no lights here, so normal textures do not show.")
    public func generatingNormalMap() -> SKTexture { self }
    @available(*, unavailable, message: "There are no lights here, so normal textures do not show.")
    public func generatingNormalMap(withSmoothness smoothness: CGFloat, contrast: CGFloat) -> SKTexture { self }

    /// Whole pixels, from 1 to 8192 per side, so that a wrong size does not exhaust memory.
    static func pixelCounts(_ size: CGSize) -> (width: Int, height: Int) {
        func count(_ length: CGFloat) -> Int { length.isFinite ? Int(min(max(length.rounded(), 1), 8192)) : 1 }
        return (count(size.width), count(size.height))
    }
    /// - Parameter bytes: red, green, blue and opacity of each pixel, with premultiplied colors.
    static func image(width: Int, height: Int, _ bytes: [UInt8], rowsFromBelow: Bool) -> ImageSource {
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            let row = (rowsFromBelow ? height - 1 - y : y) * width * 4
            for x in 0..<width where row + 4 * x + 3 < bytes.count {
                let (from, to, alpha) = (row + 4 * x, (y * width + x) * 4, bytes[row + 4 * x + 3])
                // Premultiplied colors must not exceed the opacity.
                (pixels[to], pixels[to + 1], pixels[to + 2], pixels[to + 3]) =
                    (min(bytes[from + 2], alpha), min(bytes[from + 1], alpha), min(bytes[from], alpha), alpha)
            }
        }
        return ImageSource(width: width, height: height, pixels: pixels)
    }

    /// An image of four smooth random levels at each pixel.
    private static func noise(_ smoothness: CGFloat, _ size: CGSize, _ pixel: ([UInt8]) -> (UInt8, UInt8, UInt8, UInt8)) -> ImageSource {
        let (width, height) = pixelCounts(size), smoothness = smoothness > 0 ? min(Double(smoothness), 1) : 0
        // Random levels at the corners of cells, with smooth interpolation between them. A cell is between one pixel and the
        // whole texture wide.
        let cell = pow(Double(max(width, height)), smoothness)
        let columns = Int(Double(width) / cell) + 2, rows = Int(Double(height) / cell) + 2
        var random = SeededRandom(seed: UInt64(width) << 32 | UInt64(height))
        let levels = (0..<columns * rows * 4).map { _ in random.unit() }
        func parts(_ position: Double) -> (index: Int, share: Double) {
            let index = position.rounded(.down), rest = position - index
            return (Int(index), rest * rest * (3 - 2 * rest))
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            let row = parts(Double(y) / cell)
            for x in 0..<width {
                let column = parts(Double(x) / cell)
                let made = pixel((0..<4).map { channel in
                    func level(_ dx: Int, _ dy: Int) -> Double { levels[((row.index + dy) * columns + column.index + dx) * 4 + channel] }
                    let low = level(0, 0) + (level(1, 0) - level(0, 0)) * column.share,
                        high = level(0, 1) + (level(1, 1) - level(0, 1)) * column.share
                    return UInt8(((low + (high - low) * row.share) * 255).rounded())
                })
                bytes += [made.0, made.1, made.2, made.3]
            }
        }
        return image(width: width, height: height, bytes, rowsFromBelow: false)
    }
}

/// The picture of a texture whose image is missing: a conspicuous red cross on white.
enum MissingTexture {
    static let source = ImageSource(width: side, height: side, pixels: (0..<side * side).flatMap { pixel(x: $0 % side, y: $0 / side) })

    /// In pixels and points.
    private static let side = 128
    /// The margin around the cross and the width of its bars, in pixels.
    private static let margin = 16.0, width = 14.0

    /// Blue, green, red and alpha.
    private static func pixel(x: Int, y: Int) -> [UInt8] {
        let (x, y, side) = (Double(x) + 0.5, Double(y) + 0.5, Double(side))
        // The distances from the nearer diagonal and from the edges of the cross's square.
        let across = min(abs(x - y), abs(x + y - side)) / 2.0.squareRoot(), inside = min(min(x, side - x), min(y, side - y)) - margin
        let coverage = min(max(min(width / 2 - across, inside) + 0.5, 0), 1)
        let others = UInt8((255 * (1 - coverage)).rounded())
        return [others, others, 255, 255]
    }
}
