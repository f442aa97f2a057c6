// Coverage of glyphs, by size in eighths and place in quarters of a pixel.

import CPango
import Foundation
import WaggleDisplayList

/// Keeps glyphs' coverage and draws rows of it.
///
/// Cairo 1.16 puts glyphs on whole pixels, so letters hop when text moves. Here a glyph has sixteen places within its pixel, and its own size
/// in steps of an eighth of a pixel. The keeping and the compositing are pixman's, which evicts what was not used for long.
final class GlyphMaskCache {
    /// Larger text is drawn by its outlines.
    static let largestSize: CGFloat = 48

    /// pixman's cache takes 16384 glyphs. Sizes are spread over several, so that scenes with many sizes fit.
    private var caches: [OpaquePointer]
    private let library: FT_Library?
    private var scratch = UnsafeMutableBufferPointer<pixman_glyph_t>.allocate(capacity: 64)
    private var isFrozen = false
    private static let cacheCount = 8

    init() {
        var library: FT_Library?
        FT_Init_FreeType(&library)
        self.library = library
        caches = GlyphMaskCache.makeCaches()
    }

    private static func makeCaches() -> [OpaquePointer] { (0..<cacheCount).compactMap { _ in pixman_glyph_cache_create() } }

    deinit {
        endFrame()
        for cache in caches { pixman_glyph_cache_destroy(cache) }
        scratch.deallocate()
        if let library { FT_Done_FreeType(library) }
    }

    func removeAll() {
        let wasFrozen = isFrozen
        endFrame()
        for cache in caches { pixman_glyph_cache_destroy(cache) }
        caches = GlyphMaskCache.makeCaches()
        if wasFrozen { beginFrame() }
    }

    /// Between these two no glyph is evicted.
    func beginFrame() {
        for cache in caches { pixman_glyph_cache_freeze(cache) }
        isFrozen = true
    }

    func endFrame() {
        guard isFrozen else { return }
        for cache in caches { pixman_glyph_cache_thaw(cache) }
        isFrozen = false
    }

    /// Draws a run in one colour.
    /// - Parameters:
    ///   - size: in pixels, at most `largestSize`.
    ///   - scale: pixels per point of the positions.
    ///   - x, y: where the layout's corner lies, in pixels.
    ///   - baseline: when given, in pixels, it stands for the y of all positions.
    func draw(_ run: GlyphRun, _ face: PangoFontFace, size: CGFloat, scale: CGFloat, x: CGFloat, y: CGFloat, snapsBaseline: Bool,
              color: OpaquePointer?, on image: OpaquePointer) {
        let eighths = Int((size * 8).rounded())
        guard eighths > 0, caches.count == GlyphMaskCache.cacheCount else { return }
        let cache = caches[eighths % GlyphMaskCache.cacheCount]
        let font = UnsafeMutableRawPointer(bitPattern: face.number << 12 | eighths)
        if scratch.count < run.glyphs.count {
            scratch.deallocate()
            scratch = .allocate(capacity: run.glyphs.count * 2)
        }
        var count = 0
        for index in run.glyphs.indices {
            let position = run.positions[index]
            let down = position.y * scale
            let (across, deep) = (x + position.x * scale, y + (snapsBaseline ? (down + 0.5).rounded(.down) : down))
            guard abs(across) < 30_000, abs(deep) < 30_000 else { continue }
            let (quarterX, quarterY) = (Int((across * 4 + 0.5).rounded(.down)), Int((deep * 4 + 0.5).rounded(.down)))
            let glyph = run.glyphs[index]
            let phase = (quarterY & 3) << 2 | (quarterX & 3)
            let key = UnsafeMutableRawPointer(bitPattern: (Int(glyph) << 4 | phase) + 1)
            var kept = pixman_glyph_cache_lookup(cache, font, key)
            if kept == nil { kept = insert(glyph, face, phase, eighths, cache, font, key) }
            guard let kept else { continue }
            scratch[count] = pixman_glyph_t(x: Int32(quarterX >> 2), y: Int32(quarterY >> 2), glyph: kept)
            count += 1
        }
        if count > 0 {
            pixman_composite_glyphs_no_mask(PIXMAN_OP_OVER, color, image, 0, 0, 0, 0, cache, Int32(count), scratch.baseAddress)
        }
    }

    private func insert(_ glyph: UInt32, _ face: PangoFontFace, _ phase: Int, _ eighths: Int, _ cache: OpaquePointer,
                        _ font: UnsafeMutableRawPointer?, _ key: UnsafeMutableRawPointer?) -> UnsafeRawPointer? {
        let scale = Double(eighths) / 8 / Double(face.unitsPerEm) * 64
        guard let mask = rasterize(face.outline(glyph), scale: scale, x: Double(phase & 3) * 16, y: -Double(phase >> 2) * 16) else { return nil }
        defer { pixman_image_unref(mask.image) }
        return pixman_glyph_cache_insert(cache, font, key, Int32(-mask.left), Int32(mask.top), mask.image)
    }

    /// - Parameters:
    ///   - scale: 1/64 pixels per unit of the face.
    ///   - x, y: shifts in 1/64 pixels, y upward.
    private func rasterize(_ outline: GlyphOutline, scale: Double, x: Double, y: Double) -> (image: OpaquePointer, left: Int, top: Int)? {
        guard let library else { return nil }
        if outline.isEmpty { return pixman_image_create_bits(PIXMAN_a8, 1, 1, nil, 0).map { ($0, 0, 0) } }
        var points = outline.points.map { FT_Vector(x: FT_Pos((Double($0.x) * scale + x).rounded()), y: FT_Pos((Double($0.y) * scale + y).rounded())) }
        return points.withUnsafeMutableBufferPointer { points in
            outline.tags.withUnsafeMutableBufferPointer { tags in
                outline.contours.withUnsafeMutableBufferPointer { contours in
                    var shape = FT_Outline(n_contours: Int16(contours.count), n_points: Int16(points.count), points: points.baseAddress, tags: tags.baseAddress,
                                           contours: contours.baseAddress, flags: outline.flags)
                    var box = FT_BBox()
                    FT_Outline_Get_CBox(&shape, &box)
                    let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
                    let (width, height) = (max(1, (box.xMax + 63) >> 6 - left), max(1, (box.yMax + 63) >> 6 - bottom))
                    guard width < 4096, height < 4096, let image = pixman_image_create_bits(PIXMAN_a8, Int32(width), Int32(height), nil, 0) else { return nil }
                    FT_Outline_Translate(&shape, -left * 64, -bottom * 64)
                    var bitmap = FT_Bitmap()
                    bitmap.rows = UInt32(height)
                    bitmap.width = UInt32(width)
                    bitmap.pitch = pixman_image_get_stride(image)
                    bitmap.buffer = UnsafeMutableRawPointer(pixman_image_get_data(image)).assumingMemoryBound(to: UInt8.self)
                    bitmap.num_grays = 256
                    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
                    FT_Outline_Get_Bitmap(library, &shape, &bitmap)
                    return (image, left, bottom + height)
                }
            }
        }
    }
}
