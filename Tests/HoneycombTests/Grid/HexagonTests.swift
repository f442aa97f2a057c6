import Honeycomb
import SwiftUI
import Testing

struct HexagonTests {
    @Test(arguments: HexOrientation.allCases) func theShapeIsTheLayoutsHexagon(orientation: HexOrientation) {
        for (width, height) in [(100.0, 86.6), (40, 120), (90, 20)] {
            let layout = HexLayout(orientation, width: width, height: height, origin: CGPoint(x: 70, y: 90)), path = Hexagon(orientation).path(in: layout.frame(of: .zero))
            #expect(near(path.boundingRect, layout.frame(of: .zero), within: 1e-9))
            for x in stride(from: 11.3, to: 130, by: 7) { for y in stride(from: 21.7, to: 160, by: 7) {
                #expect(path.contains(CGPoint(x: x, y: y)) == layout.contains(CGPoint(x: x, y: y), in: .zero))
            } }
        }
    }

    @Test(arguments: HexOrientation.allCases) func insetSidesAreMovedByTheSame(orientation: HexOrientation) {
        // A grid's tile without a gap, made smaller on all sides, is the hexagon of the grid with that gap.
        for (width, height) in [(90.0, 104.0), (100, 40)] {
            let gap = 6.0, drawn = HexLayout(orientation, width: width, height: height, gap: gap)
            let path = Hexagon(orientation).inset(by: -gap / 2).path(in: drawn.frame(of: .zero))
            for direction in Hex.Direction.allCases {
                let there = drawn.center(of: .zero.neighbor(direction))
                #expect(path.contains(CGPoint(x: there.x * 0.499, y: there.y * 0.499)) && !path.contains(CGPoint(x: there.x * 0.501, y: there.y * 0.501)))
            }
        }
        #expect(Hexagon(orientation).inset(by: 60).path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
        for number in [CGFloat.nan, .infinity, -1, 0] { _ = (Hexagon(orientation).path(in: CGRect(x: 0, y: 0, width: number, height: number)), Hexagon(orientation).inset(by: number).path(in: CGRect(x: 0, y: 0, width: 9, height: 9))) }
    }

    @Test func aRegionsPathLeavesHolesOut() {
        let layout = HexLayout(.flat, radius: 10), path = Path(.ring(radius: 2), in: layout)
        for hex in Hex.zero.range(4) { #expect(path.contains(layout.center(of: hex)) == (hex.length == 2) && path.contains(layout.center(of: hex), eoFill: true) == (hex.length == 2)) }
    }
}
