// Glyph coverage, by size in eighths of a pixel and position in quarters.

import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Caches glyph coverage and draws runs with it.
///
/// Cairo 1.16 places glyphs on whole pixels, so letters jump when text moves. Here a glyph has sixteen subpixel positions, and sizes in
/// steps of an eighth of a pixel.
final class GlyphMaskCache {
    /// Larger text is drawn as outlines.
    static let largestSize: CGFloat = 48

    private let masks: CoverageTable
    private let queue: StampQueue
    private let library: FT_Library?

    init(_ queue: StampQueue) {
        var library: FT_Library?
        FT_Init_FreeType(&library)
        self.library = library
        self.queue = queue
        masks = CoverageTable(limit: 16 << 20, queue)
    }

    deinit { if let library { FT_Done_FreeType(library) } }

    func removeAll() { masks.removeAll() }

    /// A run at one size and position.
    struct Request {
        /// Valid as long as the request.
        let run: UnsafePointer<GlyphRun>
        let face: CairoFontFace
        /// Pixels per point.
        let scale: CGFloat
        /// The layout's corner in pixels.
        var x, y: CGFloat
        /// Keeps the baseline a whole number of pixels below the corner.
        let snapsBaseline: Bool

        var eighths: Int { rounded(run.pointee.size * scale * 8) }
    }

    /// Draws a run of at most `largestSize` in one color. The canvas must take stamps.
    /// - Parameter color: premultiplied.
    func draw(_ request: Request, color: UInt32, on canvas: Canvas) {
        forEachMask(request) { queue.add($0, $1, color, on: canvas) }
    }

    /// The coverage of the whole run; nil if it is empty or large.
    func wholeMask(_ request: Request) -> Coverage? {
        var bounds: PixelRect?
        forEachMask(request) { bounds = bounds?.union($1) ?? $1 }
        guard let bounds, bounds.width < 1024, bounds.height < 256 else { return nil }
        let whole = Coverage(left: bounds.left, top: bounds.top, width: bounds.width, height: bounds.height)
        forEachMask(request) { whole.add($0, $1.offset(x: -bounds.left, y: -bounds.top)) }
        return whole
    }

    @inline(__always)
    private func forEachMask(_ request: Request, _ body: (UnsafePointer<UInt8>, PixelRect) -> Void) {
        let eighths = request.eighths, scale = request.scale, x = request.x, y = request.y
        guard eighths > 0 else { return }
        assert(
            eighths < 1 << 12 && request.face.number < 1 << CairoFontFace.numberBits,
            "A glyph's size or face number is too large for its key.")
        let font = UInt64(request.face.number) << 36 | UInt64(eighths) << 24
        request.run.pointee.glyphs.withUnsafeBufferPointer { glyphs in
            request.run.pointee.positions.withUnsafeBufferPointer { positions in
                let count = min(glyphs.count, positions.count)
                withUnsafeTemporaryAllocation(of: (key: UInt64, x: Int, y: Int).self, capacity: count) { wanted in
                    var found = 0
                    for index in 0..<count {
                        let position = positions[index]
                        let down = position.y * scale
                        guard abs(x + position.x * scale) < 30_000, abs(y) < 30_000, abs(down) < 30_000 else { continue }
                        let quarterX = nearest((x + position.x * scale) * 4),
                            quarterY = nearest((request.snapsBaseline ? y + CGFloat(nearest(down)) : y + down) * 4)
                        let key = (font | UInt64(glyphs[index] & 0xFFFFF) << 4 | UInt64((quarterY & 3) << 2 | (quarterX & 3))) &+ 1
                        wanted[found] = (key, quarterX >> 2, quarterY >> 2)
                        masks.prefetch(key)
                        found += 1
                    }
                    for glyph in wanted[..<found] {
                        let mask = masks[glyph.key] ?? make(glyph.key, request.face, eighths)
                        if let bytes = mask.bytes { body(bytes, mask.bounds(x: glyph.x, y: glyph.y)) }
                    }
                }
            }
        }
    }

    private func make(_ key: UInt64, _ face: CairoFontFace, _ eighths: Int) -> Coverage {
        let glyph = UInt32((key - 1) >> 4 & 0xFFFFF), phase = Int((key - 1) & 15)
        // The scale is in 1/64 pixels per font unit; shifts are in 1/64 pixels, y up.
        let scale = Double(eighths) / 8 / Double(face.units) * 64
        let mask = rasterize(face.outline(glyph), scale: scale, x: Double(phase & 3) * 16, y: -Double(phase >> 2) * 16) ?? .none
        masks.insert(mask, key)
        return mask
    }

    private func rasterize(_ outline: GlyphOutline, scale: Double, x: Double, y: Double) -> Coverage? {
        guard let library, !outline.isEmpty else { return nil }
        var points = outline.points.map { FT_Vector(x: rounded(Double($0.x) * scale + x), y: rounded(Double($0.y) * scale + y)) }
        return points.withUnsafeMutableBufferPointer { points in
            outline.tags.withUnsafeMutableBufferPointer { tags in
                outline.contours.withUnsafeMutableBufferPointer { contours in
                    var shape = FT_Outline(n_contours: Int16(contours.count), n_points: Int16(points.count), points: points.baseAddress,
                                           tags: tags.baseAddress,
                                           contours: contours.baseAddress, flags: outline.flags)
                    var box = FT_BBox()
                    FT_Outline_Get_CBox(&shape, &box)
                    let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
                    let (width, height) = (max(1, (box.xMax + 63) >> 6 - left), max(1, (box.yMax + 63) >> 6 - bottom))
                    guard width < 4096, height < 4096, abs(left) < 4096, abs(bottom) < 4096 else { return nil }
                    let mask = Coverage(left: left, top: -(bottom + height), width: width, height: height)
                    FT_Outline_Translate(&shape, -left * 64, -bottom * 64)
                    var bitmap = FT_Bitmap()
                    bitmap.rows = UInt32(height)
                    bitmap.width = UInt32(mask.width)
                    bitmap.pitch = Int32(mask.width)
                    bitmap.buffer = mask.bytes
                    bitmap.num_grays = 256
                    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
                    FT_Outline_Get_Bitmap(library, &shape, &bitmap)
                    return mask
                }
            }
        }
    }
}

private extension Coverage {
    /// Adds a glyph. Overlapping glyphs look as if painted one after another, up to rounding by one color step.
    func add(_ glyph: UnsafePointer<UInt8>, _ part: PixelRect) {
        guard let bytes else { return }
        pixels_join_masks(
            bytes + part.top * Int(width) + part.left, Int32(width), glyph, Int32(part.width),
            Int32(min(part.width, Int(width) - part.left)), Int32(part.height))
    }
}

/// Rounds to the nearest integer, halves away from zero. The value must fit. Avoids a math library call: older processors have no
/// instruction for it.
@inline(__always)
func rounded(_ value: CGFloat) -> Int {
    let whole = Int(value), part = value - CGFloat(whole)
    return part >= 0.5 ? whole + 1 : part <= -0.5 ? whole - 1 : whole
}

/// Rounds a small value to the nearest integer, halves up.
@inline(__always)
func nearest(_ value: CGFloat) -> Int { Int(value + 1_048_576.5) - 1_048_576 }
