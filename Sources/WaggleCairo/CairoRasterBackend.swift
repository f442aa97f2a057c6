// The rasterizer: display lists in, pixels or vector files out.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Draws display lists with Cairo. Caches what frames have in common: coverage of shapes and glyphs, scaled images.
///
/// One backend serves any number of surfaces. It must not be used from two threads at once; give each thread its own.
/// All caches are bounded and affect only speed: a fresh backend draws the same pixels.
public final class CairoRasterBackend {
    let queue: StampQueue
    let masks: MaskCache
    let glyphs: GlyphMaskCache
    let runs: RunMaskCache
    let shadows: ShadowCache
    let scaledImages = ScaledImageCache()
    let pyramids: ImagePyramidCache
    /// True once a backdrop effect was drawn.
    var drewBackdrop = false
    private var adoptedFaces: [ObjectIdentifier: (origin: FontFace, face: AdoptedFontFace)] = [:]

    /// The number of threads that draw large pictures, including the calling thread; at least 1. The pixels do not depend on it.
    public var threads: Int {
        get { queue.threads }
        set { queue.threads = max(1, newValue) }
    }

    /// - Parameter threads: nil for one per available processor, at most eight.
    public convenience init(threads: Int? = nil) {
        self.init(pyramids: ImagePyramidCache(), threads: threads ?? min(ProcessInfo.processInfo.activeProcessorCount, 8))
    }

    /// - Parameter pyramids: may be shared with another backend on the same thread.
    init(pyramids: ImagePyramidCache, threads: Int) {
        self.pyramids = pyramids
        queue = StampQueue(threads: max(1, threads))
        masks = MaskCache(queue)
        glyphs = GlyphMaskCache(queue)
        runs = RunMaskCache(queue)
        shadows = ShadowCache(queue)
    }

    /// Wraps a face that does not come from a Pango text engine.
    func adopted(_ face: FontFace) -> AdoptedFontFace {
        if let known = adoptedFaces[ObjectIdentifier(face)] { return known.face }
        let adopted = AdoptedFontFace(face)
        adoptedFaces[ObjectIdentifier(face)] = (face, adopted)
        return adopted
    }

    /// Empties all caches.
    public func removeCachedContents() {
        masks.removeAll()
        glyphs.removeAll()
        runs.removeAll()
        shadows.removeAll()
        scaledImages.removeAll()
        pyramids.removeAll()
    }

    /// When this returns, everything the painter drew is on the canvas.
    func paint(on canvas: Canvas, _ draw: (Painter) -> Void) {
        draw(Painter(self, canvas))
        queue.finish()
    }

    func draw(_ list: DisplayList, on canvas: Canvas, _ matrix: CGAffineTransform) {
        guard matrix.isDrawable else { return queue.finish() }
        paint(on: canvas) { $0.draw(list, DrawState(matrix: matrix)) }
        assert(
            cairo_status(canvas.context) == CAIRO_STATUS_SUCCESS,
            "Cairo refused a drawing call: \(String(cString: cairo_status_to_string(cairo_status(canvas.context)))).")
    }
}
