import Honeycomb
import SwiftUI
import Testing
import WaggleTesting

@MainActor struct HoneycombViewTests {
    private struct Comb: View {
        var region: HexRegion
        var fishEye = FishEye()
        var snaps = true
        var body: some View { HoneycombView(region, cellWidth: 60, gap: 4) { hex, _ in Tile(name: hex.description) }.fishEye(fishEye).snaps(snaps) }
    }

    private func centered(_ screen: TestScreen, upTo width: CGFloat = 70) -> [String] {
        func all(_ elements: [ScreenElement]) -> [ScreenElement] { elements.flatMap { [$0] + all($0.children) } }
        return Set(all(screen.elements).filter { !$0.label.isEmpty && near($0.frame.midX, screen.size.width / 2, within: 1.5) && near($0.frame.midY, screen.size.height / 2, within: 1.5) && $0.frame.width > 30 && $0.frame.width < width }.map(\.label)).sorted()
    }

    @Test func theMiddleOfTheRegionIsInTheMiddleAtFirst() throws {
        for size in [CGSize(width: 320, height: 480), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393), CGSize(width: 1024, height: 768)] {
            #expect(centered(try TestScreen(Comb(region: .hexagon(radius: 4)), size: size)) == ["0,0"])
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func itComesToRestWithACellInTheMiddle(direction: LayoutDirection) throws {
        let screen = try TestScreen(Comb(region: .hexagon(radius: 8)).environment(\.layoutDirection, direction), size: CGSize(width: 320, height: 480))
        for distance in [CGVector(dx: -75, dy: 20), CGVector(dx: 110, dy: -95), CGVector(dx: 9, dy: 130)] {
            try screen.drag(.point(160, 240), by: CGSize(width: distance.dx, height: distance.dy), halts: true)
            try screen.settle()
            #expect(centered(screen).count == 1, "\(distance)")
        }
        try screen.fling(.point(160, 240), by: CGSize(width: -120, height: -60))
        try screen.settle()
        #expect(centered(screen).count == 1 && centered(screen) != ["0,0"])
    }

    @Test func aCellAtTheRimCanBeBroughtToTheMiddle() throws {
        let region = HexRegion.hexagon(radius: 2), screen = try TestScreen(Comb(region: region), size: CGSize(width: 320, height: 480))
        for _ in 0..<4 {
            try screen.drag(.point(60, 240), by: CGSize(width: 200, height: 0), halts: true)
            try screen.settle()
        }
        #expect(centered(screen) == ["-2,0"])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func theCellInTheMiddleIsTold(direction: LayoutDirection) throws {
        let told = TestValue<[Hex?]>([]), center = Binding<Hex?> { MainActor.assumeIsolated { told.value.last ?? nil } } set: { hex in MainActor.assumeIsolated { told.value.append(hex) } }
        let comb = HoneycombView(.hexagon(radius: 6), center: center, cellWidth: 60, gap: 4) { hex, _ in Tile(name: hex.description) }
        let screen = try TestScreen(comb.environment(\.layoutDirection, direction), size: CGSize(width: 320, height: 480))
        #expect(told.value == [.zero])
        try screen.drag(.point(160, 240), by: CGSize(width: -140, height: 10), halts: true)
        try screen.settle()
        #expect(told.value == (direction == .leftToRight ? [.zero, Hex(1, 0), Hex(2, 0)] : [.zero, Hex(-1, 0), Hex(-2, 0)]))
        #expect(centered(screen) == [told.value.last??.description])
    }

    @Test func aMillionCellsCostWhatIsSeen() throws {
        final class Log { var value = Set<Hex>() }
        let made = Log()
        let screen = try TestScreen(HoneycombView(.hexagon(radius: 577), cellWidth: 60, gap: 4) { hex, _ in
            let _ = made.value.insert(hex)
            Tile(name: hex.description)
        }, size: CGSize(width: 393, height: 852))
        #expect(made.value.count < 1500 && centered(screen) == ["0,0"], "\(made.value.count)")
        made.value = []
        try screen.drag(.point(196, 426), by: CGSize(width: -50, height: 0), halts: true)
        try screen.settle()
        #expect(made.value.count < 1500 && centered(screen) == ["1,0"])
    }

    @Test func withReducedMotionCellsAreNotDistorted() throws {
        let comb = Comb(region: .hexagon(radius: 4)), size = CGSize(width: 320, height: 480)
        let frame = try TestScreen(comb.environment(\.accessibilityReduceMotion, true), size: size).element("2,0").frame
        #expect(near(frame.width, 60) && near(frame.midX, 288))
        #expect(try TestScreen(comb, size: size).element("2,0").frame.width < 40)
    }

    @Test func cellsGrowWithTheTextAndStillDoNotOverlap() throws {
        let comb = Comb(region: .hexagon(radius: 4))
        for size in [CGSize(width: 320, height: 480), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)] {
            let screen = try TestScreen(comb.environment(\.dynamicTypeSize, .accessibility5), size: size), middle = try screen.element("0,0").frame
            #expect(middle.width > 90 && middle.width <= min(size.width, size.height) * 0.34 + 1, "Three fit side by side.")
            #expect(centered(screen, upTo: 200) == ["0,0"])
            for hex in Hex.zero.neighbors {
                let frame = try screen.element(ScreenTarget(stringLiteral: hex.description)).frame
                #expect(hypot(frame.midX - middle.midX, frame.midY - middle.midY) >= (frame.width + middle.width) / 2 - 0.5)
            }
        }
    }

    @Test func withoutSnappingItStaysWhereItWasLet() throws {
        let screen = try TestScreen(Comb(region: .hexagon(radius: 8), snaps: false), size: CGSize(width: 320, height: 480))
        try screen.drag(.point(160, 240), by: CGSize(width: -40, height: 0), halts: true)
        try screen.settle()
        #expect(centered(screen).isEmpty)
    }

    @Test func nothingOneCellAndAbsurdSizesAreDefined() throws {
        let one = try TestScreen(Comb(region: [Hex(9, 9)]), size: CGSize(width: 200, height: 200))
        #expect(centered(one) == ["9,9"])
        for region in [HexRegion(), [Hex(3, 3)], HexRegion([Hex(.min, 0), Hex(.max, 0)])] {
            for width in [CGFloat.nan, .infinity, -1, 0, 5000] {
                _ = try TestScreen(HoneycombView(region, cellWidth: width, gap: width) { hex, _ in Tile(name: hex.description) }, size: CGSize(width: 100, height: 100))
            }
        }
    }
}
