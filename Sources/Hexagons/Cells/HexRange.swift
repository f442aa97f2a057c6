/// The cells between bounds on all three cube coordinates: those up to a distance of a centre, and what several such ranges have in common.
///
/// It holds six numbers, whatever the number of cells. Cells come by rows: by `r`, then by `q`.
///
/// Complexity: O(1) for each operation but walking through the cells, which takes O(*n*).
public struct HexRange: Sequence, Hashable, Sendable, Codable {
    /// The bounds, as narrow as the cells allow; nil if there are no cells.
    @usableFromInline let bounds: Bounds?

    @usableFromInline struct Bounds: Hashable, Sendable, Codable {
        @usableFromInline var q: ClosedRange<Int>, r: ClosedRange<Int>, s: ClosedRange<Int>
    }

    /// Bounds on the coordinates, in steps, each of which may be wider than the others allow; up to a quarter of `Int.max`.
    public init(q: ClosedRange<Int>, r: ClosedRange<Int>, s: ClosedRange<Int>) {
        // Within these all sums can be represented.
        let end = Int.max / 4
        func usable(_ range: ClosedRange<Int>) -> ClosedRange<Int>? { range.overlaps(-end...end) ? range.clamped(to: -end...end) : nil }
        guard var q = usable(q), var r = usable(r), var s = usable(s) else {
            bounds = nil
            return
        }
        // A coordinate is minus the sum of the two others. Two rounds narrow all of them.
        for _ in 0..<2 {
            for _ in 0..<3 {
                let low = Swift.max(q.lowerBound, -r.upperBound - s.upperBound),
                    high = Swift.min(q.upperBound, -r.lowerBound - s.lowerBound)
                guard low <= high else {
                    bounds = nil
                    return
                }
                (q, r, s) = (r, s, low...high)
            }
        }
        bounds = Bounds(q: q, r: r, s: s)
    }

    /// What was written is made usable as by the initialiser above.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let bounds = try container.decodeIfPresent(Bounds.self, forKey: .bounds) else {
            self = .empty
            return
        }
        self.init(q: bounds.q, r: bounds.r, s: bounds.s)
    }

    private init(_ bounds: Bounds?) { self.bounds = bounds }

    /// The range without cells.
    public static let empty = HexRange(nil)

    @inlinable public var isEmpty: Bool { bounds == nil }

    @inlinable public func contains(_ hex: Hex) -> Bool {
        guard let bounds else { return false }
        return bounds.q.contains(hex.q) && bounds.r.contains(hex.r) && bounds.s.contains(hex.s)
    }

    /// The number of cells, in constant time; `Int.max` if it is greater.
    public var count: Int {
        guard let bounds else { return 0 }
        // A parallelogram along the two narrowest coordinates, without the triangles that the third cuts off at two of its corners.
        func width(_ range: ClosedRange<Int>) -> Int { range.upperBound - range.lowerBound + 1 }
        let ranges = [bounds.q, bounds.r, bounds.s].sorted { width($0) < width($1) }
        let (one, two, third) = (ranges[0], ranges[1], ranges[2])
        let low = -third.upperBound - one.lowerBound - two.lowerBound, high = one.upperBound + two.upperBound + third.lowerBound
        func triangle(_ side: Int) -> UInt {
            let side = UInt(Swift.max(side, 0))
            return side.isMultiple(of: 2) ? side / 2 &* (side + 1) : (side + 1) / 2 &* side
        }
        func area(_ side: Int) -> Double { Double(Swift.max(side, 0)) * (Double(side) + 1) / 2 }
        guard Double(width(one)) * Double(width(two)) - area(low) - area(high) < 0x1p63 else { return .max }
        return Int(clamping: UInt(width(one)) &* UInt(width(two)) &- triangle(low) &- triangle(high))
    }

    /// What two ranges have in common.
    public func intersection(_ other: HexRange) -> HexRange {
        guard let one = bounds, let two = other.bounds, one.q.overlaps(two.q), one.r.overlaps(two.r),
              one.s.overlaps(two.s) else { return .empty }
        return HexRange(q: one.q.clamped(to: two.q), r: one.r.clamped(to: two.r), s: one.s.clamped(to: two.s))
    }

    /// The rows that have cells; nil without any.
    @inlinable public var rows: ClosedRange<Int>? { bounds?.r }

    /// The `q` of the cells of a row; nil for a row without any.
    @inlinable public func columns(ofRow r: Int) -> ClosedRange<Int>? {
        guard let bounds, bounds.r.contains(r) else { return nil }
        let low = Swift.max(bounds.q.lowerBound, -r - bounds.s.upperBound), high = Swift.min(bounds.q.upperBound, -r - bounds.s.lowerBound)
        return low <= high ? low...high : nil
    }

    @inlinable public func makeIterator() -> Iterator { Iterator(self) }
    @inlinable public var underestimatedCount: Int { 0 }

    public struct Iterator: IteratorProtocol {
        @usableFromInline let range: HexRange
        @usableFromInline var q: Int, r: Int, last: Int

        @inlinable init(_ range: HexRange) {
            self.range = range
            // Before the first cell of the first row, which `next` finds.
            (q, r, last) = (1, (range.rows?.lowerBound ?? 1) - 1, 0)
        }

        @inlinable public mutating func next() -> Hex? {
            while q > last {
                r += 1
                guard let rows = range.rows, r <= rows.upperBound else {
                    r -= 1
                    return nil
                }
                if let columns = range.columns(ofRow: r) { (q, last) = (columns.lowerBound, columns.upperBound) }
            }
            defer { q += 1 }
            return Hex(q, r)
        }
    }
}

extension Hex {
    /// The cells up to a distance of this one, by rows. A negative radius has none.
    public func range(_ radius: Int) -> HexRange {
        let usable = Self.usable(radius: radius)
        guard usable >= 0 else { return .empty }
        func around(_ coordinate: Int) -> ClosedRange<Int> { coordinate.saturatingSubtract(usable)...coordinate.saturatingAdd(usable) }
        return HexRange(q: around(q), r: around(r), s: around(s))
    }
}
