import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// The proposals of a scroll view to its content, its size, and the positions of its content.
@MainActor struct ScrollViewTests {
    private func window<V: View>(_ view: V, _ width: CGFloat = 100, _ height: CGFloat = 100, safeArea: EdgeInsets = EdgeInsets()) -> HeadlessWindow {
        HeadlessWindow(view, size: CGSize(width: width, height: height), safeArea: safeArea)
    }

    @Test func aPlaceAtTheBeginningIsZeroWithoutASign() {
        let hand = Hand(window(ScrollView { Bar(Paints.red, 300) }))
        #expect(hand.scroll.limits(.vertical).lowerBound.sign == .plus)
    }
    @Test func theContentIsOfferedNoLengthAlongAndAllAcross() {
        #expect(window(ScrollView { Rectangle().fill(Paints.red) }).frame(Paints.red) == CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(window(ScrollView(.horizontal) { Rectangle().fill(Paints.red) }).frame(Paints.red) == CGRect(x: 0, y: 0, width: 10, height: 100))
        #expect(window(ScrollView([.horizontal, .vertical]) { Rectangle().fill(Paints.red) }).frame(Paints.red)?.size == CGSize(width: 10, height: 10))
    }

    @Test func itTakesWhatItIsOfferedAlongAndIsAsWideAsItsContentAcross() {
        let view = ScrollView { Rectangle().fill(Paints.red).frame(width: 40, height: 300) }.background { Rectangle().fill(Paints.blue) }
        #expect(window(view).frame(Paints.blue) == CGRect(x: 30, y: 0, width: 40, height: 100))
        let ideal = ScrollView { Rectangle().fill(Paints.red).frame(width: 40, height: 60) }.fixedSize().background { Rectangle().fill(Paints.blue) }
        #expect(window(ideal).frame(Paints.blue) == CGRect(x: 30, y: 20, width: 40, height: 60))
    }

    @Test func severalViewsStandOneBelowTheOther() {
        let both = window(ScrollView { Bar(Paints.red, 20); Bar(Paints.blue, 30) })
        #expect(both.frame(Paints.red)?.minY == 0 && both.frame(Paints.blue)?.minY == 28)
        let across = window(ScrollView(.horizontal) { Block(Paints.red); Block(Paints.blue) })
        #expect(across.frame(Paints.red)?.minX == across.frame(Paints.blue)?.minX)
    }

    @Test func anEmptyOneIsThere() {
        let hand = Hand(window(ScrollView { EmptyView() }.background { Rectangle().fill(Paints.blue) }))
        hand.fling(from: CGPoint(x: 50, y: 80), by: CGSize(width: 0, height: -50), in: 0.1)
        hand.wait(1)
        #expect(hand.scroll.position == .zero)
    }

    @Test func contentIsClippedToTheBounds() {
        let clipped = window(ScrollView { Bar(Paints.red, 300) })
        #expect(clipped.one(Paints.red)?.effects == ["clip \(CGRect(x: 0, y: 0, width: 100, height: 100))"])
        #expect(window(ScrollView { Bar(Paints.red, 300) }.scrollClipDisabled()).one(Paints.red)?.effects == [])
    }

    // MARK: Insets

