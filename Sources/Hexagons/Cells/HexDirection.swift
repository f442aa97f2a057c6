extension Hex {
    /// One of the six directions to a neighbour, clockwise on the screen.
    ///
    /// A step changes two cube coordinates. The name says which: the first grows by 1 and the second shrinks. Where a direction points
    /// depends on the orientation, so the names of the compass come by `init(pointy:)` and `init(flat:)`:
    ///
    /// | | step | pointy | flat |
    /// |---|---|---|---|
    /// | `qs` | (1, 0) | east | southeast |
    /// | `rs` | (0, 1) | southeast | south |
    /// | `rq` | (-1, 1) | southwest | southwest |
    /// | `sq` | (-1, 0) | west | northwest |
    /// | `sr` | (0, -1) | northwest | north |
    /// | `qr` | (1, -1) | northeast | northeast |
    public enum Direction: Int, CaseIterable, Hashable, Sendable, Codable {
        case qs, rs, rq, sq, sr, qr

        /// The neighbour's coordinates, seen from the cell.
        @inlinable public var step: Hex {
            switch self {
            case .qs: Hex(1, 0)
            case .rs: Hex(0, 1)
            case .rq: Hex(-1, 1)
            case .sq: Hex(-1, 0)
            case .sr: Hex(0, -1)
            case .qr: Hex(1, -1)
            }
        }

        /// The direction some sixths of a turn further; clockwise on the screen, anticlockwise if negative.
        @inlinable public func rotated(by sixths: Int) -> Direction { Direction(rawValue: (rawValue + sixths.modulo(6)) % 6) ?? self }

        @inlinable public var opposite: Direction { rotated(by: 3) }

        /// Where neighbours are if corners are at the top and bottom.
        public enum Pointy: Int, CaseIterable, Hashable, Sendable, Codable { case east, southeast, southwest, west, northwest, northeast }
        /// Where neighbours are if sides are at the top and bottom.
        public enum Flat: Int, CaseIterable, Hashable, Sendable, Codable { case southeast, south, southwest, northwest, north, northeast }

        /// The direction on a pointy grid whose y grows downward.
        @inlinable public init(pointy: Pointy) { self = Direction(rawValue: pointy.rawValue) ?? .qs }
        /// The direction on a flat grid whose y grows downward.
        @inlinable public init(flat: Flat) { self = Direction(rawValue: flat.rawValue) ?? .qs }
    }

    /// One of the six directions between two neighbours: to the cell beyond a corner.
    ///
    /// The name is that of the cube coordinate that changes by 2. `allCases` are clockwise on the screen; each comes just before the
    /// direction of the same number.
    public enum Diagonal: Int, CaseIterable, Hashable, Sendable, Codable {
        case plusQ, minusS, plusR, minusQ, plusS, minusR

        /// The cell's coordinates, seen from the one on this side of the corner.
        @inlinable public var step: Hex {
            switch self {
            case .plusQ: Hex(2, -1)
            case .minusS: Hex(1, 1)
            case .plusR: Hex(-1, 2)
            case .minusQ: Hex(-2, 1)
            case .plusS: Hex(-1, -1)
            case .minusR: Hex(1, -2)
            }
        }

        @inlinable public func rotated(by sixths: Int) -> Diagonal { Diagonal(rawValue: (rawValue + sixths.modulo(6)) % 6) ?? self }
        @inlinable public var opposite: Diagonal { rotated(by: 3) }
        /// The directions on both sides of it, anticlockwise and clockwise.
        @inlinable public var directions: (Direction, Direction) {
            let next = Direction(rawValue: rawValue) ?? .qs
            return (next.rotated(by: -1), next)
        }
    }
}

// MARK: Neighbours

extension Hex {
    @inlinable public func neighbor(_ direction: Direction) -> Hex { self + direction.step }

    @inlinable public func diagonal(_ diagonal: Diagonal) -> Hex { self + diagonal.step }

    /// The six cells around, in the order of `Direction.allCases`.
    @inlinable public var neighbors: HexNeighbors { HexNeighbors(of: self) }

    /// The six cells beyond the corners, in the order of `Diagonal.allCases`. They are two steps away.
    public var diagonals: [Hex] { Diagonal.allCases.map { self + $0.step } }

    @inlinable public func isNeighbor(of other: Hex) -> Bool { distance(to: other) == 1 }

    /// The direction to take toward another cell; nil for the cell itself.
    ///
    /// The step brings it closer. Where two directions do, it is the one whose axis is nearer to the straight line, and of two that are
    /// equally near the clockwise one.
    public func direction(toward other: Hex) -> Direction? {
        guard other != self else { return nil }
        let there = other - self
        for direction in Direction.allCases {
            // Its steps along this direction and along the next one, if it lies between them.
            let steps = there.rotated(by: -direction.rawValue)
            if steps.q > 0, steps.r >= 0 { return steps.q > steps.r ? direction : direction.rotated(by: 1) }
        }
        return nil
    }
}

/// The six cells around one, without an array.
public struct HexNeighbors: RandomAccessCollection, Hashable, Sendable {
    @usableFromInline let hex: Hex

    @inlinable init(of hex: Hex) { self.hex = hex }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { 6 }
    /// - Parameter index: The number of a direction, from 0 to 5.
    @inlinable public subscript(index: Int) -> Hex { hex + (Hex.Direction(rawValue: index) ?? .qs).step }
}
