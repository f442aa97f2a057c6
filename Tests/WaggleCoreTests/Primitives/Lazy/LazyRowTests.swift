import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Rows of every kind: their proposals, their motion, and their positions in any environment.
@MainActor
@Suite struct LazyRowTests {
    // MARK: Sizes

    @Test func aGeometryReaderInALazyStackTakesTheWidthAndItsLeastHeight() {
        let scene = LazyScene {
            ScrollView {
                LazyVStack(spacing: 0) {
                    GeometryReader { proxy in Color.red.named("\(proxy.size.width) x \(proxy.size.height)") }.named("first")
                    GeometryReader { _ in Color.red }.frame(height: 70).named("second")
                    Color.red.frame(height: 30).named("third")
                }
            }
        }
        #expect(scene["first"] == rect(0, 0, 200, 10) && scene["200.0 x 10.0"] != nil)
        #expect(scene["second"] == rect(0, 10, 200, 70) && scene["third"]?.minY == 80)
    }
    @Test func aFixedSizeRowStandsByTheAlignmentThoughItIsWider() {
        for (alignment, x) in [(HorizontalAlignment.leading, 0), (.center, -50), (.trailing, -100)] as [(HorizontalAlignment, CGFloat)] {
            let scene = LazyScene {
                ScrollView {
                    LazyVStack(alignment: alignment, spacing: 0) {
                        Color.red.frame(idealWidth: 300, maxWidth: 400, idealHeight: 20, maxHeight: 90).fixedSize().named("both")
                        Color.red.frame(minWidth: 10, idealWidth: 300, maxWidth: .infinity, idealHeight: 20).fixedSize(horizontal: false, vertical: true).named("height")
                        Color.red.frame(height: 30).named("next")
                    }
                }
            }
            #expect(scene["both"] == rect(x, 0, 300, 20))
            #expect(scene["height"] == rect(0, 20, 200, 20) && scene["next"]?.minY == 40)
        }
    }
    @Test func prioritiesOfRowsDivideNothing() {
        let scene = LazyScene {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Color.red.frame(minHeight: 10, idealHeight: 30, maxHeight: .infinity).layoutPriority(1).named("first")
                    HStack(spacing: 0) {
                        Color.red.named("narrow")
                        Color.red.frame(minWidth: 0, maxWidth: 150).layoutPriority(1).named("wide")
                    }
                    .frame(height: 40)
                }
            }
        }
        #expect(scene["first"] == rect(0, 0, 200, 30))
        #expect(scene["wide"]?.width == 150 && scene["narrow"]?.width == 50 && scene["wide"]?.minY == 30)
    }

    // MARK: Motion

    private struct Numbers: View {
        @State var rows: [Int]
        let remote: Remote<[Int]>
        var transition = AnyTransition.opacity
        var body: some View {
            remote.connect($rows)
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(rows, id: \.self) { row in
                        Rectangle().fill(row == 3 ? Paints.blue : row == 5 ? Paints.green : Paints.red).frame(height: 40).named("\(row)").transition(transition)
                    }
                }
            }
        }
    }

    @Test func rowsThatChangePlacesInSightAreSeenToPassEachOther() {
        let remote = Remote<[Int]>(), scene = LazyScene { Numbers(rows: Array(0..<100), remote: remote) }
        var rows = Array(0..<100)
        rows.swapAt(3, 5)
        withAnimation(.linear(duration: 1)) { remote.value = rows }
        scene.window.settle()
        scene.window.advance(by: 0.25)
        #expect(near(scene.window.frame(Paints.blue)?.minY, 140) && near(scene.window.frame(Paints.green)?.minY, 180))
        scene.window.advance(by: 0.5)
        #expect(near(scene.window.frame(Paints.blue)?.minY, 180) && near(scene.window.frame(Paints.green)?.minY, 140))
        scene.window.advance(by: 1)
        #expect(scene["3"]?.minY == 200 && scene["5"]?.minY == 120)
        #expect(scene.window.all(Paints.red).count == 8)
    }
    @Test func aRowMovedOutOfSightIsSeenToGoThere() {
        let remote = Remote<[Int]>(), scene = LazyScene { Numbers(rows: Array(0..<100), remote: remote) }
        withAnimation(.linear(duration: 1)) { remote.value = (0..<20).filter { $0 != 3 } + [3] + Array(20..<100) }
        scene.window.settle()
        scene.window.advance(by: 0.25)
        #expect(near(scene.window.frame(Paints.blue)?.minY, 120 + (760 - 120) / 4))
        scene.window.advance(by: 1)
        scene.window.settle()
        #expect(scene.window.all(Paints.blue).isEmpty && scene["3"] == nil)
    }

    /// A list whose first row shows a bar on demand.
    private struct Notice: View {
        @State var isThere: Bool
        let remote: Remote<Bool>, journal: Journal
        var body: some View {
            remote.connect($isThere)
            ScrollView {
                LazyVStack(spacing: 0) {
                    VStack(spacing: 0) {
                        if isThere { Rectangle().fill(Paints.blue).frame(height: 40).transition(.opacity).onDisappear { journal.note("gone") } }
                    }
                    .frame(height: 40)
                    ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 40) }
                }
            }
        }
    }
    @Test(arguments: [true, false]) func aTransitionThatIsScrolledOutOfSightIsOver(isRemoval: Bool) {
        let remote = Remote<Bool>(), journal = Journal()
        let scene = LazyScene { Notice(isThere: isRemoval, remote: remote, journal: journal) }
        withAnimation(.linear(duration: 10)) { remote.value = !isRemoval }
        scene.window.settle()
        scene.window.advance(by: 0.1)
        #expect(scene.window.all(Paints.blue).count == 1 && scene.window.graph.isAnimating)
        scene.scroll(to: 1_000)
        scene.window.advance(by: 2)
        scene.window.advance(by: 1)
        // Invisible animations do not keep the window awake.
        #expect(!scene.window.graph.isAnimating)
        scene.scroll(to: 0)
        #expect(scene.window.all(Paints.blue).map(\.opacity) == (isRemoval ? [] : [1]))
        #expect(journal.events == ["gone"])
    }

    @Test func rowsThatComeIntoSightBehindARemovedOneSlideInWithTheOthers() {
        let remote = Remote<[Int]>(), scene = LazyScene { Numbers(rows: Array(0..<100), remote: remote) }
        withAnimation(.linear(duration: 1)) { remote.value = (0..<100).filter { $0 != 3 && $0 != 5 } }
        scene.window.settle()
        scene.window.advance(by: 0.5)
        // Ten visible rows, two that come in behind them, and two that fade.
        let places = scene.window.all(Paints.red).map(\.frame.minY).sorted()
        #expect(places.count == 10 && zip(places, [0, 40, 80, 140, 200, 240, 280, 320, 360, 400].map { CGFloat($0) }).allSatisfy { near($0, $1) }, "\(places)")
        scene.window.advance(by: 1)
        #expect(scene["11"]?.minY == 360 && scene.window.all(Paints.red).count == 10)
    }
    @Test func rowsThatComeIntoSightBehindOneThatShrinksSlideInWithTheOthers() {
        struct Shrinking: View {
            @State var height: CGFloat = 120
            let remote: Remote<CGFloat>
            var body: some View {
                remote.connect($height)
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Rectangle().fill(Paints.red).frame(height: $0 == 1 ? height : 40).named("\($0)") } } }
            }
        }
        let remote = Remote<CGFloat>(), scene = LazyScene { Shrinking(remote: remote) }
        withAnimation(.linear(duration: 1)) { remote.value = 40 }
        scene.window.settle()
        scene.window.advance(by: 0.25)
        // Rows 8 and 9 are new: they were at 400 and 440 and go to 320 and 360.
        #expect(scene.window.all(Paints.red).contains { near($0.frame.minY, 380) } && scene.window.all(Paints.red).contains { near($0.frame.minY, 420) })
        scene.window.advance(by: 1)
        #expect(scene["9"]?.minY == 360)
    }
    @Test func cellsThatComeIntoAGridBehindARemovedOneGoFromTheirFormerColumn() {
        struct Cells: View {
            @State var cells = Array(0..<100)
            let remote: Remote<[Int]>
            var body: some View {
                remote.connect($cells)
                ScrollView {
                    LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                        ForEach(cells, id: \.self) { Rectangle().fill($0 == 20 ? Paints.blue : Paints.red).frame(height: 40).named("\($0)") }
                    }
                }
            }
        }
        let remote = Remote<[Int]>(), scene = LazyScene { Cells(remote: remote) }
        withAnimation(.linear(duration: 1)) { remote.value = (0..<100).filter { $0 != 3 } }
        scene.window.settle()
        scene.window.advance(by: 0.5)
        // From the left column at 400 to the right one at 360.
        #expect(near(scene.window.frame(Paints.blue)?.minX, 50) && near(scene.window.frame(Paints.blue)?.minY, 380), "\(String(describing: scene.window.frame(Paints.blue)))")
        scene.window.advance(by: 1)
        #expect(scene["20"] == rect(100, 360, 100, 40))
    }

    private struct TwoLists: View {
        @State var isBelow = false
        let remote: Remote<Bool>
        @Namespace private var space
        var body: some View {
            remote.connect($isBelow)
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<50, id: \.self) { cell in
                            if cell == 12 {
                                if !isBelow { Rectangle().fill(Paints.blue).matchedGeometryEffect(id: "card", in: space).frame(width: 40, height: 100) }
                            } else {
                                Color.red.frame(width: 40, height: 100)
                            }
                        }
                    }
                }
                .frame(height: 100)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<50, id: \.self) { row in
                            if row == 20, isBelow { Rectangle().fill(Paints.blue).matchedGeometryEffect(id: "card", in: space).frame(height: 100) }
                            Color.red.frame(height: 30)
                        }
                    }
                }
                .frame(height: 300)
            }
        }
    }
    @Test func aCardGoesFromOneScrollViewToTheOther() {
        let remote = Remote<Bool>(), scene = LazyScene { TwoLists(remote: remote) }
        scene.scroll(to: 400, .horizontal)
        let list = scene.window.scrolls[1]
        list.leaveInitialPosition()
        list.setPosition(CGPoint(x: 0, y: 500))
        scene.window.advance(by: 0.1)
        #expect(scene.window.frame(Paints.blue) == rect(80, 0, 40, 100))
        withAnimation(.linear(duration: 1)) { remote.value = true }
        scene.window.settle()
        // From the shelf at 80, 0 to the list at 0, 200: row 20 begins at 600 of the content.
        for (time, x, y, width) in [(0.25, 60, 50, 80), (0.25, 40, 100, 120), (0.25, 20, 150, 160)] as [(Double, CGFloat, CGFloat, CGFloat)] {
            scene.window.advance(by: time)
            #expect(scene.window.all(Paints.blue).contains { near($0.frame.minX, x, 0.6) && near($0.frame.minY, y, 0.6) && near($0.frame.width, width, 0.6) },
                    "\(time) \(scene.window.all(Paints.blue).map(\.frame))")
        }
        scene.window.advance(by: 1)
        scene.window.settle()
        #expect(scene.window.frame(Paints.blue) == rect(0, 200, 200, 100))
    }

    @Test func rowsRemovedWhileTheContentIsFlungFadeWhereTheyAre() {
        let remote = Remote<[Int]>(), rows = Array(100..<1_100)
        let hand = Hand(on: Numbers(rows: rows, remote: remote), width: 200, height: 400)
        hand.fling(from: CGPoint(x: 100, y: 350), by: CGSize(width: 0, height: -150), in: 0.1)
        hand.wait(0.2)
        let speed = hand.scroll.movement.velocity(at: hand.time)?.dy ?? 0
        #expect(speed > 500)
        // Every second visible row.
        let first = Int(hand.y / 40)
        withAnimation(.linear(duration: 0.4)) { remote.value = rows.enumerated().filter { !((first..<first + 10).contains($0.offset) && $0.offset % 2 == 0) }.map(\.element) }
        hand.window.settle()
        hand.wait(0.2)
        #expect(hand.window.all(Paints.red).filter { near($0.opacity, 0.5, 0.01) }.count >= 3)
        let y = hand.y
        hand.wait(0.1)
        #expect(hand.y > y, "it runs on")
        hand.wait(5)
        #expect(hand.scroll.movement.phase == .idle)
        #expect(hand.window.all(Paints.red).allSatisfy { $0.opacity == 1 } && (10...11).contains(hand.window.all(Paints.red).count))
    }

    // MARK: Environments

    @Test func rowsAtTheLargestTextSizeRightToLeft() throws {
        func scene(_ size: DynamicTypeSize) -> LazyScene {
            LazyScene(300, 400, direction: .rightToLeft) {
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                        Section {
                            ForEach(0..<100, id: \.self) { Text("Row \($0) of many with a long text").named("\($0)") }
                        } header: { Text("Header").named("header") }
                    }
                }
                .dynamicTypeSize(size)
            }
        }
        let small = scene(.large), large = scene(.accessibility5)
        #expect(small["0"]?.maxX == 300 && large["0"]?.maxX == 300 && large["header"]?.maxX == 300)
        let heights = (small["0"]?.height ?? 0, large["0"]?.height ?? 0)
        #expect(heights.1 > 2.5 * heights.0, "\(heights)")
        large.scroll(to: 3_000)
        #expect(large["header"]?.minY == 0)
        let before = large.frames
        large.scroll(by: -50)
        for (name, frame) in large.frames where name != "header" { if let old = before[name] { #expect(near(frame.minY, old.minY + 50, 1)) } }
    }
    @Test func aHorizontalGridIsMirroredRightToLeftAfterAJump() {
        func scene(_ direction: LayoutDirection) -> LazyScene {
            LazyScene(300, 100, direction: direction) {
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) { ForEach(0..<1_000, id: \.self) { Color.red.frame(width: 30).named("\($0)") } }
                }
            }
        }
        let left = scene(.leftToRight), right = scene(.rightToLeft)
        left.scroll(to: 6_000, .horizontal)
        right.scroll(to: 15_000 - 300 - 6_000, .horizontal)
        #expect(left.frames.count == 20)
        for (name, frame) in left.frames { #expect(right[name]?.minX == 300 - frame.maxX && right[name]?.minY == frame.minY) }
    }

    // MARK: Nesting

    @Test func containersOfBothAxesNestedTwentyDeep() {
        func nest(_ depth: Int) -> AnyView {
            switch (depth, depth % 3) {
            case (0, _): AnyView(ForEach(0..<100, id: \.self) { Color.red.frame(height: 40).named("\($0)") })
            case (_, 0): AnyView(LazyVGrid(columns: [GridItem()], spacing: 0) { nest(depth - 1) })
            case (_, 1): AnyView(LazyVStack(spacing: 0) { nest(depth - 1) })
            default: AnyView(Section { nest(depth - 1) })
            }
        }
        let scene = LazyScene { ScrollView { LazyVStack(spacing: 0) { nest(20) } } }
        #expect(scene["0"]?.minY == 0 && scene["9"]?.minY == 360 && scene["10"] == nil)
        scene.scroll(to: 2_000)
        #expect(scene["50"]?.minY == 0 && near(scene.scroll.contentSize.height, 4_000))
    }
    @Test func theSameRowsTwiceAtOnce() {
        let journal = Journal()
        struct Rows: View {
            let name: String, journal: Journal
            var body: some View {
                LazyVStack(spacing: 0) {
                    ForEach(0..<300, id: \.self) { row in
                        let _ = journal.ran(name)
                        Color.red.frame(height: CGFloat(20 + row * 7 % 31)).named("\(name)\(row)")
                    }
                }
            }
        }
        let scene = LazyScene {
            ScrollView {
                HStack(alignment: .top, spacing: 0) {
                    Rows(name: "a", journal: journal)
                    Rows(name: "b", journal: journal)
                }
                Rows(name: "c", journal: journal)
            }
        }
        for _ in 0..<40 {
            scene.scroll(by: 90)
            for (name, frame) in scene.frames where name.hasPrefix("a") { #expect(scene["b" + name.dropFirst()] == frame.offsetBy(dx: 100, dy: 0)) }
        }
        #expect(journal["a"] == journal["b"] && journal["a"] < 140 && journal["c"] <= 1)
    }
    /// Two columns of different heights, as in masonry layouts.
    @Test func columnsSideBySideDoNotJumpOnTheWayBack() {
        struct Column: View {
            let name: String, seed: Int
            var body: some View {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { row in Color.red.frame(height: CGFloat(20 + (row * 7919 + seed) % 83)).named("\(name)\(row)") }
                }
            }
        }
        let scene = LazyScene {
            ScrollView {
                HStack(alignment: .top, spacing: 0) {
                    Column(name: "a", seed: 0)
                    Column(name: "b", seed: 41)
                }
            }
        }
        scene.scroll(to: 30_000)
        for _ in 0..<200 {
            let before = scene.frames
            scene.scroll(by: -23)
            let now = scene.frames
            for (name, frame) in now { if let old = before[name], !near(frame.minY, old.minY + 23, 1.01) { Issue.record("\(name) moved by \(frame.minY - old.minY)") } }
        }
    }
    @Test func emptyContainersAreThereAndFillLater() {
        let remote = Remote<[Int]>(), scene = LazyScene { Numbers(rows: [], remote: remote) }
        #expect(scene.frames.isEmpty && scene.scroll.contentSize.height == 0)
        withAnimation(.linear(duration: 1)) { remote.value = Array(0..<500) }
        scene.window.settle()
        scene.window.advance(by: 2)
        #expect(scene.frames.count == 10 && scene.scroll.contentSize.height == 20_000)
        scene.scroll(to: 10_000)
        withAnimation(.linear(duration: 1)) { remote.value = [] }
        scene.window.settle()
        scene.window.advance(by: 2)
        scene.window.settle()
        #expect(scene.frames.isEmpty && scene.window.all(Paints.red).isEmpty && scene.scroll.position.y == 0)
    }
}
