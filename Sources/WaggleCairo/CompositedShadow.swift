// Shadows that are composited otherwise than behind the content.

import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension DisplayList.Filter {
    /// - Parameters:
    ///   - offset: in pixels.
    ///   - visible: how far the shadow of an inverted alpha reaches.
    func composited(
        _ shadow: CompositedShadow, with picture: Picture, _ sigma: (x: Double, y: Double), _ offset: CGSize, visible: PixelRect
    ) -> Picture? {
        guard abs(offset.width) < 4096, abs(offset.height) < 4096 else { return picture }
        // A shadow on the content alone is needed only there.
        let staysOnContent = shadow.blend == .sourceAtop && shadow.isAbove && !shadow.isAlone
        let margin = (x: Int(blurReach(sigma.x) + abs(offset.width).rounded(.up)) + 1, y: Int(
            blurReach(sigma.y) + abs(offset.height).rounded(.up)) + 1)
        let reached = staysOnContent ? picture.region : shadow.invertsAlpha ? visible.union(picture.region) : picture.region.outset(
            x: margin.x, y: margin.y)
        let around = reached.outset(x: margin.x, y: margin.y)
        guard around.width <= 32767, around.height <= 32767, let canvas = try? Canvas(width: reached.width, height: reached.height),
              let alpha = pixman_image_create_bits(PIXMAN_a8, Int32(around.width), Int32(around.height), nil, 0),
                  let source = picture.canvas.data else { return nil }
        defer { pixman_image_unref(alpha) }
        let stride = Int(pixman_image_get_stride(alpha))
        let coverage = UnsafeMutableRawPointer(pixman_image_get_data(alpha)).assumingMemoryBound(to: UInt8.self)
        pixels_copy_alpha(source, Int32(picture.canvas.stride),
                          coverage + (picture.region.top - around.top) * stride + picture.region.left - around.left, Int32(stride),
                          Int32(picture.region.width), Int32(picture.region.height))
        if shadow.invertsAlpha { for index in 0..<(stride * around.height) { coverage[index] = 255 - coverage[index] } }
        pixels_blur_a8(coverage, Int32(around.width), Int32(around.height), Int32(stride), sigma.x, sigma.y)
        guard let mask = cairo_image_surface_create_for_data(
            coverage, CAIRO_FORMAT_A8, Int32(around.width), Int32(around.height), Int32(stride)) else { return nil }
        defer {
            cairo_surface_finish(mask)
            cairo_surface_destroy(mask)
        }
        let result = Picture(canvas: canvas, region: reached), context = canvas.context
        func drawContent() {
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
            cairo_set_source_surface(
                context, picture.canvas.surface, Double(picture.region.left - reached.left), Double(picture.region.top - reached.top))
            cairo_paint(context)
        }
        if shadow.isAbove, !shadow.isAlone { drawContent() }
        // Below the content, or without it, there is nothing to blend with.
        let blends = shadow.isAbove && !shadow.isAlone
        cairo_set_operator(context, blends ? shadow.blend.cairoOperator ?? CAIRO_OPERATOR_MULTIPLY : CAIRO_OPERATOR_OVER)
        cairo_set_source_rgba(
            context, Double(shadow.color.red), Double(shadow.color.green), Double(shadow.color.blue), Double(shadow.color.opacity))
        cairo_mask_surface(
            context, mask, Double(around.left - reached.left) + offset.width, Double(around.top - reached.top) + offset.height)
        if !shadow.isAbove, !shadow.isAlone { drawContent() }
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_surface_flush(canvas.surface)
        return result
    }
}
