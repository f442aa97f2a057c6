import Foundation
import WaggleGeometry

/// A grid of curved patches with colours at its vertices.
public struct MeshPaint: Sendable, Hashable {
    /// A vertex with the control points of the curves to its neighbours, in fractions of the bounds.
    public struct Vertex: Sendable, Hashable {
        public var position, leading, top, trailing, bottom: SIMD2<Float>
        public init(position: SIMD2<Float>, leading: SIMD2<Float>, top: SIMD2<Float>, trailing: SIMD2<Float>, bottom: SIMD2<Float>) {
            (self.position, self.leading, self.top, self.trailing, self.bottom) = (position, leading, top, trailing, bottom)
        }
    }
    /// In points of the primitive that is painted.
    public var bounds: CGRect
    /// Vertices in a row and in a column; at least 2.
    public let columns: Int, rows: Int
    /// Row by row, from the top leading one.
    public var vertices: [Vertex]
    /// How many colours there are along the side of a patch, but for the last.
    public let detail: Int
    /// Row by row: `(columns - 1) * detail + 1` in each of `(rows - 1) * detail + 1`. Between them colours are mixed linearly.
    public var colors: [ResolvedColor]
    /// Where no patch is.
    public var background: ResolvedColor

    /// nil if the numbers of vertices or colours are not those of the grid.
    public init?(
        bounds: CGRect, columns: Int, rows: Int, vertices: [Vertex], detail: Int, colors: [ResolvedColor], background: ResolvedColor
    ) {
        guard columns >= 2, rows >= 2, detail >= 1, columns <= 256, rows <= 256, detail <= 64, vertices.count == columns * rows,
              colors.count == ((columns - 1) * detail + 1) * ((rows - 1) * detail + 1) else { return nil }
        (self.bounds, self.columns, self.rows, self.vertices) = (bounds, columns, rows, vertices)
        (self.detail, self.colors, self.background) = (detail, colors, background)
    }

    /// True if both have as many vertices and colours, so that one can become the other.
    public func isAlike(_ other: MeshPaint) -> Bool { columns == other.columns && rows == other.rows && detail == other.detail }
}
