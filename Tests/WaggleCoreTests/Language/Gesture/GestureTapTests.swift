import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore

@MainActor
struct GestureTapTests {
    let journal = Journal()

    @Test func aTapCountsWhenTheFingerGoesUp() {
        let hand = Hand(on: Block(Paints.red).onTapGesture { journal.note("tap") })
        hand.down(50, 50)
        hand.wait(0.1)
        #expect(journal.take() == [])
        hand.up()
        #expect(journal.take() == ["tap"])
        #expect(hand.isIdle)
    }

    @Test func aTouchBesideTheViewIsNoTap() {
        let hand = Hand(on: Block(Paints.red).onTapGesture { journal.note("tap") })
        hand.tap(39, 50)
        hand.tap(50, 61)
        #expect(journal.take() == [])
    }

    @Test func aTapMayWanderAlmost45Points() {
        let hand = Hand(on: Color.red.onTapGesture { journal.note("tap") })
        hand.down(10, 10)
        hand.move(54.9, 10)
        hand.up()
        #expect(journal.take() == ["tap"])
        hand.down(10, 10)
        hand.move(55, 10)
        hand.move(10, 10)
        hand.up()
        #expect(journal.take() == [])
    }

    @Test func aTapLastsLessThanThreeQuartersOfASecond() {
        let hand = Hand(on: Color.red.onTapGesture { journal.note("tap") })
        hand.down(10, 10)
        hand.wait(0.74)
        hand.up()
        #expect(journal.take() == ["tap"])
        hand.down(10, 10)
        hand.wait(0.75)
        hand.up()
        #expect(journal.take() == [])
    }

    @Test func aLateEndFailsWithoutAFrameInBetween() {
        let hand = Hand(on: Color.red.onTapGesture { journal.note("tap") })
        hand.window.graph.send(.touch(Touch(phase: .began, location: CGPoint(x: 9, y: 9), time: 0)))
        hand.window.graph.send(.touch(Touch(phase: .ended, location: CGPoint(x: 9, y: 9), time: 0.8)))
        #expect(journal.take() == [])
    }

    @Test func twoTapsHaveToFollowWithin035Seconds() {
        let hand = Hand(on: Color.red.onTapGesture(count: 2) { journal.note("double") })
        hand.tap(10, 10)
        hand.wait(0.34)
        hand.tap(10, 10)
        #expect(journal.take() == ["double"])
        hand.tap(10, 10)
        hand.wait(0.36)
        hand.tap(10, 10)
        #expect(journal.take() == [])
        #expect(!hand.isIdle)
        hand.wait(0.4)
        #expect(hand.isIdle)
    }

    @Test func aSingleTapWaitsForTheDoubleTapWithinToFail() {
        let hand = Hand(on: Color.red.onTapGesture(count: 2) { journal.note("double") }.onTapGesture { journal.note("single") })
        hand.tap(10, 10)
        #expect(journal.take() == [])
        hand.wait(0.34)
        #expect(journal.take() == [])
        hand.wait(0.02)
        #expect(journal.take() == ["single"])
        hand.tap(10, 10)
        hand.wait(0.1)
        hand.tap(10, 10)
        hand.wait(1)
        #expect(journal.take() == ["double"])
    }

    @Test func aSecondFingerMakesItNoTap() {
        let hand = Hand(on: Color.red.onTapGesture { journal.note("tap") })
        hand.down(10, 10)
        hand.down(40, 10, finger: 1)
        hand.up()
        hand.up(finger: 1)
        #expect(journal.take() == [])
        #expect(hand.isIdle)
        hand.tap(10, 10)
        #expect(journal.take() == ["tap"])
    }

    @Test func aTouchTakenAwayIsNoTap() {
        let hand = Hand(on: Color.red.onTapGesture { journal.note("tap") })
        hand.down(10, 10)
        hand.cancel()
        #expect(journal.take() == [])
        #expect(hand.isIdle)
    }

    @Test func fingersOnDifferentViewsTapAtTheSameTime() {
        let hand = Hand(on: HStack(spacing: 0) {
            Color.red.onTapGesture { journal.note("left") }
            Color.blue.onTapGesture { journal.note("right") }
        })
        hand.down(10, 10)
        hand.down(90, 10, finger: 1)
        hand.up(finger: 1)
        hand.up()
        #expect(journal.take() == ["right", "left"])
    }

    @Test func theInnerTapComesFirst() {
        let hand = Hand(on: Block(Paints.red).onTapGesture { journal.note("inner") }.frame(width: 100, height: 100)
            .background(Color.blue).onTapGesture { journal.note("outer") })
        hand.tap(50, 50)
        #expect(journal.take() == ["inner"])
        hand.tap(5, 5)
        #expect(journal.take() == ["outer"])
    }

