/// The cells at one distance from a centre, in the order of a walk around it: a collection that computes its elements.
///
/// A ring of radius `k` has `6 * k` cells, one of radius 0 the centre alone. The walk is clockwise on the screen and begins after the
/// corner `center + k * (1, -1)`, where it ends; so the first cell of the next ring is a neighbour of the last one of this ring.
public struct HexRing: RandomAccessCollection, Hashable, Sendable {
    public let center: Hex
    /// -1 if there are no cells; at most an eighth of `Int.max`.
    public let radius: Int

    @inlinable init(center: Hex, usableRadius: Int) { (self.center, radius) = (center, usableRadius) }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { radius > 0 ? 6 * radius : radius + 1 }

    /// The cell at a place of the walk, from 0, in O(1).
    @inlinable public subscript(index: Int) -> Hex {
        guard radius > 0 else { return center }
        // The side before corner 0 is the first.
        let side = index / radius, along = index - side * radius + 1
        let start = Hex(radius, -radius).rotated(by: side), step = (Hex.Direction(rawValue: side) ?? .qs).rotated(by: 1).step
        return center + start + step * along
    }

    @inlinable public func contains(_ hex: Hex) -> Bool { hex.distance(to: center) == radius }
}

extension Hex {
    /// The largest radius of rings and ranges; numbers of cells of rings can be represented.
    @usableFromInline static let largestRadius = Int.max / 8

    /// A radius as it is used: -1, which has no cells, for a negative one.
    @usableFromInline static func usable(radius: Int, upTo limit: Int = largestRadius) -> Int {
        if radius < 0 { Misuse.report("A radius was negative; there are no cells at such a distance.") }
        return min(max(radius, -1), limit)
    }

    /// The cells at a distance of this one in steps, in the order of a walk around it. A negative radius has none.
    @inlinable public func ring(radius: Int) -> HexRing { HexRing(center: self, usableRadius: Self.usable(radius: radius)) }
}
