// Shadows of simple primitives, blurred once.

import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Blurred coverage of circles and rectangles, by size, phase and standard deviation.
final class ShadowCache {
    private struct Key: Hashable {
        var width, height, cornerWidth, cornerHeight, sigma: Int32
        var phase: UInt8
        var shape: UInt8
    }

    private var masks: [Key: Coverage] = [:]
    /// The shadows of turned primitives.
    private var images: [Key: ShadowImage] = [:]
    private var bytes = 0
    private let limit = 32 << 20
    private let queue: StampQueue

    init(_ queue: StampQueue) { self.queue = queue }

    deinit { for mask in masks.values { mask.bytes?.deallocate() } }

    func removeAll() {
        queue.finish()
        for mask in masks.values { mask.bytes?.deallocate() }
        masks = [:]
        images = [:]
        bytes = 0
    }

    /// - Parameters:
    ///   - primitive: simplified, in pixels.
    ///   - sigma: in pixels.
    /// - Returns: nil for primitives that are not cached.
    func shadow(of primitive: Primitive, sigma: CGFloat) -> PositionedMask? {
        guard let (key, x, y) = key(primitive, sigma), let mask = mask(key) else { return nil }
        return PositionedMask(mask, x: x >> 2, y: y >> 2)
    }

    /// The shadow of a primitive as an image that can be drawn at any angle.
    /// - Parameters:
    ///   - primitive: simplified, in pixels before it is turned. Its position does not matter.
    ///   - sigma: in pixels.
    /// - Returns: nil for primitives that are not cached.
    func image(of primitive: Primitive, sigma: CGFloat) -> ShadowImage? {
        guard var (key, _, _) = key(primitive, sigma) else { return nil }
        key.phase = 0
        if let image = images[key] { return image }
        guard let mask = mask(key), let image = ShadowImage(mask) else { return nil }
        makeRoom(for: image.bytes)
        images[key] = image
        return image
    }

    /// The key of a primitive's shadow, and the primitive's position in quarters of a pixel; nil for primitives that are not cached.
    private func key(_ primitive: Primitive, _ sigma: CGFloat) -> (key: Key, x: Int, y: Int)? {
        var corner = CGSize.zero, shape: UInt8
        switch primitive {
        case .rectangle: shape = 0
        case .ellipse: shape = 1
        case .roundedRectangle(_, let size, let continuous): (corner, shape) = (size, continuous ? 3 : 2)
        case .path: return nil
        }
        let rect = primitive.bounds, reach = Int(blurReach(sigma))
        guard rect.width >= 0, rect.height >= 0, rect.width < 1024, rect.height < 1024, reach < 256, abs(rect.minX) < 1e6,
              abs(rect.minY) < 1e6 else { return nil }
        func eighths(_ value: CGFloat) -> Int32 { Int32((value * 8).rounded()) }
        let x = Int((rect.minX * 4).rounded()), y = Int((rect.minY * 4).rounded())
        let key = Key(width: eighths(rect.width), height: eighths(rect.height), cornerWidth: eighths(corner.width),
                      cornerHeight: eighths(corner.height),
                      sigma: Int32((sigma * 16).rounded()), phase: UInt8((y & 3) << 2 | (x & 3)), shape: shape)
        return (key, x, y)
    }

    private func mask(_ key: Key) -> Coverage? {
        if let mask = masks[key] { return mask }
        // Drawn at the key's rounded size, so that the result does not depend on the first request.
        let deviation = Double(key.sigma) / 16, reach = Int(blurReach(deviation)),
            phase = CGPoint(x: CGFloat(key.phase & 3) / 4, y: CGFloat(key.phase >> 2) / 4)
        let box = CGRect(
            x: CGFloat(reach) + phase.x, y: CGFloat(reach) + phase.y, width: CGFloat(key.width) / 8, height: CGFloat(key.height) / 8)
        let size = CGSize(width: CGFloat(key.cornerWidth) / 8, height: CGFloat(key.cornerHeight) / 8)
        let (width, height) = (Int(box.maxX.rounded(.up)) + reach, Int(box.maxY.rounded(.up)) + reach)
        let mask = makeMask(Coverage(left: -reach, top: -reach, width: width, height: height)) { context in
            let primitive: Primitive = switch key.shape {
            case 0: .rectangle(box)
            case 1: .ellipse(box)
            default: .roundedRectangle(box, size, continuous: key.shape == 3)
            }
            primitive.addPath(to: context, .identity)
            cairo_fill(context)
        }
        pixels_blur_a8(mask.bytes, Int32(width), Int32(height), Int32(mask.width), deviation, deviation)
        makeRoom(for: width * height + 200)
        masks[key] = mask
        return mask
    }

    /// Counts bytes that are about to be cached. Beyond the limit everything else is dropped first; the next frame recreates what it needs.
    private func makeRoom(for size: Int) {
        if bytes + size > limit { removeAll() }
        bytes += size
    }
}

/// The shadow of an upright primitive, as white pixels of a sprite.
final class ShadowImage {
    private let texels: UnsafeMutablePointer<UInt32>
    let width: Int, height: Int
    /// The pixels around the primitive.
    let margin: (x: Int, y: Int)
    var bytes: Int { width * height * 4 + 100 }

    /// nil for a shadow of nothing.
    fileprivate init?(_ mask: Coverage) {
        guard let coverage = mask.bytes else { return nil }
        (width, height) = (Int(mask.width), Int(mask.height))
        margin = (-Int(mask.left), -Int(mask.top))
        texels = .allocate(capacity: width * height)
        for index in 0..<width * height { texels[index] = UInt32(coverage[index]) * 0x0101_0101 }
    }
    deinit { texels.deallocate() }

