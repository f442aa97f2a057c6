import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct GridTests {
    @Test func columnsAndRowsAreAsLargeAsTheirLargestCells() {
        let scene = LayoutScene(400, 400) {
            Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    box(20, 30).probe("a")
                    box(40, 10).probe("b")
                }
                GridRow {
                    box(60, 20).probe("c")
                    box(10, 40).probe("d")
                }
            }
            .probe("grid")
        }
        #expect(scene["grid"] == rect(145, 162.5, 110, 75))
        #expect(scene["a"] == rect(165, 162.5, 20, 30))
        #expect(scene["b"] == rect(215, 172.5, 40, 10))
        #expect(scene["c"] == rect(145, 207.5, 60, 20))
        #expect(scene["d"] == rect(230, 197.5, 10, 40))
    }

    @Test func alignmentsOfGridRowColumnAndCell() {
        let scene = LayoutScene(400, 400) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 30).probe("grid")
                    box(20, 10).gridColumnAlignment(.trailing).probe("column")
                    box(50, 50)
                }
                GridRow(alignment: .bottom) {
                    box(60, 10).probe("row")
                    box(60, 10)
                    box(10, 10).gridCellAnchor(.center).probe("cell")
                    box(5, 40)
                }
            }
            .probe("all")
        }
        let origin = scene["all"]?.origin ?? .zero
        func place(_ name: String) -> CGRect? { scene[name]?.offsetBy(dx: -origin.x, dy: -origin.y) }
        #expect(scene["all"]?.size == size(175, 90))
        #expect(place("grid") == rect(0, 0, 20, 30))
        #expect(place("column") == rect(100, 0, 20, 10))
        #expect(place("row") == rect(0, 80, 60, 10))
        #expect(place("cell") == rect(140, 65, 10, 10))
    }

    @Test func flexibleCellsShareWhatTheOthersLeave() {
        let scene = LayoutScene(200, 100) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(40, 20).probe("fixed")
                    Color.blue.probe("first")
                    Color.blue.probe("second")
                }
                GridRow { Color.red.gridCellColumns(3).frame(height: 30).probe("wide") }
            }
        }
        #expect(scene["fixed"] == rect(0, 25, 40, 20))
        #expect(scene["first"] == rect(40, 0, 80, 70))
        #expect(scene["second"] == rect(120, 0, 80, 70))
        #expect(scene["wide"] == rect(0, 70, 200, 30))
    }

    /// Measured on one of Apple's pictures: at a width of 343, the second of two text columns is 160 wide and wraps although the first leaves space.
    @Test func columnsOfTextKeepTheirEqualShareWhereAHeightIsOffered() {
        func grid(_ isFixed: Bool) -> LayoutScene {
            LayoutScene(343, 600) {
                Grid(alignment: .leading, horizontalSpacing: 8) {
                    GridRow { Text("Name").probe("name"); Text("A line of text that is much longer than its half").probe("text") }
                }
                .fixedSize(horizontal: false, vertical: isFixed)
                .probe("grid")
            }
        }
        let offered = grid(false), fixed = grid(true)
        let name = offered["name"]?.width ?? 0, text = offered["text"]?.width ?? 0
        #expect(text > 120 && text <= 167.5)
        #expect(offered["grid"]?.width == name + 8 + text)
        #expect(fixed["name"]?.width == name)
        #expect(fixed["text"].map { $0.width > 250 } == true)
        #expect(fixed["text"].map { $0.height < offered["text"]?.height ?? 0 } == true)
    }
    /// As measured of other texts: about 250 wide, with texts of two and four lines, although 343 are offered and one and two lines would do.
    @Test func twoColumnsOfTextAt343KeepTheirSharesInTwoAndFourLines() throws {
        func grid(_ isFixed: Bool) -> LayoutScene {
            LayoutScene(343, 600) {
                Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 8) {
                    GridRow { Color.red.frame(width: 80, height: 10); Text("Sow it in rows before it rains").probe("two") }
                    GridRow { Color.red.frame(width: 80, height: 10); Text("Cauliflowers, strawberries, nasturtiums, gooseberries").probe("four") }
                }
                .fixedSize(horizontal: false, vertical: isFixed)
                .probe("grid")
            }
        }
        let line = try #require(LayoutScene(343, 600) { Text("one").probe("one") }["one"]?.height)
        func lines(_ scene: LayoutScene, _ name: String) -> CGFloat? { scene[name].map { ($0.height / line).rounded() } }
        let offered = grid(false), fixed = grid(true)
        #expect(offered["grid"].map { $0.width > 240 && $0.width <= 255.5 } == true)
        #expect(lines(offered, "two") == 2 && lines(offered, "four") == 4)
        #expect(fixed["grid"].map { $0.width > 290 && $0.width <= 343 } == true)
        #expect(lines(fixed, "two") == 1 && lines(fixed, "four") == 2)
    }
    @Test func columnsThatStretchShareWhatTextsLeave() {
        let scene = LayoutScene(200, 100) {
            Grid(horizontalSpacing: 0) { GridRow { Text("ab").probe("text"); Color.blue.probe("a"); Color.red.probe("b") } }
        }
        let text = scene["text"]?.width ?? 0
        #expect(text > 10 && text < 60)
        #expect(near(scene["a"]?.width, (200 - text) / 2))
        #expect(near(scene["b"]?.maxX, 200))
    }

    @Test func otherViewsAreRowsOverAllColumnsAndUnsizedOnesAskForNothing() {
        let scene = LayoutScene(300, 300) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow { box(20, 10); box(30, 10) }
                Color.blue.frame(height: 4).gridCellUnsizedAxes(.horizontal).probe("line")
            }
            .probe("grid")
        }
        #expect(scene["grid"]?.size == size(60, 14))
        #expect(scene["line"]?.size == size(60, 4))
        let sized = LayoutScene(300, 300) {
            Grid(verticalSpacing: 0) {
                GridRow { box(20, 10); box(30, 10) }
                Color.blue.frame(height: 4)
            }
            .probe("grid")
        }
        #expect(sized["grid"]?.size == size(300, 14))
    }

    @Test func cellsOverSeveralColumnsWidenThem() {
        let scene = LayoutScene(300, 300) {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow { box(20, 10).probe("a"); box(30, 10).probe("b"); box(5, 10) }
                GridRow { box(100, 10).gridCellColumns(2); box(6, 10).probe("c") }
            }
            .probe("grid")
        }
        #expect(scene["grid"]?.size == size(116, 20))
        let x = scene["grid"]?.minX ?? 0
        #expect(scene["b"].map { $0.minX - x } == 50)
        #expect(scene["c"].map { $0.minX - x } == 110)
    }

    @Test func rowsComeAndGoAndFollowTheirBindings() {
        struct Rows: View {
            @State var count = 2
            let remote: Remote<Int>
            var body: some View {
                remote.connect($count)
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    ForEach(0..<count, id: \.self) { row in GridRow { box(10, 10); box(CGFloat(10 * (row + 1)), 10) } }
                }
                .probe("grid")
            }
        }
        let remote = Remote<Int>(), scene = LayoutScene(300, 300) { Rows(remote: remote) }
        #expect(scene["grid"]?.size == size(30, 20))
        remote.value = 4
        scene.window.settle()
        #expect(scene["grid"]?.size == size(50, 40))
    }

    @Test func aRowOutsideOfAGridIsAGroup() {
        let scene = LayoutScene(300, 300) { VStack(spacing: 0) { GridRow { box(10, 10); box(20, 20) } }.probe("stack") }
        #expect(scene["stack"]?.size == size(20, 30))
        let empty = LayoutScene(300, 300) { Grid {}.probe("grid") }
        #expect(empty["grid"]?.size == size(0, 0))
    }

    @Test func framesAreRelativeToTheWindowInsideItsSafeArea() {
        let area = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        let scene = LayoutScene(400, 680, safeArea: area) {
            ZStack {
                Color.clear.containerRelativeFrame([.horizontal, .vertical]).probe("whole")
                Color.clear.frame(height: 10).containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8).probe("part")
                box(10, 10).containerRelativeFrame(.vertical, alignment: .bottom) { length, axis in axis == .vertical ? length / 3 : 0 }.probe("third")
            }
            .frame(width: 100)
        }
        #expect(scene["whole"]?.size == size(400, 600))
        // A quarter is (400 - 24) / 4 = 94 wide; two of them with their spacing are 196.
        #expect(scene["part"]?.size == size(196, 10))
        #expect(scene["third"]?.size == size(10, 200))
    }

    @Test func countingTextsGoOnWithTheSeconds() {
        let start = VirtualClock.start
        let window = HeadlessWindow(Text(start.addingTimeInterval(-5), style: .timer), size: CGSize(width: 200, height: 50))
        func width() -> CGFloat { window.shown.first?.frame.width ?? 0 }
        window.advance(to: 0.5)
        #expect(window.graph.counters.textLayouts == 0)
        window.advance(to: 1)
        #expect(window.graph.counters.textLayouts > 0)
        #expect(width() > 0)
    }
}
