// Coverage of recurring primitives; sizes in eighths and positions in quarters of a pixel.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A primitive's coverage, one byte per pixel of the bounds, and its pixels on the canvas.
struct PositionedMask {
    var bytes: UnsafeMutablePointer<UInt8>
    var bounds: PixelRect

    /// A primitive's coverage at a pixel; nil if it covers nothing.
    init?(_ coverage: Coverage, x: Int, y: Int) {
        guard let bytes = coverage.bytes else { return nil }
        self.bytes = bytes
        bounds = coverage.bounds(x: x, y: y)
    }
}

/// Coverage of circles and rounded rectangles, by size and subpixel position (phase).
///
/// Sizes are rounded to 1/8 pixel and phases to 1/4, so that a slowly moving or growing primitive reuses its mask. A primitive on whole
/// pixels is exact.
final class MaskCache {
    private let masks: CoverageTable

    init(_ queue: StampQueue) { masks = CoverageTable(limit: 32 << 20, queue) }

    func removeAll() { masks.removeAll() }

    /// The coverage of the circle in a square of at most 128 pixels.
    func circle(in rect: CGRect) -> PositionedMask? {
        guard abs(rect.minX) < 1e5, abs(rect.minY) < 1e5 else { return nil }
        let diameter = CGFloat(rounded(rect.width * 4)) / 4
        // Rounding the size must not move the center.
        let shift = (rect.width - diameter) / 2
        return mask(
            CGRect(x: rect.minX + shift, y: rect.minY + shift, width: diameter, height: diameter), .zero, shape: 1) { rect, context in
            cairo_arc(context, rect.midX, rect.midY, rect.width / 2, 0, 2 * .pi)
        }
    }

    /// The coverage of a rounded rectangle of at most 256 by 256 pixels, with corners of at most half its sides.
    func roundedRectangle(in rect: CGRect, corner: CGSize, continuous: Bool) -> PositionedMask? {
        guard abs(rect.minX) < 1e5, abs(rect.minY) < 1e5, abs(corner.width) < 250, abs(corner.height) < 250 else { return nil }
        let width = CGFloat(rounded(rect.width * 8)) / 8, height = CGFloat(rounded(rect.height * 8)) / 8
        let corner = CGSize(width: CGFloat(rounded(corner.width * 8)) / 8, height: CGFloat(rounded(corner.height * 8)) / 8)
        let rect = CGRect(x: rect.minX + (rect.width - width) / 2, y: rect.minY + (rect.height - height) / 2, width: width, height: height)
        return mask(rect, corner, shape: continuous ? 3 : 2) { rect, context in
            Primitive.roundedRectangle(rect, corner, continuous: continuous).addPath(to: context, .identity)
        }
    }

    /// - Parameter shape: 1...3.
    @inline(__always)
    private func mask(_ rect: CGRect, _ corner: CGSize, shape: UInt64, _ addPath: (CGRect, OpaquePointer) -> Void) -> PositionedMask? {
        guard rect.width >= 0, rect.height >= 0, corner.width >= 0, corner.height >= 0 else { return nil }
        let x = rounded(rect.minX * 4), y = rounded(rect.minY * 4)
        // Twelve bits for a side in eighths, eleven for a corner.
        assert(
            max(rect.width, rect.height) * 8 < 4096 && max(corner.width, corner.height) * 8 < 2048,
            "A figure's sides or corners are too large for its key.")
        let size = UInt64(rect.width * 8) << 12 | UInt64(rect.height * 8),
            corners = UInt64(corner.width * 8) << 11 | UInt64(corner.height * 8)
        let key = size << 28 | corners << 6 | UInt64((y & 3) << 2 | (x & 3)) << 2 | shape
        if let kept = masks[key] { return PositionedMask(kept, x: x >> 2, y: y >> 2) }
        let primitive = CGRect(x: CGFloat(x & 3) / 4, y: CGFloat(y & 3) / 4, width: rect.width, height: rect.height)
        let mask = makeMask(Coverage(left: 0, top: 0, width: Int(primitive.maxX.rounded(.up)), height: Int(primitive.maxY.rounded(.up)))) {
            addPath(primitive, $0)
            cairo_fill($0)
        }
        masks.insert(mask, key)
        return PositionedMask(mask, x: x >> 2, y: y >> 2)
    }
}

/// Coverage drawn by Cairo.
func makeMask(_ mask: Coverage, _ draw: (OpaquePointer) -> Void) -> Coverage {
    guard let surface = cairo_image_surface_create_for_data(
        mask.bytes, CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height), Int32(mask.width)),
          let context = cairo_create(surface) else { return mask }
    draw(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return mask
}
