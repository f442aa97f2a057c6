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
    let queue: StampQueue
    let masks: MaskCache
    let glyphs: GlyphMaskCache
    let runs: RunMaskCache
    let shadows: ShadowCache
    let scaledImages = ScaledImageCache()
    let pyramids: ImagePyramidCache
    private var adoptedFaces: [ObjectIdentifier: (origin: FontFace, face: AdoptedFontFace)] = [:]

    /// How many threads draw large pictures, the caller's among them; at least 1. The pixels are the same with any number.
    public var threads: Int {
        get { queue.threads }
        set { queue.threads = max(1, newValue) }
    }

    /// - Parameter threads: nil: one for each processor that the program may use, and at most eight.
    public convenience init(threads: Int? = nil) {
        self.init(pyramids: ImagePyramidCache(), threads: threads ?? min(ProcessInfo.processInfo.activeProcessorCount, 8))
    }

    /// - Parameter pyramids: may belong to another backend of the same thread.
    init(pyramids: ImagePyramidCache, threads: Int) {
        self.pyramids = pyramids
        queue = StampQueue(threads: max(1, threads))
        masks = MaskCache(queue)
        glyphs = GlyphMaskCache(queue)
        runs = RunMaskCache(queue)
        shadows = ShadowCache(queue)
    }

    /// What draws the glyphs of a face that no text engine of Pango made.
    func adopted(_ face: FontFace) -> AdoptedFontFace {
        if let known = adoptedFaces[ObjectIdentifier(face)] { return known.face }
        // Far from those of text engines, with which the caches are shared.
        let adopted = AdoptedFontFace(face, number: (1 << 26) + adoptedFaces.count)
        adoptedFaces[ObjectIdentifier(face)] = (face, adopted)
        return adopted
    }

    /// Forgets everything that is kept between frames.
    public func removeCachedContents() {
        masks.removeAll()
        glyphs.removeAll()
        runs.removeAll()
        shadows.removeAll()
        scaledImages.removeAll()
        pyramids.removeAll()
    }

    /// All that the painter draws is on the canvas in the end.
    func paint(on canvas: Canvas, _ draw: (Painter) -> Void) {
        draw(Painter(self, canvas))
        queue.finish()
    }

    func draw(_ list: DisplayList, on canvas: Canvas, _ matrix: CGAffineTransform) {
        guard matrix.isDrawable else { return queue.finish() }
        paint(on: canvas) { $0.draw(list, DrawState(matrix: matrix)) }
        assert(cairo_status(canvas.context) == CAIRO_STATUS_SUCCESS, "Cairo refused a drawing call: \(String(cString: cairo_status_to_string(cairo_status(canvas.context)))).")
    }
}
