import Foundation
import Testing
@testable import Hexagons

@Suite struct MapTests {
    @Test func everyShapeKeepsAValueForEachCell() {
        var dice = Dice(91)
        let shapes: [HexRegion] = [.hexagon(radius: 3), .rectangle(columns: 5, rows: 4, from: OffsetCoordinate(column: -2, row: 3, .evenQ)), .parallelogram(columns: 3, rows: 4), .triangle(side: 4),
                                   .ring(radius: 2), .wedge(radius: 3, direction: .rq), dice.region()]
        for region in shapes {
            var map = HexMap(region) { "\($0)" }, dictionary = Dictionary(uniqueKeysWithValues: region.map { ($0, "\($0)") })
            for hex in dice.hexes(60, within: 5) {
                map[hex] = "new"
                if dictionary[hex] != nil { dictionary[hex] = "new" }
                map[hex, default: ""] += "!"
                dictionary[hex]? += "!"
            }
            for hex in Hex.zero.range(9) { #expect(map[hex] == dictionary[hex] && map[hex, default: "?"] == dictionary[hex] ?? "?") }
            #expect(map.count == region.count && map.allSatisfy { dictionary[$0.hex] == $0.value } && map.values.count == region.count)
            #expect(map.mapValues(\.count)[region[0]] == map[region[0]]?.count)
            #expect(map.region { $0.hasPrefix("new") } == HexRegion(dictionary.filter { $0.value.hasPrefix("new") }.keys))
        }
    }

    @Test func neighborsComeWithTheirValues() {
        let map = HexMap(.wedge(radius: 2, direction: .qs)) { $0.length }
        #expect(map.neighbors(of: .zero).map(\.hex) == [Hex(1, 0), Hex(0, 1)] && map.neighbors(of: .zero).map(\.value) == [1, 1])
        var empty = HexMap(repeating: 0, in: HexRegion())
        empty[.zero] = 4
        #expect(empty[.zero] == nil && empty.isEmpty)
        var kept = HexMap(repeating: 3, in: [.zero])
        kept[.zero] = nil
        #expect(kept[.zero] == 3, "Each cell has a value.")
    }

    @Test func mapsAreCoded() throws {
        let map = HexMap(.ring(radius: 2)) { $0.q }
        #expect(try JSONDecoder().decode(HexMap<Int>.self, from: JSONEncoder().encode(map)) == map)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(HexMap<Int>.self, from: Data(#"{"region": [0, 0, 2], "values": [1]}"#.utf8)) }
    }
}
