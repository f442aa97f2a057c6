/// A point between cells, in the grid's own coordinates: what a point on the screen is before it is rounded to a cell.
public struct FractionalHex: Hashable, Sendable, Codable {
    /// In steps along the direction `qs`; whole numbers at centres of cells.
    public var q: Double
    /// In steps along the direction `rs`; whole numbers at centres of cells.
    public var r: Double
    /// The third cube coordinate, `-q - r`, in steps.
    @inlinable public var s: Double { -q - r }

    /// A point by its coordinates in steps from the centre of the cell (0, 0).
    @inlinable public init(_ q: Double, _ r: Double) { (self.q, self.r) = (q, r) }

    /// The centre of a cell.
    @inlinable public init(_ hex: Hex) { self.init(Double(hex.q), Double(hex.r)) }

    /// The point on the straight line to another one: this one at 0, the other one at 1.
    @inlinable public func interpolated(to other: FractionalHex, at fraction: Double) -> FractionalHex {
        FractionalHex(q + (other.q - q) * fraction, r + (other.r - r) * fraction)
    }

    @inlinable public static func + (one: FractionalHex, other: FractionalHex) -> FractionalHex {
        FractionalHex(one.q + other.q, one.r + other.r)
    }
    @inlinable public static func - (one: FractionalHex, other: FractionalHex) -> FractionalHex {
        FractionalHex(one.q - other.q, one.r - other.r)
    }
    @inlinable public static func * (one: FractionalHex, factor: Double) -> FractionalHex { FractionalHex(one.q * factor, one.r * factor) }
}

extension Hex {
    /// The cell whose hexagon a point is in.
    ///
    /// Points on an edge belong to one of its cells, the same each time. Coordinates beyond `Int` stay at its ends, and the cell of what is
    /// not a number is (0, 0).
    @inlinable public init(rounding point: FractionalHex) {
        let q = point.q.rounded(), r = point.r.rounded(), s = point.s.rounded()
        let dq = abs(q - point.q), dr = abs(r - point.r), ds = abs(s - point.s)
        // The coordinate that was rounded by most follows from the two others.
        if dq > dr && dq > ds {
            self.init(Int(saturating: -r - s), Int(saturating: r))
        } else if dr > ds {
            self.init(Int(saturating: q), Int(saturating: -q - s))
        } else {
            self.init(Int(saturating: q), Int(saturating: r))
        }
    }
}
