import Foundation
import Testing
import TestSupport
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore
@testable import WaggleHeadless

/// Programmatic scrolling, targets and observers.
@MainActor struct ScrollPositionTests {
    private struct Rows: View {
        var count = 50
        var height: CGFloat = 30
        var body: some View { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { row in Rectangle().fill(row == 20 ? Paints.red : Paints.blue).frame(height: height) } } }
    }
    private func hand<V: View>(_ view: V) -> Hand { Hand(on: view) }

    // MARK: ScrollViewReader

    private final class Proxy { var proxy: ScrollViewProxy? }
    private struct Read: View {
        let holder: Proxy
        var body: some View {
            ScrollViewReader { proxy in
                let _ = holder.proxy = proxy
                ScrollView { Rows() }
            }
        }
    }

    @Test func scrollToPutsTheAnchorOfTheViewAtTheAnchorOfWhatIsSeen() {
        let holder = Proxy(), hand = hand(Read(holder: holder))
        for (anchor, place) in [(UnitPoint.top, 600.0), (.center, 565), (.bottom, 530), (UnitPoint(x: 0, y: 0.25), 582.5)] {
            holder.proxy?.scrollTo(20, anchor: anchor)
            hand.wait(0.02)
            #expect(abs(hand.y - place) < 0.5)
        }
        holder.proxy?.scrollTo(49, anchor: .top)
        hand.wait(0.02)
        #expect(hand.y == 1400, "the end of the content")
    }

    @Test func withoutAnAnchorTheContentMovesAsLittleAsNeeded() {
        let holder = Proxy(), hand = hand(Read(holder: holder))
        holder.proxy?.scrollTo(20)
        hand.wait(0.02)
        #expect(hand.y == 530, "from above: at the bottom")
        holder.proxy?.scrollTo(19)
        hand.wait(0.02)
        #expect(hand.y == 530, "seen already")
        holder.proxy?.scrollTo(5)
        hand.wait(0.02)
        #expect(hand.y == 150, "from below: at the top")
        holder.proxy?.scrollTo("none")
        hand.wait(0.02)
        #expect(hand.y == 150)
    }

    @Test func anAnimatedScrollFollowsItsAnimationAndCanBeTurnedAround() {
        let holder = Proxy(), hand = hand(Read(holder: holder))
        withAnimation(.linear(duration: 1)) { holder.proxy?.scrollTo(20, anchor: .top) }
        hand.wait(0.01)
        let start = hand.time
        hand.wait(0.5)
        #expect(abs(hand.y - 600 * (hand.time - start)) < 7)
        #expect(hand.scroll.movement.phase == .animating)
        let before = hand.y
        withAnimation(.spring(duration: 0.4)) { holder.proxy?.scrollTo(0, anchor: .top) }
        hand.wait(0.01)
        #expect(abs(hand.y - before) < 10, "nothing jumps")
        hand.wait(2)
        #expect(hand.y == 0 && hand.scroll.movement.phase == .idle)
    }

    @Test func aFingerTakesOverWhatIsAnimated() {
        let holder = Proxy(), hand = hand(Read(holder: holder))
        withAnimation(.linear(duration: 2)) { holder.proxy?.scrollTo(40, anchor: .top) }
        hand.wait(1)
        hand.down(50, 50)
        let caught = hand.y
        hand.wait(0.2)
        #expect(abs(hand.y - caught) < 20)
        hand.drag(to: 50, 80, in: 0.1)
        hand.wait(0.2)
        hand.up()
        hand.wait(2)
        #expect(hand.y < caught)
    }

    @Test func aViewThatTheSameActionAddsIsScrolledTo() {
        struct Chat: View {
            @State var count = 3
            let holder: Proxy, remote: Remote<Int>
            var body: some View {
                remote.connect($count)
                ScrollViewReader { proxy in
                    let _ = holder.proxy = proxy
                    ScrollView { Rows(count: count) }
                }
            }
        }
        let holder = Proxy(), remote = Remote<Int>(), hand = hand(Chat(holder: holder, remote: remote))
        remote.value = 30
        holder.proxy?.scrollTo(29, anchor: .bottom)
        hand.wait(0.05)
        #expect(hand.y == 800)
    }

    // MARK: scrollPosition(id:)

    private struct Bound: View {
        @State var id: Int?
        let remote: Remote<Int?>
        var anchor: UnitPoint?
        var body: some View {
            remote.connect($id)
            ScrollView { Rows().scrollTargetLayout() }.scrollPosition(id: $id, anchor: anchor)
        }
    }

    @Test func theBindingFollowsWhatIsSeenFirst() {
        let remote = Remote<Int?>(), hand = hand(Bound(remote: remote))
        #expect(remote.value == .some(nil), "nobody has scrolled")
        hand.down(50, 90)
        hand.drag(to: 50, 15, in: 0.3)
        hand.wait(0.2)
        #expect(remote.value == 2, "\(hand.y)")
        hand.up()
        hand.wait(1)
        #expect(remote.value == 2)
    }
    @Test func writingTheBindingScrolls() {
        let remote = Remote<Int?>(), hand = hand(Bound(remote: remote))
        remote.value = 20
        hand.wait(0.05)
        #expect(hand.y == 600)
        withAnimation(.linear(duration: 0.5)) { remote.value = 10 }
        hand.wait(0.2)
        #expect(hand.y > 310 && hand.y < 590 && remote.value == 10)
        hand.wait(1)
        #expect(hand.y == 300 && remote.value == 10)
    }
    @Test func theBindingFollowsAFingerThatCatchesAnAnimationBeforeItHasMoved() {
        let remote = Remote<Int?>(), hand = hand(Bound(remote: remote))
        withAnimation(.linear(duration: 0.5)) { remote.value = 20 }
        hand.window.settle()
        #expect(hand.y == 0 && remote.value == 20)
        hand.down(50, 50)
        hand.up()
        hand.wait(1)
        #expect(hand.y == 0 && remote.value == 0)
    }
    @Test func aFirstValuePositionsTheFirstLayout() {
        let remote = Remote<Int?>(), hand = hand(Bound(id: 20, remote: remote))
        #expect(hand.y == 600)
    }
    @Test func anAnchorDecidesWhichViewCounts() {
        let remote = Remote<Int?>(), hand = hand(Bound(remote: remote, anchor: .center))
        hand.down(50, 90)
        hand.drag(to: 50, 15, in: 0.3)
        hand.wait(0.2)
        // 65 to 165 are visible: the middle is in the row from 90 to 120.
        #expect(remote.value == 3, "\(hand.y)")
    }

    // MARK: ScrollPosition

    private struct Placed: View {
        @State var position = ScrollPosition(idType: Int.self)
        @State var count = 50
        let remote: Remote<ScrollPosition>, countRemote: Remote<Int>
        var body: some View {
            remote.connect($position)
            countRemote.connect($count)
            ScrollView { Rows(count: count).scrollTargetLayout() }.scrollPosition($position)
        }
    }
    /// Its body runs once, and the scroll view is the content of a modifier with a body.
    private struct PlacedWithin: View {
        @State var position = ScrollPosition(idType: Int.self)
        let remote: Remote<ScrollPosition>
        var body: some View {
            ScrollView { Rows(count: 50) }.scrollPosition($position).focusable().background { remote.connect($position) }
        }
    }
    @Test func aPositionIsHeardOfWhereNoBodyReadsIt() {
        let remote = Remote<ScrollPosition>(), hand = hand(PlacedWithin(remote: remote))
        remote.value?.scrollTo(y: 77)
        hand.wait(0.05)
        #expect(hand.y == 77)
    }
    @Test func positionsGoToEdgesPointsAndViews() {
        let remote = Remote<ScrollPosition>(), count = Remote<Int>(), hand = hand(Placed(remote: remote, countRemote: count))
        remote.value?.scrollTo(edge: .bottom)
        hand.wait(0.05)
        #expect(hand.y == 1400 && remote.value?.edge == .bottom)
        count.value = 60
        hand.wait(0.05)
        #expect(hand.y == 1700, "an edge sticks when the content grows")
        remote.value?.scrollTo(y: 77)
        hand.wait(0.05)
        #expect(hand.y == 77 && remote.value?.point == CGPoint(x: 0, y: 77))
        remote.value?.scrollTo(id: 20)
        hand.wait(0.05)
        #expect(hand.y == 600 && remote.value?.viewID(type: Int.self) == 20)
        #expect(remote.value?.isPositionedByUser == false)
        hand.down(50, 90)
        hand.drag(to: 50, 20, in: 0.2)
        hand.wait(0.2)
        hand.up()
        hand.wait(0.5)
        #expect(remote.value?.isPositionedByUser == true && remote.value?.edge == nil && remote.value?.point == nil)
        #expect(remote.value?.viewID(type: Int.self) == Int((hand.y / 30).rounded()))
    }

    // MARK: Targets

    private func paged() -> Hand {
        hand(ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<6) { Rectangle().fill($0 == 1 ? Paints.red : Paints.blue).frame(width: 100, height: 50) } } }.scrollTargetBehavior(.paging))
    }
    @Test(arguments: [400.0, 1200, 4000]) func aSwipeTurnsOnePage(speed: Double) {
        let hand = paged()
        hand.fling(from: CGPoint(x: 90, y: 50), by: CGSize(width: -40, height: 0), in: 40 / speed)
        hand.wait(3)
        #expect(hand.x == 100)
        hand.fling(from: CGPoint(x: 90, y: 50), by: CGSize(width: -40, height: 0), in: 40 / speed)
        hand.wait(3)
        #expect(hand.x == 200)
        hand.fling(from: CGPoint(x: 10, y: 50), by: CGSize(width: 40, height: 0), in: 40 / speed)
        hand.wait(3)
        #expect(hand.x == 100)
    }
    @Test func aSlowReleaseGoesToTheNearestPage() {
        for (length, page) in [(-50.0, 0.0), (-75, 100)] {
            let hand = paged()
            hand.down(95, 50)
            hand.drag(to: 95 + length, 50, in: 0.5)
            hand.wait(0.3)
            hand.up()
            let released = hand.x
            hand.wait(0.02)
            #expect(abs(hand.x - released) < 25, "it does not jump")
            hand.wait(2)
            #expect(hand.x == CGFloat(page))
        }
    }
    @Test func viewsAlignWithTheBeginning() {
        func make(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Hand {
            hand(ScrollView(.horizontal) { HStack(spacing: 10) { ForEach(0..<40) { _ in Block(Paints.blue, 40) } }.scrollTargetLayout() }
                .scrollTargetBehavior(.viewAligned(limitBehavior: limit)).contentMargins(.horizontal, 20, for: .scrollContent))
        }
        let free = make(.never)
        free.fling(from: CGPoint(x: 90, y: 50), by: CGSize(width: -60, height: 0), in: 0.04)
        free.wait(5)
        #expect(free.x > 300 && abs(free.x - (free.x / 50).rounded() * 50) < 0.01, "\(free.x) \(free.scroll.movement.phase)")
        let one = make(.alwaysByOne)
        one.fling(from: CGPoint(x: 90, y: 50), by: CGSize(width: -60, height: 0), in: 0.04)
        one.wait(4)
        #expect(one.x == 50)
        let few = make(.always)
        few.fling(from: CGPoint(x: 90, y: 50), by: CGSize(width: -60, height: 0), in: 0.04)
        few.wait(4)
        // The finger lifts on the second view.
        #expect(few.x == 200)
    }
    /// Medium confidence: Apple's documentation speaks of a few views of a scroll, not of where it began; a ruler that rolled back could not be read.
    @Test(arguments: [ViewAlignedScrollTargetBehavior.LimitBehavior.always, .alwaysByOne]) func theLimitOfAlignedViewsIsThatOfTheThrowAndNotOfTheDrag(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior) {
        func ruler() -> Hand {
            hand(ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<60) { _ in Block(Paints.blue, 10) } }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned(limitBehavior: limit)))
        }
        let slow = ruler()
        slow.down(95, 50)
        slow.drag(to: 5, 50, in: 1)
        slow.wait(0.3)
        let released = slow.x
        slow.up()
        slow.wait(3)
        #expect(released > 60 && abs(slow.x - released) <= 5.01, "\(released) \(slow.x)")
        let thrown = ruler()
        thrown.down(95, 50)
        thrown.drag(to: 25, 50, in: 0.07)
        let lifted = thrown.x
        thrown.up()
        thrown.wait(3)
        #expect(limit == .alwaysByOne ? abs(thrown.x - lifted) <= 5.01 : thrown.x > lifted && thrown.x <= lifted + 35.01, "\(lifted) \(thrown.x)")
    }
    /// Medium confidence.
    @Test func aBindingWhoseGetterStaysTheSameCommandsNothing() {
        struct Tens: View {
            let remote: Remote<Int>
            @State private var ticks = 0
            @State private var ten: Int? = 0
            var body: some View {
                let _ = ticks
                ScrollView { Rows().scrollTargetLayout() }
                    .scrollPosition(id: Binding(get: { ten }, set: { if let row = $0, row % 10 == 0 { ten = row } }))
                    .background { remote.connect($ticks) }
            }
        }
        let remote = Remote<Int>(), hand = hand(Tens(remote: remote))
        hand.down(50, 95)
        hand.drag(to: 50, 5, in: 0.6)
        let place = hand.y
        remote.value = 1
        hand.wait(0.1)
        #expect(place > 70 && hand.y == place, "\(place) \(hand.y)")
        hand.up()
        hand.wait(1)
        remote.value = 2
        hand.wait(0.1)
        #expect(hand.y >= place - 1)
    }
    @Test func aBindingThatIsSetBackCommandsAgain() {
        let remote = Remote<Int?>(), hand = hand(Held(0, remote) { row in ScrollView { Rows().scrollTargetLayout() }.scrollPosition(id: row) })
        hand.down(50, 95)
        hand.drag(to: 50, 5, in: 0.6)
        hand.wait(0.3)
        hand.up()
        hand.wait(1)
        #expect(remote.value != 0 && hand.y > 60)
        remote.value = 0
        hand.wait(0.1)
        #expect(hand.y == 0)
    }
    @Test func aRuleOfTheProgramsOwnDecides() {
        struct Hundreds: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = (target.rect.minY / 100).rounded() * 100 }
        }
        let hand = hand(ScrollView { Rows() }.scrollTargetBehavior(Hundreds()))
        hand.fling(from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -60), in: 0.1)
        hand.wait(4)
        #expect(hand.y > 0 && hand.y.truncatingRemainder(dividingBy: 100) == 0)
    }

    @Test func oneTurnOfAWheelIsOneSwipe() {
        let hand = paged()
        hand.wheel(CGVector(dx: -1, dy: 0))
        hand.wait(1)
        #expect(hand.x == 100, "one notch turns to the next page")
        for _ in 0..<4 {
            hand.wheel(CGVector(dx: -1, dy: 0))
            hand.wait(0.03)
        }
        hand.wait(1)
        #expect(hand.x == 200, "so do several notches while the page turns")
        hand.wheel(CGVector(dx: -1, dy: 0))
        hand.wait(0.03)
        hand.wheel(CGVector(dx: 1, dy: 0))
        hand.wait(1)
        #expect(hand.x == 200, "a notch the other way turns back")
        hand.wheel(CGVector(dx: 20, dy: 0))
        hand.wait(1)
        #expect(hand.x == 100)
    }
    @Test func aWheelMovesByWholeViews() {
        let hand = hand(ScrollView(.horizontal) { HStack(spacing: 10) { ForEach(0..<40) { _ in Block(Paints.blue, 190) } }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned))
        for place in [200.0, 400] {
            hand.wheel(CGVector(dx: -1, dy: 0))
            hand.wait(1)
            #expect(abs(hand.x - place) < 0.01, "one notch is less than half a view and moves to the next")
        }
        for _ in 0..<6 {
            hand.wheel(CGVector(dx: -1, dy: 0))
            hand.wait(0.03)
        }
        hand.wait(1)
        #expect(hand.x == 800, "the notches of one turn add up to 360 points")
    }
    @Test func arrowKeysTurnPages() {
        let hand = paged()
        func press(_ key: KeyEquivalent) -> CGFloat {
            hand.window.graph.send(.key(KeyEvent(phase: .down, key: key.character, characters: "", time: hand.time)))
            hand.wait(1)
            return hand.x
        }
        #expect([press(.rightArrow), press(.pageDown), press(.space), press(.leftArrow), press(.pageUp)] == [100, 200, 300, 200, 100])
        #expect([press(.end), press(.leftArrow), press(.home)] == [500, 400, 0])
    }
    @Test func aStepThatARuleWouldTakeBackGoesOn() {
        struct Late: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { if target.rect.minY < 200 { target.rect.origin.y = target.rect.minY < 90 ? 0 : 200 } }
        }
        let hand = hand(ScrollView { Rows() }.scrollTargetBehavior(Late()))
        for place in [200.0, 260] {
            hand.wheel(CGVector(dx: 0, dy: -1))
            hand.wait(1)
            #expect(abs(hand.y - place) < 0.01)
        }
        for place in [200.0, 0] {
            hand.wheel(CGVector(dx: 0, dy: 1))
            hand.wait(1)
            #expect(abs(hand.y - place) < 0.01)
        }
    }
    @Test func wheelsAndKeysObeyTheProgramsOwnRule() {
        struct Ends: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { if target.rect.minY > 0, target.rect.minY < 100 { target.rect.origin.y = target.rect.minY < 50 ? 0 : 100 } }
        }
        let hand = hand(ScrollView { Rows() }.scrollTargetBehavior(Ends()))
        hand.wheel(CGVector(dx: 0, dy: -1))
        hand.wait(1)
        #expect(hand.y == 100)
        hand.wheel(CGVector(dx: 0, dy: -1))
        hand.wait(1)
        #expect(hand.y == 160, "elsewhere it is free")
    }

    @Test func aRuleThatLimitsScrollsIsAskedWithANearerTarget() {
        struct Noting: ScrollTargetBehavior {
            let limits: Bool, journal: Journal
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                let distance = target.rect.minY - 60
                MainActor.assumeIsolated { journal.note("\(Int(distance))") }
            }
            func properties(context: PropertiesContext) -> Properties {
                var properties = Properties()
                properties.limitsScrolls = limits && context.axes == .vertical
                return properties
            }
        }
        for (limits, distance) in [(false, 489...499), (true, 95...99)] {
            let journal = Journal()
            let hand = hand(ScrollView { VStack { ForEach(0..<100) { _ in Bar(Paints.red, 40) } } }.scrollTargetBehavior(AnyScrollTargetBehavior(Noting(limits: limits, journal: journal))))
            hand.down(50, 90)
            hand.drag(to: 50, 20, in: 0.07)
            hand.up()
            #expect(journal.take().compactMap(Int.init).contains { distance.contains($0) })
        }
        #expect(PagingScrollTargetBehavior().properties(context: ScrollTargetBehaviorPropertiesContext(environment: EnvironmentValues(), axes: .vertical)).limitsScrolls)
        #expect(!ViewAlignedScrollTargetBehavior(limitBehavior: .never).properties(context: ScrollTargetBehaviorPropertiesContext(environment: EnvironmentValues(), axes: .vertical)).limitsScrolls)
    }

    // MARK: Watching

    @Test func phasesAndGeometryAreTold() {
        struct Watched: View {
            let journal: Journal
            var body: some View {
                ScrollView { Rows() }
                    .onScrollPhaseChange { old, new in journal.note("\(old) \(new)") }
                    .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 50 } action: { old, new in journal.note("\(old) \(new)") }
            }
        }
        let journal = Journal(), hand = hand(Watched(journal: journal))
        #expect(journal.take() == ["false false"])
        hand.down(50, 90)
        hand.drag(to: 50, 20, in: 0.1)
        #expect(journal.take() == ["idle interacting", "false true"])
        hand.up()
        hand.wait(0.01)
        #expect(journal.take() == ["interacting decelerating"])
        hand.wait(4)
        #expect(journal.take() == ["decelerating idle"])
    }
    @Test func viewsKnowWhetherTheyAreSeen() {
        struct Watched: View {
            let journal: Journal
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10) { row in Bar(Paints.blue, 40).onScrollVisibilityChange { journal.note("\(row) \($0)") } }
                    }
                }
            }
        }
        let journal = Journal(), hand = hand(Watched(journal: journal))
        #expect(journal.take() == ["0 true", "1 true", "2 true"])
        hand.scroll.leaveInitialPosition()
        hand.scroll.setPosition(CGPoint(x: 0, y: 30))
        hand.wait(0.02)
        #expect(Set(journal.take()) == ["0 false"])
        hand.scroll.setPosition(CGPoint(x: 0, y: 80))
        hand.wait(0.02)
        #expect(Set(journal.take()) == ["1 false", "3 true", "4 true"])
    }
    @Test func theTargetsThatAreSeenAreTold() {
        struct Watched: View {
            let journal: Journal
            var body: some View {
                ScrollView { Rows().scrollTargetLayout() }.onScrollTargetVisibilityChange(idType: Int.self) { journal.note("\($0)") }
            }
        }
        let journal = Journal(), hand = hand(Watched(journal: journal))
        #expect(journal.take() == ["[0, 1, 2]"])
        hand.scroll.leaveInitialPosition()
        hand.scroll.setPosition(CGPoint(x: 0, y: 20))
        hand.wait(0.02)
        #expect(journal.take() == ["[1, 2, 3]"])
    }
    @Test func transitionsFollowTheScrolling() {
        let view = ScrollView {
            VStack(spacing: 0) {
                Bar(Paints.blue, 60)
                Bar(Paints.red, 80).scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 20) }
                Bar(Paints.blue, 300)
            }
        }
        let hand = hand(view)
        // 40 of 80 points are visible at the bottom: halfway on an ease-in-out curve.
        #expect(abs((hand.window.one(Paints.red)?.opacity ?? 0) - 0.5) < 0.01 && abs((hand.window.frame(Paints.red)?.minX ?? 0) - 10) < 0.5)
        hand.scroll.leaveInitialPosition()
        hand.scroll.setPosition(CGPoint(x: 0, y: 40))
        hand.wait(0.02)
        #expect(hand.window.one(Paints.red)?.opacity == 1)
        hand.scroll.setPosition(CGPoint(x: 0, y: 100))
        hand.wait(0.02)
        #expect(abs((hand.window.one(Paints.red)?.opacity ?? 0) - 0.5) < 0.01 && abs((hand.window.frame(Paints.red)?.minX ?? 0) + 10) < 0.5)
    }
    @Test func animatedTransitionsSwitchAtTheThreshold() {
        let view = ScrollView {
            VStack(spacing: 0) {
                Bar(Paints.red, 80).scrollTransition(.animated(.linear(duration: 0.2)).threshold(.visible(0.5))) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
                Bar(Paints.blue, 300)
            }
        }
        let hand = hand(view)
        #expect(hand.window.one(Paints.red)?.opacity == 1)
        hand.scroll.leaveInitialPosition()
        hand.scroll.setPosition(CGPoint(x: 0, y: 41))
        hand.wait(0.1)
        #expect(abs((hand.window.one(Paints.red)?.opacity ?? 0) - 0.5) < 0.11)
        hand.wait(0.3)
        #expect((hand.window.one(Paints.red)?.opacity ?? 0) == 0)
    }

    // MARK: Refreshing

    @Test func contentThatIsPulledFarEnoughIsLoadedAnew() async throws {
        final class Gate: @unchecked Sendable {
            var isOpen = false, starts = 0
        }
        let gate = Gate()
        let view = ScrollView { Rows() }.refreshable {
            gate.starts += 1
            while !gate.isOpen { try? await Task.sleep(nanoseconds: 1_000_000) }
        }
        let hand = Hand(on: view, width: 390, height: 800)
        hand.down(100, 100)
        hand.drag(to: 100, 200, in: 0.2)
        #expect(gate.starts == 0)
        hand.drag(to: 100, 400, in: 0.2)
        hand.wait(0.1)
        await eventually { gate.starts > 0 }
        #expect(gate.starts == 1, "while the finger is still down")
        hand.up()
        hand.wait(2)
        #expect(hand.y == -60)
        gate.isOpen = true
        await eventually {
            hand.wait(0.02)
            return hand.y == 0
        }
        #expect(hand.y == 0 && gate.starts == 1)
    }
}
