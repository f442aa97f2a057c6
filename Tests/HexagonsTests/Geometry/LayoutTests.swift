import Foundation
import Testing
@testable import Hexagons

func near(_ one: CGPoint, _ other: CGPoint, within tolerance: Double = 1e-6) -> Bool { abs(one.x - other.x) < tolerance && abs(one.y - other.y) < tolerance }

/// Layouts of both orientations, with and without gaps, regular and stretched, mirrored both ways.
let layouts: [HexLayout] = HexOrientation.allCases.flatMap { orientation in
    [0, 3.0].flatMap { gap in
        [(20.0, 30.0), (31, 9)].flatMap { size in
            [false, true].flatMap { mirrored in
                HexLayout.YAxis.allCases.map { HexLayout(orientation, width: size.0, height: size.1, gap: gap, origin: CGPoint(x: 35, y: -71), yAxis: $0, isRightToLeft: mirrored) }
            } + [HexLayout(orientation, radius: 12, gap: gap, origin: CGPoint(x: 35, y: -71), isRightToLeft: gap > 0)]
        }
    }
}

@Suite struct LayoutTests {
    @Test func aFlatHexagonIsThatOfTheGuide() {
        let layout = HexLayout(.flat, radius: 10), root = 3.0.squareRoot()
        #expect(layout.cellWidth == 20 && abs(layout.cellHeight - 10 * root) < 1e-9 && abs(layout.lineStep - 15) < 1e-9 && abs(layout.step - 10 * root) < 1e-9)
        let corners = [(10, 0), (5, 8.660254), (-5, 8.660254), (-10, 0), (-5, -8.660254), (5, -8.660254)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(zip(layout.corners(of: .zero), corners).allSatisfy { near($0, $1) })
        let pointy = HexLayout(.pointy, radius: 10)
        #expect(abs(pointy.cellWidth - 10 * root) < 1e-9 && pointy.cellHeight == 20 && abs(pointy.lineStep - 15) < 1e-9)
        #expect(abs(area(layout.corners(of: Hex(2, 1))) - 259.8076) < 1e-3 && abs(area(pointy.corners(of: Hex(2, 1))) - 259.8076) < 1e-3)
    }

    private func area(_ points: [CGPoint]) -> Double { zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 } }

