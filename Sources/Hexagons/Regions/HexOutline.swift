/// One closed line of corners around a region or around a hole in it.
public struct HexOutline: Hashable, Sendable, Codable {
    /// In order, without the first one at the end. The region is to the right as one walks, on a screen that is not mirrored: clockwise
    /// around the region, anticlockwise around holes.
    public let vertices: [HexVertex]
    public let isHole: Bool
}

extension HexRegion {
    /// The sides between cells of the region and others, in no certain order.
    ///
    /// Complexity: O(*n*) in the cells, as for the other properties here, at each access.
    public var boundaryEdges: [HexEdge] { boundarySides.map { HexEdge($0.hex, $0.direction) } }

    /// All sides of all cells, each once, by cells.
    public var edges: [HexEdge] {
        flatMap { hex in
            Hex.Direction.allCases.compactMap { direction in
                direction.rawValue < 3 || !contains(hex.neighbor(direction)) ? HexEdge(hex, direction) : nil
            }
        }
    }

    /// All corners of all cells, each once, by cells.
    public var vertices: [HexVertex] {
        var known: Set<HexVertex> = []
        return flatMap { $0.vertices.filter { known.insert($0).inserted } }
    }

    /// The lines around the region: first one around each part, then one around each hole; both by the rows of their first cells.
    ///
    /// Parts that touch at a corner do not exist on this grid, since three cells meet at each; so lines never cross or touch.
    ///
    /// Complexity: O(*n*) in the cells, at each access.
    public var outlines: [HexOutline] {
        let sides = boundarySides
        var next: [HexVertex: (end: HexVertex, number: Int)] = [:]
        next.reserveCapacity(sides.count)
        for (number, side) in sides.enumerated() { next[side.start] = (side.end, number) }
        var isUsed = [Bool](repeating: false, count: sides.count), outlines: [HexOutline] = []
        for (number, side) in sides.enumerated() where !isUsed[number] {
            var vertices: [HexVertex] = [], turns = 0, vertex = side.start, direction = side.direction
            while let step = next[vertex], !isUsed[step.number] {
                isUsed[step.number] = true
                vertices.append(vertex)
                turns += Self.turn(from: direction, to: sides[step.number].direction)
                (vertex, direction) = (step.end, sides[step.number].direction)
            }
            turns += Self.turn(from: direction, to: side.direction)
            outlines.append(HexOutline(vertices: vertices, isHole: turns < 0))
        }
        return outlines.filter { !$0.isHole } + outlines.filter(\.isHole)
    }

    /// 1 for a sixth of a turn clockwise, -1 for one anticlockwise.
    private static func turn(from one: Hex.Direction, to other: Hex.Direction) -> Int {
        switch (other.rawValue - one.rawValue).modulo(6) {
        case 1: 1
        case 5: -1
        default: 0
        }
    }

    private struct Side {
        let hex: Hex
        let direction: Hex.Direction
        /// Clockwise around the cell.
        let start: HexVertex
        let end: HexVertex
    }

    private var boundarySides: [Side] {
        flatMap { hex in
            Hex.Direction.allCases.compactMap { direction in
                guard !contains(hex.neighbor(direction)) else { return nil }
                let corner = Hex.Diagonal(rawValue: direction.rawValue) ?? .plusQ
                return Side(hex: hex, direction: direction, start: HexVertex(hex, corner), end: HexVertex(hex, corner.rotated(by: 1)))
            }
        }
    }
}
