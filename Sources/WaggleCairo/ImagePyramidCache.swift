// Mipmaps: repeatedly halved images, for drawing at small sizes without reading all pixels.

import CPango
import CPixels
import Foundation
import WaggleDisplayList

/// Halved copies of images that are drawn at less than a quarter of their size.
///
/// Cairo's good filters read every source pixel in every frame. A copy close to the target size has only a few per target pixel, whatever
/// the transform, even if the size changes every frame.
final class ImagePyramidCache {
    /// An image at a fraction of its size.
    final class Level {
        let surface: OpaquePointer
        /// The image pixels per level pixel along each side: 2, 4, 8...
        let pixels: Int

        fileprivate init?(width: Int, height: Int, pixels: Int) {
            guard let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height)) else { return nil }
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
        /// Weak, so that the copies do not keep released images alive.
        weak var source: ImageSource?
        /// From half the size down, as far as needed so far.
        var levels: [Level] = []
        var bytes = 0
    }

    private var pyramids: [ObjectIdentifier: Pyramid] = [:]
    private var bytes = 0
    private let limit: Int

    /// - Parameter limit: the total size of the copies in bytes. An image whose copies alone exceed it gets none.
    init(limit: Int = 96 << 20) { self.limit = limit }

    func removeAll() {
        pyramids = [:]
        bytes = 0
    }

    /// False for an image whose copies would exceed the limit.
    func hasRoom(for source: ImageSource) -> Bool {
        // A level takes a quarter of the memory of its predecessor; all levels together take a third of the image's.
        source.pixels.count / 3 <= limit
    }

    /// The smallest copy with at least two pixels per target pixel; nil if that is the image itself.
    /// - Parameter shrinkage: image pixels per target pixel.
    func level(of source: ImageSource, shrinkage: CGFloat) -> Level? {
        guard shrinkage >= 4, hasRoom(for: source) else { return nil }
        // Sixteen halvings reduce any image that fits into memory to nothing.
        let wanted = Int(min(log2(shrinkage / 2), 16).rounded(.down))
        let key = ObjectIdentifier(source)
        var pyramid = pyramids[key] ?? Pyramid(source: source)
        if pyramid.source !== source {
            // The identifier of a released image, reused for a new one.
            bytes -= pyramid.bytes
            assert(bytes >= 0, "The byte count of the kept levels is negative.")
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

    /// The next level; nil after a single pixel, or if memory is short.
    private func halved(_ last: Level?, _ source: ImageSource) -> Level? {
        let (width, height) = last.map { ($0.width, $0.height) } ?? (source.width, source.height)
        guard width > 1 || height > 1, let next = Level(width: (width + 1) / 2, height: (height + 1) / 2, pixels: 2 * (last?.pixels ?? 1)),
              let target = cairo_image_surface_get_data(next.surface) else { return nil }
        if let last {
            pixels_halve(
                cairo_image_surface_get_data(last.surface), Int32(width), Int32(height), Int32(last.stride), target, Int32(next.stride))
        } else {
            source.pixels.withUnsafeBufferPointer {
                pixels_halve($0.baseAddress, Int32(width), Int32(height), Int32(width * 4), target, Int32(next.stride))
            }
        }
        cairo_surface_mark_dirty(next.surface)
        return next
    }

    /// Drops the copies of released images; if that is not enough, all but one image's.
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