    @Test func neighborsOfThePickersCellsAreADiameterAway() {
        let layout = HexLayout(.flat, radius: 125 / 3.0.squareRoot())
        let expected = [(108.2532, 62.5), (0, 125), (-108.2532, 62.5), (-108.2532, -62.5), (0, -125), (108.2532, -62.5)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(zip(Hex.zero.neighbors, expected).allSatisfy { near(layout.center(of: $0), $1, within: 1e-4) })
    }

    @Test func centersAreThoseOfTheLibrary() {
        #expect(near(HexLayout(.pointy, radius: 1).center(of: Hex(1, 2)), CGPoint(x: 2 * 3.0.squareRoot(), y: 3)))
        #expect(near(HexLayout(.pointy, radius: 1, origin: CGPoint(x: -1, y: -1)).center(of: Hex(1, 2)), CGPoint(x: 2.4641016, y: 2)))
        #expect(near(HexLayout(.flat, radius: 1, origin: CGPoint(x: -1, y: -1)).center(of: Hex(1, 2)), CGPoint(x: 0.5, y: 3.3301270)))
    }

    @Test func hitsAreThoseOfTheLibrary() {
        // Its origin is the corner of what is seen, and its cells are named by rows of odd ones.
        let layout = HexLayout(.pointy, width: 50 * 3.0.squareRoot(), height: 60, origin: CGPoint(x: 30, y: 30))
        let hits = [(440, 185, 3, 3), (440, 190, 3, 4), (485, 185, 4, 3), (505, 210, 3, 4), (510, 210, 4, 4), (440, 235, 2, 5), (485, 235, 3, 5), (415, 210, 2, 4)]
        for hit in hits { #expect(layout.hex(at: CGPoint(x: hit.0, y: hit.1)) == Hex(hit.2, hit.3), "\(hit)") }
    }

    @Test func theLayoutOfTheGuideReturnsItsCell() {
        for orientation in HexOrientation.allCases {
            let layout = HexLayout(orientation, width: 20, height: 30, origin: CGPoint(x: 35, y: 71))
            #expect(layout.hex(at: layout.center(of: Hex(3, 4))) == Hex(3, 4))
        }
    }

    @Test(arguments: layouts) func aCellsOwnPointsAreInIt(layout: HexLayout) {
        for hex in Hex.zero.range(6) {
            let center = layout.center(of: hex)
            #expect(layout.hex(at: center) == hex && layout.nearestHex(to: center) == hex && near(layout.point(at: layout.fractionalHex(at: center)), center))
            for corner in layout.corners(of: hex) {
                let inside = CGPoint(x: center.x + (corner.x - center.x) * 0.98, y: center.y + (corner.y - center.y) * 0.98)
                #expect(layout.hex(at: inside) == hex && layout.contains(inside, in: hex))
                let outside = CGPoint(x: center.x + (corner.x - center.x) * 1.02, y: center.y + (corner.y - center.y) * 1.02)
                #expect(!layout.contains(outside, in: hex))
                #expect(layout.gap > 0 ? layout.hex(at: outside) == nil : layout.hex(at: outside) != hex)
            }
            for number in 0..<6 {
                let corners = layout.corners(of: hex), one = corners[number], two = corners[(number + 1) % 6]
                let side = CGPoint(x: (one.x + two.x) / 2, y: (one.y + two.y) / 2)
                #expect(layout.hex(at: CGPoint(x: center.x + (side.x - center.x) * 0.98, y: center.y + (side.y - center.y) * 0.98)) == hex)
            }
        }
    }

    @Test(arguments: layouts) func theGapIsTheSameBetweenAllSixSides(layout: HexLayout) {
        // Sides are parallel: the distance from one side's middle to the line of the other.
        for direction in Hex.Direction.allCases {
            let corners = layout.corners(of: .zero), one = corners[direction.rawValue], two = corners[(direction.rawValue + 1) % 6]
            let there = layout.corners(of: .zero.neighbor(direction)), other = there[(direction.rawValue + 3) % 6]
            let dx = two.x - one.x, dy = two.y - one.y, length = (dx * dx + dy * dy).squareRoot()
            #expect(abs(abs(dx * (other.y - one.y) - dy * (other.x - one.x)) / length - layout.gap) < 1e-9, "\(direction)")
        }
    }

    @Test(arguments: layouts) func everyPointIsInOneCellOrInAGap(layout: HexLayout) {
        var dice = Dice(41)
        for _ in 0..<1500 {
            let point = CGPoint(x: .random(in: -300...300, using: &dice), y: .random(in: -300...300, using: &dice)), hit = layout.hex(at: point)
            let nearest = layout.nearestHex(to: point)!
            let holders = Set(([nearest] + nearest.neighbors).filter { layout.contains(point, in: $0) })
            if let hit { #expect(holders.contains(hit) || layout.gap == 0 && holders.isEmpty) } else { #expect(holders.isEmpty && layout.gap > 0) }
            #expect(holders.count <= 1 || layout.gap == 0)
        }
    }

    @Test func mirroredGridsAreMirrored() {
        let origin = CGPoint(x: 100, y: 50), plain = HexLayout(.pointy, radius: 10, gap: 2, origin: origin)
        let mirrored = HexLayout(.pointy, radius: 10, gap: 2, origin: origin, isRightToLeft: true), up = HexLayout(.pointy, radius: 10, gap: 2, origin: origin, yAxis: .up)
        for hex in Hex.zero.range(3) {
            let point = plain.center(of: hex)
            #expect(near(mirrored.center(of: hex), CGPoint(x: 200 - point.x, y: point.y)) && near(up.center(of: hex), CGPoint(x: point.x, y: 100 - point.y)))
        }
    }

    @Test(arguments: layouts) func arrowsPointToTheNeighborThatLiesThere(layout: HexLayout) throws {
        let center = layout.center(of: .zero)
        for direction in Hex.Direction.allCases {
            let there = layout.center(of: .zero.neighbor(direction))
            #expect(layout.direction(dx: there.x - center.x, dy: there.y - center.y) == direction)
        }
        #expect(layout.direction(dx: 0, dy: 0) == nil && layout.direction(dx: .nan, dy: 1) == nil)
    }

    @Test func sizesThatMakeNoSenseAreZeroAndSayWhy() {
        for number in absurdNumbers {
            let said = Said()
            said.during {
                for orientation in HexOrientation.allCases {
                    for layout in [HexLayout(orientation, width: number, height: number, gap: number, origin: CGPoint(x: number, y: number)), HexLayout(orientation, radius: number, gap: 3)] {
                        for hex in extremeCells {
                            _ = (layout.center(of: hex), layout.corners(of: hex), layout.frame(of: hex), layout.contains(layout.center(of: hex), in: hex))
                            _ = (layout.hex(at: layout.center(of: hex)), layout.nearestHex(to: layout.center(of: hex)))
                        }
                        for x in absurdNumbers { _ = (layout.hex(at: CGPoint(x: x, y: number)), layout.nearestHex(to: CGPoint(x: number, y: x)), layout.direction(dx: x, dy: number)) }
                        #expect(layout.cellWidth >= 0 && layout.cellHeight.isFinite && layout.gap >= 0 && layout.originX.isFinite)
                    }
                }
            }
            #expect(said.messages.isEmpty == (number >= 0 && number < .greatestFiniteMagnitude))
        }
        let negativeGap = Said().during { HexLayout(.flat, radius: 10, gap: -5) }
        #expect(negativeGap == HexLayout(.flat, radius: 10))
        #expect(HexLayout(.flat, radius: 0, gap: 4).hex(at: .zero) == nil && HexLayout(.flat, radius: 10).hex(at: CGPoint(x: Double.nan, y: 0)) == nil)
    }
}
