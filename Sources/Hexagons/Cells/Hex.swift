/// A cell of a hexagonal grid in axial coordinates.
///
/// `q` and `r` are two of the three cube coordinates; the third, `s`, is what makes their sum 0. The same cell is used for both
/// orientations: which way `q` and `r` point on the screen is up to a `HexLayout`.
///
///     let cell = Hex(2, -1)
///     cell.neighbors              // the six cells around it
///     cell.distance(to: .zero)    // 2
///
/// Results are exact while they can be represented. Beyond that, coordinates and distances stay at the ends of `Int`; nothing traps.
public struct Hex: Hashable, Sendable, Codable {
    /// In steps. Grows along the direction `qs`: to the east if hexagons are pointy, to the southeast if they are flat.
    public var q: Int
    /// In steps. Grows along the direction `rs`: to the southeast if hexagons are pointy, to the south if they are flat.
    public var r: Int
    /// The third cube coordinate, `-q - r`, which stays at the ends of `Int`.
    @inlinable public var s: Int { q.saturatingAdd(r).saturatingNegated }

    /// A cell by its axial coordinates, in steps from (0, 0).
    @inlinable public init(_ q: Int, _ r: Int) { (self.q, self.r) = (q, r) }

    /// A cell by its axial coordinates, in steps from (0, 0).
    @inlinable public init(q: Int, r: Int) { (self.q, self.r) = (q, r) }

    /// A cell from cube coordinates; nil if their sum is not 0.
    @inlinable public init?(q: Int, r: Int, s: Int) {
        let (sum, overflow) = q.addingReportingOverflow(r)
        guard !overflow, sum.addingReportingOverflow(s) == (0, false) else { return nil }
        self.init(q, r)
    }

    /// The cell in the middle, (0, 0).
    public static let zero = Hex(0, 0)
}

// MARK: Distance

extension Hex {
    /// The number of steps from the middle cell; `Int.max` if it is greater.
    @inlinable public var length: Int {
        let (sum, overflow) = q.addingReportingOverflow(r)
        return overflow ? .max : Int(clamping: max(q.magnitude, r.magnitude, sum.magnitude))
    }

    /// The number of steps to another cell; `Int.max` if it is greater.
    @inlinable public func distance(to other: Hex) -> Int {
        let (dq, overflowQ) = q.subtractingReportingOverflow(other.q), (dr, overflowR) = r.subtractingReportingOverflow(other.r)
        let (ds, overflowS) = dq.addingReportingOverflow(dr)
        return overflowQ || overflowR || overflowS ? .max : Int(clamping: max(dq.magnitude, dr.magnitude, ds.magnitude))
    }

    /// The distance between the centres as the crow flies, where that of neighbours is 1.
    @inlinable public func euclideanDistance(to other: Hex) -> Double {
        let dq = Double(q) - Double(other.q), dr = Double(r) - Double(other.r)
        return (dq * dq + dr * dr + dq * dr).squareRoot()
    }
}

// MARK: Text

extension Hex: LosslessStringConvertible {
    /// The coordinates with a comma, `2,-1`, which the initialiser reads.
    public var description: String { "\(q),\(r)" }

    /// The cell of a `description`; nil for any other text.
    public init?(_ description: String) {
        let parts = description.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let q = Int(parts[0]), let r = Int(parts[1]) else { return nil }
        self.init(q, r)
    }
}

// MARK: Order

extension Hex: Comparable {
    /// By rows: by `r`, then by `q`.
    @inlinable public static func < (one: Hex, other: Hex) -> Bool { (one.r, one.q) < (other.r, other.q) }
}

/// Cells as vectors. `s` takes part by itself: the sum of the cube coordinates stays 0.
extension Hex: AdditiveArithmetic {
    @inlinable public static func + (one: Hex, other: Hex) -> Hex { Hex(one.q.saturatingAdd(other.q), one.r.saturatingAdd(other.r)) }
    @inlinable public static func - (one: Hex, other: Hex) -> Hex {
        Hex(one.q.saturatingSubtract(other.q), one.r.saturatingSubtract(other.r))
    }
    @inlinable public static func * (hex: Hex, factor: Int) -> Hex {
        Hex(hex.q.saturatingMultiply(factor), hex.r.saturatingMultiply(factor))
    }
    @inlinable public static func * (factor: Int, hex: Hex) -> Hex { hex * factor }
    @inlinable public static func *= (hex: inout Hex, factor: Int) { hex = hex * factor }
    /// The cell on the other side of the middle: half a turn.
    @inlinable public static prefix func - (hex: Hex) -> Hex { Hex(hex.q.saturatingNegated, hex.r.saturatingNegated) }
}

extension Hex {
    /// Both coordinates in one number, for keys and files: 32 bits each; nil if one does not fit in 32 bits.
    @inlinable public var packed: UInt64? {
        guard let q = Int32(exactly: q), let r = Int32(exactly: r) else { return nil }
        return UInt64(UInt32(bitPattern: q)) << 32 | UInt64(UInt32(bitPattern: r))
    }

    /// The cell of a number that `packed` made; any number is one.
    @inlinable public init(packed: UInt64) {
        self.init(Int(Int32(truncatingIfNeeded: packed >> 32)), Int(Int32(truncatingIfNeeded: packed)))
    }
}
