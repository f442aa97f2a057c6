import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct LazyStackTests {
    /// A row that records its lifecycle events.
    struct Row: View {
        let number: Int
        var height: CGFloat = 40
        let journal: Journal
        @State private var birth = 0
        var body: some View {
            let _ = journal.ran("body")
            let _ = journal.ran("body \(number)")
            Rectangle().fill(Paints.red).frame(height: height).named("\(number)")
                .onAppear { journal.note("+\(number)") }.onDisappear { journal.note("-\(number)") }
        }
    }
    struct Feed: View {
        @State var numbers: [Int]
        var spacing: CGFloat? = 0
        var height: @Sendable (Int) -> CGFloat = { _ in 40 }
        let journal: Journal
        var remote = Remote<[Int]>()
        var body: some View {
            remote.connect($numbers)
            ScrollView {
                LazyVStack(spacing: spacing) {
                    ForEach(numbers, id: \.self) { number in
                        let _ = journal.ran("closure")
                        Row(number: number, height: height(number), journal: journal)
                    }
                }
            }
        }
    }
    nonisolated static func varying(_ number: Int) -> CGFloat { CGFloat(20 + (number * 7919) % 83) }

    // MARK: Existing rows

    @Test func openingCostsWhatIsVisible() {
        let few = Journal(), many = Journal()
        let small = LazyScene { Feed(numbers: Array(0..<100), journal: few) }, large = LazyScene { Feed(numbers: Array(0..<100_000), journal: many) }
        #expect(few["closure"] == 10 && many["closure"] == 10)
        #expect(many["body"] == 10)
        #expect(small.window.graph.nodeCount == large.window.graph.nodeCount)
        #expect(large.scroll.contentSize.height == 4_000_000)
        #expect(large["9"] == rect(0, 360, 200, 40))
        #expect(many.events == (0..<10).map { "+\($0)" })
    }

    @Test func aScrolledFrameInWhichNoRowComesOrGoesDoesNothing() {
        let journal = Journal()
        let scene = LazyScene { Feed(numbers: Array(0..<100_000), journal: journal) }
        scene.scroll(to: 10)
        scene.scroll(to: 12)
        journal.reset()
        for place in 13..<39 {
            scene.scroll(to: CGFloat(place))
            #expect(scene.counters.placements == 0 && scene.counters.measures == 0 && scene.counters.bodies == 0 && scene.counters.madeNodes == 0)
        }
        #expect(journal.events.isEmpty && journal["closure"] == 0)
        #expect(scene["3"] == rect(0, 82, 200, 40))
    }

    @Test func rowsComeAndGoOneByOne() {
        let journal = Journal()
        let scene = LazyScene { Feed(numbers: Array(0..<100_000), journal: journal) }
        journal.reset()
        scene.scroll(to: 20)
        #expect(journal.events == ["+10"])
        journal.reset()
        scene.scroll(to: 45)
        #expect(journal.events == ["+11", "-0"])
        journal.reset()
        scene.scroll(to: 20)
        #expect(journal.events == ["+0", "-11"])
        #expect(journal["body 0"] == 0, "its state was kept")
    }

    @Test func theNextRowIsMadeAheadAndAppearsWhenItIsSeen() {
        let journal = Journal()
        let scene = LazyScene { Feed(numbers: Array(0..<1_000), journal: journal) }
        scene.scroll(to: 1)
        #expect(journal.events.last == "+10")
        scene.scroll(to: 2)
        #expect(journal["body 11"] == 1)
        #expect(!journal.events.contains("+11"))
        #expect(scene["11"] == nil)
        scene.scroll(to: 3)
        #expect(journal["body 12"] == 0, "one is ahead")
        scene.scroll(to: 41)
        #expect(journal.events.last == "-0" && journal.events.contains("+11"))
        #expect(journal["body 11"] == 1)
    }

    @Test(arguments: [1, -1] as [CGFloat]) func rowsThatTheNextFrameShowsAreMadeOnceThisOneIsShown(direction: CGFloat) {
        let journal = Journal()
        let scene = LazyScene { Feed(numbers: Array(0..<1_000), journal: journal) }
        scene.scroll(to: 10_000)
        // The first movement tells the direction and the speed: 2.25 rows a frame.
        scene.scroll(by: 90 * direction)
        journal.reset()
        for _ in 0..<20 {
            let frame = scene.scroll(by: 90 * direction)
            #expect(frame.bodies == 0 && frame.madeNodes == 0)
        }
        #expect(journal["body"] >= 43 && journal["body"] <= 48)
        #expect(journal.events.count { $0.hasPrefix("+") } == 45)
    }
    @Test func aHostWithoutSpareTimeShowsTheSameRows() {
        let scenes = [true, false].map { _ in LazyScene { Feed(numbers: Array(0..<1_000), height: Self.varying, journal: Journal()) } }
        for step in 0..<60 {
            let distance = CGFloat((step * 37) % 150) * (step % 20 < 14 ? 1 : -1)
            scenes[0].scroll(by: distance)
            let scroll = scenes[1].scroll
            scroll.leaveInitialPosition()
            scroll.setPosition(scroll.clamped(CGPoint(x: 0, y: scroll.position.y + distance)))
            scenes[1].window.advance(by: 1.0 / 60)
            #expect(scenes[0].shows(scenes[1].frames))
        }
    }

    @Test func aJumpMakesWhatIsSeenThere() {
        let journal = Journal()
        let scene = LazyScene { Feed(numbers: Array(0..<100_000), journal: journal) }
        let nodes = scene.window.graph.nodeCount
        journal.reset()
        scene.scroll(to: 2_000_010)
        #expect(journal["closure"] == 11)
        #expect(scene["50000"] == rect(0, -10, 200, 40))
        #expect(scene.window.graph.nodeCount < nodes * 5 / 2)
        #expect(Set(journal.events) == Set((50_000...50_010).map { "+\($0)" } + (0..<10).map { "-\($0)" }))
    }

    @Test func memoryFollowsWhatIsVisible() {
        let journal = Journal()
        let scene = LazyScene { Feed(numbers: Array(0..<100_000), journal: journal) }
        let nodes = scene.window.graph.nodeCount
        var most = 0
        for step in 1...300 {
            scene.scroll(to: CGFloat(step) * 390)
            most = max(most, scene.window.graph.nodeCount)
        }
        #expect(journal["closure"] > 2_800)
        #expect(most < nodes * 80)
    }

    @Test func withoutAScrollViewItMakesWhatFitsItsBounds() {
        let journal = Journal()
        let scene = LazyScene {
            LazyVStack(spacing: 0) { ForEach(0..<10_000) { Row(number: $0, journal: journal) } }
        }
        #expect(journal["body"] == 10)
        #expect(scene["0"] == rect(0, 0, 200, 40))
    }

    // MARK: Sizes

    @Test func theWidthIsTheProposalOrThatOfTheFirstView() {
        let scene = LazyScene {
            ScrollView { LazyVStack { box(30, 40); box(80, 40) }.named("filled") }
            ScrollView(.horizontal) { LazyVStack { box(30, 40); box(80, 40) }.named("ideal") }
        }
        #expect(scene["filled"]?.width == 200)
        #expect(scene["ideal"]?.width == 30)
    }

    @Test func spacingIsEightAndRowsAreAligned() {
        func frames(_ alignment: HorizontalAlignment, _ direction: LayoutDirection = .leftToRight) -> [CGRect?] {
            let scene = LazyScene(direction: direction) { ScrollView { LazyVStack(alignment: alignment) { box(30, 40).named("a"); box(80, 40).named("b") } } }
            return [scene["a"], scene["b"]]
        }
        #expect(frames(.center) == [rect(85, 0, 30, 40), rect(60, 48, 80, 40)])
        #expect(frames(.leading) == [rect(0, 0, 30, 40), rect(0, 48, 80, 40)])
        #expect(frames(.trailing) == [rect(170, 0, 30, 40), rect(120, 48, 80, 40)])
        #expect(frames(.leading, .rightToLeft) == [rect(170, 0, 30, 40), rect(120, 48, 80, 40)])
    }

    @Test func aHorizontalStackBeginsAtTheRightInRightToLeft() {
        let journal = Journal()
        let scene = LazyScene(direction: .rightToLeft) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) { ForEach(0..<1_000) { number in Color.red.frame(width: 50, height: 20).named("\(number)").onAppear { journal.ran("row") } } }
            }
        }
        #expect(scene["0"]?.minX == 150 && scene["1"]?.minX == 90 && scene["4"] == nil)
        #expect(journal["row"] == 4)
        scene.scroll(by: -100, .horizontal)
        #expect(scene["0"] == nil && scene["2"]?.minX == 130)
        #expect(journal["row"] == 5)
    }

    @Test func dividersAndSpacersFollowTheAxis() {
        let scene = LazyScene { ScrollView { LazyVStack { Divider().named("line"); Spacer().named("room") } } }
        #expect(scene["line"]?.width == 200)
        #expect(scene["room"]?.width == 0)
    }

    @Test func emptyAndTinyContent() {
        let scene = LazyScene { ScrollView { LazyVStack {}.named("none"); LazyVStack { ForEach([Int](), id: \.self) { _ in Color.red } }.named("empty") } }
        #expect(scene["none"]?.height == 0 && scene["empty"]?.height == 0)
    }

    @Test func aRowLargerThanTheViewport() {
        let journal = Journal()
        let scene = LazyScene { Feed(numbers: Array(0..<100), height: { $0 == 1 ? 3_000 : 40 }, journal: journal) }
        scene.scroll(to: 1_500)
        #expect(scene.frames.keys.sorted() == ["1"])
        scene.scroll(to: 2_700)
        #expect(scene["2"]?.minY == 340)
    }

    @Test func rowsWithoutHeightEnd() {
        let journal = Journal()
        let scene = LazyScene { Feed(numbers: Array(0..<100_000), height: { _ in 0 }, journal: journal) }
        #expect(journal["body"] < 1_000)
        #expect(Diagnostics.shared.hasReported("consecutive views without a length along its axis"))
        for _ in 0..<3 { scene.window.advance(by: 0.1) }
        #expect(journal["body"] < 1_000)
    }

    // MARK: Estimates

    @Test func nothingJumpsWhileOneScrollsUpFromTheMiddleOverRowsOfVaryingHeights() throws {
        let journal = Journal()
        let scene = LazyScene { Feed(numbers: Array(0..<400), height: LazyStackTests.varying, journal: journal) }
        scene.scroll(to: scene.scroll.contentSize.height / 2)
        var frames = scene.frames, steps = 0
        while scene.scroll.position.y > 0 {
            let room = scene.scroll.position.y
            scene.scroll(by: -min(37, room))
            let now = scene.frames
            let both = Set(frames.keys).intersection(now.keys)
            try #require(!both.isEmpty)
            for name in both {
                let distance = now[name]!.minY - frames[name]!.minY
                #expect(distance >= -1 && distance <= 38, "row \(name) moved by \(distance)")
            }
            frames = now
            steps += 1
            try #require(steps < 2_000)
        }
        #expect(scene["0"]?.minY == 0)
        #expect(scene.scroll.offset.y == 0)
        var y: CGFloat = 0
        for number in 0..<5 {
            #expect(scene["\(number)"]?.minY == y)
            y += LazyStackTests.varying(number)
        }
    }

    @Test func nothingJumpsWhileOneScrollsUpFromTheEndOfAContentThatBeginsThere() throws {
        let journal = Journal()
        let scene = LazyScene { Feed(numbers: Array(0..<300), height: LazyStackTests.varying, journal: journal).defaultScrollAnchor(.bottom) }
        #expect(scene["299"]?.maxY == 400)
        #expect(journal["body"] < 40)
        var frames = scene.frames
        for _ in 0..<200 {
            scene.scroll(by: -min(30, scene.scroll.position.y))
            let now = scene.frames
            let both = Set(frames.keys).intersection(now.keys)
            try #require(!both.isEmpty)
            for name in both {
                let distance = now[name]!.minY - frames[name]!.minY
                #expect(distance >= -1 && distance <= 31, "row \(name) moved by \(distance)")
            }
            frames = now
        }
    }

    @Test func theLengthIsExactOnceAllWasSeen() {
        let journal = Journal()
        let scene = LazyScene { Feed(numbers: Array(0..<60), spacing: 3, height: LazyStackTests.varying, journal: journal) }
        for _ in 0..<60 { scene.scroll(by: 100) }
        let exact = (0..<60).reduce(CGFloat(0)) { $0 + LazyStackTests.varying($1) } + 59 * 3
        #expect(abs(scene.scroll.contentSize.height - exact) < 1e-6)
        scene.scroll(to: exact - 400)
        #expect(scene["59"]?.maxY == 400)
    }

    @Test func insertingAndRemovingBeforeWhatIsSeenMovesNothing() throws {
        for isAnimated in [false, true] {
            let journal = Journal(), remote = Remote<[Int]>()
            let scene = LazyScene { Feed(numbers: Array(0..<1_000), height: LazyStackTests.varying, journal: journal, remote: remote) }
            scene.scroll(to: 10_000)
            let before = scene.frames
            journal.reset()
            func change(_ numbers: [Int]) {
                if isAnimated { withAnimation(.linear(duration: 1)) { remote.value = numbers } } else { remote.value = numbers }
                scene.window.settle()
            }
            change([5_000, 5_001, 5_002] + Array(0..<1_000))
            #expect(scene.shows(before))
            #expect(scene.window.all(Paints.red).count == before.count)
            change(Array(10..<1_000))
            #expect(scene.shows(before))
            scene.window.advance(by: 0.3)
            #expect(scene.shows(before))
            #expect(journal.events.isEmpty)
            #expect(journal["body"] == 0)
        }
    }

    @Test func rowsInsertedInFrontAreShownAtTheTop() {
        let journal = Journal(), remote = Remote<[Int]>()
        let scene = LazyScene { Feed(numbers: Array(0..<1_000), journal: journal, remote: remote) }
        withAnimation(.linear(duration: 1)) { remote.value = [5_000] + Array(0..<1_000) }
        scene.window.settle()
        #expect(scene["5000"]?.minY == 0 && scene["0"]?.minY == 40)
        scene.window.advance(by: 0.5)
        #expect(scene.window.all(Paints.red).contains { near($0.opacity, 0.5) && near($0.frame.minY, 0) })
        #expect(scene.window.all(Paints.red).contains { near($0.frame.minY, 20) && $0.opacity == 1 }, "the first row is half way down")
    }

    @Test func aResizeKeepsTheFirstVisibleRow() throws {
        struct Wide: View {
            let journal: Journal
            var body: some View {
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000) { number in Color.red.aspectRatio(CGFloat(2 + number % 3), contentMode: .fit).named("\(number)") } } }
            }
        }
        let scene = LazyScene { Wide(journal: Journal()) }
        scene.scroll(to: 20_000)
        let first = try #require(scene.frames.min { $0.value.minY < $1.value.minY })
        for width in [300, 90, 200] as [CGFloat] {
            scene.window.graph.setSize(CGSize(width: width, height: 400), safeArea: EdgeInsets())
            scene.window.settle()
            let now = try #require(scene.frames.min { $0.value.minY < $1.value.minY })
            #expect(now.key == first.key)
            #expect(now.value.minY <= 0 && now.value.maxY > 0)
            #expect(now.value.width == width)
        }
    }

    @Test func aRowThatGrowsPushesWhatFollows() {
        struct Growing: View {
            @State var tall = false
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($tall)
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { number in Color.red.frame(height: tall && number == 11 ? 90 : 40).named("\(number)") } } }
            }
        }
        let remote = Remote<Bool>()
        let scene = LazyScene { Growing(remote: remote) }
        scene.scroll(to: 410)
        remote.value = true
        scene.window.settle()
        #expect(scene["10"]?.minY == -10 && scene["11"]?.height == 90 && scene["12"]?.minY == 120)
        #expect(scene.scroll.contentSize.height >= 4_050)
    }

    // MARK: Changes

    @Test func removalsOfVisibleRowsAnimate() {
        let journal = Journal(), remote = Remote<[Int]>()
        let scene = LazyScene { Feed(numbers: Array(0..<1_000), journal: journal, remote: remote) }
        scene.scroll(to: 400)
        withAnimation(.linear(duration: 1)) { remote.value = (0..<1_000).filter { $0 != 12 } }
        scene.window.settle()
        scene.window.advance(by: 0.5)
        #expect(scene.window.all(Paints.red).contains { near($0.opacity, 0.5) && near($0.frame.minY, 80) })
        #expect(scene.window.all(Paints.red).contains { near($0.frame.minY, 100) && $0.opacity == 1 })
        scene.window.advance(by: 1)
        #expect(scene["13"]?.minY == 80 && scene["12"] == nil)
        #expect(scene.window.all(Paints.red).count == 10)
        #expect(journal.events.contains("-12"))
    }

    @Test func theFirstVisibleRowIsRemovedAndTheOthersMoveUp() {
        let journal = Journal(), remote = Remote<[Int]>()
        let scene = LazyScene { Feed(numbers: Array(0..<1_000), journal: journal, remote: remote) }
        scene.scroll(to: 410)
        remote.value = (0..<1_000).filter { $0 != 10 }
        scene.window.settle()
        #expect(scene["11"]?.minY == -10)
        #expect(scene.scroll.position.y == 410)
    }

    @Test func aMovedRowIsNotFollowedFarAway() {
        let journal = Journal(), remote = Remote<[Int]>()
        let scene = LazyScene { Feed(numbers: Array(0..<1_000), journal: journal, remote: remote) }
        scene.scroll(to: 410)
        withAnimation { remote.value = (0..<1_000).filter { $0 != 10 } + [10] }
        scene.window.settle()
        #expect(scene["11"]?.minY == -10)
        // Its removal is visible.
        scene.window.advance(by: 2)
        scene.window.settle()
        #expect(scene["11"]?.minY == -10 && scene["10"] == nil)
        remote.value = [20] + (0..<1_000).filter { $0 != 10 && $0 != 20 } + [10]
        scene.window.settle()
        #expect(scene["11"]?.minY == -10 && scene["21"]?.minY == 350)
    }

    @Test func stateOfRowsOutOfSightSurvives() {
        struct Counter: View {
            let number: Int, journal: Journal
            @State private var count = 0
            var body: some View {
                let _ = journal.note("\(number) is \(count)")
                Color.red.frame(height: 40).onAppear { count += 1 }
            }
        }
        let journal = Journal()
        let scene = LazyScene { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000) { Counter(number: $0, journal: journal) } } } }
        scene.scroll(to: 1_000)
        journal.reset()
        scene.scroll(to: 0)
        #expect(journal.events.contains("0 is 2"))
    }

    // MARK: Rows of every kind

    @Test func rowsOfSeveralViewsAndNone() {
        struct Mixed: View {
            let journal: Journal
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Color.green.frame(height: 30).named("head").onAppear { journal.note("+head") }
                        ForEach(0..<500) { number in
                            Color.red.frame(height: 20).named("\(number)a").onAppear { journal.note("+\(number)a") }
                            if number % 3 == 0 { Color.red.frame(height: 25).named("\(number)b").onAppear { journal.note("+\(number)b") } }
                            if number % 4 == 0 { EmptyView() }
                        }
                        Group { Color.blue.frame(height: 10).named("tail").onAppear { journal.note("+tail") } }
                    }
                }
            }
        }
        let journal = Journal()
        let scene = LazyScene(200, 100) { Mixed(journal: journal) }
        #expect(scene.frames.mapValues(\.minY) == ["head": 0, "0a": 30, "0b": 50, "1a": 75, "2a": 95])
        #expect(journal.events == ["+head", "+0a", "+0b", "+1a", "+2a"], "a static view appears when it is seen")
        scene.scroll(to: 25)
        #expect(scene["3b"] == nil && scene["3a"]?.minY == 90)
        #expect(!journal.events.contains("+3b"))
        for _ in 0..<400 { scene.scroll(by: 40) }
        let last = scene.scroll.contentSize.height - 100
        scene.scroll(to: last)
        #expect(scene["tail"]?.maxY == 100 && scene["499a"]?.maxY == 90)
        #expect(journal.events.last == "+tail" || journal.events.contains("+tail"))
        for _ in 0..<400 { scene.scroll(by: -min(40, scene.scroll.position.y)) }
        #expect(scene["head"]?.minY == 0 && scene["0b"]?.minY == 50)
    }

    @Test func aRowThatGainsSubviewsLaterPushesTheNext() {
        struct Opening: View {
            let number: Int
            @State var isOpen = false
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($isOpen)
                Color.red.frame(height: 40).named("\(number)")
                if isOpen { Color.red.frame(height: 20).named("\(number) more") }
            }
        }
        let remotes = (0..<100).map { _ in Remote<Bool>() }
        let scene = LazyScene { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Opening(number: $0, remote: remotes[$0]) } } } }
        remotes[3].value = true
        scene.window.settle()
        #expect(scene["3 more"]?.minY == 160 && scene["4"]?.minY == 180)
        scene.scroll(to: 410)
        let before = scene.frames
        remotes[5].value = true
        scene.window.settle()
        #expect(scene.shows(before), "a row out of sight grows")
        for _ in 0..<20 { scene.scroll(by: -min(30, scene.scroll.position.y)) }
        #expect(scene["5 more"]?.minY == 260 && scene["0"]?.minY == 0)
    }

    @Test func nestedLoopsMakeTheirRowsLazily() {
        let journal = Journal()
        let scene = LazyScene {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<300) { group in
                        ForEach(0..<(group % 4), id: \.self) { number in
                            Color.red.frame(height: 30).named("\(group).\(number)").onAppear { journal.ran("row") }
                        }
                    }
                }
            }
        }
        #expect(scene["1.0"]?.minY == 0 && scene["2.0"]?.minY == 30 && scene["3.2"]?.minY == 150)
        #expect(journal["row"] < 16)
        for _ in 0..<900 { scene.scroll(by: 30) }
        #expect(scene["299.2"] != nil)
        scene.scroll(to: 5_000)
        for _ in 0..<400 { scene.scroll(by: -min(30, scene.scroll.position.y)) }
        #expect(scene["1.0"]?.minY == 0 && scene["3.2"]?.minY == 150)
    }

    // MARK: Combinations

    @Test func twoLazyStacksBelowOneAnotherMakeRowsLazily() {
        let journal = Journal()
        let scene = LazyScene {
            ScrollView {
                VStack(spacing: 0) {
                    LazyVStack(spacing: 0) { ForEach(0..<200) { number in Color.red.frame(height: LazyStackTests.varying(number)).named("a\(number)").onAppear { journal.ran("a") } } }
                    LazyVStack(spacing: 0) { ForEach(0..<200) { number in Color.red.frame(height: LazyStackTests.varying(number)).named("b\(number)").onAppear { journal.ran("b") } } }
                }
            }
        }
        #expect(journal["b"] == 0)
        scene.scroll(to: scene.scroll.contentSize.height - 1_000)
        #expect(journal["a"] < 30)
        var frames = scene.frames
        for _ in 0..<700 {
            scene.scroll(by: -min(50, scene.scroll.position.y))
            let now = scene.frames
            for (name, frame) in now { if let before = frames[name] { #expect(frame.minY - before.minY <= 51 && frame.minY >= before.minY - 1, "\(name)") } }
            frames = now
        }
        #expect(scene["a0"]?.minY == 0)
    }

    @Test func aHeaderAboveGrows() {
        struct Page: View {
            @State var height: CGFloat = 50
            let remote: Remote<CGFloat>
            var body: some View {
                remote.connect($height)
                ScrollView {
                    VStack(spacing: 0) {
                        Color.green.frame(height: height)
                        LazyVStack(spacing: 0) { ForEach(0..<1_000) { number in Rectangle().fill(Paints.red).frame(height: 40).named("\(number)") } }
                    }
                }
            }
        }
        let remote = Remote<CGFloat>()
        let scene = LazyScene { Page(remote: remote) }
        #expect(scene["0"]?.minY == 50 && scene.frames.count == 9)
        withAnimation(.linear(duration: 1)) { remote.value = 150 }
        scene.window.settle()
        #expect(scene["0"]?.minY == 150 && scene.frames.count == 7)
        scene.window.advance(by: 0.5)
        #expect(scene.window.all(Paints.red).contains { near($0.frame.minY, 100) }, "the first row is on its way")
        remote.value = 20
        scene.window.advance(by: 2)
        #expect(scene["9"]?.minY == 380)
    }

    @Test func lazyRowsInALazyColumn() {
        let journal = Journal()
        let scene = LazyScene {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000) { row in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) { ForEach(0..<1_000) { column in Color.red.frame(width: 50, height: 100).named("\(row),\(column)").onAppear { journal.ran("cell") } } }
                        }
                        .frame(height: 100)
                    }
                }
            }
        }
        #expect(journal["cell"] == 16)
        #expect(scene["3,3"] == rect(150, 300, 50, 100))
        scene.scroll(to: 50_000)
        #expect(scene["500,0"] == rect(0, 0, 50, 100))
        #expect(journal["cell"] == 32)
    }

    @Test func framesOfRowsAreKnownOrEstimated() {
        let journal = Journal()
        let scene = LazyScene { Feed(numbers: Array(0..<100_000), journal: journal) }
        journal.reset()
        #expect(scene.lazy.frame(ofSubview: 3) == rect(0, 120, 200, 40))
        #expect(scene.lazy.frame(ofSubview: 70_000) == rect(0, 2_800_000, 200, 40))
        #expect(scene.lazy.frame(ofSubview: "none") == nil)
        #expect(journal["closure"] == 0)
        var near: [AnyHashable?] = []
        scene.lazy.forEachSubviewNearby { id, _ in near.append(id) }
        #expect(near == (0..<10).map { AnyHashable($0) })
    }
}
