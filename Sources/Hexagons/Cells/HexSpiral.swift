/// The cells up to a distance of a centre, in the order of a spiral: the centre, then ring after ring.
///
/// Each cell is a neighbour of the one before it, and the spiral of a smaller radius is the beginning of that of a larger one.
public struct HexSpiral: RandomAccessCollection, Hashable, Sendable {
    public let center: Hex
    /// -1 if there are no cells; at most `Hex.largestSpiralRadius`.
    public let radius: Int

    @inlinable init(center: Hex, usableRadius: Int) { (self.center, radius) = (center, usableRadius) }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { Self.count(radius: radius) }
    /// The cell at an index of the spiral, from 0, in O(1).
    @inlinable public subscript(index: Int) -> Hex { center + Hex(spiralIndexInBounds: index) }
    @inlinable public func contains(_ hex: Hex) -> Bool { hex.distance(to: center) <= radius }

    /// The number of cells up to a distance.
    @inlinable static func count(radius: Int) -> Int { radius < 0 ? 0 : 1 + 3 * radius * (radius + 1) }
}

extension Hex {
    /// The largest radius whose number of cells is an `Int`: 1 753 413 055.
    public static let largestSpiralRadius = 1_753_413_055

    /// The cells up to a distance of this one, beginning with it. A negative radius has none; a radius beyond `largestSpiralRadius` is
    /// taken for that.
    @inlinable public func spiral(radius: Int) -> HexSpiral {
        HexSpiral(center: self, usableRadius: Self.usable(radius: radius, upTo: Self.largestSpiralRadius))
    }

    /// The cell at an index of the endless spiral around (0, 0), in constant time; nil if the number is negative.
    @inlinable public init?(spiralIndex: Int) {
        guard spiralIndex >= 0 else { return nil }
        self.init(spiralIndexInBounds: spiralIndex)
    }

    @inlinable init(spiralIndexInBounds index: Int) {
        guard index > 0 else {
            self = .zero
            return
        }
        let radius = Self.spiralRing(of: index)
        self = HexRing(center: .zero, usableRadius: radius)[index - 1 - 3 * radius * (radius - 1)]
    }

    /// The number of the ring that an index of the spiral is on.
    @inlinable static func spiralRing(of index: Int) -> Int {
        // From 1 + 3k(k - 1) <= index. A `Double` is off by one at most.
        var radius = Int((3 + (12 * Double(index) - 3).squareRoot()) / 6)
        radius = min(max(radius, 1), largestSpiralRadius + 1)
        while 3 * radius * (radius - 1) >= index { radius -= 1 }
        while radius <= largestSpiralRadius, 3 * radius * (radius + 1) < index { radius += 1 }
        return radius
    }

    /// The cell's index in the endless spiral around (0, 0), in constant time; nil for the cells that are so far away that it is
    /// not an `Int`.
    @inlinable public var spiralIndex: Int? {
        let radius = length
        guard radius > 0 else { return 0 }
        guard radius <= Self.largestSpiralRadius + 1 else { return nil }
        let before = 1 + 3 * radius * (radius - 1)
        for side in 0..<6 {
            // On the first side q is the radius and r goes from above -radius to 0.
            let cell = rotated(by: -side)
            guard cell.q == radius, cell.r > -radius, cell.r <= 0 else { continue }
            let (index, overflow) = (before + side * radius - 1).addingReportingOverflow(cell.r + radius)
            return overflow ? nil : index
        }
        return nil
    }
}
