// Downscaling of images.

import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Painter {
    /// Draws a whole image at less than half its size; returns false for everything else. Vector files keep all pixels.
    ///
    /// The image, or a copy that is two to four times too large, is drawn at twice the size and halved. Each pixel thus averages its source
    /// pixels, as with an averaging filter, at a fraction of the cost.
    func drawSmallImage(_ drawing: ImageDrawing, _ destination: CGRect, _ state: DrawState) -> Bool {
        let source = drawing.source
        guard !canvas.isVector, drawing.resizing == .stretch, drawing.capInsets == EdgeInsets(), drawing.interpolation != .none,
              backend.pyramids.hasRoom(for: source) else { return false }
        let toPoints = CGAffineTransform(a: destination.width / CGFloat(source.width), b: 0, c: 0,
                                         d: destination.height / CGFloat(source.height),
                                         tx: destination.minX, ty: destination.minY)
        guard toPoints.concatenating(state.matrix).isDrawable else { return false }
        let back = toPoints.concatenating(state.matrix).inverted()
        let shrinkages = (hypot(back.a, back.c), hypot(back.b, back.d))
        // The smaller ratio of both directions: a copy must not be too small in either. The factor keeps rounding from falling below a
        // whole number.
        let shrinkage = min(shrinkages.0, shrinkages.1) * (1 + 1e-9)
        guard shrinkage >= 2 else { return false }
        let level = backend.pyramids.level(of: source, shrinkage: shrinkage)
        let pixels = CGFloat(level?.pixels ?? 1)
        let fromLevel = CGAffineTransform(scaleX: pixels, y: pixels).concatenating(toPoints)
        // Four samples per pixel miss some where the image is compressed in one direction.
        if drawing.interpolation == .high || max(shrinkages.0, shrinkages.1) > pixels * 4.5 {
            guard let level else { return false }
            fill(destination, with: level.surface, fromLevel, tiles: false, drawing, state)
        } else {
            let region = region(of: destination, state.matrix)
            guard !region.isEmpty else { return true }
            let toDouble = fromLevel.concatenating(state.matrix)
                .concatenating(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -2 * CGFloat(region.left), ty: -2 * CGFloat(region.top)))
            var halved: Canvas?
            if let level {
                halved = drawnDouble(level.surface, toDouble, region)
            } else {
                withSurface(of: source) { halved = drawnDouble($0, toDouble, region) }
            }
            guard let halved else { return false }
            setSource(halved.surface, region)
            fillWithSource(destination, drawing, state)
        }
        cairo_set_source_rgb(context, 0, 0, 0)
        return true
    }

    /// The region's pixels, each averaged from four; nil if memory is short. The image's edge pixels extend outward.
    private func drawnDouble(_ surface: OpaquePointer, _ toDouble: CGAffineTransform, _ region: PixelRect) -> Canvas? {
        guard toDouble.isDrawable, let double = try? Canvas(width: region.width * 2, height: region.height * 2),
              let halved = try? Canvas(width: region.width, height: region.height),
                  let pattern = cairo_pattern_create_for_surface(surface) else { return nil }
        var inverse = cairo_matrix_t(toDouble.inverted())
        cairo_pattern_set_matrix(pattern, &inverse)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_set_source(double.context, pattern)
        cairo_set_operator(double.context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(double.context)
        // The surface may be released before the canvas.
        cairo_set_source_rgb(double.context, 0, 0, 0)
        cairo_pattern_destroy(pattern)
        guard let from = double.data, let to = halved.data else { return nil }
        pixels_halve(from, Int32(region.width * 2), Int32(region.height * 2), Int32(double.stride), to, Int32(halved.stride))
        cairo_surface_mark_dirty(halved.surface)
        return halved
    }
}
