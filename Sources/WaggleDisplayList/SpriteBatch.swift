// Many small pictures of one image, drawn together.

import Foundation
import WaggleGeometry

/// Copies of a part of one image, each with a position and a tint of its own, drawn in order.
///
/// A batch equals the same sprites drawn as batches of one. Minified sprites are drawn from halved copies of the image.
public struct SpriteBatch: Sendable {
    /// How sprites combine with what is below them. Colours are premultiplied, s is the sprite, d what is below, a the sprite's alpha.
    ///
    /// `subtract`, `multiply` and `multiplyX2` keep the alpha of what is below.
    public enum Blend: UInt8, Sendable, CaseIterable {
        /// s + d (1 - a).
        case alpha
        /// s + d.
        case add
        /// d - s.
        case subtract
        /// s d + d (1 - a).
        case multiply
        /// 2 s d + d (1 - a).
        case multiplyX2
        /// s + d (1 - s).
        case screen
        /// s.
        case replace
    }

    /// One copy of the image.
    public struct Sprite: Sendable, Equatable {
        /// The vector along the image's top edge, from its left to its right end, in points.
        public var across: SIMD2<Float>
        /// The vector along the image's left edge, from its top to its bottom end, in points.
        public var down: SIMD2<Float>
        /// The image's top left corner, in points.
        public var corner: SIMD2<Float>
        /// Multiplies the image's unpremultiplied colours (red, green, blue) and its alpha; 0...1.
        public var tint: SIMD4<Float>

        public init(across: SIMD2<Float>, down: SIMD2<Float>, corner: SIMD2<Float>, tint: SIMD4<Float> = SIMD4(repeating: 1)) {
            (self.across, self.down, self.corner, self.tint) = (across, down, corner, tint)
        }
        /// An upright copy over a rectangle in points.
        public init(in rect: CGRect, tint: SIMD4<Float> = SIMD4(repeating: 1)) {
            self.init(
                across: SIMD2(Float(rect.width), 0), down: SIMD2(0, Float(rect.height)), corner: SIMD2(Float(rect.minX), Float(rect.minY)),
                tint: tint)
        }
    }

    public var source: ImageSource
    /// The part of the image that is shown, in pixels from its top left corner.
    public var region: CGRect
    public var blend: Blend
    /// True interpolates between pixels; false shows each as a square.
    public var isSmooth: Bool
    /// Back to front.
    public var sprites: [Sprite]

    /// - Parameter region: nil for the whole image.
    public init(_ source: ImageSource, region: CGRect? = nil, blend: Blend = .alpha, isSmooth: Bool = true, sprites: [Sprite] = []) {
        self.source = source
        self.region = region ?? CGRect(x: 0, y: 0, width: source.width, height: source.height)
        (self.blend, self.isSmooth, self.sprites) = (blend, isSmooth, sprites)
    }

    /// The bounding box of all sprites in points; null if there are none.
    ///
    /// Complexity: O(*n*) in the sprites.
    public var bounds: CGRect {
        var low = SIMD2<Float>(repeating: .infinity), high = -low
        sprites.withUnsafeBufferPointer { sprites in
            for sprite in sprites {
                let least = pointwiseMin(sprite.across, .zero) + pointwiseMin(sprite.down, .zero) + sprite.corner
                let most = pointwiseMax(sprite.across, .zero) + pointwiseMax(sprite.down, .zero) + sprite.corner
                low = pointwiseMin(low, least)
                high = pointwiseMax(high, most)
            }
        }
        guard low.x <= high.x, low.y <= high.y else { return .null }
        return CGRect(x: CGFloat(low.x), y: CGFloat(low.y), width: CGFloat(high.x - low.x), height: CGFloat(high.y - low.y))
    }

    /// True if both certainly draw the same.
    package func isAlike(_ other: SpriteBatch) -> Bool {
        source === other.source && region == other.region && blend == other.blend && isSmooth == other.isSmooth && sprites == other.sprites
    }
}
