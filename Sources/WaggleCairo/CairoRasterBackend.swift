// The rasteriser: display lists in, pixels or vector files out.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Draws display lists with Cairo, and keeps what is worth keeping between frames: shapes' and glyphs' coverage, scaled pictures.
///
/// One backend serves any number of surfaces. It is not safe to use from two threads at once; give each thread its own.
/// All caches are bounded, and what they hold is only speed: a fresh backend draws the same pixels.
public final class CairoRasterBackend {
    let masks = MaskCache()
    let glyphs = GlyphMaskCache()
    let runs = RunMaskCache()
    let shadows = ShadowCache()
    let scaledImages = ScaledImageCache()
    let pyramids: ImagePyramidCache

    public convenience init() { self.init(pyramids: ImagePyramidCache()) }

    /// - Parameter pyramids: may belong to another backend of the same thread.
    init(pyramids: ImagePyramidCache) { self.pyramids = pyramids }

    /// Forgets everything that is kept between frames.
    public func removeCachedContents() {
        masks.removeAll()
        glyphs.removeAll()
        runs.removeAll()
        shadows.removeAll()
        scaledImages.removeAll()
        pyramids.removeAll()
    }

    func draw(_ list: DisplayList, on canvas: Canvas, _ matrix: CGAffineTransform) {
        guard matrix.isDrawable else { return }
        Painter(self, canvas).draw(list, DrawState(matrix: matrix))
        assert(cairo_status(canvas.context) == CAIRO_STATUS_SUCCESS, "Cairo refused a drawing call: \(String(cString: cairo_status_to_string(cairo_status(canvas.context)))).")
    }
}
