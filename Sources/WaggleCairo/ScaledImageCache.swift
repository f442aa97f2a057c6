// Images that are downscaled once instead of every frame.

import CPango
import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Caches images at the pixel size at which they were last drawn.
///
/// Downscaling a large photo with a good filter takes milliseconds. A copy is made when the same size is requested a second time, so an
/// image that grows every frame makes none.
final class ScaledImageCache {
    private struct Key: Hashable {
        var source: ObjectIdentifier
        var width, height: Int
        var interpolation: ImageDrawing.Interpolation
    }

    /// Retained, so that its identifier is not reused.
    private var copies: [Key: (source: ImageSource, canvas: Canvas)] = [:]
    private var wanted: Set<Key> = []
    private var bytes = 0
    private let limit = 64 << 20

    func removeAll() {
        copies = [:]
        wanted = []
        bytes = 0
    }

    /// Draws from a copy if the whole image is downscaled to whole pixels; returns false otherwise.
    func draw(_ drawing: ImageDrawing, _ destination: CGRect, _ state: DrawState, _ painter: Painter) -> Bool {
        guard !painter.canvas.isVector, drawing.resizing == .stretch, drawing.capInsets == EdgeInsets(), drawing.interpolation != .none,
              state.matrix.b == 0, state.matrix.c == 0, state.matrix.a > 0, state.matrix.d > 0 else { return false }
        let target = state.matrix.around(destination)
        let whole = CGRect(
            x: target.minX.rounded(), y: target.minY.rounded(), width: target.width.rounded(), height: target.height.rounded())
        let (width, height) = (Int(min(whole.width, 16384)), Int(min(whole.height, 16384)))
        guard width > 0, height > 0, width * 4 < drawing.source.width * 3 || height * 4 < drawing.source.height * 3,
              abs(target.minX - whole.minX) < 0.01, abs(target.minY - whole.minY) < 0.01, abs(target.width - whole.width) < 0.01,
              abs(target.height - whole.height) < 0.01, abs(whole.minX) < 1e6, abs(whole.minY) < 1e6 else { return false }
        guard let canvas = copy(of: drawing, width, height, painter.backend.pyramids) else { return false }
        let region = PixelRect(
            left: Int(whole.minX), top: Int(whole.minY), right: Int(whole.minX) + width, bottom: Int(whole.minY) + height)
        if canvas.stride == width * 4, let pixels = canvas.data, painter.stamp(pixels, of: canvas, region, state) { return true }
        painter.composite(Picture(canvas: canvas, region: region), opacity: state.opacity, state.blend)
        return true
    }

    private func copy(of drawing: ImageDrawing, _ width: Int, _ height: Int, _ pyramids: ImagePyramidCache) -> Canvas? {
        let key = Key(source: ObjectIdentifier(drawing.source), width: width, height: height, interpolation: drawing.interpolation)
        if let copy = copies[key] { return copy.canvas }
        if wanted.count > 256 { wanted = [] }
        guard !wanted.insert(key).inserted, let canvas = try? Canvas(width: width, height: height) else { return nil }
        var plain = drawing
        plain.destination = CGRect(x: 0, y: 0, width: width, height: height)
        CairoRasterBackend(pyramids: pyramids, threads: 1).paint(on: canvas) { $0.drawImage(plain, DrawState(matrix: .identity)) }
        bytes += width * height * 4
        if bytes > limit {
            copies = [:]
            bytes = width * height * 4
        }
        assert(copies[key] == nil, "A copy replaces another one, whose bytes are counted.")
        copies[key] = (drawing.source, canvas)
        return canvas
    }
}
