import Foundation
import Testing
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore

@MainActor
struct GestureDragTests {
    let journal = Journal()

    private final class Values {
        var changed: [DragGesture.Value] = []
        var ended: [DragGesture.Value] = []
    }
    private func gesture(_ values: Values, _ distance: CGFloat = 10, _ space: CoordinateSpace = .local) -> some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: distance, coordinateSpace: space).onChanged { values.changed.append($0) }.onEnded { values.ended.append($0) }
    }

    @Test func aDragBeginsAtItsMinimumDistanceAndCountsFromTheTouch() {
        let values = Values(), hand = Hand(on: Color.red.gesture(gesture(values)))
        hand.down(0, 0)
        hand.move(6, 0)
        #expect(values.changed.isEmpty)
        hand.move(12, 0)
        #expect(values.changed.map(\.translation) == [CGSize(width: 12, height: 0)])
        #expect(values.changed.first?.startLocation == .zero)
        hand.move(3, 4)
        hand.up()
        #expect(values.changed.count == 2)
        #expect(values.ended.map(\.translation) == [CGSize(width: 3, height: 4)])
        #expect(hand.isIdle)
    }

    @Test func aTouchThatStaysIsNoDrag() {
        let values = Values(), hand = Hand(on: Color.red.gesture(gesture(values)))
        hand.tap(10, 10)
        #expect(values.changed.isEmpty && values.ended.isEmpty)
        #expect(hand.isIdle)
    }

    @Test func withoutADistanceItBeginsWithTheTouch() {
        let values = Values(), hand = Hand(on: Color.red.gesture(gesture(values, 0)))
        hand.down(10, 10)
        #expect(values.changed.map(\.translation) == [.zero])
        hand.up()
        #expect(values.changed.count == 1 && values.ended.count == 1)
    }

    @Test func theFingerMayLeaveTheView() {
        let values = Values(), hand = Hand(on: Block(Paints.red).gesture(gesture(values)))
        hand.down(50, 50)
        hand.move(200, 50)
        hand.up()
        #expect(values.ended.map(\.translation.width) == [150])
    }

    @Test func velocityAndPredictionFollowTheLastSamples() {
        let values = Values(), hand = Hand(on: Color.red.gesture(gesture(values)))
        hand.down(0, 0)
        hand.drag(to: 40, 0, in: 0.1)
        hand.up()
        let value = values.ended.first
        #expect(near(value?.velocity.width, 400, 1e-6))
        #expect(near(value?.predictedEndTranslation.width, 140, 1e-6))
        #expect(near(value?.predictedEndLocation.x, 140, 1e-6))
        // Of the last two differences, the newer has a weight of a quarter.
        let second = Values(), other = Hand(on: Color.red.gesture(gesture(second)))
        other.down(0, 0)
        other.wait(0.01)
        other.move(20, 0)
        other.wait(0.01)
        other.move(24, 0)
        #expect(near(second.changed.last?.velocity.width, CGFloat(1600), CGFloat(1e-6)))
    }

    @Test func aFingerThatRestedHasNoVelocity() {
        let values = Values(), hand = Hand(on: Color.red.gesture(gesture(values)))
        hand.down(0, 0)
        hand.drag(to: 40, 0, in: 0.1)
        hand.wait(0.2)
        hand.up()
        #expect(values.ended.first?.velocity == .zero)
        #expect(values.ended.first?.predictedEndTranslation == CGSize(width: 40, height: 0))
    }

    @Test func timeIsTheDateOfTheEvent() {
        let values = Values(), hand = Hand(on: Color.red.gesture(gesture(values, 0)))
        hand.down(0, 0)
        hand.wait(0.5)
        hand.move(10, 0)
        let dates = values.changed.map(\.time)
        #expect(dates.count == 2 && near(dates[1].timeIntervalSince(dates[0]), 0.5))
    }

    @Test func aCancelledDragDoesNotEnd() {
        let values = Values(), hand = Hand(on: Color.red.gesture(gesture(values)))
        hand.down(0, 0)
        hand.move(30, 0)
        hand.cancel()
        #expect(values.changed.count == 1 && values.ended.isEmpty)
        #expect(hand.isIdle)
    }

    @Test func theFirstFingerCounts() {
        let values = Values(), hand = Hand(on: Color.red.gesture(gesture(values)))
        hand.down(0, 0)
        hand.move(20, 0)
        hand.down(90, 90, finger: 1)
        hand.move(50, 50, finger: 1)
        hand.move(30, 0)
        hand.up()
        #expect(values.changed.last?.translation == CGSize(width: 30, height: 0))
        #expect(values.ended.map(\.translation) == [CGSize(width: 30, height: 0)])
        hand.up(finger: 1)
        #expect(hand.isIdle)
    }

    @Test func placesAreInTheSpaceAskedFor() {
        let local = Values(), global = Values(), named = Values()
        let hand = Hand(on: Color.red.frame(width: 20, height: 20)
            .simultaneousGesture(gesture(local))
            .simultaneousGesture(gesture(global, 10, .global))
            .simultaneousGesture(gesture(named, 10, .named("big")))
            .scaleEffect(2)
            .padding(10)
            .coordinateSpace(name: "big"))
        hand.down(50, 50)
        hand.move(64, 50)
        #expect(local.changed.map(\.startLocation) == [CGPoint(x: 10, y: 10)])
        #expect(local.changed.map(\.translation.width) == [7])
        #expect(global.changed.map(\.translation.width) == [14])
        #expect(named.changed.map(\.startLocation) == [CGPoint(x: 20, y: 20)])
        #expect(named.changed.map(\.translation.width) == [14])
    }

    @Test func aTurnedViewSeesTheDragInItsOwnDirection() {
        let values = Values(), hand = Hand(on: Color.red.gesture(gesture(values)).rotationEffect(.degrees(90)))
        hand.down(50, 50)
        hand.move(50, 80)
        let translation = values.changed.last?.translation
        #expect(near(translation?.width, 30) && near(translation?.height, 0))
    }

    @Test func aViewThatFollowsTheFingerSeesItStandStill() {
        struct Follower: View {
            let note: (CGSize) -> Void
            @State private var offset = CGSize.zero
            var body: some View {
                Block(Paints.red)
                    .gesture(DragGesture(minimumDistance: 0).onChanged { note($0.translation) })
                    .offset(offset)
                    .simultaneousGesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { offset = $0.translation })
            }
        }
        var last = CGSize.zero
        let hand = Hand(on: Follower { last = $0 })
        hand.down(50, 50)
        hand.move(60, 50)
        #expect(last.width == 10)
        // The view has followed by now.
        hand.move(60.5, 50)
        #expect(near(last.width, 0.5))
    }

    @Test func theVelocityOfADragGoesOnInTheSpring() {
        struct Thrown: View {
            @State private var x: CGFloat = 0
            var body: some View {
                Block(Paints.red).offset(x: x).frame(width: 100, alignment: .leading)
                    .gesture(DragGesture(minimumDistance: 0)
                        .onChanged { x = $0.translation.width }
                        .onEnded { _ in withAnimation(.spring(duration: 1)) { x = 60 } })
            }
        }
        func shown(after drag: TimeInterval) -> CGFloat {
            let hand = Hand(on: Thrown())
            hand.down(5, 50)
            hand.drag(to: 35, 50, in: drag)
            hand.up()
            hand.wait(0.05)
            return hand.window.minX(Paints.red) ?? 0
        }
        let fast = shown(after: 0.1), slow = shown(after: 2)
        #expect(fast > slow + 5)
        #expect(slow > 30)
    }

    @Test func gestureStateLastsAsLongAsTheGesture() {
        struct Held: View {
            let journal: Journal
            @GestureState private var x: CGFloat = 0
            var body: some View {
                Block(Paints.red).offset(x: x).frame(width: 100, alignment: .leading)
                    .gesture(DragGesture().updating($x) { value, x, _ in x = value.translation.width }.onEnded { _ in journal.note("ended") })
            }
        }
        let hand = Hand(on: Held(journal: journal))
        hand.down(10, 50)
        hand.drag(to: 40, 50, in: 0.1)
        #expect(hand.window.minX(Paints.red) == 30)
        hand.up()
        #expect(hand.window.minX(Paints.red) == 0)
        #expect(journal.take() == ["ended"])
        hand.down(10, 50)
        hand.drag(to: 40, 50, in: 0.1)
        hand.cancel()
        #expect(hand.window.minX(Paints.red) == 0)
        #expect(journal.take() == [])
    }

    @Test func theResetTransactionMovesGestureStateBack() {
        struct Held: View {
            let reset: Int
            @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var a: CGFloat = 0
            @GestureState(reset: { value, transaction in transaction.animation = .linear(duration: Double(value) / 10) }) private var b: CGFloat = 0
            var body: some View {
                Block(Paints.red).offset(x: reset == 0 ? a : b).frame(width: 100, alignment: .leading)
                    .gesture(DragGesture(minimumDistance: 0).updating(reset == 0 ? $a : $b) { value, x, _ in x = value.translation.width })
            }
        }
        for (reset, expected) in [(0, 10.0), (1, 15.0)] {
            let hand = Hand(on: Held(reset: reset))
            hand.down(10, 50)
            hand.move(30, 50)
            hand.up()
            hand.wait(0.5)
            #expect(near(hand.window.minX(Paints.red), CGFloat(expected), 0.01))
        }
    }

    @Test func theTransactionOfUpdatingAnimatesGestureState() {
        struct Held: View {
            @GestureState private var isDown = false
            var body: some View {
                Block(Paints.red).offset(x: isDown ? 40 : 0).frame(width: 100, alignment: .leading)
                    .gesture(DragGesture(minimumDistance: 0).updating($isDown) { _, isDown, transaction in
                        isDown = true
                        transaction.animation = .linear(duration: 1)
                    })
            }
        }
        let hand = Hand(on: Held())
        hand.down(10, 50)
        hand.wait(0.5)
        #expect(near(hand.window.minX(Paints.red), 20, 0.01))
    }

    @Test func gestureStateIsResetWhenTheViewWithTheGestureGoes() {
        struct Going: View {
            let remote: Remote<Bool>
            @State private var isThere = true
            @GestureState private var x: CGFloat = 0
            var body: some View {
                VStack(spacing: 0) {
                    remote.connect($isThere)
                    Block(Paints.blue, 10).offset(x: x).frame(width: 100, alignment: .leading)
                    if isThere { Color.red.gesture(DragGesture().updating($x) { value, x, _ in x = value.translation.width }) }
                    Spacer()
                }
            }
        }
        let remote = Remote<Bool>(), hand = Hand(on: Going(remote: remote))
        hand.down(10, 50)
        hand.move(40, 50)
        #expect(hand.window.minX(Paints.blue) == 30)
        remote.value = false
        hand.wait(0.02)
        #expect(hand.window.minX(Paints.blue) == 0)
        #expect(hand.isIdle || hand.window.graph.input.responders.isEmpty)
        hand.up()
        #expect(hand.isIdle)
    }

    @Test func movesBetweenTwoFramesAreAppliedAsOne() {
        struct Follower: View {
            let journal: Journal
            @State private var x: CGFloat = 0
            var body: some View {
                let _ = journal.ran("body")
                Block(Paints.red).offset(x: x).gesture(DragGesture(minimumDistance: 0).onChanged { x = $0.translation.width })
            }
        }
        let hand = Hand(on: Follower(journal: journal))
        hand.down(50, 50)
        journal.reset()
        for step in 1...8 {
            hand.window.graph.send(.touch(Touch(phase: .moved, location: CGPoint(x: 50 + CGFloat(step), y: 50), time: 0.001 * Double(step))))
        }
        hand.window.advance(to: 0.01)
        #expect(journal["body"] == 1)
    }

    // MARK: Long press

    @Test func aLongPressSucceedsWhileTheFingerIsDown() {
        let hand = Hand(on: Color.red.onLongPressGesture { journal.note("press") } onPressingChanged: { journal.note("\($0)") })
        hand.down(10, 10)
        #expect(journal.take() == ["true"])
        hand.wait(0.49)
        #expect(journal.take() == [])
        hand.wait(0.02)
        #expect(journal.take() == ["false", "press"])
        hand.up()
        #expect(journal.take() == [])
        #expect(hand.isIdle)
    }

    @Test func aLongPressFailsByMovementAndByAnEarlyEnd() {
        let hand = Hand(on: Color.red.onLongPressGesture(minimumDuration: 0.2, maximumDistance: 5, pressing: { journal.note("\($0)") }) { journal.note("press") })
        hand.down(10, 10)
        hand.move(15, 10)
        hand.move(15.1, 10)
        #expect(journal.take() == ["true", "false"])
        hand.wait(0.5)
        hand.up()
        hand.down(10, 10)
        hand.wait(0.1)
        hand.up()
        hand.wait(0.5)
        #expect(journal.take() == ["true", "false"])
        #expect(hand.isIdle)
    }

    @Test func theHostNeedNotAskForFramesMeanwhile() {
        let hand = Hand(on: Color.red.onLongPressGesture { journal.note("press") })
        hand.down(10, 10)
        #expect(near(hand.window.graph.nextWake, 0.5))
        hand.window.advance(to: 2)
        #expect(journal.take() == ["press"])
        #expect(hand.window.graph.nextWake == nil)
    }

    // MARK: Two fingers

    @Test func magnifyTellsScaleAndAnchor() {
        var values: [MagnifyGesture.Value] = []
        let hand = Hand(on: Color.red.gesture(MagnifyGesture().onChanged { values.append($0) }))
        hand.down(20, 50)
        hand.down(40, 50, finger: 1)
        #expect(values.isEmpty)
        hand.wait(0.1)
        hand.move(60, 50, finger: 1)
        #expect(values.map(\.magnification) == [2])
        #expect(values.first?.startLocation == CGPoint(x: 30, y: 50))
        #expect(values.first?.startAnchor == UnitPoint(x: 0.3, y: 0.5))
        #expect(near(values.first?.velocity, 10))
        hand.up()
        hand.up(finger: 1)
        #expect(hand.isIdle)
    }

    @Test func rotationCountsFullTurns() {
        var angle = Angle.zero
        let hand = Hand(on: Color.red.gesture(RotationGesture().onChanged { angle = $0 }))
        hand.down(50, 50)
        hand.down(80, 50, finger: 1)
        for step in 1...50 {
            let radians = Double(step) / 50 * 2.5 * 2 * .pi
            hand.move(50 + 30 * CGFloat(cos(radians)), 50 + 30 * CGFloat(sin(radians)), finger: 1)
        }
        #expect(near(angle.degrees, 900, 1e-6))
        hand.up()
        hand.up(finger: 1)
        #expect(hand.isIdle)
    }

    @Test func aTrackpadPinchesAndTurns() {
        let hand = Hand(on: Color.red
            .gesture(MagnificationGesture().onChanged { journal.note("pinch \($0)") }.onEnded { journal.note("pinched \($0)") })
            .simultaneousGesture(RotationGesture().onEnded { journal.note("turned \(Int($0.degrees.rounded()))") }))
        let graph = hand.window.graph, point = CGPoint(x: 50, y: 50)
        graph.send(.magnify(phase: .began, scale: 1, location: point, time: 0))
        graph.send(.magnify(phase: .moved, scale: 1.5, location: point, time: 0.1))
        graph.send(.magnify(phase: .ended, scale: 1.5, location: point, time: 0.2))
        #expect(journal.take() == ["pinch 1.5", "pinched 1.5"])
        #expect(hand.isIdle)
        graph.send(.rotate(phase: .began, angle: .zero, location: point, time: 0.3))
        graph.send(.rotate(phase: .moved, angle: .degrees(30), location: point, time: 0.4))
        graph.send(.rotate(phase: .ended, angle: .degrees(30), location: point, time: 0.5))
        #expect(journal.take() == ["turned 30"])
        #expect(hand.isIdle)
    }

    // MARK: Hover

    @Test func hoverTellsComingMovingAndGoing() {
        let hand = Hand(on: Block(Paints.red)
            .onHover { journal.note("\($0)") }
            .onContinuousHover { phase in
                if case .active(let point) = phase { journal.note("\(Int(point.x))") } else { journal.note("ended") }
            })
        hand.hover(5, 5)
        hand.hover(45, 50)
        hand.hover(50, 50)
        hand.hover(5, 5)
        #expect(journal.take() == ["true", "5", "10", "false", "ended"])
        hand.hover(45, 50)
        hand.window.graph.send(.hover(nil))
        #expect(journal.take() == ["true", "5", "false", "ended"])
    }
}