    @Test func highPriorityTurnsTheOrderAround() {
        let hand = Hand(on: Color.red.onTapGesture { journal.note("inner") }
            .highPriorityGesture(TapGesture().onEnded { journal.note("outer") }))
        hand.tap(50, 50)
        #expect(journal.take() == ["outer"])
    }

    @Test func simultaneousTapsBothCount() {
        let hand = Hand(on: Color.red.onTapGesture { journal.note("inner") }
            .simultaneousGesture(TapGesture().onEnded { journal.note("outer") }))
        hand.tap(50, 50)
        #expect(journal.take() == ["inner", "outer"])
    }

    @Test(arguments: [(GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, [])])
    func theMaskChoosesWhichGesturesCount(_ mask: GestureMask, _ expected: [String]) {
        let hand = Hand(on: Color.red.onTapGesture { journal.note("inner") }
            .gesture(TapGesture().onEnded { journal.note("outer") }, including: mask))
        hand.tap(50, 50)
        #expect(journal.take() == expected)
    }

    @Test func aGestureThatIsNotEnabledLeavesTheOthersAlone() {
        let hand = Hand(on: Color.red.onTapGesture { journal.note("inner") }
            .highPriorityGesture(TapGesture().onEnded { journal.note("outer") }, isEnabled: false))
        hand.tap(50, 50)
        #expect(journal.take() == ["inner"])
    }

    @Test func theLocationIsInTheSpaceAskedFor() {
        let view = Block(Paints.red)
            .onTapGesture { journal.note("local \(Int($0.x)) \(Int($0.y))") }
            .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded { journal.note("global \(Int($0.location.x)) \(Int($0.location.y))") })
            .simultaneousGesture(SpatialTapGesture(coordinateSpace: .named("row")).onEnded { journal.note("named \(Int($0.location.x)) \(Int($0.location.y))") })
            .padding(10)
            .coordinateSpace(name: "row")
        let hand = Hand(on: view)
        hand.tap(45, 55)
        #expect(journal.take() == ["local 5 15", "global 45 55", "named 15 25"])
    }

    @Test func actionsSeeWhatTheViewCapturedLast() {
        struct Counter: View {
            let journal: Journal
            @State private var count = 0
            var body: some View {
                Color.red.onTapGesture {
                    journal.note("was \(count)")
                    count += 1
                }
            }
        }
        let hand = Hand(on: Counter(journal: journal))
        for _ in 0..<3 { hand.tap(10, 10) }
        #expect(journal.take() == ["was 0", "was 1", "was 2"])
    }

    @Test func aViewThatGoesWhileItIsTouchedIsNotTapped() {
        struct Going: View {
            let journal: Journal
            let isThere: Remote<Bool>
            @State private var shown = true
            var body: some View {
                isThere.connect($shown)
                if shown { Color.red.onTapGesture { journal.note("tap") } }
            }
        }
        let remote = Remote<Bool>(), hand = Hand(on: Going(journal: journal, isThere: remote))
        hand.down(50, 50)
        remote.value = false
        hand.wait(0.1)
        hand.up()
        #expect(journal.take() == [])
        #expect(hand.isIdle)
    }

    @Test func aViewDisabledWhileItIsTouchedIsNotTapped() {
        struct Disabling: View {
            let journal: Journal
            let remote: Remote<Bool>
            @State private var isOff = false
            var body: some View {
                Color.red.onTapGesture { journal.note("tap") }.disabled(isOff)
                    .background { remote.connect($isOff) }
            }
        }
        let remote = Remote<Bool>(), hand = Hand(on: Disabling(journal: journal, remote: remote))
        hand.down(50, 50)
        remote.value = true
        hand.wait(0.1)
        remote.value = false
        hand.wait(0.1)
        hand.up()
        #expect(journal.take() == [])
        #expect(hand.isIdle)
        hand.tap(50, 50)
        #expect(journal.take() == ["tap"])
    }

    @Test func nothingIsEvaluatedOrDrawnForATapThatChangesNothing() {
        let hand = Hand(on: Color.red.onTapGesture {})
        _ = hand.window.graph.displayList()
        hand.tap(10, 10)
        let counters = hand.window.graph.counters
        #expect(counters.bodies == 0 && counters.measures == 0 && counters.placements == 0 && counters.drawnItems == 0)
        #expect(hand.window.graph.nextWake == nil && !hand.window.graph.needsUpdate)
    }

    @Test func theHostIsToldWhenAGestureWaits() {
        let hand = Hand(on: Color.red.onTapGesture(count: 2) {})
        hand.down(10, 10)
        #expect(near(hand.window.graph.nextWake, 0.75))
        hand.wait(0.1)
        hand.up()
        #expect(near(hand.window.graph.nextWake, 0.45))
    }
}
