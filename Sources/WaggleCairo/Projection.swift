// Perspective: a fragment is rendered flat, then projected.

import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Painter {
    func drawProjected(_ list: DisplayList, _ projection: ProjectionTransform, _ state: DrawState) {
        if let affine = CGAffineTransform(projection) {
            var state = state
            state.matrix = affine.concatenating(state.matrix)
            return state.matrix.isDrawable ? drawFlattened(list, list.bounds, state) : ()
        }
        let resolution = canvas.resolution
        let bounds = list.bounds
        guard !bounds.isNull, !bounds.isInfinite, bounds.width > 0, bounds.height > 0 else { return }

        let toPixels = ProjectionTransform(state.matrix.concatenating(CGAffineTransform(scaleX: resolution, y: resolution)))
        let toTarget = projection.concatenating(toPixels)
        let target = region(projecting: bounds, toTarget)
        guard !target.isEmpty else { return }

        // As many flat pixels as without perspective, up to a limit.
        let scale = min(max(state.matrix.scales.x, state.matrix.scales.y) * resolution, 4096 / max(bounds.width, bounds.height))
        let flatRegion = PixelRect(around: CGAffineTransform(scaleX: scale, y: scale).around(bounds)).outset(x: 1, y: 1)
        guard scale > 0, let flatCanvas = try? Canvas(width: flatRegion.width, height: flatRegion.height),
              let result = try? Canvas(width: target.width, height: target.height) else { return }
        let toFlat = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(flatRegion.left), ty: -CGFloat(flatRegion.top))
        backend.paint(on: flatCanvas) { $0.draw(list, DrawState(matrix: toFlat)) }

        var forward = ProjectionTransform(toFlat.inverted()).concatenating(toTarget)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: -CGFloat(target.left), y: -CGFloat(target.top))))
        guard forward.invert(), let source = flatCanvas.data, let destination = result.data else { return }
        let inverse = [forward.m11, forward.m21, forward.m31, forward.m12, forward.m22, forward.m32, forward.m13, forward.m23, forward.m33]
            .map(Double.init)
        guard inverse.allSatisfy(\.isFinite) else { return }
        pixels_warp(source, Int32(flatRegion.width), Int32(flatRegion.height), Int32(flatCanvas.stride),
                    destination, Int32(target.width), Int32(target.height), Int32(result.stride), inverse)
        cairo_surface_mark_dirty(result.surface)
        composite(Picture(canvas: result, region: target), opacity: state.opacity, state.blend)
    }

    /// The pixels that a projected rectangle can touch; all visible ones if a part of it is behind the eye.
    private func region(projecting bounds: CGRect, _ projection: ProjectionTransform) -> PixelRect {
        let visible = PixelRect(around: CGAffineTransform(scaleX: canvas.resolution, y: canvas.resolution).around(canvas.clipOuter.rect))
        let corners = [CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
                       CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY)]
        guard corners.allSatisfy({ $0.x * projection.m13 + $0.y * projection.m23 + projection.m33 > 1e-6 }) else { return visible }
        let points = corners.map { $0.applying(projection) }
        let around = points.dropFirst().reduce(CGRect(origin: points[0], size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
        return PixelRect(around: around).outset(x: 1, y: 1).intersection(visible)
    }
}
