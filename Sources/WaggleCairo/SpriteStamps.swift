// Sprites in the form that the pixel loops need.

import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The image of a batch at full size and, where sprites are drawn smaller, at halved sizes.
final class SpriteTexture {
    /// The image at one size. Consists of numbers only, so that copying it for each sprite retains nothing.
    struct Level {
        let texels: UnsafePointer<UInt8>
        /// In words.
        let stride: Int32
        let width, height: Int32
        /// The shown part: its outermost texel centres, and its size in texels.
        let low, high, size: SIMD2<Float>
    }

    let blend: UInt8
    let isNearest: Bool
    /// The size of the shown part in pixels of the image.
    let size: SIMD2<Float>
    private let source: ImageSource
    private let region: CGRect
    private let pyramids: ImagePyramidCache
    /// By the number of halvings.
    @exclusivity(unchecked) private var levels: [Level?]
    /// Keep the texels.
    private var owners: [AnyObject] = []

    /// nil if the batch shows no part of its image.
    init?(_ batch: SpriteBatch, _ pyramids: ImagePyramidCache) {
        let part = batch.region.intersection(CGRect(x: 0, y: 0, width: batch.source.width, height: batch.source.height))
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        (source, region, blend, isNearest, self.pyramids) = (batch.source, part, batch.blend.rawValue, !batch.isSmooth, pyramids)
        size = SIMD2(Float(part.width), Float(part.height))
        levels = Array(repeating: nil, count: 17)
    }

    /// The level for a number of image pixels per canvas pixel. It has at least one texel per canvas pixel, and less than two.
    @inline(__always)
    func level(shrinkage: Float) -> Level? {
        let halvings = shrinkage >= 2 && !isNearest ? min(Int(shrinkage.exponent), 16) : 0
        return levels[halvings] ?? make(halvings)
    }

    private func make(_ halvings: Int) -> Level? {
        let level: Level?
        if halvings > 0, let copy = pyramids.level(of: source, shrinkage: CGFloat(1 << (halvings + 1))),
           let texels = cairo_image_surface_get_data(copy.surface) {
            level = self.level(texels, cairo_image_surface_get_stride(copy.surface) / 4, cairo_image_surface_get_width(copy.surface),
                               cairo_image_surface_get_height(copy.surface), CGFloat(copy.pixels), copy)
        } else {
            level = source.pixels.withUnsafeBufferPointer { bytes in
                bytes.baseAddress.map { self.level($0, Int32(source.width), Int32(source.width), Int32(source.height), 1, source) }
            }
        }
        levels[halvings] = level
        return level
    }

    private func level(
        _ texels: UnsafePointer<UInt8>, _ stride: Int32, _ width: Int32, _ height: Int32, _ pixels: CGFloat, _ owner: AnyObject
    ) -> Level {
        owners.append(owner)
        func limits(_ from: CGFloat, _ to: CGFloat) -> (Float, Float) {
            let (low, high) = (Float(from / pixels), Float(to / pixels) - 1)
            // A part thinner than a texel shows the one in its middle.
            return low <= high ? (low, high) : (max((low + high) / 2, 0), max((low + high) / 2, 0))
        }
        let (left, right) = limits(region.minX, region.maxX), (top, bottom) = limits(region.minY, region.maxY)
        return Level(texels: texels, stride: stride, width: width, height: height, low: SIMD2(left, top), high: SIMD2(right, bottom),
                     size: size / Float(pixels))
    }
}

/// The sprites of one batch on their way to the pixels.
final class SpriteStamps {
    private let stamps: UnsafeMutablePointer<PixelsSprite>
    @exclusivity(unchecked) private var count = 0
    private let capacity: Int
    private let texture: SpriteTexture

    init(capacity: Int, _ texture: SpriteTexture) {
        stamps = .allocate(capacity: capacity)
        self.capacity = capacity
        self.texture = texture
    }
    deinit { stamps.deallocate() }

    /// - Parameters:
    ///   - across: the image's top edge, in pixels of the canvas like all vectors here.
    ///   - bounds: its top left pixel becomes the origin of the sprite's positions, so that a partial redraw gets the same pixels as a
    ///     whole one.
    /// - Returns: nil for a sprite without area.
    @inline(__always)
    func add(
        _ across: SIMD2<Float>, _ down: SIMD2<Float>, _ corner: SIMD2<Float>, _ bounds: PixelRect, _ tint: SIMD4<Float>, _ opacity: Float
    ) -> UnsafePointer<PixelsSprite>? {
        let determinant = across.x * down.y - across.y * down.x, area = abs(determinant)
        // Less than 1/256 of a pixel is invisible.
        guard area > 1.0 / 256,
              let level = texture.level(shrinkage: (texture.size.x * texture.size.y / area).squareRoot()) else { return nil }
        let alpha = tint.w * opacity
        let color = SIMD4(tint.x, tint.y, tint.z, 1) * alpha
        // With `replace`, even a transparent sprite replaces what is there.
        guard color.w > 0 || texture.blend == SpriteBatch.Blend.replace.rawValue else { return nil }
        assert(count < capacity, "A batch has more sprites than were announced.")
        let sprite = stamps + count
        sprite.initialize(
            to: PixelsSprite(level, across, down, corner, bounds, tint: color.argb, blend: texture.blend, isNearest: texture.isNearest))
        count += 1
        return UnsafePointer(sprite)
    }
}

extension PixelsSprite {
    /// - Parameters:
    ///   - across: the image's top edge, in pixels of the canvas like all vectors here. It spans an area with `down`.
    ///   - bounds: its top left pixel becomes the origin of the positions.
    ///   - tint: premultiplied.
    @inline(__always)
    init(
        _ level: SpriteTexture.Level, _ across: SIMD2<Float>, _ down: SIMD2<Float>, _ corner: SIMD2<Float>, _ bounds: PixelRect,
        tint: UInt32, blend: UInt8, isNearest: Bool
    ) {
        // From pixels to fractions of the sprite's sides, then to texels.
        let size = level.size, determinant = across.x * down.y - across.y * down.x,
            scale = SIMD2(size.x / determinant, size.y / determinant)
        let perX = SIMD2(down.y * scale.x, -across.y * scale.y), perY = SIMD2(-down.x * scale.x, across.x * scale.y)
        let first = SIMD2(Float(bounds.left) + 0.5, Float(bounds.top) + 0.5) - corner
        let origin = level.low - 0.5 + perX * first.x + perY * first.y
        // Pixels per texel across an edge: one over the length of the gradient.
        let slopes = perX * perX + perY * perY
        self.init(
            texels: level.texels, stride: level.stride, width: level.width, height: level.height, left: Int32(bounds.left),
            top: Int32(bounds.top),
            u: origin.x, v: origin.y, u_x: perX.x, v_x: perX.y, u_y: perY.x, v_y: perY.y, low_u: level.low.x, high_u: level.high.x,
            low_v: level.low.y,
            high_v: level.high.y, per_u: 1 / slopes.x.squareRoot(), per_v: 1 / slopes.y.squareRoot(), tint: tint, blend: blend,
            is_nearest: isNearest)
    }
}

extension SIMD4<Float> {
    /// Premultiplied red, green, blue and alpha, 0...1, as an ARGB word; not-a-number counts as 0.
    @inline(__always)
    fileprivate var argb: UInt32 {
        @inline(__always) func byte(_ value: Float) -> UInt32 { value > 0 ? UInt32(Float.minimum(value, 1) * 255 + 0.5) : 0 }
        return byte(w) << 24 | byte(x) << 16 | byte(y) << 8 | byte(z)
    }
}
