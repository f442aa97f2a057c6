import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// The positions of rows that lazy containers have never created, and those of visible rows when rows are inserted before them.
@MainActor
@Suite struct LazyExactnessTests {
    /// A cell that shows its name.
    private struct Cell: View {
        let name: String
        var height: CGFloat = 40
        var body: some View { Rectangle().fill(Paints.red).frame(height: height).named(name) }
    }

    // MARK: Grids of uneven rows

    /// Row 0 holds two cells, row 1 none, row 2 one, and so on.
    private struct Uneven: View {
        @State var rows: [Int]
        let remote: Remote<[Int]>
        nonisolated static func count(_ row: Int) -> Int { row % 5 == 0 ? 2 : row % 7 == 1 ? 0 : 1 }
        static func cells(_ rows: [Int]) -> [String] { rows.flatMap { row in (0..<count(row)).map { "\(row).\($0)" } } }
        var body: some View {
            remote.connect($rows)
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                    ForEach(rows, id: \.self) { row in
                        if Uneven.count(row) > 0 { Cell(name: "\(row).0") }
                        if Uneven.count(row) > 1 { Cell(name: "\(row).1") }
                    }
                }
            }
        }
    }
    private func columnsAreRight(_ scene: LazyScene, _ rows: [Int], _ comment: Comment) {
        let all = Uneven.cells(rows), frames = scene.frames
        #expect(frames.count >= 27, comment)
        for (place, name) in all.enumerated() {
            if let frame = frames[name] { #expect(near(frame.minX, CGFloat(place % 3) * 100, 0.5), "\(name) \(comment)") }
        }
    }

    @Test func cellsOfAGridWithUnevenRowsStandInTheirColumnsAfterAJump() {
        let remote = Remote<[Int]>(), rows = Array(0..<1_000)
        let scene = LazyScene(300, 400) { Uneven(rows: rows, remote: remote) }
        columnsAreRight(scene, rows, "at first")
        scene.scroll(to: scene.scroll.contentSize.height / 2)
        columnsAreRight(scene, rows, "after a jump")
        for _ in 0..<20 {
            scene.scroll(by: -70)
            columnsAreRight(scene, rows, "on the way up")
        }
        let changed = [5_000, 5_001, 5_002, 5_005] + rows
        remote.value = changed
        scene.window.settle()
        columnsAreRight(scene, changed, "after an insertion in front")
        scene.scroll(to: 0)
        columnsAreRight(scene, changed, "at the beginning")
        #expect(scene.scroll.position.y == 0 && scene["5000.0"]?.origin == .zero)
        scene.scroll(to: .infinity)
        scene.scroll(to: scene.scroll.limits(.vertical).upperBound)
        columnsAreRight(scene, changed, "at the end")
    }

    // MARK: Rows of sections that were never created

    private struct Sections: View {
        let isGrid: Bool
        let proxy: ProxyHolder
        var body: some View {
            ScrollViewReader { reader in
                let _ = proxy.proxy = reader
                ScrollView {
                    if isGrid { LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { sections } } else { LazyVStack(spacing: 0) { sections } }
                }
            }
        }
        private var sections: some View {
            ForEach(0..<200) { section in
                Section {
                    ForEach(0..<(3 + section % 5), id: \.self) { row in Cell(name: "\(section)-\(row)", height: CGFloat(20 + (section + row) % 30)).id("\(section)-\(row)") }
                } header: { Bar(Paints.blue, 25) }
            }
        }
    }
    @MainActor private final class ProxyHolder { var proxy: ScrollViewProxy? }

    @Test(arguments: [false, true]) func aRowOfASectionThatWasNeverMadeIsScrolledTo(isGrid: Bool) {
        let holder = ProxyHolder(), scene = LazyScene { Sections(isGrid: isGrid, proxy: holder) }
        holder.proxy?.scrollTo("150-2", anchor: .top)
        scene.window.settle()
        scene.window.advance(by: 0.1)
        #expect(near(scene["150-2"]?.minY, 0, isGrid ? 15 : 1), "\(String(describing: scene["150-2"])) at \(scene.scroll.position.y)")
        holder.proxy?.scrollTo("nobody", anchor: .top)
        let before = scene.frames
        scene.window.settle()
        scene.window.advance(by: 0.1)
        #expect(moves(scene, before) == [])
    }

    @Test func theFrameOfACellThatWasNeverMadeStandsInItsColumn() {
        let remote = Remote<[Int]>(), rows = (0..<900).filter { Uneven.count($0) == 1 }
        let scene = LazyScene(300, 400) { Uneven(rows: rows, remote: remote) }
        #expect(scene.lazy.frame(ofSubview: rows[301]) == rect(100, 4_000, 100, 40))
        #expect(scene.lazy.frame(ofSubview: rows[1]) == rect(100, 0, 100, 40))
    }

    // MARK: Anchors of size changes

    /// Describes the views that moved, with their distances, and those that appeared or disappeared.
    private func moves(_ scene: LazyScene, _ before: [String: CGRect]) -> [String] {
        let now = scene.frames
        func isNear(_ a: CGRect, _ b: CGRect) -> Bool { near(a.minX, b.minX, 1e-6) && near(a.minY, b.minY, 1e-6) && near(a.maxX, b.maxX, 1e-6) && near(a.maxY, b.maxY, 1e-6) }
        let moved = before.filter { name, frame in now[name].map { !isNear($0, frame) } ?? true }
        return moved.sorted { $0.key < $1.key }.map { name, frame in "\(name) \(now[name].map { "\($0.minX - frame.minX) \($0.minY - frame.minY)" } ?? "gone")" }
            + now.keys.filter { before[$0] == nil }.sorted().map { "\($0) is new" }
    }
    /// Inserts three rows at the front, then removes the first `count` rows: no visible row moves.
    private func expectNothingMoves(_ scene: LazyScene, _ remote: Remote<[Int]>, _ rows: [Int], dropping count: Int, since before: [String: CGRect],
                                    at location: SourceLocation = #_sourceLocation) {
        for changed in [[1, 2, 3] + rows, Array(rows.dropFirst(count))] {
            remote.value = changed
            scene.window.settle()
            #expect(moves(scene, before) == [], sourceLocation: location)
        }
    }
    private struct Chat: View {
        @State var rows: [Int]
        let remote: Remote<[Int]>
        var anchor: UnitPoint?
        /// The number of rows behind the lazy stack, outside it.
        var tail = 0
        var isHorizontal = false
        var body: some View {
            remote.connect($rows)
            ScrollView(isHorizontal ? .horizontal : .vertical) {
                if isHorizontal {
                    LazyHStack(spacing: 0) { ForEach(rows, id: \.self) { Rectangle().fill(Paints.red).frame(width: CGFloat(30 + $0 % 20), height: 50).named("\($0)") } }
                } else {
                    VStack(spacing: 0) {
                        LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Cell(name: "\($0)", height: CGFloat(30 + $0 % 20)) } }
                        ForEach(0..<tail, id: \.self) { Cell(name: "tail \($0)") }
                    }
                }
            }
            .defaultScrollAnchor(anchor)
        }
    }

    @Test(arguments: [nil, .center, .bottom] as [UnitPoint?]) func whatIsSeenStaysWhenRowsComeAndGoInFront(anchor: UnitPoint?) {
        let remote = Remote<[Int]>(), rows = Array(100..<300)
        let scene = LazyScene { Chat(rows: rows, remote: remote, anchor: anchor) }
        scene.scroll(to: 3_000)
        scene.window.settle()
        #expect(!scene.lazy.hasLayoutToDo, "what is rounded to a pixel stays there")
        let before = scene.frames
        expectNothingMoves(scene, remote, rows, dropping: 5, since: before)
    }
    @Test(arguments: [nil, .center, .bottom] as [UnitPoint?]) func aContainerOutOfSightAboveMovesNothingWhenItChanges(anchor: UnitPoint?) {
        let remote = Remote<[Int]>(), rows = Array(100..<120)
        let scene = LazyScene { Chat(rows: rows, remote: remote, anchor: anchor, tail: 30) }
        scene.scroll(to: 1_500)
        let before = scene.frames
        #expect(before.keys.allSatisfy { $0.hasPrefix("tail") })
        expectNothingMoves(scene, remote, rows, dropping: 7, since: before)
    }
    @Test(arguments: [nil, .leading, .center, .trailing] as [UnitPoint?], [LayoutDirection.leftToRight, .rightToLeft])
    func editsKeepVisibleColumnsInPlace(anchor: UnitPoint?, direction: LayoutDirection) {
        let remote = Remote<[Int]>(), rows = Array(100..<300)
        let scene = LazyScene(400, 100, direction: direction) { Chat(rows: rows, remote: remote, anchor: anchor, isHorizontal: true) }
        scene.scroll(to: 3_000, .horizontal)
        let before = scene.frames
        #expect(before.count > 8)
        expectNothingMoves(scene, remote, rows, dropping: 5, since: before)
    }
    /// Lengths measured on the way back after a jump.
    @Test(arguments: [nil, .leading, .center, .trailing] as [UnitPoint?], [LayoutDirection.leftToRight, .rightToLeft])
    func scrollingBackSidewaysMovesEveryColumnByTheStep(anchor: UnitPoint?, direction: LayoutDirection) {
        let remote = Remote<[Int]>(), scene = LazyScene(400, 100, direction: direction) { Chat(rows: (0..<1_000).map { $0 * 7 }, remote: remote, anchor: anchor, isHorizontal: true) }
        scene.scroll(to: 20_000, .horizontal)
        let step: CGFloat = direction == .leftToRight ? -13 : 13
        for _ in 0..<60 {
            let before = scene.frames
            scene.scroll(by: step, .horizontal)
            for (name, frame) in scene.frames { if let old = before[name] { #expect(near(frame.minX, old.minX - step, 0.01)) } }
        }
    }

    @Test func rowsInFrontThatComeInAnAnimationMoveNothingUnderAnAnchorAtTheBottom() {
        let remote = Remote<[Int]>(), rows = Array(100..<300)
        let scene = LazyScene { Chat(rows: rows, remote: remote, anchor: .bottom) }
        scene.scroll(to: 3_000)
        scene.window.settle()
        let before = scene.frames
        withAnimation(.linear(duration: 1)) { remote.value = [1, 2, 3] + rows }
        scene.window.settle()
        for _ in 0..<5 {
            #expect(moves(scene, before) == [])
            scene.window.advance(by: 0.25)
        }
    }

    @Test func aTransactionMayLeaveTheOffsetAsItIs() {
        for anchor in [nil, UnitPoint.bottom] {
            let remote = Remote<[Int]>(), rows = (5..<205).map { $0 * 20 }
            let scene = LazyScene { Chat(rows: rows, remote: remote, anchor: anchor) }
            scene.scroll(to: 3_000)
            let before = scene.frames
            var transaction = Transaction()
            transaction.scrollContentOffsetAdjustmentBehavior = .disabled
            withTransaction(transaction) { remote.value = [20, 40, 60] + rows }
            scene.window.settle()
            #expect(scene.scroll.position.y == 3_000)
            for (name, frame) in scene.frames { if let old = before[name] { #expect(near(frame.minY, old.minY + 90)) } }
        }
    }

    // MARK: Rows pushed out of view

    private struct Feed: View {
        @State var rows: [Int]
        @State var tall = -1
        let remote: Remote<[Int]>, growth: Remote<Int>, journal: Journal
        var columns = 1
        var body: some View {
            remote.connect($rows)
            growth.connect($tall)
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: columns), spacing: 0) {
                    ForEach(rows, id: \.self) { row in
                        Cell(name: "\(row)", height: row == tall ? 100 : 40).onAppear { journal.note("+\(row)") }.onDisappear { journal.note("-\(row)") }
                    }
                }
            }
        }
    }
    private func feed(_ rows: Range<Int> = 0..<1_000, columns: Int = 1) -> (scene: LazyScene, rows: Remote<[Int]>, growth: Remote<Int>, journal: Journal) {
        let remote = Remote<[Int]>(), growth = Remote<Int>(), journal = Journal()
        return (LazyScene { Feed(rows: Array(rows), remote: remote, growth: growth, journal: journal, columns: columns) }, remote, growth, journal)
    }

    @Test func rowsPushedOutByAnAnimatedInsertionAreSeenToSlideOut() {
        let (scene, rows, _, journal) = feed()
        withAnimation(.linear(duration: 1)) { rows.value = [5_000, 5_001] + Array(0..<1_000) }
        scene.window.settle()
        scene.window.advance(by: 0.5)
        let places = scene.window.all(Paints.red).filter { $0.opacity == 1 }.map(\.frame.minY).sorted()
        // Ten rows moving from 0...360 to 80...440.
        #expect(places.count == 10 && zip(places, stride(from: CGFloat(40), through: 400, by: 40)).allSatisfy { near($0, $1) }, "\(places)")
        #expect(!journal.events.contains("-9"))
        scene.window.advance(by: 0.6)
        scene.window.settle()
        #expect(scene.window.all(Paints.red).count == 10)
        #expect(journal.events.filter { $0.hasPrefix("-") } == ["-8", "-9"])
        #expect(scene["7"]?.minY == 360 && scene["8"] == nil)
    }
    @Test func aRowThatGrowsPushesOthersOut() {
        let (scene, _, growth, journal) = feed()
        withAnimation(.linear(duration: 1)) { growth.value = 3 }
        scene.window.settle()
        scene.window.advance(by: 0.5)
        #expect(scene.window.all(Paints.red).contains { near($0.frame.minY, 390) })
        scene.window.advance(by: 0.6)
        scene.window.settle()
        #expect(journal.events.filter { $0.hasPrefix("-") } == ["-9"] && scene.window.all(Paints.red).count == 9)
    }
    @Test func rowsPushedOutFarAreGoneWhenTheAnimationIsOver() {
        let (scene, rows, _, _) = feed()
        withAnimation(.linear(duration: 1)) { rows.value = Array(5_000..<5_500) + Array(0..<1_000) }
        scene.window.settle()
        scene.window.advance(by: 0.01)
        #expect(scene.window.all(Paints.red).count == 20)
        // Rows that return into view meanwhile represent themselves.
        withAnimation(.linear(duration: 1)) { rows.value = Array(0..<1_000) }
        scene.window.settle()
        scene.window.advance(by: 1.1)
        scene.window.settle()
        #expect(scene.window.all(Paints.red).count == 10 && scene["0"]?.minY == 0)
        #expect(scene.lazy.departures.departing.isEmpty)
    }
    @Test func aCellPushedOutOfAGridGoesToItsNextColumn() {
        let (scene, rows, _, _) = feed(columns: 2)
        withAnimation(.linear(duration: 1)) { rows.value = [5_000] + Array(0..<1_000) }
        scene.window.settle()
        scene.window.advance(by: 0.5)
        // From the right column at 360 to the left one at 400.
        #expect(scene.window.all(Paints.red).contains { near($0.frame.minX, 50) && near($0.frame.minY, 380) })
        scene.window.advance(by: 1)
        scene.window.settle()
        #expect(scene.window.all(Paints.red).count == 20)
    }
    @Test func aRowPushedOutMayLeaveOrBeScrolledAfterMeanwhile() {
        let (scene, rows, _, journal) = feed()
        withAnimation(.linear(duration: 1)) { rows.value = [5_000] + Array(0..<1_000) }
        scene.window.settle()
        scene.window.advance(by: 0.2)
        scene.scroll(to: 40)
        #expect(scene["9"]?.minY == 360)
        withAnimation(.linear(duration: 1)) { rows.value = [5_000] + Array(0..<9) + Array(10..<1_000) }
        scene.window.settle()
        scene.window.advance(by: 2)
        scene.window.settle()
        #expect(scene["9"] == nil && scene["10"]?.minY == 360 && journal.events.contains("-9"))
        #expect(scene.window.all(Paints.red).count == 10 && scene.lazy.departures.departing.isEmpty)
    }
    @Test func withoutAnAnimationNothingIsKept() {
        let (scene, rows, _, journal) = feed()
        rows.value = [5_000] + Array(0..<1_000)
        scene.window.settle()
        #expect(scene.lazy.departures.departing.isEmpty && journal.events.filter { $0.hasPrefix("-") } == ["-9"])
    }

    // MARK: Outer scroll views

    private struct Shelves: View {
        let journal: Journal
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { shelf in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<1_000, id: \.self) { cell in
                                    let _ = journal.ran("cell")
                                    Rectangle().fill(Paints.red).frame(width: 50, height: 100).named("\(shelf)-\(cell)")
                                        .onAppear { journal.note("+\(shelf)-\(cell)") }.onDisappear { journal.note("-\(shelf)-\(cell)") }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    @Test func shelvesOutOfSightMakeNothing() {
        let journal = Journal(), scene = LazyScene { Shelves(journal: journal) }
        // Four cells of four shelves, and from each other shelf the one cell that determines its height.
        #expect(journal["cell"] == 4 * 4 + 96)
        #expect(journal.events.count == 16 && scene.frames.count == 16)
        journal.reset()
        scene.scroll(to: 5_000)
        #expect(scene.frames.count == 16 && scene["50-0"] == rect(0, 0, 50, 100))
        #expect(journal.events.filter { $0.hasPrefix("-") }.count == 16)
    }
    @Test func aHorizontalShelfKeepsItsOffsetOffScreen() {
        let journal = Journal(), scene = LazyScene { Shelves(journal: journal) }
        let shelf = scene.window.scrolls[1]
        shelf.leaveInitialPosition()
        shelf.setPosition(CGPoint(x: 20_025, y: 0))
        scene.window.advance(by: 0.1)
        let before = scene.frames
        #expect(before.keys.contains("0-401"))
        scene.scroll(to: 3_000)
        scene.scroll(to: 3_017)
        #expect(scene.frames.keys.allSatisfy { !$0.hasPrefix("0-") })
        scene.scroll(to: 0)
        #expect(moves(scene, before) == [])
    }
    @Test func aFrameOfTheOuterViewInWhichNoShelfComesDoesNothing() {
        let journal = Journal(), scene = LazyScene { Shelves(journal: journal) }
        scene.scroll(to: 10)
        scene.scroll(to: 11)
        journal.reset()
        for place in 12..<90 {
            scene.scroll(to: CGFloat(place))
            #expect(scene.counters.placements == 0 && scene.counters.measures == 0 && scene.counters.bodies == 0 && scene.counters.madeNodes == 0)
        }
        #expect(journal["cell"] == 0)
    }
    @Test func aPinnedHeaderStaysAtTheTopOfTheInnerView() {
        let scene = LazyScene {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView {
                        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                            Section { ForEach(0..<50, id: \.self) { Cell(name: "\($0)") } } header: { Bar(Paints.blue, 20).named("header") }
                        }
                    }
                    .frame(height: 300)
                    ForEach(0..<20, id: \.self) { Cell(name: "tail \($0)") }
                }
            }
        }
        let inner = scene.window.scrolls[1]
        inner.leaveInitialPosition()
        inner.setPosition(CGPoint(x: 0, y: 500))
        scene.scroll(to: 150)
        #expect(scene["header"]?.minY == -150)
        #expect(scene["16"] != nil && scene["12"] == nil)
    }
}
