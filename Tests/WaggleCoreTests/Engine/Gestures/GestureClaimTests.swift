import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore

/// Which gesture gets a finger's movement when a scroll view contains other gestures.
@MainActor
struct GestureClaimTests {
    let journal = Journal()
    private func box(_ name: String, _ axes: Axis.Set = .vertical) -> ScrollBox { ScrollBox(name, axes, journal) }
    private func drag(_ name: String, _ distance: CGFloat = 10) -> some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: distance)
            .onChanged { journal.note("\(name) \(Int($0.translation.width)),\(Int($0.translation.height))") }
            .onEnded { _ in journal.note("\(name) ended") }
    }
    /// A finger that goes down in the middle and moves in steps of 6 points.
    private func pull<V: View>(_ view: V, _ dx: CGFloat, _ dy: CGFloat, steps: Int = 3) -> [String] {
        let hand = Hand(on: view)
        hand.down(50, 50)
        for step in 1...steps {
            hand.wait(0.01)
            hand.move(50 + dx * CGFloat(step), 50 + dy * CGFloat(step))
        }
        hand.up()
        #expect(hand.isIdle)
        return journal.take()
    }

    // MARK: The pan alone

    @Test func aPanBeginsAfterTenPointsAndDoesNotMakeUpForThem() {
        #expect(pull(Color.red.scrollBox(box("list")), 0, 6) == ["list began 0,2", "list moved 0,8", "list ended 0,8"])
    }

    @Test func aMovementAcrossThePansAxisIsNotItsOwn() {
        #expect(pull(Color.red.scrollBox(box("list")), 6, 0) == [])
        #expect(pull(Color.red.scrollBox(box("map", [.horizontal, .vertical])), 6, 0) == ["map began 2,0", "map moved 8,0", "map ended 8,0"])
    }

    @Test func aPanThatIsTakenAwayIsCancelled() {
        let hand = Hand(on: Color.red.scrollBox(box("list")))
        hand.down(50, 50)
        hand.move(50, 70)
        hand.cancel()
        #expect(journal.take() == ["list began 0,10", "list cancelled 0,10"])
        #expect(hand.isIdle)
    }

    @Test func theRemainingFingerContinuesThePan() {
        let hand = Hand(on: Color.red.scrollBox(box("list")))
        hand.down(50, 50)
        hand.move(50, 70)
        hand.down(20, 20, finger: 1)
        hand.up()
        hand.move(20, 25, finger: 1)
        hand.up(finger: 1)
        #expect(journal.take() == ["list began 0,10", "list moved 0,15", "list ended 0,15"])
        #expect(hand.isIdle)
    }

    // MARK: The pan and inner gestures

    @Test func aPanTakesTheFingerFromAButton() {
        let button = Button("Press") { journal.note("pressed") }.frame(width: 100, height: 100).contentShape(Rectangle())
        #expect(pull(button.scrollBox(box("list")), 0, 6) == ["list began 0,2", "list moved 0,8", "list ended 0,8"])
        let hand = Hand(on: button.scrollBox(box("list")))
        hand.tap(50, 50)
        #expect(journal.take() == ["pressed"])
        // Too short for the pan.
        hand.down(50, 50)
        hand.move(50, 58)
        hand.up()
        #expect(journal.take() == ["pressed"])
    }

    @Test func aButtonInAScrollViewShowsItsPressOnlyOnceTheFingerRests() {
        struct Noting: ButtonStyle {
            let journal: Journal
            func makeBody(configuration: Configuration) -> some View {
                let isPressed = configuration.isPressed
                Color.red.onChange(of: isPressed) { journal.note(isPressed ? "down" : "up") }
            }
        }
        let button = Button("Press") { journal.note("pressed") }.buttonStyle(Noting(journal: journal))
        let hand = Hand(on: button.scrollBox(box("list")))
        hand.down(50, 50)
        hand.wait(0.14)
        #expect(journal.take() == [])
        hand.wait(0.02)
        #expect(journal.take() == ["down"])
        hand.move(50, 65)
        #expect(journal.take() == ["list began 0,5", "up"])
        hand.up()
        _ = journal.take()
        // Elsewhere it shows immediately.
        let alone = Hand(on: button)
        alone.down(50, 50)
        #expect(journal.take() == ["down"])
    }

    @Test func aPanTakesTheFingerFromTapsAndLongPresses() {
        let view = Color.red.onTapGesture { journal.note("tap") }.onLongPressGesture { journal.note("press") }.scrollBox(box("list"))
        #expect(pull(view, 0, 6) == ["list began 0,2", "list moved 0,8", "list ended 0,8"])
        let hand = Hand(on: view)
        hand.down(50, 50)
        hand.wait(0.6)
        #expect(journal.take() == ["press"])
        // The long press has been recognized and owns the finger.
        hand.move(50, 90)
        hand.up()
        #expect(journal.take() == [])
    }

    @Test func aSliderAndADragWithoutDistanceKeepTheFinger() {
        #expect(pull(Color.red.gesture(drag("drag", 0)).scrollBox(box("list")), 0, 6)
            == ["drag 0,0", "drag 0,6", "drag 0,12", "drag 0,18", "drag ended"])
        struct Knob: View {
            let journal: Journal
            @State private var value = 0.5
            var body: some View { Slider(value: $value).onChange(of: value) { journal.note("slid") } }
        }
        #expect(pull(Knob(journal: journal).scrollBox(box("list", [.horizontal, .vertical])), 6, 0) == ["slid", "slid", "slid"])
    }

    @Test func ofAPanAndADragThatBeginTogetherThePanWins() {
        #expect(pull(Color.red.gesture(drag("drag")).scrollBox(box("list")), 0, 6) == ["list began 0,2", "list moved 0,8", "list ended 0,8"])
        // A drag that begins earlier keeps the finger, as does one across the pan's axis.
        #expect(pull(Color.red.gesture(drag("drag", 5)).scrollBox(box("list")), 0, 6) == ["drag 0,6", "drag 0,12", "drag 0,18", "drag ended"])
        #expect(pull(Color.red.gesture(drag("drag")).scrollBox(box("list")), 6, 0) == ["drag 12,0", "drag 18,0", "drag ended"])
    }

    @Test func highPriorityGoesBeforeThePanAndSimultaneousBesideIt() {
        #expect(pull(Color.red.highPriorityGesture(drag("drag")).scrollBox(box("list")), 0, 6) == ["drag 0,12", "drag 0,18", "drag ended"])
        let both = pull(Color.red.simultaneousGesture(drag("drag")).scrollBox(box("list")), 0, 6)
        #expect(both == ["drag 0,12", "list began 0,2", "drag 0,18", "list moved 0,8", "drag ended", "list ended 0,8"])
        // Scrolling is not tapping.
        let tapped = Color.red.simultaneousGesture(TapGesture().onEnded { journal.note("tap") }).scrollBox(box("list"))
        #expect(pull(tapped, 0, 6) == ["list began 0,2", "list moved 0,8", "list ended 0,8"])
    }

    @Test func gesturesAroundAScrollViewComeAfterItsPan() {
        #expect(pull(Color.red.scrollBox(box("list")).gesture(drag("drag")), 0, 6) == ["list began 0,2", "list moved 0,8", "list ended 0,8"])
        #expect(pull(Color.red.scrollBox(box("list")).gesture(drag("drag")), 6, 0) == ["drag 12,0", "drag 18,0", "drag ended"])
        #expect(pull(Color.red.scrollBox(box("list")).onTapGesture { journal.note("tap") }, 0, 6) == ["list began 0,2", "list moved 0,8", "list ended 0,8"])
    }

    // MARK: Nested pans

    @Test func theFirstMovementDecidesBetweenPansAlongDifferentAxes() {
        let view = { Color.red.scrollBox(box("row", .horizontal)).scrollBox(box("list")) }
        let across = pull(view(), 6, 0)
        #expect(across == ["row began 2,0", "row moved 8,0", "row ended 8,0"])
        let along = pull(view(), 0, 6)
        #expect(along == ["list began 0,2", "list moved 0,8", "list ended 0,8"])
        // The first one keeps the finger, wherever it moves afterwards.
        let hand = Hand(on: view())
        hand.down(50, 50)
        hand.move(62, 50)
        hand.move(62, 90)
        hand.up()
        #expect(journal.take() == ["row began 2,0", "row moved 2,40", "row ended 2,40"])
    }

    @Test func theInnerOneOfTwoPansAlongOneAxisTakesTheFinger() {
        #expect(pull(Color.red.scrollBox(box("inner")).scrollBox(box("outer")), 0, 6) == ["inner began 0,2", "inner moved 0,8", "inner ended 0,8"])
    }

    @Test(arguments: [ScrollResponse.stays, .stretches])
    func anInnerPanThatCannotMoveThatWayLeavesTheFingerToTheOuterOne(_ response: ScrollResponse) {
        let inner = box("inner")
        inner.backward = response
        let view = Color.red.scrollBox(inner).scrollBox(box("outer"))
        #expect(pull(view, 0, 6) == ["outer began 0,2", "outer moved 0,8", "outer ended 0,8"])
        #expect(pull(view, 0, -6) == ["inner began 0,-2", "inner moved 0,-8", "inner ended 0,-8"])
    }

    @Test func ifNoScrollViewCanMoveTheInnerOneStretches() {
        let inner = box("inner"), outer = box("outer")
        inner.backward = .stretches
        outer.backward = .stretches
        #expect(pull(Color.red.scrollBox(inner).scrollBox(outer), 0, 6) == ["inner began 0,2", "inner moved 0,8", "inner ended 0,8"])
    }

    @Test func anInnerPanKeepsTheFingerPastTheEndOfItsContent() {
        let inner = box("inner"), hand = Hand(on: Color.red.scrollBox(inner).scrollBox(box("outer")))
        hand.down(50, 50)
        hand.move(50, 65)
        inner.backward = .stretches
        hand.move(50, 80)
        hand.up()
        #expect(journal.take() == ["inner began 0,5", "inner moved 0,20", "inner ended 0,20"])
    }

    // MARK: Touching moving content

    @Test func aTouchThatStopsAFlingDoesNothingElse() {
        let list = box("list")
        let view = VStack(spacing: 0) {
            Color.red.onTapGesture { journal.note("tap") }
            Button("Press") { journal.note("pressed") }
            Color.blue.gesture(drag("drag", 0))
            Color.green.simultaneousGesture(TapGesture().onEnded { journal.note("tap") })
        }.scrollBox(list)
        let hand = Hand(on: view)
        for y in stride(from: 5, to: 100, by: 10) {
            list.isCoasting = true
            hand.tap(50, CGFloat(y))
            #expect(journal.take() == ["list began 0,0 caught", "list ended 0,0 caught"])
        }
        #expect(hand.isIdle)
    }

    @Test func aTouchThatStopsAFlingPullsFromTheFirstPointOn() {
        let list = box("list"), hand = Hand(on: Color.red.scrollBox(list))
        list.isCoasting = true
        hand.down(50, 50)
        hand.move(50, 53)
        hand.up()
        #expect(journal.take() == ["list began 0,0 caught", "list moved 0,3 caught", "list ended 0,3 caught"])
    }

    // MARK: Without a scroll view, as on iOS

    @Test func aDragWithoutDistanceOnACellKeepsAPlainDragAroundItFromHappening() {
        // The inner gesture is active on touch-down; a plain outer one is exclusive with it and comes after it.
        #expect(pull(Color.red.gesture(drag("cell", 0)).gesture(drag("container")), 6, 0) == ["cell 0,0", "cell 6,0", "cell 12,0", "cell 18,0", "cell ended"])
        #expect(pull(Color.red.gesture(drag("cell", 0)).simultaneousGesture(drag("container")), 6, 0).filter { $0.hasPrefix("container") }
            == ["container 12,0", "container 18,0", "container ended"])
    }

    @Test func aShortDragBesideATapIsBoth() {
        // A tap may wander 45 points, and simultaneous gestures do not affect each other.
        #expect(pull(Color.red.onTapGesture { journal.note("tap") }.simultaneousGesture(drag("drag")), 6, 0)
            == ["drag 12,0", "drag 18,0", "tap", "drag ended"])
        #expect(pull(Color.red.onTapGesture { journal.note("tap") }.gesture(drag("drag")), 6, 0) == ["drag 12,0", "drag 18,0", "drag ended"])
    }
}
