// Pictures halved again and again, to draw them small without a look at all of their pixels.

import CPango
import CPixels
import Foundation
import WaggleDisplayList

/// Halved copies of pictures that are drawn at less than a quarter of their size.
///
/// Cairo's good filters weigh every pixel of the source in every frame. In a copy near the wanted size there are a few for each pixel of the
/// target, whatever the transform is and though the size changes from frame to frame.
final class ImagePyramidCache {
    /// A picture at a fraction of its size.
    final class Level {
        let surface: OpaquePointer
        /// How many pixels of the picture one of this level stands for, along each side: 2, 4, 8...
        let pixels: Int

        fileprivate init?(width: Int, height: Int, pixels: Int) {
            guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height)) else { return nil }
            guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
                cairo_surface_destroy(surface)
                return nil
            }
            self.surface = surface
            self.pixels = pixels
        }

        deinit { cairo_surface_destroy(surface) }
    }

    private struct Pyramid {
        /// Pictures that are gone must not stay in memory for their copies' sake.
        weak var source: ImageSource?
        /// From half the size downward, as far as they were needed.
        var levels: [Level] = []
        var bytes = 0
    }

    private var pyramids: [ObjectIdentifier: Pyramid] = [:]
    private var bytes = 0
    private let limit: Int

    /// - Parameter limit: how many bytes the copies may take together. A picture whose copies alone take more has none.
    init(limit: Int = 96 << 20) { self.limit = limit }

    func removeAll() {
        pyramids = [:]
        bytes = 0
    }

    /// False for a picture whose copies would take all of the room.
    func hasRoom(for source: ImageSource) -> Bool {
        // A level's pixels take a quarter of those of the level before it, all levels together a third of the picture's.
        source.pixels.count / 3 <= limit
    }

    /// The smallest copy that still has two pixels or more for one of the target; nil where that is the picture itself.
    /// - Parameter shrinkage: pixels of the picture for one of the target.
    func level(of source: ImageSource, shrinkage: CGFloat) -> Level? {
        guard shrinkage >= 4, hasRoom(for: source) else { return nil }
        // Past the sixteenth halving nothing is left of any picture that fits into memory.
        let wanted = Int(min(log2(shrinkage / 2), 16).rounded(.down))
        let key = ObjectIdentifier(source)
        var pyramid = pyramids[key] ?? Pyramid(source: source)
        if pyramid.source !== source {
            // Another picture's identity, used again.
            bytes -= pyramid.bytes
            pyramid = Pyramid(source: source)
        }
        if pyramid.levels.count < wanted {
            let before = pyramid.bytes
            while pyramid.levels.count < wanted, let next = halved(pyramid.levels.last, source) {
                pyramid.levels.append(next)
                pyramid.bytes += next.bytes
            }
            bytes += pyramid.bytes - before
            pyramids[key] = pyramid
            if bytes > limit { makeRoom(for: key) }
        }
        return pyramid.levels.isEmpty ? nil : pyramid.levels[min(wanted, pyramid.levels.count) - 1]
    }

    /// The next level; nil when the last one is a single pixel, or without memory.
    private func halved(_ last: Level?, _ source: ImageSource) -> Level? {
        let (width, height) = last.map { ($0.width, $0.height) } ?? (source.width, source.height)
        guard width > 1 || height > 1, let next = Level(width: (width + 1) / 2, height: (height + 1) / 2, pixels: 2 * (last?.pixels ?? 1)),
              let target = cairo_image_surface_get_data(next.surface) else { return nil }
        if let last {
            pixels_halve(cairo_image_surface_get_data(last.surface), Int32(width), Int32(height), Int32(last.stride), target, Int32(next.stride))
        } else {
            source.pixels.withUnsafeBufferPointer { pixels_halve($0.baseAddress, Int32(width), Int32(height), Int32(width * 4), target, Int32(next.stride)) }
        }
        cairo_surface_mark_dirty(next.surface)
        return next
    }

    /// Lets go of pictures that nobody has any more; when that is not enough, of all but one.
    private func makeRoom(for key: ObjectIdentifier) {
        pyramids = pyramids.filter { $0.value.source != nil }
        bytes = pyramids.values.reduce(0) { $0 + $1.bytes }
        guard bytes > limit else { return }
        pyramids = pyramids.filter { $0.key == key }
        bytes = pyramids[key]?.bytes ?? 0
    }
}

private extension ImagePyramidCache.Level {
    var width: Int { Int(cairo_image_surface_get_width(surface)) }
    var height: Int { Int(cairo_image_surface_get_height(surface)) }
    var stride: Int { Int(cairo_image_surface_get_stride(surface)) }
    var bytes: Int { stride * height }
}
