/// The cells of a sixth of a range: between two neighbouring directions from its tip, both included.
///
/// A wedge of radius `n` has `n * (n + 3) / 2 + 1` cells. They come by their distance from the tip, and at each distance clockwise
/// on the screen.
public struct HexWedge: Sequence, Hashable, Sendable, Codable {
    public let tip: Hex
    /// The direction at its anticlockwise side.
    public let direction: Hex.Direction
    /// In steps from the tip; -1 if there are no cells.
    public let radius: Int

    /// - Parameter radius: The greatest distance from the tip; a negative radius has no cells.
    public init(tip: Hex = .zero, direction: Hex.Direction, radius: Int) {
        (self.tip, self.direction, self.radius) = (tip, direction, Hex.usable(radius: radius, upTo: Hex.largestSpiralRadius))
    }

    /// What was written is made usable as by the initialiser above; one without cells stays so.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let tip = try container.decode(Hex.self, forKey: .tip), direction = try container.decode(Hex.Direction.self, forKey: .direction)
        self.init(tip: tip, direction: direction, radius: try container.decode(Int.self, forKey: .radius))
    }

    public var count: Int { radius < 0 ? 0 : radius * (radius + 3) / 2 + 1 }
    /// The exact number, in O(1).
    public var underestimatedCount: Int { count }

    public func contains(_ hex: Hex) -> Bool {
        let there = (hex - tip).rotated(by: -direction.rawValue)
        return there.q >= 0 && there.r >= 0 && there.q.saturatingAdd(there.r) <= radius
    }

    public struct Iterator: IteratorProtocol {
        let wedge: HexWedge
        var distance = 0, along = 0

        public mutating func next() -> Hex? {
            guard distance <= wedge.radius else { return nil }
            let hex = wedge.tip + wedge.direction.step * (distance - along) + wedge.direction.rotated(by: 1).step * along
            along += 1
            if along > distance { (distance, along) = (distance + 1, 0) }
            return hex
        }
    }

    public func makeIterator() -> Iterator { Iterator(wedge: self) }
}

extension Hex {
    /// The sixth of the range around this cell that lies between a direction and the next one clockwise.
    public func wedge(_ direction: Direction, radius: Int) -> HexWedge { HexWedge(tip: self, direction: direction, radius: radius) }
}
