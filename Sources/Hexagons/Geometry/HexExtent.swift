import Foundation

/// How far cells extend, counted in steps between centres: what a layout needs of them to fit them into a rectangle.
public struct HexExtent: Hashable, Sendable, Codable {
    public let orientation: HexOrientation
    /// In half steps: of rows if pointy, of columns if flat. Cells of the next line are moved by one.
    public let halves: ClosedRange<Int>
    /// The rows if pointy, the columns if flat, by their coordinates: 0 for those of the cell (0, 0).
    public let lines: ClosedRange<Int>

    /// An extent by its half steps along lines and its lines.
    public init(orientation: HexOrientation, halves: ClosedRange<Int>, lines: ClosedRange<Int>) {
        (self.orientation, self.halves, self.lines) = (orientation, halves, lines)
    }

    /// - Returns: nil without cells.
    ///
    /// Complexity: O(*n*) in the cells.
    public init?(_ cells: some Sequence<Hex>, orientation: HexOrientation) {
        var low = (half: Int.max, line: Int.max), high = (half: Int.min, line: Int.min)
        for hex in cells {
            let (across, line) = orientation == .pointy ? (hex.q, hex.r) : (hex.r, hex.q)
            let half = across.saturatingMultiply(2).saturatingAdd(line)
            low = (min(low.half, half), min(low.line, line))
            high = (max(high.half, half), max(high.line, line))
        }
        guard low.half <= high.half else { return nil }
        self.init(orientation: orientation, halves: low.half...high.half, lines: low.line...high.line)
    }

    /// Steps between the centres that are furthest apart along a line.
    var steps: Double { (Double(halves.upperBound) - Double(halves.lowerBound)) / 2 }
    /// Steps between the first line and the last.
    var lineSteps: Double { Double(lines.upperBound) - Double(lines.lowerBound) }
}

extension HexLayout {
    /// The rectangle around the hexagons of cells of an extent of the same orientation.
    public func frame(of extent: HexExtent) -> CGRect {
        let along = (Double(extent.halves.lowerBound) / 2 * step - short / 2, Double(extent.halves.upperBound) / 2 * step + short / 2)
        let across = (Double(extent.lines.lowerBound) * lineStep - long / 2, Double(extent.lines.upperBound) * lineStep + long / 2)
        let (x, y) = orientation == .pointy ? (along, across) : (across, along)
        let left = isRightToLeft ? -x.1 : x.0, top = yAxis == .up ? -y.1 : y.0
        return CGRect(x: originX + left, y: originY + top, width: x.1 - x.0, height: y.1 - y.0)
    }
}

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
