// Coverage of figures that appear again and again, in eighths and quarters of a pixel.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A figure's coverage and the pixels that it belongs to.
struct PlacedMask {
    var image: OpaquePointer
    var bounds: PixelRect
}

/// Coverage of circles and rounded rectangles, by size and by phase: where between two pixels the figure lies.
///
/// Sizes are kept to 1/8 pixel and phases to 1/4, so that a figure that moves or grows slowly finds its mask again. A figure on whole pixels
/// is exact.
final class MaskCache {
    private struct Key: Hashable {
        var width, height, cornerWidth, cornerHeight: Int32
        var phase: UInt8
        var shape: UInt8
    }

    private var masks: [Key: (image: OpaquePointer, width: Int, height: Int)] = [:]
    private var bytes = 0
    private let limit = 32 << 20

    deinit { removeAll() }

    func removeAll() {
        for mask in masks.values { pixman_image_unref(mask.image) }
        masks = [:]
        bytes = 0
    }

    /// The coverage of the circle in a square of at most 128 pixels.
    func circle(in rect: CGRect) -> PlacedMask? {
        let diameter = (rect.width * 4).rounded() / 4
        // Rounding the size must not move the centre.
        let shift = (rect.width - diameter) / 2
        return mask(CGRect(x: rect.minX + shift, y: rect.minY + shift, width: diameter, height: diameter), .zero, shape: 0) { rect, context in
            cairo_arc(context, rect.midX, rect.midY, rect.width / 2, 0, 2 * .pi)
        }
    }

    func roundedRectangle(in rect: CGRect, corner: CGSize, continuous: Bool) -> PlacedMask? {
        guard rect.minX.isFinite, rect.minY.isFinite else { return nil }
        let width = (rect.width * 8).rounded() / 8, height = (rect.height * 8).rounded() / 8
        let corner = CGSize(width: (corner.width * 8).rounded() / 8, height: (corner.height * 8).rounded() / 8)
        let rect = CGRect(x: rect.minX + (rect.width - width) / 2, y: rect.minY + (rect.height - height) / 2, width: width, height: height)
        return mask(rect, corner, shape: continuous ? 2 : 1) { rect, context in
            Figure.roundedRectangle(rect, corner, continuous: continuous).addPath(to: context, .identity)
        }
    }

    private func mask(_ rect: CGRect, _ corner: CGSize, shape: UInt8, _ addPath: (CGRect, OpaquePointer) -> Void) -> PlacedMask? {
        guard abs(rect.minX) < 1e6, abs(rect.minY) < 1e6, rect.width >= 0, rect.height >= 0 else { return nil }
        let x = Int((rect.minX * 4).rounded()), y = Int((rect.minY * 4).rounded())
        let (left, top, phaseX, phaseY) = (x >> 2, y >> 2, x & 3, y & 3)
        let key = Key(width: Int32(rect.width * 8), height: Int32(rect.height * 8), cornerWidth: Int32(corner.width * 8),
                      cornerHeight: Int32(corner.height * 8), phase: UInt8(phaseY << 2 | phaseX), shape: shape)
        if let mask = masks[key] {
            return PlacedMask(image: mask.image, bounds: PixelRect(left: left, top: top, right: left + mask.width, bottom: top + mask.height))
        }
        let figure = CGRect(x: CGFloat(phaseX) / 4, y: CGFloat(phaseY) / 4, width: rect.width, height: rect.height)
        // Rows of four, the way they are painted.
        let (width, height) = (max(1, Int(figure.maxX.rounded(.up))) + 3 & ~3, max(1, Int(figure.maxY.rounded(.up))))
        guard let image = makeMask(width: width, height: height, { addPath(figure, $0); cairo_fill($0) }) else { return nil }
        bytes += width * height + 200
        if bytes > limit {
            removeAll()
            bytes = width * height + 200
        }
        masks[key] = (image, width, height)
        return PlacedMask(image: image, bounds: PixelRect(left: left, top: top, right: left + width, bottom: top + height))
    }
}

/// An A8 image that Cairo has drawn.
func makeMask(width: Int, height: Int, _ draw: (OpaquePointer) -> Void) -> OpaquePointer? {
    guard let image = pixman_image_create_bits(PIXMAN_a8, Int32(width), Int32(height), nil, 0) else { return nil }
    let data = UnsafeMutableRawPointer(pixman_image_get_data(image)).assumingMemoryBound(to: UInt8.self)
    guard let surface = cairo_image_surface_create_for_data(data, CAIRO_FORMAT_A8, Int32(width), Int32(height), pixman_image_get_stride(image)),
          let context = cairo_create(surface) else { return image }
    draw(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return image
}
