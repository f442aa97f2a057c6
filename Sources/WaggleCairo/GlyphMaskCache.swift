// Coverage of glyphs, by size in eighths and place in quarters of a pixel.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Keeps glyphs' coverage and draws rows of it.
///
/// Cairo 1.16 puts glyphs on whole pixels, so letters hop when text moves. Here a glyph has sixteen places within its pixel, and its own size
/// in steps of an eighth of a pixel. A table of its own, because a frame looks up thousands: pixman's cache and compositing took three times as long.
final class GlyphMaskCache {
    /// Larger text is drawn by its outlines.
    static let largestSize: CGFloat = 48

    /// One glyph's coverage: rows of `width` bytes. `left` and `top` lead from its origin's pixel to its first one.
    private struct Mask {
        /// 0: an empty place of the table.
        var key: UInt64 = 0
        var bytes: UnsafeMutablePointer<UInt8>?
        var left: Int16 = 0, top: Int16 = 0
        var width: Int16 = 0, height: Int16 = 0
    }

    /// Open addressing; a power of two, at most half full.
    private var table = UnsafeMutableBufferPointer<Mask>.allocate(capacity: 4096)
    private var count = 0
    private var bytes = 0
    private let limit = 16 << 20
    private let library: FT_Library?

    init() {
        var library: FT_Library?
        FT_Init_FreeType(&library)
        self.library = library
        table.initialize(repeating: Mask())
    }

    deinit {
        removeAll()
        table.deallocate()
        if let library { FT_Done_FreeType(library) }
    }

    func removeAll() {
        for index in table.indices {
            table[index].bytes?.deallocate()
            table[index] = Mask()
        }
        (count, bytes) = (0, 0)
    }

    /// A run at one size and place.
    struct Request {
        let run: GlyphRun
        let face: PangoFontFace
        /// Pixels per point of the positions.
        let scale: CGFloat
        /// Where the layout's corner lies, in pixels.
        var x, y: CGFloat
        /// The baseline lies a whole number of pixels below the corner.
        let snapsBaseline: Bool

        var eighths: Int { Int((run.size * scale * 8).rounded()) }
    }

    /// Draws a run of at most `largestSize` in one colour, where that needs no clip but a rectangle.
    /// - Parameter color: premultiplied.
    func draw(_ request: Request, color: UInt32, on canvas: Canvas) {
        forEachMask(request) { bytes, bounds in _ = canvas.paint(color, through: bytes, stride: bounds.width, bounds) }
    }

    /// The coverage of the whole run; nil where there is none, or much.
    func wholeMask(_ request: Request) -> RunMask? {
        var bounds: PixelRect?
        forEachMask(request) { bounds = bounds?.union($1) ?? $1 }
        guard var bounds, bounds.width < 1024, bounds.height < 256 else { return nil }
        // Rows of four, the way they are painted.
        bounds.right = bounds.left + (bounds.width + 3 & ~3)
        let mask = RunMask(bounds)
        forEachMask(request) { bytes, part in mask.add(bytes, part) }
        return mask
    }

    @inline(__always)
    private func forEachMask(_ request: Request, _ body: (UnsafePointer<UInt8>, PixelRect) -> Void) {
        let eighths = request.eighths, scale = request.scale, x = request.x, y = request.y
        guard eighths > 0 else { return }
        let font = UInt64(request.face.number) << 36 | UInt64(eighths) << 24
        request.run.glyphs.withUnsafeBufferPointer { glyphs in
            request.run.positions.withUnsafeBufferPointer { positions in
                for index in 0..<min(glyphs.count, positions.count) {
                    let position = positions[index]
                    let down = position.y * scale
                    guard abs(x + position.x * scale) < 30_000, abs(y) < 30_000, abs(down) < 30_000 else { continue }
                    let quarterX = nearest((x + position.x * scale) * 4), quarterY = nearest((request.snapsBaseline ? y + CGFloat(nearest(down)) : y + down) * 4)
                    let mask = mask(glyphs[index], request.face, phase: (quarterY & 3) << 2 | (quarterX & 3), eighths: eighths, font: font)
                    guard let bytes = mask.bytes else { continue }
                    let left = quarterX >> 2 + Int(mask.left), top = quarterY >> 2 + Int(mask.top)
                    body(bytes, PixelRect(left: left, top: top, right: left + Int(mask.width), bottom: top + Int(mask.height)))
                }
            }
        }
    }

