import Foundation

/// Sides and corners on the screen. With a gap they are in its middle, so that the three cells of a corner agree on it.
extension HexLayout {
    /// The position of a corner: the mean of the centres of its three cells.
    public func point(of vertex: HexVertex) -> CGPoint {
        let centers = vertex.cells.map { center(of: $0) }
        return CGPoint(x: centers.reduce(0) { $0 + $1.x } / 3, y: centers.reduce(0) { $0 + $1.y } / 3)
    }

    /// The ends of a side.
    public func points(of edge: HexEdge) -> (CGPoint, CGPoint) {
        let ends = edge.ends
        return (point(of: ends.0), point(of: ends.1))
    }

    /// The corners of an outline as points, without the first one at the end.
    public func points(of outline: HexOutline) -> [CGPoint] { outline.vertices.map { point(of: $0) } }
}
