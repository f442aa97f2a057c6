import Honeycomb
import SwiftUI
import Testing
import WaggleTesting

@MainActor struct LazyHexGridTests {
    private struct World: View {
        var region: HexRegion
        var orientation = HexOrientation.pointy
        let made: TestValue<Set<Hex>>
        var body: some View {
            ScrollView([.horizontal, .vertical]) {
                LazyHexGrid(region, orientation, cellWidth: 40, gap: 2) { hex in
                    let _ = made.value.insert(hex)
                    Tile(name: hex.description)
                }
            }
            .defaultScrollAnchor(.topLeading)
        }
    }

    @Test(arguments: HexOrientation.allCases) func aMillionCellsCostWhatIsSeen(orientation: HexOrientation) throws {
        let region = HexRegion.rectangle(columns: 1000, rows: 1000, from: OffsetCoordinate(column: 0, row: 0, orientation == .pointy ? .oddR : .oddQ)), made = TestValue(Set<Hex>())
        let screen = try TestScreen(World(region: region, orientation: orientation, made: made), size: CGSize(width: 300, height: 400))
        #expect(made.value.count > 60 && made.value.count < 400, "\(made.value.count)")
        let first = try screen.element("0,0").frame
        #expect(near(first.minX, 0, within: 1) && near(first.minY, 0, within: 1) && near(first.width, 40, within: 1))
        made.value = []
        try screen.scroll(.point(150, 200), by: CGVector(dx: -150, dy: -350), over: 0.3, halts: true)
        try screen.settle()
        #expect(made.value.count < 900 && !screen.shows("0,0"))
        let offset = try #require(screen.scrollViews.first).geometry.contentOffset
        let plain = HexLayout(orientation, width: 40, height: 40 / Hexagon.aspectRatio(orientation), gap: 2)
        let layout = plain.with(origin: CGPoint(x: plain.cellWidth / 2 - offset.x, y: plain.cellHeight / 2 - offset.y))
        for hex in layout.cells(meeting: CGRect(x: 2, y: 2, width: 296, height: 396)) where region.contains(hex) {
            #expect(near(try screen.element(ScreenTarget(stringLiteral: hex.description)).frame, layout.frame(of: hex), within: 1))
        }
    }

    @Test func rightToLeftTheCellsInSightAreThoseOnTheRight() throws {
        let made = TestValue(Set<Hex>()), region = HexRegion.rectangle(columns: 200, rows: 20)
        let screen = try TestScreen(World(region: region, made: made).environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 300, height: 400))
        #expect(near(try screen.element("0,0").frame.maxX, 300, within: 1) && made.value.count < 400)
        let (third, fourth) = (try screen.element("3,0").frame, try screen.element("4,0").frame)
        #expect(fourth.maxX < third.maxX)
    }

    private struct Comb: View {
        var tapped: TestValue<[Hex]>
        var body: some View {
            ScrollView([.horizontal, .vertical]) {
                LazyHexGrid(.hexagon(radius: 30), cellWidth: 60, gap: 4, margin: 200) { hex in
                    Circle().fill(.orange).contentShape(Circle()).onTapGesture { tapped.value.append(hex) }.accessibilityLabel(hex.description).fishEye(FishEye(.compress), pitch: 64)
                }
            }
            .defaultScrollAnchor(.center)
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func aFishEyeDrawsAndTouchesCellsWhereItShowsThem(direction: LayoutDirection) throws {
        let tapped = TestValue<[Hex]>([]), size = CGSize(width: 320, height: 480)
        let screen = try TestScreen(Comb(tapped: tapped).environment(\.layoutDirection, direction), size: size)
        let lens = FishEye(.compress).lens(for: size, pitch: 64)
        let layout = HexLayout(.pointy, width: 60, height: 60 / Hexagon.aspectRatio(.pointy), gap: 4, isRightToLeft: direction == .rightToLeft)
        for hex in [Hex.zero, Hex(1, 0), Hex(2, -1), Hex(3, 0), Hex(-2, 3), Hex(0, -3)] {
            let look = lens.look(at: layout.center(of: hex)), frame = try screen.element(ScreenTarget(stringLiteral: hex.description)).frame
            #expect(near(frame.midX, 160 + look.center.x, within: 1) && near(frame.midY, 240 + look.center.y, within: 1) && near(frame.width, 60 * look.scale, within: 1), "\(hex): \(frame)")
            try screen.tap(.point(160 + look.center.x, 240 + look.center.y))
        }
        #expect(tapped.value == [Hex.zero, Hex(1, 0), Hex(2, -1), Hex(3, 0), Hex(-2, 3), Hex(0, -3)])
    }

    @Test func nothingAndOneCellAndAbsurdSizesAreDefined() throws {
        for region in [HexRegion(), [Hex(5, 5)], HexRegion([Hex(.min, 0), Hex(.max, 0)])] {
            for width in [40, 0, -1, CGFloat.nan, .infinity] {
                let screen = try TestScreen(ScrollView { LazyHexGrid(region, cellWidth: width, gap: width) { Tile(name: $0.description) } }, size: CGSize(width: 100, height: 100))
                #expect(width != 40 || region != [Hex(5, 5)] || screen.shows("5,5"))
            }
        }
    }
}
