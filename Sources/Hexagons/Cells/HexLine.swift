/// The cells that a straight line from one centre to another passes through, both ends included: a collection that computes its elements.
///
/// It has `distance + 1` cells, each a neighbour of the one before. Where the line runs exactly between cells, it takes the one with the
/// greater `q`, and of those with the same `q` the one with the greater `r`. So the way back has the same cells. All of it is integer
/// arithmetic: lines of any length are exact.
///
/// Complexity: O(1) to make, and O(1) for each cell.
public struct HexLine: RandomAccessCollection, Hashable, Sendable {
    public let start: Hex
    public let end: Hex
    /// The number of steps.
    @usableFromInline let length: Int
    /// 1 for the rule above, -1 for its mirror image: the smaller `q`, then the smaller `r`.
    @usableFromInline let bias: Int

    @usableFromInline init(from start: Hex, to end: Hex, bias: Int = 1) {
        (self.start, self.end, self.bias) = (start, end, bias)
        let distance = start.distance(to: end)
        if distance == .max { Misuse.report("The ends of a line are further apart than Int.max; it is empty.") }
        length = distance == .max ? -1 : distance
    }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { length + 1 }

    /// The cell some steps from the start, from 0 to the distance.
    public subscript(index: Int) -> Hex {
        guard index > 0, length > 0 else { return start }
        let there = end - start
        let q = Part(there.q, index, of: length), r = Part(there.r, index, of: length), s = Part(there.s, index, of: length)
        // Ties are decided as if the line were moved toward greater q and, by half as much, toward greater r.
        let (nearQ, errorQ) = q.rounded(toward: 2 * bias), (nearR, errorR) = r.rounded(toward: bias),
            (nearS, errorS) = s.rounded(toward: -3 * bias)
        if errorQ > errorR && errorQ > errorS { return start + Hex(-nearR - nearS, nearR) }
        if errorR > errorS { return start + Hex(nearQ, -nearQ - nearS) }
        return start + Hex(nearQ, nearR)
    }

    /// A coordinate on the way: `whole + rest / length`.
    private struct Part {
        let whole: Int
        let rest: UInt
        let length: UInt

        init(_ coordinate: Int, _ index: Int, of length: Int) {
            let (product, overflow) = coordinate.multipliedReportingOverflow(by: index)
            let (quotient, remainder) = overflow
                ? length.dividingFullWidth(coordinate.multipliedFullWidth(by: index)) : product.quotientAndRemainder(dividingBy: length)
            whole = remainder < 0 ? quotient - 1 : quotient
            rest = UInt(remainder < 0 ? remainder + length : remainder)
            self.length = UInt(length)
        }

        /// The nearest integer, after an infinitely small step.
        /// - Returns: Its distance is in parts of the length; the step breaks ties between distances.
        func rounded(toward step: Int) -> (Int, Distance) {
            if 2 * rest > length || 2 * rest == length && step > 0 { return (whole + 1, Distance(parts: length - rest, step: -step)) }
            return (whole, Distance(parts: rest, step: rest == 0 ? abs(step) : step))
        }
    }

    private struct Distance: Comparable {
        let parts: UInt
        let step: Int
        static func < (one: Distance, other: Distance) -> Bool { (one.parts, one.step) < (other.parts, other.step) }
    }
}

extension Hex {
    /// The cells of the straight line to another cell, from this one to that. A line whose length is beyond `Int` is empty.
    public func line(to other: Hex) -> HexLine { HexLine(from: self, to: other) }

    /// The cells of a way in two straight pieces at most, each along one of the six directions: first along the one nearest to the straight
    /// line.
    ///
    /// Complexity: O(*n*) in its cells.
    public func rectilinearLine(to other: Hex) -> [Hex] {
        guard let first = direction(toward: other) else { return [self] }
        let steps = (other - self).rotated(by: -first.rawValue)
        // What the first direction leaves is along one of the directions beside it.
        let corner = self + first.step * (steps.r < 0 ? steps.q + steps.r : steps.q)
        return Array(line(to: corner)) + corner.line(to: other).dropFirst()
    }
}
