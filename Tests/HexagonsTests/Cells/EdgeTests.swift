import Foundation
import Testing
@testable import Hexagons

@Suite struct EdgeTests {
    @Test func bothCellsHaveTheSameSideAndAllThreeTheSameCorner() {
        for hex in [Hex.zero, Hex(-3, 7)] {
            for direction in Hex.Direction.allCases { #expect(HexEdge(hex, direction) == HexEdge(hex.neighbor(direction), direction.opposite)) }
            for corner in Hex.Diagonal.allCases {
                let vertex = HexVertex(hex, corner)
                #expect(vertex.cells.count == 3 && vertex.cells.contains(hex) && vertex.cells.allSatisfy { $0.vertices.contains(vertex) } && Set(vertex.cells).count == 3)
                #expect(vertex.edges.allSatisfy { $0.ends.0 == vertex || $0.ends.1 == vertex } && Set(vertex.edges).count == 3 && Set(vertex.neighbors).count == 3)
                #expect(vertex.neighbors.allSatisfy { $0.neighbors.contains(vertex) && $0.corner != vertex.corner })
            }
            for (number, edge) in hex.edges.enumerated() {
                let ends = Set([edge.ends.0, edge.ends.1])
                #expect(ends == [hex.vertices[number], hex.vertices[(number + 1) % 6]] && [edge.cells.0, edge.cells.1].contains(hex))
            }
        }
    }

    @Test func aDiskHasItsNumbersOfSidesAndCorners() {
        for n in 0...5 {
            let disk = HexRegion.hexagon(radius: n)
            #expect(disk.edges.count == 9 * n * n + 15 * n + 6 && Set(disk.edges).count == disk.edges.count)
            #expect(disk.vertices.count == 6 * (n + 1) * (n + 1) && Set(disk.vertices).count == disk.vertices.count)
        }
    }

    @Test(arguments: layouts) func cornersAreWhereTheCellsMeet(layout: HexLayout) {
        for hex in Hex.zero.range(2) {
            for corner in Hex.Diagonal.allCases {
                let drawn = layout.corner(corner, of: hex), shared = layout.point(of: HexVertex(hex, corner))
                let distance = ((drawn.x - shared.x) * (drawn.x - shared.x) + (drawn.y - shared.y) * (drawn.y - shared.y)).squareRoot()
                #expect(layout.gap == 0 ? distance < 1e-9 : distance < 3 * layout.gap)
            }
        }
    }
}
