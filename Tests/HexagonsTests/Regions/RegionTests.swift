import Foundation
import Testing
@testable import Hexagons

@Suite struct RegionTests {
    /// Regions of all shapes and some without.
    private var shapes: [HexRegion] {
        var dice = Dice(71)
        return [HexRegion(), [.zero], .hexagon(radius: 4, center: Hex(2, -9)), .rectangle(columns: 6, rows: 4), .parallelogram(columns: 5, rows: 3, from: Hex(-7, 2)), .triangle(side: 5),
                .ring(radius: 3), .wedge(radius: 4, tip: Hex(1, 1), direction: .sq), [Hex(0, 0), Hex(0, 1_000_000_000)]] + (0..<8).map { _ in dice.region() }
    }

    @Test func cellsAreNumberedByRows() {
        for region in shapes {
            let cells = Array(region)
            #expect(cells == cells.sorted() && cells.count == region.count && region.isEmpty == cells.isEmpty && HexRegion(cells.shuffled() + cells) == region)
            for (number, hex) in cells.enumerated() { #expect(region[number] == hex && region.index(of: hex) == number && region.contains(hex)) }
            for hex in Hex.zero.range(12) where !cells.contains(hex) { #expect(!region.contains(hex) && region.index(of: hex) == nil) }
            for hex in extremeCells where !cells.contains(hex) { #expect(!region.contains(hex)) }
        }
    }

    @Test func shapesHaveTheirCells() {
        #expect((1...6).allSatisfy { HexRegion.hexagon(radius: $0 - 1).count == 3 * $0 * ($0 - 1) + 1 })
        #expect(HexRegion.parallelogram(columns: 4, rows: 7).count == 28 && HexRegion.triangle(side: 5).count == 15 && HexRegion.ring(radius: 4).count == 24)
        #expect(HexRegion.ring(from: 2, to: 4) == HexRegion(Hex.zero.range(4).filter { $0.length >= 2 }) && HexRegion.ring(from: 0, to: 3) == .hexagon(radius: 3))
        for direction in Hex.Direction.allCases {
            #expect(HexRegion.wedge(radius: 5, tip: Hex(3, -2), direction: direction) == HexRegion(Hex(3, -2).wedge(direction, radius: 5)))
        }
        for kind in OffsetCoordinate.Kind.allCases {
            for (column, row) in [(0, 0), (-3, -2), (5, 1), (-4, 3)] {
                for (columns, rows) in [(1, 1), (6, 4), (3, 9), (1, 5), (7, 1)] {
                    let first = OffsetCoordinate(column: column, row: row, kind)
                    let expected = (0..<columns).flatMap { x in (0..<rows).map { y in Hex(OffsetCoordinate(column: column + x, row: row + y, kind)) } }
                    #expect(HexRegion.rectangle(columns: columns, rows: rows, from: first) == HexRegion(expected), "\(first) \(columns)x\(rows)")
                }
            }
        }
    }

    @Test func rectanglesAreUprightInAllFourKinds() throws {
        for kind in OffsetCoordinate.Kind.allCases {
            let layout = HexLayout(kind == .oddR || kind == .evenR ? .pointy : .flat, radius: 1)
            let frame = try #require(layout.frame(of: HexRegion.rectangle(columns: 20, rows: 10, from: OffsetCoordinate(column: 0, row: 0, kind))))
            #expect(frame.width > 29 && frame.width < 36 && frame.height > 15 && frame.height < 18.3, "\(kind): \(frame)")
        }
    }

    @Test func diametersAndBordersAreThoseOfTheLibrary() {
        func diameter(_ region: HexRegion) -> Int { region.map { one in region.map { one.distance(to: $0) }.max() ?? 0 }.max() ?? 0 }
        for side in 1...6 {
            let hexagon = HexRegion.hexagon(radius: side - 1)
            #expect(diameter(hexagon) == 2 * side - 2 && hexagon.boundary.count == max(1, 6 * (side - 1)))
        }
        for (rows, columns) in [(2, 2), (3, 5), (6, 4)] {
            // Along the short diagonal of the parallelogram; the way between the corners that are apart is r + c - 2.
            let region = HexRegion.parallelogram(columns: columns, rows: rows)
            #expect(region.boundary.count == 2 * (rows + columns) - 4 && diameter(region) == rows + columns - 2)
        }
    }

    @Test func algebraIsThatOfSets() {
        let regions = shapes
        for one in regions { for two in regions {
            let (a, b) = (Set(one), Set(two))
            #expect(Set(one.union(two)) == a.union(b) && one.union(two) == HexRegion(a.union(b)))
            #expect(one.intersection(two) == HexRegion(a.intersection(b)) && one.subtracting(two) == HexRegion(a.subtracting(b)))
            #expect(one.symmetricDifference(two) == HexRegion(a.symmetricDifference(b)) && one.isSubset(of: two) == a.isSubset(of: b) && one.isDisjoint(with: two) == a.isDisjoint(with: b))
        } }
        for region in regions {
            for radius in 0...4 { #expect(region.intersection(Hex(1, -1).range(radius)) == HexRegion(Set(region).intersection(Set(Hex(1, -1).range(radius))))) }
            #expect(region.translated(by: Hex(5, -8)) == HexRegion(region.map { $0 + Hex(5, -8) }))
            #expect(region.boundary == HexRegion(region.filter { hex in hex.neighbors.contains { !Set(region).contains($0) } }))
        }
    }

    @Test func theNearestCellIsNearestOfAll() {
        var dice = Dice(73)
        let layout = HexLayout(.flat, radius: 1)
        for region in shapes {
            for _ in 0..<40 {
                let point = FractionalHex(.random(in: -12...12, using: &dice), .random(in: -12...12, using: &dice)), place = layout.point(at: point)
                func distance(_ hex: Hex) -> Double { let center = layout.center(of: hex); return ((center.x - place.x) * (center.x - place.x) + (center.y - place.y) * (center.y - place.y)).squareRoot() }
                #expect((region.nearest(to: point).map(distance) ?? 0) - (region.prefix(500).map(distance).min() ?? 0) < 1e-9)
            }
            #expect(region.nearest(to: FractionalHex(.nan, 0)) == nil)
        }
        for q in absurdNumbers { _ = HexRegion(extremeCells).nearest(to: FractionalHex(q, 1)) }
    }

    @Test func partsAreConnectedAndApart() {
        var dice = Dice(72)
        for _ in 0..<30 {
            let region = dice.region(within: 7, share: 0.45), parts = region.connectedParts
            #expect(parts.reduce(HexRegion()) { $0.union($1) } == region && parts.reduce(0) { $0 + $1.count } == region.count)
            #expect(parts.map { $0[0] } == parts.map { $0[0] }.sorted())
            for part in parts {
                #expect(HexPaths(in: region).reachable(from: part[0], within: .infinity) == part && part.isConnected)
            }
        }
        #expect(HexRegion().connectedParts.isEmpty && HexRegion.ring(radius: 5).isConnected && !HexRegion([Hex.zero, Hex(1, 1)]).isConnected)
    }

    @Test func regionsTooLargeToCountAreEmptyAndReported() {
        let said = Said()
        said.during {
            let regions: [HexRegion] = [.hexagon(radius: .max), .rectangle(columns: .max, rows: 2), .rectangle(columns: 2, rows: 2, from: OffsetCoordinate(column: .min, row: .max, .oddQ)),
                                        .parallelogram(columns: 2, rows: .max), .wedge(radius: .max, direction: .qs), .triangle(side: .max), .ring(radius: .max)]
            #expect(regions.allSatisfy { $0.isEmpty })
            #expect(HexRegion([Hex(.max, 0)]).translated(by: Hex(1, 0)).isEmpty)
        }
        #expect(said.messages.count == 9 && said.messages.allSatisfy { $0.hasSuffix("it is empty.") }, "\(said.messages)")
        for side in [0, -1, .min] { #expect(HexRegion.rectangle(columns: side, rows: 3).isEmpty && HexRegion.parallelogram(columns: 3, rows: side).isEmpty && HexRegion.triangle(side: side).isEmpty) }
        Said().during { #expect(HexRegion.hexagon(radius: -1).isEmpty && HexRegion.ring(radius: .min).isEmpty && HexRegion.ring(from: 4, to: 2).isEmpty && HexRegion.wedge(radius: -1, direction: .qs).isEmpty) }
        let ends = HexRegion(extremeCells)
        #expect(ends.count == extremeCells.count && extremeCells.allSatisfy(ends.contains) && ends.connectedParts.count > 1)
        _ = (ends.boundary, ends.outlines, ends.bounds, ends.extent(.flat), ends.union(ends), ends.subtracting([.zero]), ends.intersection(Hex.zero.range(.max)))
    }

    @Test func regionsAreCodedAsRuns() throws {
        for region in shapes { #expect(try JSONDecoder().decode(HexRegion.self, from: JSONEncoder().encode(region)) == region) }
        #expect(String(decoding: try JSONEncoder().encode(HexRegion([Hex(1, 2), Hex(2, 2)])), as: UTF8.self) == "[2,1,2]")
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(HexRegion.self, from: Data("[0,3,1]".utf8)) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(HexRegion.self, from: Data("[0,3]".utf8)) }
        #expect(try JSONDecoder().decode(HexRegion.self, from: Data("[1,0,3,0,5,6,0,4,9]".utf8)).count == 10)
    }

    @Test func rangesOnALargeBoardCostTheirRowsAndNotTheBoard() {
        // 42 of them took 74 seconds elsewhere on a board of this size, where each cell was looked for among all.
        let board = HexRegion.rectangle(columns: 250, rows: 150)
        var found = 0
        for column in 0..<42 { found += board.intersection(Hex(OffsetCoordinate(column: column * 6, row: column * 3, .oddR)).range(20)).count }
        let counted = (0..<42).reduce(0) { sum, column in sum + Hex(OffsetCoordinate(column: column * 6, row: column * 3, .oddR)).range(20).count { board.contains($0) } }
        #expect(board.count == 37_500 && found == counted && found > 30_000)
    }
}
