import Foundation
import Testing
@testable import Hexagons

@Suite struct OutlineTests {
    /// Twice the area that a line encloses: positive if it goes clockwise on a screen.
    private func area(_ outline: HexOutline, _ layout: HexLayout) -> Double {
        let points = layout.points(of: outline)
        return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
    }

    @Test(arguments: HexOrientation.allCases) func outlinesEncloseTheAreaOfTheCells(orientation: HexOrientation) {
        let layout = HexLayout(orientation, radius: 10), cell = 150 * 3.0.squareRoot()
        var dice = Dice(81)
        for region in [HexRegion(), [.zero], .hexagon(radius: 3), .ring(radius: 3), .ring(from: 2, to: 5)] + (0..<25).map({ _ in dice.region(within: 6, share: 0.55) }) {
            let outlines = region.outlines
            #expect(abs(outlines.reduce(0) { $0 + area($1, layout) } - Double(region.count) * cell) < 1e-6)
            #expect(outlines.filter { !$0.isHole }.count == region.connectedParts.count)
            #expect(outlines.allSatisfy { $0.isHole == (area($0, layout) < 0) })
            let all = outlines.flatMap(\.vertices)
            #expect(Set(all).count == all.count, "Lines do not touch.")
            #expect(all.count == region.boundaryEdges.count && Set(region.boundaryEdges).count == region.boundaryEdges.count)
            for outline in outlines {
                for (one, other) in zip(outline.vertices, Array(outline.vertices.dropFirst()) + outline.vertices.prefix(1)) { #expect(one.neighbors.contains(other)) }
            }
        }
    }

    @Test func aRingHasAnOutlineAndAHole() {
        let outlines = HexRegion.ring(radius: 2).outlines
        #expect(outlines.map(\.isHole) == [false, true] && outlines.map(\.vertices.count) == [30, 18])
        #expect(HexRegion([.zero]).outlines.map(\.vertices) == [[Hex.zero.vertices[0]] + Hex.zero.vertices.dropFirst()])
    }
}
