import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore

@MainActor
struct GestureCombinationTests {
    let journal = Journal()
    private func note(_ name: String) { journal.note(name) }
    private func drag(_ name: String, _ distance: CGFloat = 10) -> some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: distance)
            .onChanged { note("\(name) \(Int($0.translation.width))") }
            .onEnded { _ in note("\(name) ended") }
    }
    private func tap(_ name: String, count: Int = 1) -> some Gesture<Void> { TapGesture(count: count).onEnded { note(name) } }
    private func press(_ name: String) -> some Gesture<Bool> {
        LongPressGesture().onChanged { _ in note("\(name) down") }.onEnded { _ in note(name) }
    }

    // MARK: In one gesture

    @Test func exclusiveTapsWaitForTheFirstToFail() {
        let hand = Hand(on: Color.red.gesture(tap("double", count: 2).exclusively(before: tap("single"))))
        hand.tap(10, 10)
        hand.wait(0.34)
        #expect(journal.take() == [])
        hand.wait(0.02)
        #expect(journal.take() == ["single"])
        hand.tap(10, 10)
        hand.wait(0.1)
        hand.tap(10, 10)
        hand.wait(1)
        #expect(journal.take() == ["double"])
        #expect(hand.isIdle)
    }

    @Test func exclusiveValuesTellWhichOneItWas() {
        let gesture = tap("t", count: 2).exclusively(before: SpatialTapGesture()).onEnded { value in
            switch value {
            case .first: note("first")
            case .second(let tap): note("second \(Int(tap.location.x))")
            }
        }
        let hand = Hand(on: Color.red.gesture(gesture))
        hand.tap(30, 10)
        hand.wait(0.5)
        #expect(journal.take() == ["second 30"])
    }

    @Test func simultaneousGesturesEndTogether() {
        let both = drag("drag").simultaneously(with: LongPressGesture(minimumDuration: 0.2)).onEnded { value in
            note("both \(value.first != nil) \(value.second != nil)")
        }
        let hand = Hand(on: Color.red.gesture(both))
        hand.down(10, 10)
        hand.wait(0.3)
        hand.move(40, 10)
        hand.up()
        #expect(journal.take() == ["drag 30", "drag ended", "both true true"])
        // The press fails because of the movement; the remaining gesture ends it.
        hand.down(10, 10)
        hand.move(40, 10)
        hand.up()
        #expect(journal.take() == ["drag 30", "drag ended", "both true false"])
        hand.tap(10, 10)
        #expect(journal.take() == [])
        #expect(hand.isIdle)
    }

    @Test func aSequenceBeginsItsSecondPartWhereTheFingerIs() {
        let sequence = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture()).onChanged { value in
            switch value {
            case .first: note("first")
            case .second(_, nil): note("second")
            case .second(_, let drag?): note("drag \(Int(drag.translation.width)) from \(Int(drag.startLocation.x))")
            }
        }.onEnded { _ in note("ended") }
        let hand = Hand(on: Color.red.gesture(sequence))
        hand.down(10, 10)
        hand.move(15, 10)
        #expect(journal.take() == ["first"])
        hand.wait(0.31)
        #expect(journal.take() == ["second"])
        hand.move(20, 10)
        hand.move(30, 10)
        hand.up()
        #expect(journal.take() == ["drag 15 from 15", "ended"])
        // Without the drag, nothing has ended.
        hand.down(10, 10)
        hand.wait(0.4)
        hand.up()
        #expect(journal.take() == ["first", "second"])
        // Lifted too early.
        hand.down(10, 10)
        hand.wait(0.1)
        hand.up()
        #expect(journal.take() == ["first"])
        #expect(hand.isIdle)
    }

    @Test func sequencedTapsEndAfterTheSecond() {
        let hand = Hand(on: Color.red.gesture(tap("one").sequenced(before: tap("two")).onEnded { _ in note("both") }))
        hand.tap(10, 10)
        #expect(journal.take() == ["one"])
        hand.wait(0.05)
        hand.tap(10, 10)
        #expect(journal.take() == ["two", "both"])
        #expect(hand.isIdle)
        hand.tap(10, 10)
        hand.wait(0.4)
        #expect(hand.isIdle)
        hand.tap(10, 10)
        #expect(journal.take() == ["one", "one"])
    }

    @Test func mapChangesTheValue() {
        let hand = Hand(on: Color.red.gesture(DragGesture().map { Int($0.translation.width) }.onChanged { note("\($0)") }.onEnded { note("end \($0)") }))
        hand.down(10, 10)
        hand.move(30, 10)
        hand.move(30, 11)
        hand.up()
        #expect(journal.take() == ["20", "end 20"])
    }

    @Test func anyGestureAndOptionalGesture() {
        let none: TapGesture? = nil, some: TapGesture? = TapGesture()
        #expect(taps(Color.red.gesture(AnyGesture(TapGesture().onEnded { note("any") }))) == ["any"])
        #expect(taps(Color.red.onTapGesture { note("inner") }.highPriorityGesture(none)) == ["inner"])
        #expect(taps(Color.red.onTapGesture { note("inner") }.highPriorityGesture(some.onEnded { note("some") })) == ["some"])
    }
    private func taps<V: View>(_ view: V) -> [String] {
        let hand = Hand(on: view)
        hand.tap(10, 10)
        return journal.take()
    }

    @Test func aGestureOfTheProgramsOwn() {
        struct Swipe: Gesture {
            let action: (CGFloat) -> Void
            @GestureState private var length: CGFloat = 0
            var body: some Gesture<DragGesture.Value> {
                DragGesture()
                    .updating($length) { value, length, _ in length = value.translation.width }
                    .onEnded { action($0.translation.width) }
            }
        }
        let hand = Hand(on: Color.red.gesture(Swipe { note("swiped \(Int($0))") }))
        hand.down(10, 10)
        hand.drag(to: 60, 10, in: 0.1)
        hand.up()
        #expect(journal.take() == ["swiped 50"])
        #expect(hand.isIdle)
    }

    // MARK: Between views

    /// Plays the same touches on an inner view in an outer one.
    private func play<V: View>(_ view: V, _ script: (Hand) -> Void) -> [String] {
        let hand = Hand(on: view)
        script(hand)
        hand.wait(1)
        #expect(hand.isIdle)
        return journal.take()
    }
    private func shortTap(_ hand: Hand) { hand.tap(20, 20) }
    private func dragOf20(_ hand: Hand) {
        hand.down(20, 20)
        hand.drag(to: 40, 20, in: 0.04)
        hand.up()
    }
    private func hold(_ hand: Hand) {
        hand.down(20, 20)
        hand.wait(0.6)
        hand.up()
    }

    @Test func aTapInADraggedView() {
        let view = Color.red.gesture(tap("tap")).gesture(drag("drag"))
        #expect(play(view, shortTap) == ["tap"])
        #expect(play(view, dragOf20) == ["drag 10", "drag 15", "drag 20", "drag ended"])
        #expect(play(view, hold) == ["tap"])
    }

    @Test func aDragInATappedView() {
        let view = Color.red.gesture(drag("drag")).gesture(tap("tap"))
        #expect(play(view, shortTap) == ["tap"])
        #expect(play(view, dragOf20) == ["drag 10", "drag 15", "drag 20", "drag ended"])
    }

    @Test func theInnerDragKeepsTheOuterOneFromHappening() {
        #expect(play(Color.red.gesture(drag("inner")).gesture(drag("outer")), dragOf20) == ["inner 10", "inner 15", "inner 20", "inner ended"])
        #expect(play(Color.red.gesture(drag("inner")).highPriorityGesture(drag("outer")), dragOf20) == ["outer 10", "outer 15", "outer 20", "outer ended"])
    }

    @Test func anOuterDragGoesOnUntilTheInnerOneIsRecognized() {
        let view = Color.red.gesture(drag("inner", 15)).gesture(drag("outer", 5))
        #expect(play(view, dragOf20) == ["outer 5", "outer 10", "inner 15", "inner 20", "inner ended"])
    }

    @Test func simultaneousDragsBothHappen() {
        let view = Color.red.simultaneousGesture(drag("inner", 15)).simultaneousGesture(drag("outer"))
        #expect(play(view, dragOf20) == ["outer 10", "inner 15", "outer 15", "inner 20", "outer 20", "inner ended", "outer ended"])
    }

    @Test func aDragWithoutDistanceShowsTheTouchAndLeavesTheTapAlone() {
        let view = Color.red.gesture(tap("tap")).simultaneousGesture(drag("touch", 0))
        #expect(play(view, shortTap) == ["touch 0", "tap", "touch ended"])
        // The inner tap comes first although the drag around it was active from the beginning.
        #expect(play(Color.red.gesture(tap("tap")).gesture(drag("touch", 0)), shortTap) == ["touch 0", "tap"])
    }

    @Test func aLongPressNeedNotWaitForATapWithin() {
        let view = Color.red.gesture(tap("tap")).gesture(press("press"))
        #expect(play(view, shortTap) == ["press down", "tap"])
        #expect(play(view, hold) == ["press down", "press"])
    }

    @Test func aTapAroundALongPress() {
        let view = Color.red.gesture(press("press")).gesture(tap("tap"))
        #expect(play(view, shortTap) == ["press down", "tap"])
        #expect(play(view, hold) == ["press down", "press"])
    }

    @Test func dragPinchAndTurnAtOnce() {
        let view = Color.red
            .simultaneousGesture(drag("drag"))
            .simultaneousGesture(MagnificationGesture().onEnded { note("pinch \(($0 * 100).rounded())") })
            .simultaneousGesture(RotationGesture().onEnded { note("turn \($0.degrees.rounded())") })
            .onTapGesture { note("tap") }
        let hand = Hand(on: view)
        hand.down(40, 50)
        hand.down(60, 50, finger: 1)
        hand.wait(0.02)
        hand.move(50, 40)
        hand.move(50, 80, finger: 1)
        hand.up(finger: 1)
        hand.up()
        #expect(journal.take() == ["drag 10", "pinch 200.0", "turn 90.0", "drag ended"])
        #expect(hand.isIdle)
        hand.tap(50, 50)
        #expect(journal.take() == ["tap"])
    }
}
