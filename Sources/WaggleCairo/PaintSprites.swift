// Batches of sprites.

import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Painter {
    /// - Parameter bounds: contains all sprites, in points.
    func drawSprites(_ batch: SpriteBatch, _ bounds: CGRect, _ state: DrawState) {
        guard !batch.sprites.isEmpty, batch.source.width > 0, batch.source.height > 0, state.opacity > 0 else { return }
        if canvas.isVector {
            return drawSpritesAsPicture(batch, bounds, state, state.blend == .normal ? batch.blend.nearestMode : state.blend)
        }
        if state.blend != .normal { return drawSpritesAsPicture(batch, bounds, state, state.blend) }
        let region = PixelRect(around: state.matrix.around(bounds))
        if canvas.takesStamps || canvas.takesStamps(within: region.outset(x: 1, y: 1)) {
            stampSprites(batch, state)
        } else {
            drawSpritesOverCopy(batch, bounds, state)
        }
    }

    /// Draws the sprites into a picture of their own, which is then composited in a blend mode.
    private func drawSpritesAsPicture(_ batch: SpriteBatch, _ bounds: CGRect, _ state: DrawState, _ mode: BlendMode) {
        guard let picture = picture(region(of: bounds, state.matrix), state, { $0.stampSprites(batch, $1) }) else { return }
        composite(picture, opacity: state.opacity, mode)
    }

    /// Draws the sprites on a copy of the canvas, which then replaces the canvas within the clip.
    private func drawSpritesOverCopy(_ batch: SpriteBatch, _ bounds: CGRect, _ state: DrawState) {
        let region = region(of: bounds, state.matrix)
        guard let copy = picture(region, state, { painter, inner in
            let context = painter.context
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_set_source_surface(context, canvas.surface, -Double(region.left), -Double(region.top))
            cairo_paint(context)
            cairo_set_source_rgb(context, 0, 0, 0)
            cairo_surface_flush(painter.canvas.surface)
            var inner = inner
            inner.opacity = state.opacity
            painter.stampSprites(batch, inner)
        }) else { return }
        cairo_surface_mark_dirty(copy.canvas.surface)
        composite(copy, opacity: 1, .copy)
    }

    /// Queues the visible sprites.
    private func stampSprites(_ batch: SpriteBatch, _ state: DrawState) {
        guard let texture = SpriteTexture(batch, backend.pyramids) else { return }
        let stamps = SpriteStamps(capacity: batch.sprites.count, texture), clip = canvas.clipOuter
        let matrix = SpriteMatrix(state.matrix), opacity = Float(state.opacity)
        batch.sprites.withUnsafeBufferPointer { sprites in
            for sprite in sprites {
                let across = matrix.vector(sprite.across), down = matrix.vector(sprite.down), corner = matrix.point(sprite.corner)
                guard let bounds = spriteBounds(across, down, corner), bounds.left < clip.right, bounds.right > clip.left,
                      bounds.top < clip.bottom,
                      bounds.bottom > clip.top, let stamp = stamps.add(across, down, corner, bounds, sprite.tint, opacity) else { continue }
                backend.queue.add(stamp, of: stamps, bounds, on: canvas)
            }
        }
    }
}

extension SpriteBatch.Blend {
    /// The blend mode of vector files that is nearest. Those without exact counterpart agree with it on part of the range: `difference`
    /// where the sprite is darker than what is below, `overlay` where that is darker than the middle.
    fileprivate var nearestMode: BlendMode {
        switch self {
        case .alpha, .replace: .normal
        case .add: .plusLighter
        case .subtract: .difference
        case .multiply: .multiply
        case .multiplyX2: .overlay
        case .screen: .screen
        }
    }
}

/// The pixels that a sprite may touch; nil if there are none, or if it has no finite position.
@inline(__always)
func spriteBounds(_ across: SIMD2<Float>, _ down: SIMD2<Float>, _ corner: SIMD2<Float>) -> PixelRect? {
    var low = SIMD2(min(across.x, 0) + min(down.x, 0), min(across.y, 0) + min(down.y, 0)) + corner
    var high = SIMD2(max(across.x, 0) + max(down.x, 0), max(across.y, 0) + max(down.y, 0)) + corner
    // An antialiased edge that is not upright reaches into the next pixel.
    if across.y != 0 || down.x != 0 { (low, high) = (low - 0.5, high + 0.5) }
    // Also false for not-a-number.
    guard low.x > -1e6, low.y > -1e6, high.x < 1e6, high.y < 1e6 else { return nil }
    return PixelRect(
        left: Int(low.x.rounded(.down)), top: Int(low.y.rounded(.down)), right: Int(high.x.rounded(.up)), bottom: Int(high.y.rounded(.up)))
}

/// From points to pixels, in single precision as sprites are.
struct SpriteMatrix {
    let x: SIMD2<Float>, y: SIMD2<Float>, offset: SIMD2<Float>

    init(_ transform: CGAffineTransform) {
        x = SIMD2(Float(transform.a), Float(transform.b))
        y = SIMD2(Float(transform.c), Float(transform.d))
        offset = SIMD2(Float(transform.tx), Float(transform.ty))
    }
    @inline(__always) func vector(_ vector: SIMD2<Float>) -> SIMD2<Float> { x * vector.x + y * vector.y }
    @inline(__always) func point(_ point: SIMD2<Float>) -> SIMD2<Float> { vector(point) + offset }
}