    var level: SpriteTexture.Level {
        SpriteTexture.Level(texels: UnsafeRawPointer(texels).assumingMemoryBound(to: UInt8.self), stride: Int32(width), width: Int32(width),
                            height: Int32(height),
                            low: .zero, high: SIMD2(Float(width - 1), Float(height - 1)), size: SIMD2(Float(width), Float(height)))
    }
}

/// A shadow to be drawn.
private final class ShadowStamp {
    let sprite: UnsafeMutablePointer<PixelsSprite>
    private let image: ShadowImage

    init(_ sprite: PixelsSprite, _ image: ShadowImage) {
        self.sprite = .allocate(capacity: 1)
        self.sprite.initialize(to: sprite)
        self.image = image
    }
    deinit { sprite.deallocate() }
}

extension Painter {
    /// Draws the most frequent shadow, that of a plain filled primitive, without an intermediate picture.
    func drawKeptShadow(_ item: DisplayList.Item, _ step: LeafStep, _ state: DrawState) -> Bool {
        guard step.outer == nil, case .filter(.shadow(let shadow, let radius, let offset, let only)) = step.kind, !canvas.isVector,
              state.opacity >= 1, state.blend == .normal, case .fill(let primitive, _, .color(let color), antialiased: true) = item.content,
              step.matrix.keepsCircles, radius >= 0 else { return false }
        let isDrawn = state.matrix.isScaleAndTranslation ? drawUprightShadow : drawTurnedShadow
        guard isDrawn(
            primitive.simplified, shadow.multiplied(by: Double(color.opacity)), radius * step.matrix.meanScale,
            offset.applying(step.matrix), state.matrix) else { return false }
        if !only {
            var plain = state
            plain.steps = nil
            paint(item, plain)
        }
        return true
    }

    /// - Parameters:
    ///   - sigma, offset: in pixels.
    private func drawUprightShadow(
        of primitive: Primitive, _ color: ResolvedColor, sigma: CGFloat, offset: CGSize, _ matrix: CGAffineTransform
    ) -> Bool {
        guard let placed = primitive.mapped(matrix, movedBy: offset) else { return false }
        let bounds = PixelRect(around: placed.bounds.insetBy(dx: -blurReach(sigma), dy: -blurReach(sigma)))
        if bounds.intersection(canvas.clipOuter).isEmpty { return true }
        guard let mask = backend.shadows.shadow(of: placed, sigma: sigma) else { return false }
        composite(mask, color)
        return true
    }

    /// A blur is the same in all directions, so the shadow of a turned primitive is the turned shadow.
    /// - Parameters:
    ///   - sigma, offset: in pixels.
    private func drawTurnedShadow(
        of primitive: Primitive, _ color: ResolvedColor, sigma: CGFloat, offset: CGSize, _ matrix: CGAffineTransform
    ) -> Bool {
        // A sharp edge would be softened by sampling.
        guard matrix.keepsCircles, matrix.meanScale > 0, sigma >= 1 else { return false }
        let scale = matrix.meanScale
        guard let upright = primitive.mapped(CGAffineTransform(scaleX: scale, y: scale), movedBy: .zero),
              let image = backend.shadows.image(of: upright, sigma: sigma) else { return false }
        // One pixel of the image along its sides.
        let turn = SpriteMatrix(CGAffineTransform(a: matrix.a / scale, b: matrix.b / scale, c: matrix.c / scale, d: matrix.d / scale,
                                                  tx: matrix.tx + offset.width, ty: matrix.ty + offset.height))
        let corner = turn.point(
            SIMD2(Float(upright.bounds.minX) - Float(image.margin.x), Float(upright.bounds.minY) - Float(image.margin.y)))
        let across = turn.vector(SIMD2(Float(image.width), 0)), down = turn.vector(SIMD2(0, Float(image.height)))
        guard let bounds = spriteBounds(across, down, corner), !bounds.intersection(canvas.clipOuter).isEmpty else { return true }
        guard canvas.takesStamps(within: bounds) else { return false }
        let stamp = ShadowStamp(PixelsSprite(
            image.level, across, down, corner, bounds, tint: color.argb, blend: SpriteBatch.Blend.alpha.rawValue, isNearest: false), image)
        backend.queue.add(stamp.sprite, of: stamp, bounds, on: canvas)
        return true
    }
}

private extension CGAffineTransform {
    /// True if it maps circles to circles: a translation, rotation, reflection and uniform scale at most.
    var keepsCircles: Bool {
        let room = (abs(a) + abs(b)) * 1e-6
        return abs(a - d) <= room && abs(b + c) <= room || abs(a + d) <= room && abs(b - c) <= room
    }
}

extension Primitive {
    /// The primitive in canvas pixels; nil for paths.
    func mapped(_ matrix: CGAffineTransform, movedBy offset: CGSize) -> Primitive? {
        func onCanvas(_ rect: CGRect) -> CGRect { matrix.around(rect).offsetBy(dx: offset.width, dy: offset.height) }
        switch self {
        case .rectangle(let rect): return .rectangle(onCanvas(rect))
        case .ellipse(let rect): return .ellipse(onCanvas(rect))
        case .roundedRectangle(let rect, let corner, let continuous):
            return .roundedRectangle(
                onCanvas(rect), CGSize(width: corner.width * abs(matrix.a), height: corner.height * abs(matrix.d)), continuous: continuous)
        case .path: return nil
        }
    }
}
