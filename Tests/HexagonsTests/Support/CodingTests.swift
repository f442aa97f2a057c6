import Foundation
import Testing
@testable import Hexagons

@Suite struct CodingTests {
    private func returns<Value: Codable & Equatable>(_ value: Value) throws -> Bool { try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value }

    @Test func everyValueIsReadAsItWasWritten() throws {
        for hex in extremeCells { #expect(try returns(hex)) }
        #expect(try returns(Hex.Direction.sr) && returns(Hex.Diagonal.plusR) && returns(Hex.Axis.s) && returns(FractionalHex(0.25, -3)) && returns(HexOrientation.flat) && returns(HexFit.fill))
        #expect(try returns(OffsetCoordinate(column: -3, row: 7, .evenQ)) && returns(DoubledCoordinate(column: 2, row: 4, .height)) && returns(Hex(2, 1).wedge(.rq, radius: 3)))
        #expect(try returns(Hex(4, 4).range(5)) && returns(HexRange.empty) && returns(HexWraparound(radius: 3)) && returns(HexChunks(radius: 2)))
        for layout in layouts { #expect(try returns(layout)) }
        for direction in Hex.Direction.allCases { #expect(try returns(HexEdge(Hex(2, 2), direction))) }
        for corner in Hex.Diagonal.allCases { #expect(try returns(HexVertex(Hex(2, 2), corner))) }
        #expect(try returns(HexRegion.ring(radius: 2).outlines) && returns(HexPaths(in: .hexagon(radius: 2)).shortest(from: .zero, to: Hex(2, 0))))
        #expect(try returns(#require(HexExtent(HexRegion.hexagon(radius: 2), orientation: .flat))))
    }

    @Test func valuesFromElsewhereCannotBeWrong() throws {
        func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value { try Said().during { try JSONDecoder().decode(type, from: Data(text.utf8)) } }
        #expect(try read(HexWraparound.self, "{\"radius\": \(Int.max)}").wrapped(Hex(5, 5)) == Hex(5, 5) && read(HexChunks.self, #"{"radius": -4}"#).radius == 0)
        #expect(try read(HexEdge.self, #"{"hex": {"q": 0, "r": 0}, "direction": 3}"#) == HexEdge(.zero, .sq) && read(HexVertex.self, #"{"hex": {"q": 0, "r": 0}, "corner": 4}"#) == HexVertex(.zero, .plusS))
        #expect(try read(HexWedge.self, "{\"tip\": {\"q\": 0, \"r\": 0}, \"direction\": 0, \"radius\": \(Int.max)}").count > 0)
        #expect(try read(HexRange.self, "{\"bounds\": {\"q\": [\(Int.min), \(Int.max)], \"r\": [0, 1], \"s\": [-1, 1]}}").count == 6)
        let layout = try read(HexLayout.self, #"{"orientation": "flat", "cellWidth": -1, "cellHeight": 5, "gap": -2, "originX": 0, "originY": 0, "yAxis": "up", "isRightToLeft": true}"#)
        #expect(layout == HexLayout(.flat, width: 0, height: 5, yAxis: .up, isRightToLeft: true))
    }
}