    private func mask(_ glyph: UInt32, _ face: PangoFontFace, phase: Int, eighths: Int, font: UInt64) -> Mask {
        let key = (font | UInt64(glyph & 0xFFFFF) << 4 | UInt64(phase)) &+ 1
        let place = find(key)
        if table[place].key == key { return table[place] }
        let mask = make(glyph, face, phase, eighths, key)
        bytes += Int(mask.width) * Int(mask.height) + 64
        if bytes > limit {
            removeAll()
            bytes = Int(mask.width) * Int(mask.height) + 64
        }
        count += 1
        if count * 2 > table.count { grow() }
        table[find(key)] = mask
        return mask
    }

    /// The place of the key, or the empty one where it belongs.
    private func find(_ key: UInt64) -> Int {
        let limit = table.count - 1
        var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & limit
        while table[place].key != 0, table[place].key != key { place = (place + 1) & limit }
        return place
    }

    private func grow() {
        let old = table
        table = .allocate(capacity: old.count * 2)
        table.initialize(repeating: Mask())
        for mask in old where mask.key != 0 { table[find(mask.key)] = mask }
        old.deallocate()
    }

    private func make(_ glyph: UInt32, _ face: PangoFontFace, _ phase: Int, _ eighths: Int, _ key: UInt64) -> Mask {
        // 1/64 pixels per unit of the face; shifts in 1/64 pixels, y upward.
        let scale = Double(eighths) / 8 / Double(face.unitsPerEm) * 64
        var mask = rasterize(face.outline(glyph), scale: scale, x: Double(phase & 3) * 16, y: -Double(phase >> 2) * 16) ?? Mask()
        mask.key = key
        return mask
    }

    private func rasterize(_ outline: GlyphOutline, scale: Double, x: Double, y: Double) -> Mask? {
        guard let library, !outline.isEmpty else { return nil }
        var points = outline.points.map { FT_Vector(x: FT_Pos((Double($0.x) * scale + x).rounded()), y: FT_Pos((Double($0.y) * scale + y).rounded())) }
        return points.withUnsafeMutableBufferPointer { points in
            outline.tags.withUnsafeMutableBufferPointer { tags in
                outline.contours.withUnsafeMutableBufferPointer { contours in
                    var shape = FT_Outline(n_contours: Int16(contours.count), n_points: Int16(points.count), points: points.baseAddress, tags: tags.baseAddress,
                                           contours: contours.baseAddress, flags: outline.flags)
                    var box = FT_BBox()
                    FT_Outline_Get_CBox(&shape, &box)
                    let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
                    // Rows of four, the way they are painted.
                    let (width, height) = (max(1, (box.xMax + 63) >> 6 - left) + 3 & ~3, max(1, (box.yMax + 63) >> 6 - bottom))
                    guard width < 4096, height < 4096, abs(left) < 4096, abs(bottom) < 4096 else { return nil }
                    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
                    bytes.initialize(repeating: 0, count: width * height)
                    FT_Outline_Translate(&shape, -left * 64, -bottom * 64)
                    var bitmap = FT_Bitmap()
                    bitmap.rows = UInt32(height)
                    bitmap.width = UInt32(width)
                    bitmap.pitch = Int32(width)
                    bitmap.buffer = bytes
                    bitmap.num_grays = 256
                    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
                    FT_Outline_Get_Bitmap(library, &shape, &bitmap)
                    return Mask(bytes: bytes, left: Int16(left), top: Int16(-(bottom + height)), width: Int16(width), height: Int16(height))
                }
            }
        }
    }
}

/// The nearest whole number of one that is not far from 0, upward from the middle. Without a call of the mathematical library: older processors have no instruction for it.
@inline(__always)
func nearest(_ value: CGFloat) -> Int { Int(value + 1_048_576.5) - 1_048_576 }
