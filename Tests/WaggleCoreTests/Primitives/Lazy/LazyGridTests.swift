import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct LazyGridTests {
    private func lengths(_ items: [GridItem], _ room: CGFloat?) -> [CGFloat] { LazyTracks(items, room: room).tracks.map(\.length) }

    // MARK: Columns

    @Test func fixedColumnsComeFirstAndOthersShareTheRest() {
        #expect(lengths([.init(.fixed(70)), .init(.adaptive(minimum: 40))], 200) == [70, 57, 57])
        #expect(lengths([.init(.flexible()), .init(.flexible()), .init(.flexible())], 316) == [100, 100, 100])
        #expect(lengths([.init(.fixed(50), spacing: 0), .init(.flexible(maximum: 30)), .init(.flexible())], 200) == [50, 30, 112])
        #expect(lengths([.init(.flexible(), spacing: 20), .init(.flexible())], 100) == [40, 40])
    }

    @Test func columnsThatTakeMoreThanTheRoomAreWorkedOutOnceMore() {
        let tracks = LazyTracks([.init(.flexible(minimum: 100)), .init(.flexible(minimum: 180))], room: 300)
        #expect(tracks.tracks.map(\.length) == [163, 180])
        #expect(tracks.gridLength == 334)
        let scene = LazyScene(300, 200) {
            ScrollView { LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) { Color.red.frame(height: 20).named("a"); Color.red.frame(height: 20).named("b") } }
        }
        #expect(scene["a"]?.width == 163 && scene["b"]?.width == 180)
        #expect(near(scene["a"]?.minX, (300 - 351) / 2) && near(scene["b"]?.maxX, (300 + 351) / 2))
    }

    @Test func adaptiveColumnsAreAsManyAsFit() {
        #expect(lengths([.init(.adaptive(minimum: 100))], 390) == Array(repeating: (390 - 16) / 3, count: 3))
        #expect(lengths([.init(.adaptive(minimum: 40, maximum: 42))], 200) == [42, 42, 42, 42])
        #expect(lengths([.init(.adaptive(minimum: 100))], 60) == [60], "room for less than one is one cell")
        #expect(lengths([.init(.adaptive(minimum: 0), spacing: 0)], 30).count == 1)
        #expect(lengths([.init(.fixed(.nan)), .init(.fixed(-3))], 30) == [0, 0])
    }

    @Test func withoutAWidthColumnsTakeTheirLeast() {
        #expect(LazyTracks([.init(.fixed(30)), .init(.flexible(minimum: 20)), .init(.adaptive(minimum: 50))], room: nil).gridLength == 116)
    }

    @Test func noColumnsShowNothing() {
        let journal = Journal()
        let scene = LazyScene { ScrollView { LazyVGrid(columns: []) { ForEach(0..<100) { _ in Color.red.frame(height: 10).named("x").onAppear { journal.ran("row") } } }.named("grid") } }
        #expect(scene["grid"]?.height == 0 && scene["x"] == nil && journal["row"] == 0)
    }

    // MARK: Cells

    private static let three = [GridItem(.flexible(), spacing: 10), GridItem(.flexible(), spacing: 10, alignment: .bottomTrailing), GridItem(.flexible(), spacing: 10)]

    @Test func linesAreAsHighAsTheirHighestCell() {
        let scene = LazyScene(320, 400) {
            ScrollView {
                LazyVGrid(columns: Self.three, alignment: .leading, spacing: 5) {
                    box(40, 50).named("a"); box(40, 20).named("b"); box(100, 30).named("c"); box(40, 10).named("d")
                }
            }
        }
        #expect(scene["a"] == rect(0, 0, 40, 50))
        #expect(scene["b"] == rect(170, 30, 40, 20), "a column with an alignment of its own")
        #expect(scene["c"] == rect(220, 10, 100, 30))
        #expect(scene["d"] == rect(0, 55, 40, 10))
    }

    @Test func columnsAreMirroredInRightToLeft() {
        let scene = LazyScene(320, 400, direction: .rightToLeft) {
            ScrollView { LazyVGrid(columns: Self.three, alignment: .leading) { box(40, 50).named("a"); box(40, 20).named("b"); box(100, 30).named("c") } }
        }
        #expect(scene["a"]?.minX == 280 && scene["b"]?.minX == 110 && scene["c"]?.minX == 0)
    }

    @Test func aHorizontalGridFillsColumnsDownwards() {
        let scene = LazyScene(200, 100) {
            ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(40))], alignment: .top, spacing: 4) { ForEach(0..<100) { box(20, 10).named("\($0)") } } }
        }
        #expect(scene["0"] == rect(0, 0, 20, 10) && scene["1"] == rect(0, 38, 20, 10) && scene["2"] == rect(24, 0, 20, 10))
        scene.scroll(to: 240, .horizontal)
        #expect(scene["20"] == rect(0, 0, 20, 10) && scene["21"]?.minY == 38)
    }

    // MARK: Scrolling

    struct Grid: View {
        @State var count: Int
        let columns: [GridItem], journal: Journal
        var remote = Remote<Int>()
        var height: @Sendable (Int) -> CGFloat = { _ in 50 }
        var body: some View {
            remote.connect($count)
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0) {
                    ForEach(0..<count, id: \.self) { number in
                        let _ = journal.ran("closure")
                        Rectangle().fill(Paints.red).frame(height: height(number)).named("\(number)")
                    }
                }
            }
        }
    }

    @Test func openingAndJumpingCostWhatIsVisible() {
        let journal = Journal()
        let scene = LazyScene(300, 400) { Grid(count: 10_000, columns: [GridItem(.adaptive(minimum: 90))], journal: journal) }
        #expect(journal["closure"] == 24)
        #expect(near(scene.scroll.contentSize.height, CGFloat((10_000 + 2) / 3 * 50)))
        journal.reset()
        scene.scroll(to: 50_000)
        #expect(journal["closure"] == 24)
        #expect(near(scene["3000"]?.minX, 0) && near(scene["3000"]?.minY, 0) && near(scene["3023"]?.maxX, 300))
    }

    @Test func scrollingUpFromTheMiddleMovesNothingElse() throws {
        let scene = LazyScene(300, 400) { Grid(count: 1_000, columns: [GridItem(), GridItem(), GridItem()], journal: Journal(), height: LazyStackTests.varying) }
        scene.scroll(to: scene.scroll.contentSize.height / 2)
        var frames = scene.frames, steps = 0
        while scene.scroll.position.y > 0 {
            scene.scroll(by: -min(41, scene.scroll.position.y))
            let now = scene.frames
            for (name, frame) in now { if let before = frames[name] { #expect(frame.minY - before.minY <= 42 && frame.minY >= before.minY - 1) } }
            frames = now
            steps += 1
            try #require(steps < 2_000)
        }
        let first = (0..<3).map { LazyStackTests.varying($0) }.max()!
        #expect(scene["1"]?.midY == first / 2)
        #expect(scene["3"]?.midY == first + (3..<6).map { LazyStackTests.varying($0) }.max()! / 2)
    }

    @Test func anotherWidthGivesOtherColumnsAndKeepsTheFirstVisibleCell() throws {
        let scene = LazyScene(300, 400) { Grid(count: 10_000, columns: [GridItem(.adaptive(minimum: 90))], journal: Journal()) }
        scene.scroll(to: 50_000)
        for width in [500, 200, 300] as [CGFloat] {
            scene.window.graph.setSize(CGSize(width: width, height: 400), safeArea: EdgeInsets())
            scene.window.settle()
            let frame = try #require(scene["3000"])
            #expect(frame.minY <= 0 && frame.minY > -50, "\(width)")
        }
    }

    // MARK: Changes

    struct Shelf: View {
        @State var numbers: [Int]
        let remote: Remote<[Int]>
        var body: some View {
            remote.connect($numbers)
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                    ForEach(numbers, id: \.self) { number in Rectangle().fill(Paints.red).frame(height: 50).named("\(number)") }
                }
            }
        }
    }

    @Test func aCellThatGoesIsSeenGoingWhileTheOthersCloseUp() {
        let remote = Remote<[Int]>()
        let scene = LazyScene(300, 400) { Shelf(numbers: Array(0..<900), remote: remote) }
        scene.scroll(to: 500)
        withAnimation(.linear(duration: 1)) { remote.value = (0..<900).filter { $0 != 31 } }
        scene.window.settle()
        #expect(scene["30"]?.origin == CGPoint(x: 0, y: 0) && scene["32"]?.origin == CGPoint(x: 100, y: 0) && scene["33"]?.origin == CGPoint(x: 200, y: 0))
        scene.window.advance(by: 0.5)
        #expect(scene.window.all(Paints.red).contains { near($0.opacity, 0.5) && near($0.frame.minX, 100) && near($0.frame.minY, 0) })
        #expect(scene.window.all(Paints.red).contains { near($0.frame.minX, 150) && near($0.frame.minY, 0) })
        scene.window.advance(by: 1)
        #expect(scene.window.all(Paints.red).count == 24)
        #expect(scene["34"]?.origin == CGPoint(x: 0, y: 50))
    }

    @Test func cellsThatComeBeforeWhatIsSeenRegroupTheLines() throws {
        let remote = Remote<[Int]>()
        let scene = LazyScene(300, 400) { Shelf(numbers: Array(0..<900), remote: remote) }
        scene.scroll(to: 500)
        remote.value = [5_000] + Array(0..<900)
        scene.window.settle()
        let frame = try #require(scene["30"])
        #expect(frame.origin == CGPoint(x: 100, y: 0))
        #expect(scene["32"]?.origin == CGPoint(x: 0, y: 50))
        remote.value = Array(0..<900)
        scene.window.settle()
        #expect(scene["30"]?.minX == 0)
    }
}
