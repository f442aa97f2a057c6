// Backdrop blur: frosted glass.

import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Painter {
    /// Blurs the canvas inside a figure. The blur clamps to the figure's bounds, so the pixels do not depend on how much around the figure is
    /// redrawn.
    func blurBackdrop(inside figure: Figure, _ rule: FillRule, _ radius: Double, _ state: DrawState) {
        backend.drewBackdrop = true
        // Vector files cannot read their background, and outer filters apply to the fragment alone.
        guard !canvas.isVector, state.steps == nil, state.opacity > 0 else { return }
        let region = region(of: figure.bounds, state.matrix, margin: 0), sigma = radius * state.matrix.meanScale
        guard !region.isEmpty, sigma > 0, sigma.isFinite else { return }
        // A blurred image has no detail, so it is blurred at reduced size.
        let shrink = max(1, min((sigma / 4).rounded(.down), 16))
        let width = max(Int((CGFloat(region.width) / shrink).rounded(.up)), 1), height = max(Int((CGFloat(region.height) / shrink).rounded(.up)), 1)
        backend.queue.finish()
        guard let small = try? Canvas(width: width, height: height) else { return }
        let source = small.context
        cairo_set_operator(source, CAIRO_OPERATOR_SOURCE)
        cairo_scale(source, Double(width) / Double(region.width), Double(height) / Double(region.height))
        cairo_set_source_surface(source, canvas.surface, -Double(region.left), -Double(region.top))
        cairo_pattern_set_filter(cairo_get_source(source), CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(cairo_get_source(source), CAIRO_EXTEND_PAD)
        cairo_paint(source)
        cairo_set_source_rgb(source, 0, 0, 0)
        guard let data = small.data else { return }
        pixels_blur_argb(data, Int32(width), Int32(height), Int32(small.stride), sigma / shrink, sigma / shrink, true, false)
        cairo_surface_mark_dirty(small.surface)

        // With this operator, coverage and opacity interpolate between old and new pixels.
        cairo_save(context)
        cairo_new_path(context)
        figure.simplified.addPath(to: context, state.matrix)
        cairo_set_fill_rule(context, rule.cairoRule)
        cairo_clip(context)
        cairo_translate(context, Double(region.left), Double(region.top))
        cairo_scale(context, Double(region.width) / Double(width), Double(region.height) / Double(height))
        cairo_set_source_surface(context, small.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint_with_alpha(context, state.opacity)
        cairo_restore(context)
        cairo_set_source_rgb(context, 0, 0, 0)
    }
}
