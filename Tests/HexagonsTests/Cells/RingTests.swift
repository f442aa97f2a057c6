import Testing
@testable import Hexagons

@Suite struct RingTests {
    @Test func ringsAndRangesHaveTheirNumbersOfCells() {
        for radius in 0...15 {
            let ring = Hex(3, -8).ring(radius: radius)
            #expect(ring.count == max(1, 6 * radius) && Set(ring).count == ring.count && ring.allSatisfy { $0.distance(to: Hex(3, -8)) == radius })
            #expect(Hex.zero.spiral(radius: radius).count == 1 + 3 * radius * (radius + 1) && Hex.zero.range(radius).count == 1 + 3 * radius * (radius + 1))
        }
        #expect((0...5).map { Hex.zero.range($0).count } == [1, 7, 19, 37, 61, 91])
        #expect(Hex.zero.range(10).count == 331 && Hex.zero.range(15).count == 721)
    }

    @Test func theSpiralBeginsAsThePickersDoes() {
        let beginning = [(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1), (-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2), (3, -2)]
        #expect((0..<20).map { Hex(spiralIndex: $0) } == beginning.map { Hex($0.0, $0.1) })
    }

    @Test func eachCellOfTheSpiralIsANeighborOfTheOneBefore() {
        let cells = Array(Hex(2, 2).spiral(radius: 17))
        #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.isNeighbor(of: $1) } && Set(cells) == Set(Hex(2, 2).range(17)))
        #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.distance(to: Hex(2, 2)) <= $1.distance(to: Hex(2, 2)) })
        for radius in 0...17 { #expect(Array(Hex(2, 2).spiral(radius: radius)) == Array(cells.prefix(1 + 3 * radius * (radius + 1)))) }
        #expect(Array(Hex.zero.spiral(radius: 4)) == (0...4).flatMap { Hex.zero.ring(radius: $0) })
    }

    @Test func theSpiralsIndexIsTheIdentityBothWays() {
        for index in 0...20_000 {
            #expect(Hex(spiralIndex: index)?.spiralIndex == index)
            #expect(index == 0 || Hex(spiralIndex: index)?.length == Int((3 + (12 * Double(index) - 3).squareRoot()) / 6))
        }
        for hex in Hex.zero.range(40) { #expect(hex.spiralIndex.flatMap { Hex(spiralIndex: $0) } == hex) }
        let root = Hex.largestSpiralRadius
        for index in [1 << 40, 1 << 62, .max - 1, .max, 3 * root * (root + 1), 3 * root * (root + 1) + 1, 3 * root * (root - 1), 3 * root * (root - 1) + 1] {
            #expect(Hex(spiralIndex: index)?.spiralIndex == index)
        }
        var dice = Dice(8)
        for _ in 0..<2000 {
            let index = Int.random(in: 0...Int.max, using: &dice)
            #expect(Hex(spiralIndex: index)?.spiralIndex == index)
        }
        #expect(Hex(spiralIndex: -1) == nil && Hex(spiralIndex: .min) == nil && Hex(.max, 0).spiralIndex == nil && Hex(.min, .min).spiralIndex == nil)
    }

    @Test func theLargestSpiralIsTheLargestThatCanBeCounted() {
        let k = Hex.largestSpiralRadius
        #expect(!(3 * k).multipliedReportingOverflow(by: k + 1).overflow && (3 * (k + 1)).multipliedReportingOverflow(by: k + 2).overflow)
        let spiral = Hex.zero.spiral(radius: .max)
        #expect(spiral.radius == k && spiral.last?.length == k)
    }

    @Test func negativeRadiiHaveNoCellsAndHugeOnesDoNotTrap() {
        for radius in [-1, .min] {
            let said = Said()
            said.during {
                #expect(Hex.zero.ring(radius: radius).isEmpty && Hex.zero.spiral(radius: radius).isEmpty && Hex.zero.range(radius).isEmpty && Array(Hex.zero.wedge(.qs, radius: radius)).isEmpty)
            }
            #expect(said.messages.count == 4 && said.messages.allSatisfy { $0.hasPrefix("A radius was negative") })
        }
        for hex in extremeCells {
            let ring = hex.ring(radius: .max), spiral = hex.spiral(radius: .max)
            _ = (ring.first, ring.last, spiral.last, hex.range(.max).count, hex.range(.max).contains(hex), hex.wedge(.rq, radius: .max).count)
            for hex in hex.range(.max).prefix(3) { _ = hex.s }
        }
        #expect(Hex.zero.ring(radius: .max).count > 0)
    }

    @Test func wedgesAreSixthsThatShareTheirSides() {
        for radius in 0...9 {
            for direction in Hex.Direction.allCases {
                let wedge = Hex(1, 1).wedge(direction, radius: radius), cells = Array(wedge)
                #expect(cells.count == radius * (radius + 3) / 2 + 1 && wedge.count == cells.count && Set(cells).count == cells.count)
                #expect(Set(cells) == Set(Hex(1, 1).range(radius).filter(wedge.contains)))
                #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.distance(to: Hex(1, 1)) <= $1.distance(to: Hex(1, 1)) })
            }
            #expect(Set(Hex.Direction.allCases.flatMap { Hex.zero.wedge($0, radius: radius) }) == Set(Hex.zero.range(radius)))
        }
    }
}
