// Backdrop blur: frosted glass.

import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Painter {
    /// Blurs the canvas inside a primitive. The blur clamps to the primitive's bounds, so the pixels do not depend on how much around the
    /// primitive is redrawn.
    func blurBackdrop(inside primitive: Primitive, _ rule: FillRule, _ radius: Double, _ state: DrawState) {
        backend.drewBackdrop = true
        // Vector files cannot read their background, and outer filters apply to the fragment alone.
        guard !canvas.isVector, state.steps == nil, state.opacity > 0 else { return }
        let region = region(of: primitive.bounds, state.matrix, margin: 0), sigma = radius * state.matrix.meanScale
        guard !region.isEmpty, sigma > 0, sigma.isFinite else { return }
        backend.queue.finish()
        guard let below = canvas.data, let copy = try? Canvas(unsetWidth: region.width, height: region.height),
              let pixels = copy.data else { return }
        for y in 0..<region.height {
            memcpy(pixels + y * copy.stride, below + (region.top + y) * canvas.stride + region.left * 4, region.width * 4)
        }
        // More would reach beyond everything.
        let deviation = min(sigma, 1300)
        pixels_blur_argb(pixels, Int32(region.width), Int32(region.height), Int32(copy.stride), deviation, deviation, true, false)
        cairo_surface_mark_dirty(copy.surface)

        // With this operator, coverage and opacity interpolate between old and new pixels.
        cairo_save(context)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        cairo_set_fill_rule(context, rule.cairoRule)
        setSource(copy.surface, region)
        cairo_new_path(context)
        primitive.simplified.addPath(to: context, state.matrix)
        if state.opacity >= 1 {
            cairo_fill(context)
        } else {
            cairo_clip(context)
            cairo_paint_with_alpha(context, state.opacity)
        }
        cairo_restore(context)
        cairo_set_source_rgb(context, 0, 0, 0)
    }
}
