import Foundation
import Testing
@testable import Hexagons

@Suite struct CoverTests {
    /// Whether a hexagon and a rectangle have a point in common, by separating lines.
    private func meets(_ layout: HexLayout, _ hex: Hex, _ rect: CGRect) -> Bool {
        let corners = layout.corners(of: hex), others = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)].map { CGPoint(x: $0.0, y: $0.1) }
        var normals = [(1.0, 0.0), (0.0, 1.0)]
        for number in 0..<3 { normals.append((corners[number].y - corners[number + 1].y, corners[number + 1].x - corners[number].x)) }
        return normals.allSatisfy { normal in
            let one = corners.map { $0.x * normal.0 + $0.y * normal.1 }, two = others.map { $0.x * normal.0 + $0.y * normal.1 }
            return one.max()! >= two.min()! - 1e-9 && two.max()! >= one.min()! - 1e-9
        }
    }

    @Test(arguments: layouts) func exactlyTheCellsThatMeetARectangleAreFound(layout: HexLayout) throws {
        var dice = Dice(61)
        for _ in 0..<6 {
            let rect = CGRect(x: .random(in: -80...80, using: &dice), y: .random(in: -120...20, using: &dice), width: .random(in: 0...110, using: &dice), height: .random(in: 0...80, using: &dice))
            let found = Array(layout.cells(meeting: rect))
            #expect(Set(found).count == found.count)
            let middle = try #require(layout.nearestHex(to: CGPoint(x: rect.midX, y: rect.midY)))
            let region = dice.region(within: 8)
            #expect(region.cells(meeting: rect, in: layout) == found.filter { region.contains($0) }.sorted() && found.allSatisfy { layout.cells(meeting: rect).contains($0) })
            #expect(Set(found) == Set(middle.range(13).filter { meets(layout, $0, rect) }))
        }
    }

    @Test func aGridOfAnySizeCostsWhatIsSeen() {
        let layout = HexLayout(.flat, radius: 10), far = layout.center(of: Hex(1 << 40, -(1 << 39)))
        let seen = Array(layout.cells(meeting: CGRect(x: far.x - 50, y: far.y - 50, width: 100, height: 100)))
        #expect(seen.count < 60 && seen.contains(Hex(1 << 40, -(1 << 39))))
    }

    @Test func absurdRectanglesAreHarmless() {
        for orientation in HexOrientation.allCases {
            for number in absurdNumbers { for size in absurdNumbers {
                let layout = Said().during { HexLayout(orientation, radius: size) }
                _ = (Array(layout.cells(meeting: CGRect(x: number, y: number, width: size, height: size)).prefix(5)), Array(layout.cells(meeting: CGRect(x: 0, y: 0, width: number, height: size)).prefix(5)))
            } }
        }
        for orientation in HexOrientation.allCases {
            let layout = HexLayout(orientation, radius: 10)
            #expect(HexRegion(extremeCells).cells(meeting: CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30), in: layout).contains(.zero), "Only cells of the region are looked at.")
        }
        let layout = HexLayout(.pointy, radius: 10)
        #expect(Array(layout.cells(meeting: CGRect(x: 0, y: 0, width: -5, height: -5))).contains(.zero), "As the rectangle that it stands for.")
        #expect(Array(layout.cells(meeting: CGRect(x: Double.nan, y: 0, width: 10, height: 10))).isEmpty)
    }
}
