// Mesh gradients. Cairo's mix colours linearly only, so the pixels are computed.

import CPango
import CPixels
import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Painter {
    func drawMesh(_ mesh: MeshPaint, _ state: DrawState, _ bounds: PixelRect, _ draw: (Double) -> Void) {
        let resolution = canvas.resolution
        let visible = bounds.intersection(canvas.clipOuter)
        let region = PixelRect(around: visible.rect.applying(CGAffineTransform(scaleX: resolution, y: resolution))).outset(x: 1, y: 1)
        guard !visible.isEmpty, let picture = try? Canvas(width: region.width, height: region.height),
              let data = picture.data else { return }
        let background = mesh.background.multiplied(by: state.opacity).argb
        for y in 0..<region.height {
            (data + y * picture.stride).withMemoryRebound(to: UInt32.self, capacity: region.width) {
                $0.update(repeating: background, count: region.width)
            }
        }
        let transform = CGAffineTransform(
            a: mesh.bounds.width, b: 0, c: 0, d: mesh.bounds.height, tx: mesh.bounds.minX, ty: mesh.bounds.minY).concatenating(state.matrix)
            .concatenating(CGAffineTransform(a: resolution, b: 0, c: 0, d: resolution, tx: -CGFloat(region.left), ty: -CGFloat(region.top)))
        let grid = MeshGrid(mesh, transform, opacity: state.opacity)
        grid.points.withUnsafeBufferPointer { points in
            pixels_mesh(
                data, Int32(region.width), Int32(region.height), Int32(picture.stride), points.baseAddress, Int32(grid.columns),
                Int32(grid.rows))
        }
        cairo_surface_mark_dirty(picture.surface)
        setSource(picture.surface, region)
        draw(1)
        cairo_set_source_rgb(context, 0, 0, 0)
    }
}

/// The patches of a mesh cut into small cells: points in pixels, with premultiplied colours.
private struct MeshGrid {
    /// x, y, red, green, blue, alpha of each point, row by row.
    var points: [Float] = []
    let columns: Int, rows: Int

    /// - Parameter transform: from fractions of the mesh's bounds to pixels.
    init(_ mesh: MeshPaint, _ transform: CGAffineTransform, opacity: Double) {
        assert(mesh.vertices.count == mesh.columns * mesh.rows, "A mesh's number of vertices does not match its grid.")
        assert(
            mesh.colors.count == ((mesh.columns - 1) * mesh.detail + 1) * ((mesh.rows - 1) * mesh.detail + 1),
            "A mesh's number of colors does not match its grid.")
        let vertices = mesh.vertices.map { MeshCurves($0, transform) }
        func vertex(_ column: Int, _ row: Int) -> MeshCurves { vertices[row * mesh.columns + column] }
        // Cells of about eight pixels, and at least as fine as the grid of colours.
        var longest: Float = 1
        for row in 0..<mesh.rows {
            for column in 0..<mesh.columns {
                if column > 0 {
                    longest = max(longest, MeshCurves.distance(vertex(column - 1, row).position, vertex(column, row).position))
                }
                if row > 0 { longest = max(longest, MeshCurves.distance(vertex(column, row - 1).position, vertex(column, row).position)) }
            }
        }
        let cells = max(mesh.detail, min(max(Int(min(longest, 1e4) / 8), 4), 48))
        (columns, rows) = ((mesh.columns - 1) * cells + 1, (mesh.rows - 1) * cells + 1)
        let colors = mesh.colors.map { color -> SIMD4<Float> in
            let alpha = color.opacity * Float(opacity)
            return SIMD4(color.red * alpha, color.green * alpha, color.blue * alpha, alpha)
        }
        let colorColumns = (mesh.columns - 1) * mesh.detail + 1
        points.reserveCapacity(columns * rows * 6)
        for y in 0..<rows {
            let row = min(y / cells, mesh.rows - 2), v = Float(y - row * cells) / Float(cells)
            for x in 0..<columns {
                let column = min(x / cells, mesh.columns - 2), u = Float(x - column * cells) / Float(cells)
                let point = MeshCurves.point(
                    vertex(column, row), vertex(column + 1, row), vertex(column, row + 1), vertex(column + 1, row + 1), u, v)
                let color = Self.color(colors, colorColumns, Float(x * mesh.detail) / Float(cells), Float(y * mesh.detail) / Float(cells))
                points += [point.x, point.y, color.x, color.y, color.z, color.w]
            }
        }
    }

    /// The mixture of the four colours around a point of the grid.
    private static func color(_ colors: [SIMD4<Float>], _ columns: Int, _ x: Float, _ y: Float) -> SIMD4<Float> {
        let rows = colors.count / columns
        let left = min(Int(x), columns - 2), top = min(Int(y), rows - 2), u = x - Float(left), v = y - Float(top),
            start = top * columns + left
        let above = colors[start] + (colors[start + 1] - colors[start]) * u
        let below = colors[start + columns] + (colors[start + columns + 1] - colors[start + columns]) * u
        return above + (below - above) * v
    }
}

/// A vertex and its control points, in pixels.
private struct MeshCurves {
    let position, leading, top, trailing, bottom: SIMD2<Float>

    init(_ vertex: MeshPaint.Vertex, _ transform: CGAffineTransform) {
        func pixel(_ point: SIMD2<Float>) -> SIMD2<Float> {
            let placed = CGPoint(x: CGFloat(point.x), y: CGFloat(point.y)).applying(transform)
            return SIMD2(Float(placed.x), Float(placed.y))
        }
        (position, leading, top, trailing, bottom) =
            (pixel(vertex.position), pixel(vertex.leading), pixel(vertex.top), pixel(vertex.trailing), pixel(vertex.bottom))
    }

    static func distance(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float {
        let d = b - a
        return (d.x * d.x + d.y * d.y).squareRoot()
    }
    private static func bezier(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ t: Float) -> SIMD2<Float> {
        let s = 1 - t
        return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
    }

    /// A point of the Coons patch between four vertices: the surfaces ruled along x and along y, less the bilinear surface of the corners.
    static func point(_ a: MeshCurves, _ b: MeshCurves, _ c: MeshCurves, _ d: MeshCurves, _ u: Float, _ v: Float) -> SIMD2<Float> {
        let upper = bezier(a.position, a.trailing, b.leading, b.position, u),
            lower = bezier(c.position, c.trailing, d.leading, d.position, u)
        let left = bezier(a.position, a.bottom, c.top, c.position, v), right = bezier(b.position, b.bottom, d.top, d.position, v)
        let along = upper + (lower - upper) * v, across = left + (right - left) * u
        let top = a.position + (b.position - a.position) * u, bottom = c.position + (d.position - c.position) * u
        return along + across - (top + (bottom - top) * v)
    }
}
