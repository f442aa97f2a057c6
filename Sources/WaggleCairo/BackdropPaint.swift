// What is below a primitive as its paint.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Painter {
    /// Where to read what was drawn before a leaf, while the leaf is drawn into a picture of its own.
    struct Behind {
        var canvas: Canvas
        /// The position of the picture's top left pixel on that canvas.
        var left, top: Int
    }

    /// Sets a copy of the backdrop as the source. A vector surface has no pixels to copy, so there the primitive draws nothing.
    func withBackdrop(_ state: DrawState, _ bounds: PixelRect, _ draw: (_ alpha: Double) -> Void) {
        backend.drewBackdrop = true
        let below = behind ?? Behind(canvas: canvas, left: 0, top: 0), region = bounds.intersection(canvas.clipOuter)
        guard !below.canvas.isVector, !region.isEmpty, let copy = try? Canvas(width: region.width, height: region.height) else { return }
        backend.queue.finish()
        cairo_set_operator(copy.context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(copy.context, below.canvas.surface, -Double(region.left + below.left), -Double(region.top + below.top))
        cairo_paint(copy.context)
        cairo_set_source_rgb(copy.context, 0, 0, 0)
        setSource(copy.surface, region)
        draw(state.opacity)
        cairo_set_source_rgb(context, 0, 0, 0)
    }
}
