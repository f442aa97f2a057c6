/// A side between two neighbouring cells, as an address: the same value from both of them.
public struct HexEdge: Hashable, Sendable, Codable {
    /// The one of the two cells from which the other one is in one of the first three directions.
    public let hex: Hex
    /// `qs`, `rs` or `rq`.
    public let direction: Hex.Direction

    /// The side of a cell toward a neighbour.
    public init(_ hex: Hex, _ direction: Hex.Direction) {
        if direction.rawValue < 3 {
            (self.hex, self.direction) = (hex, direction)
        } else {
            (self.hex, self.direction) = (hex.neighbor(direction), direction.opposite)
        }
    }

    /// Any cell and direction, of which the address is made.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try container.decode(Hex.self, forKey: .hex), try container.decode(Hex.Direction.self, forKey: .direction))
    }

    /// The two cells on both sides.
    public var cells: (Hex, Hex) { (hex, hex.neighbor(direction)) }

    /// Its two ends, clockwise around `hex`.
    public var ends: (HexVertex, HexVertex) { (HexVertex(hex, corner(0)), HexVertex(hex, corner(1))) }

    private func corner(_ offset: Int) -> Hex.Diagonal { (Hex.Diagonal(rawValue: direction.rawValue) ?? .plusQ).rotated(by: offset) }
}

/// A corner at which three cells meet, as an address: the same value from all of them.
public struct HexVertex: Hashable, Sendable, Codable {
    /// The one of the three cells whose corner toward `plusQ` or `minusS` it is.
    public let hex: Hex
    /// Where it is from that cell: `plusQ` or `minusS`.
    public let corner: Hex.Diagonal

    /// A corner of a cell.
    public init(_ hex: Hex, _ corner: Hex.Diagonal) {
        // Each corner is that of three cells, alternately of the two kinds.
        switch corner {
        case .plusQ, .minusS: (self.hex, self.corner) = (hex, corner)
        case .plusR: (self.hex, self.corner) = (hex.neighbor(.rq), .plusQ)
        case .minusQ: (self.hex, self.corner) = (hex.neighbor(.sq), .minusS)
        case .plusS: (self.hex, self.corner) = (hex.neighbor(.sq), .plusQ)
        case .minusR: (self.hex, self.corner) = (hex.neighbor(.sr), .minusS)
        }
    }

    /// Any cell and corner, of which the address is made.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try container.decode(Hex.self, forKey: .hex), try container.decode(Hex.Diagonal.self, forKey: .corner))
    }

    /// The three cells that meet here.
    public var cells: [Hex] {
        let (one, two) = corner.directions
        return [hex, hex.neighbor(one), hex.neighbor(two)]
    }

    /// The three sides that end here.
    public var edges: [HexEdge] {
        let (one, two) = corner.directions
        return [HexEdge(hex, one), HexEdge(hex, two), HexEdge(hex.neighbor(one), one.rotated(by: 2))]
    }

    /// The three corners at the other ends of those sides.
    public var neighbors: [HexVertex] { edges.map { $0.ends.0 == self ? $0.ends.1 : $0.ends.0 } }
}

extension Hex {
    /// The six sides, in the order of `Direction.allCases`.
    public var edges: [HexEdge] { Direction.allCases.map { HexEdge(self, $0) } }
    /// The six corners, in the order of `Diagonal.allCases`.
    public var vertices: [HexVertex] { Diagonal.allCases.map { HexVertex(self, $0) } }
}
