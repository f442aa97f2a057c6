import Testing
@testable import Hexagons

@Suite struct RangeTests {
    @Test func rangesFourApartShareNineCells() {
        for direction in Hex.Direction.allCases {
            let common = Hex.zero.range(3).intersection((direction.step * 4).range(3))
            #expect(common.count == 9 && Array(common).count == 9)
        }
    }

    @Test(arguments: [31, 32, 33] as [UInt64]) func intersectionsAreThoseOfSets(seed: UInt64) {
        var dice = Dice(seed)
        for _ in 0..<120 {
            let ranges = (0..<3).map { _ in dice.hex(within: 5).range(.random(in: 0...6, using: &dice)) }
            let common = ranges[0].intersection(ranges[1]).intersection(ranges[2])
            let expected = Set(ranges[0]).intersection(Set(ranges[1])).intersection(Set(ranges[2]))
            let cells = Array(common)
            #expect(Set(cells) == expected && cells.count == expected.count && common.count == cells.count && common.isEmpty == cells.isEmpty)
            #expect(cells == cells.sorted() && HexRegion(common) == HexRegion(cells))
            #expect(Hex.zero.range(12).allSatisfy { common.contains($0) == expected.contains($0) })
            #expect(common == ranges[2].intersection(ranges[0].intersection(ranges[1])), "Equal sets of cells have equal bounds.")
        }
    }

    @Test(arguments: [34] as [UInt64]) func boundsThatAreWiderThanTheOthersAllowAreNarrowed(seed: UInt64) {
        var dice = Dice(seed)
        for _ in 0..<300 {
            func bounds() -> ClosedRange<Int> { let low = Int.random(in: -6...6, using: &dice); return low...low + .random(in: 0...7, using: &dice) }
            let (q, r, s) = (bounds(), bounds(), bounds()), range = HexRange(q: q, r: r, s: s)
            let cells = Hex.zero.range(20).filter { q.contains($0.q) && r.contains($0.r) && s.contains($0.s) }
            #expect(Array(range) == cells && range.count == cells.count && range.isEmpty == cells.isEmpty)
            #expect(HexRegion(cells).bounds == range || cells.isEmpty)
        }
    }

    @Test func numbersOfCellsAreExactForHugeRanges() {
        #expect(Hex.zero.range(1_000_000_000).count == 1 + 3 * 1_000_000_000 * 1_000_000_001)
        #expect(Hex.zero.range(1 << 40).count == .max)
        #expect(HexRange(q: -(1 << 60)...1 << 60, r: -(1 << 60)...1 << 60, s: 3...4).count == 2 * (2 << 60) - 5)
        #expect(HexRange(q: Int.min...Int.max, r: Int.min...Int.max, s: Int.min...Int.max).count == .max)
        #expect(HexRange(q: Int.max - 1...Int.max, r: 0...0, s: Int.min...Int.max).isEmpty, "Beyond a quarter of Int.max there are no ranges.")
    }
}