    @Test func theSafeAreaIsAnInsetThatContentScrollsThrough() {
        let hand = Hand(window(ScrollView { Bar(Paints.red, 300) }, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)))
        #expect(hand.window.frame(Paints.red)?.minY == 20)
        #expect(hand.window.one(Paints.red)?.effects == ["clip \(CGRect(x: 0, y: 0, width: 100, height: 100))"])
        #expect(hand.scroll.limits(.vertical) == 0...230)
        hand.scroll.leaveInitialPosition()
        hand.scroll.setPosition(CGPoint(x: 0, y: 230))
        hand.wait(0.1)
        #expect(hand.window.frame(Paints.red)?.maxY == 90)
        let geometry = hand.scroll.geometry
        #expect(geometry.contentOffset.y == 210 && geometry.contentInsets.top == 20 && geometry.contentInsets.bottom == 10)
        #expect(geometry.containerSize.height == 100 && geometry.contentSize.height == 300 && geometry.bounds.maxY == 310 && geometry.visibleRect.maxY == 300)
    }

    @Test func barsAtTheEdgesAreInsetsToo() {
        let hand = Hand(window(ScrollView { Bar(Paints.red, 300) }.safeAreaInset(edge: .bottom, spacing: 0) { Bar(Paints.blue, 30) }))
        #expect(hand.scroll.limits(.vertical) == 0...230)
        #expect(hand.window.one(Paints.red)?.effects == ["clip \(CGRect(x: 0, y: 0, width: 100, height: 100))"])
    }

    @Test func marginsScrollWithTheContent() {
        let hand = Hand(window(ScrollView { Rectangle().fill(Paints.red).frame(height: 300) }.contentMargins(.horizontal, 10, for: .scrollContent).contentMargins(.top, 25, for: .scrollContent)))
        #expect(hand.window.frame(Paints.red) == CGRect(x: 10, y: 25, width: 80, height: 300))
        #expect(hand.scroll.limits(.vertical) == 0...225)
        #expect(hand.scroll.geometry.contentOffset == CGPoint(x: -10, y: -25))
    }

    @Test func theInnermostMarginsOfAnEdgeWin() {
        let hand = Hand(window(ScrollView { Bar(Paints.red, 300) }.contentMargins(.top, 5).contentMargins(.top, 50)))
        #expect(hand.window.frame(Paints.red)?.minY == 5)
    }

    // MARK: Initial positions

    @Test func aPositionMayBeginAtAnAnchor() {
        let hand = Hand(window(ScrollView { Bar(Paints.red, 300) }.defaultScrollAnchor(.bottom)))
        #expect(hand.y == 200)
        let small = Hand(window(ScrollView { Bar(Paints.red, 30) }.defaultScrollAnchor(.center)))
        #expect(small.window.frame(Paints.red)?.minY == 35)
        let aligned = Hand(window(ScrollView { Bar(Paints.red, 30) }.defaultScrollAnchor(.bottom, for: .alignment)))
        #expect(aligned.window.frame(Paints.red)?.minY == 70)
        #expect(Hand(window(ScrollView([.horizontal, .vertical]) { Block(Paints.red, 300) })).scroll.position == .zero, "as with SDKs before 16 and from 17 on")
    }

    @Test func theAnchorOfSizeChangesStays() {
        struct Growing: View {
            @State var height: CGFloat = 300
            let remote: Remote<CGFloat>
            var body: some View {
                remote.connect($height)
                ScrollView { Bar(Paints.red, height) }.defaultScrollAnchor(.bottom)
            }
        }
        let remote = Remote<CGFloat>(), hand = Hand(window(Growing(remote: remote)))
        hand.down(50, 20)
        hand.drag(to: 50, 60, in: 0.2)
        hand.wait(0.2)
        hand.up()
        hand.wait(1)
        let fromEnd = 200 - hand.y
        #expect(fromEnd > 20)
        remote.value = 400
        hand.wait(0.1)
        #expect(abs(300 - hand.y - fromEnd) < 1e-6)
    }

    @Test func rightToLeftContentBeginsAtTheRight() {
        let hand = Hand(window(ScrollView(.horizontal) { Rectangle().fill(Paints.red).frame(width: 300, height: 20) }.environment(\.layoutDirection, .rightToLeft)))
        #expect(hand.window.frame(Paints.red)?.maxX == 100)
        #expect(hand.scroll.geometry.contentOffset.x == 0)
        hand.down(20, 50)
        hand.drag(to: 70, 50, in: 0.2)
        hand.wait(0.2)
        #expect(abs(hand.scroll.geometry.contentOffset.x - 40) < 0.5)
    }

    @Test func contentThatBecomesTooShortMovesBackInside() {
        struct Shrinking: View {
            @State var height: CGFloat = 500
            let remote: Remote<CGFloat>
            var body: some View {
                remote.connect($height)
                ScrollView { Bar(Paints.red, height) }
            }
        }
        let remote = Remote<CGFloat>(), hand = Hand(window(Shrinking(remote: remote)))
        hand.scroll.leaveInitialPosition()
        hand.scroll.setPosition(CGPoint(x: 0, y: 400))
        remote.value = 250
        hand.wait(0.1)
        #expect(hand.y == 150)
    }

    @Test func aResizeKeepsTheTopmostVisibleView() {
        struct Rows: View {
            var body: some View {
                ScrollView { VStack(spacing: 0) { ForEach(0..<40) { row in Rectangle().fill(row == 20 ? Paints.red : Paints.blue).aspectRatio(4, contentMode: .fit) } } }
            }
        }
        let hand = Hand(window(Rows(), 200, 300))
        hand.scroll.leaveInitialPosition()
        hand.scroll.setPosition(CGPoint(x: 0, y: 20 * 50 + 10))
        hand.wait(0.1)
        #expect(hand.window.frame(Paints.red)?.minY == -10)
        hand.window.setSize(CGSize(width: 400, height: 300))
        hand.wait(0.1)
        #expect(hand.window.frame(Paints.red)?.minY == -10)
    }

    // MARK: Reading

    @Test func placesFollowEveryFrameOverScrollIncludedAndNothingElseRuns() {
        struct Header: View {
            let journal: Journal
            var body: some View {
                let _ = journal.ran("header")
                ScrollView {
                    GeometryReader { proxy in
                        let _ = journal.note("\(Int(proxy.frame(in: .global).minY.rounded())) \(Int(proxy.frame(in: .scrollView).minY.rounded())) \(Int(proxy.frame(in: .named("box")).minY.rounded()))")
                        Rectangle().fill(Paints.red)
                    }.frame(height: 40)
                    ForEach(0..<50) { row in Other(row: row, journal: journal) }
                }.coordinateSpace(name: "box")
            }
        }
        struct Other: View {
            let row: Int, journal: Journal
            var body: some View {
                let _ = journal.ran("row")
                Bar(Paints.blue, 30)
            }
        }
        let journal = Journal(), hand = Hand(window(Header(journal: journal)))
        #expect(journal.events.last == "0 0 0")
        journal.reset()
        hand.down(50, 60)
        hand.move(50, 40)
        #expect(journal.events == ["-10 -10 -10"])
        hand.move(50, 39)
        #expect(journal.take() == ["-10 -10 -10", "-11 -11 -11"])
        let counters = hand.window.graph.counters
        hand.move(50, 38)
        #expect(counters.bodies == 1 && counters.placements <= 2 && counters.measures <= 2 && journal["row"] == 0 && journal["header"] == 0)
        hand.move(50, 90)
        #expect(journal.events.last?.hasPrefix("1") == true, "a stretch counts as well")
    }

    @Test func aScrolledFrameRunsNoBodyAndNoLayout() {
        let hand = Hand(window(ScrollView { VStack { ForEach(0..<1000) { Text("Row \($0)") } } }, 200, 400))
        hand.down(100, 300)
        hand.move(100, 280)
        hand.move(100, 270)
        let counters = hand.window.graph.counters
        #expect(counters.bodies == 0 && counters.measures == 0 && counters.placements == 0)
        #expect(counters.drawnItems <= 6)
    }

    // MARK: Containers inside

    @Test func framesRelativeToTheContainerFollowTheScrollView() {
        let view = ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<3) { Rectangle().fill($0 == 1 ? Paints.red : Paints.blue).containerRelativeFrame(.horizontal) } } }
            .contentMargins(.horizontal, 10, for: .scrollContent)
        let hand = Hand(window(view, 120, 100))
        #expect(hand.window.frame(Paints.red) == CGRect(x: 110, y: 0, width: 100, height: 100))
    }

    @Test func twentyNestedOnesComeToRestAndGo() {
        struct Nest: View {
            let depth: Int
            var body: some View { depth == 0 ? AnyView(Bar(Paints.red, 30)) : AnyView(ScrollView { Nest(depth: depth - 1) }.frame(height: CGFloat(30 + depth))) }
        }
        let hand = Hand(window(Nest(depth: 20)))
        #expect(hand.window.frame(Paints.red) != nil)
        hand.fling(from: CGPoint(x: 50, y: 60), by: CGSize(width: 0, height: -40), in: 0.1)
        hand.wait(1)
    }

    @Test func aScrollViewThatGoesWhileItMovesIsFreed() {
        struct Toggled: View {
            @State var isShown = true
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($isShown)
                if isShown { ScrollView { Bar(Paints.red, 3000) }.transition(.opacity) }
            }
        }
        let remote = Remote<Bool>(), hand = Hand(window(Toggled(remote: remote)))
        weak let node = hand.scroll
        hand.fling(from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -80), in: 0.08)
        hand.wait(0.05)
        withAnimation(.linear(duration: 0.2)) { remote.value = false }
        hand.wait(1)
        #expect(node == nil && !hand.window.graph.isAnimating)
    }

    @Test(arguments: [false, true]) func aScrollViewThatGoesUnderAFingerMovesNothing(closes: Bool) {
        struct Toggled: View {
            @State var isShown = true
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($isShown)
                if isShown { ScrollView { Bar(Paints.red, 3000) } }
            }
        }
        let remote = Remote<Bool>(), hand = Hand(window(Toggled(remote: remote)))
        weak let node = hand.scroll
        // Pulled beyond its beginning: released content moves back from there.
        hand.down(50, 20)
        hand.drag(to: 50, 90, in: 0.1)
        if closes { hand.window.graph.close() } else { remote.value = false }
        hand.wait(0.1)
        hand.up()
        hand.wait(0.1)
        #expect(closes || node == nil)
        #expect(!hand.window.graph.isAnimating)
    }

    // MARK: Indicators

    @Test func indicatorsShowWhileTheContentMovesAndFade() {
        let hand = Hand(window(ScrollView { Bar(Paints.red, 400) }))
        func bar() -> CGRect? { hand.window.shown.last { $0.frame.width == 3 }?.frame }
        #expect(bar() == nil)
        hand.down(50, 80)
        hand.drag(to: 50, 40, in: 0.2)
        hand.wait(0.2)
        let shown = bar()
        #expect(shown?.minX == 94 && shown?.height == 36 && shown.map { abs($0.minY - (3 + hand.y / 300 * 58)) < 0.01 } == true)
        hand.up()
        hand.wait(1)
        #expect(bar() != nil)
        hand.wait(1)
        #expect(bar() == nil)
        #expect(hand.window.graph.nextWake == nil && !hand.window.graph.isAnimating)
        let hidden = Hand(window(ScrollView(showsIndicators: false) { Bar(Paints.red, 400) }))
        hidden.down(50, 80)
        hidden.drag(to: 50, 40, in: 0.2)
        #expect(!hidden.window.shown.contains { $0.frame.width == 3 })
    }

    @Test func indicatorsFlashWhereTheProgramWants() {
        let hand = Hand(window(ScrollView { Bar(Paints.red, 400) }.scrollIndicatorsFlash(onAppear: true)))
        #expect(hand.window.shown.contains { $0.frame.width == 3 })
        hand.wait(2)
        #expect(!hand.window.shown.contains { $0.frame.width == 3 })
    }

    @Test func aPointerDragsTheIndicator() throws {
        let journal = Journal()
        let hand = Hand(window(ScrollView { Button { journal.note("tapped") } label: { Bar(Paints.red, 400) } }))
        hand.wheel(CGVector(dx: 0, dy: -1))
        hand.wait(1)
        #expect(hand.y == 60)
        let bar = try #require(hand.window.shown.last { $0.frame.width == 3 }?.frame)
        // A finger at the same place pulls the content.
        hand.hover(bar.midX, bar.midY)
        hand.down(bar.midX, bar.midY)
        hand.drag(to: bar.midX, bar.midY + 29, in: 0.2)
        #expect(abs(hand.y - 210) < 0.01, "half of the bar's way is half of the content's")
        hand.drag(to: bar.midX, bar.midY + 200, in: 0.2)
        #expect(hand.y == 300)
        hand.up()
        hand.wait(0.5)
        #expect(hand.y == 300 && journal.events.isEmpty)
    }

    // MARK: Keys

    @Test func keysScrollWhatNobodyElseTakes() {
        let hand = Hand(window(ScrollView { Bar(Paints.red, 1000) }))
        func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
            let taken = hand.window.graph.send(.key(KeyEvent(phase: .down, key: key.character, characters: "", modifiers: modifiers, time: hand.time)))
            hand.wait(1)
            return taken
        }
        #expect(press(.downArrow) && hand.y == 40)
        #expect(press(.pageDown) && hand.y == 130)
        #expect(press(.space, .shift) && hand.y == 40)
        #expect(press(.end) && hand.y == 900)
        #expect(!press(.downArrow), "there is no room")
        #expect(press(.home) && hand.y == 0)
        #expect(!press(.rightArrow))
    }

    @Test(arguments: [false, true]) func aFingerWhoseContentAKeyHasMovedAwayLeavesTheMovementAlone(_ isThrown: Bool) {
        let hand = Hand(window(ScrollView { Bar(Paints.red, 1000) }))
        hand.down(50, 90)
        hand.drag(to: 50, 60, in: 0.2)
        #expect(hand.window.graph.send(.key(KeyEvent(phase: .down, key: KeyEquivalent.end.character, characters: "", modifiers: [], time: hand.time))))
        hand.wait(0.05)
        let before = hand.y
        if isThrown { hand.drag(to: 50, 99, in: 0.03) } else { hand.wait(0.1) }
        #expect(hand.y > before, "the finger does not hold the content back")
        hand.up()
        #expect(hand.scroll.movement.phase != .idle)
        hand.wait(1)
        #expect(hand.y == 900 && hand.scroll.movement.phase == .idle)
        hand.down(50, 20)
        hand.drag(to: 50, 60, in: 0.2)
        #expect(hand.y < 900, "the next finger takes hold of it")
        hand.up()
    }
}
