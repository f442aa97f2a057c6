import Foundation
import Observation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A finger that rests, and its lift.
@MainActor
@Suite struct RestingFingerTests {
    let journal = Journal()

    @Test func aRestingFingerSendsNothing() {
        let hand = Hand(on: Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { journal.note("\(Int($0.translation.width))") }))
        hand.down(10, 50)
        hand.move(30, 50)
        for _ in 0..<5 {
            hand.wait(0.02)
            hand.move(30, 50)
        }
        #expect(journal.take() == ["0", "20"])
        #expect(hand.window.graph.counters.bodies == 0)
    }
    @Test func timeAndOtherFingersAreNoMovement() {
        let hand = Hand(on: Color.red.gesture(
            DragGesture(minimumDistance: 0).onChanged { journal.note("\(Int($0.translation.width))") }.simultaneously(with: LongPressGesture(minimumDuration: 0.3))))
        hand.down(10, 50)
        hand.wait(1)
        #expect(journal.take() == ["0"])
        hand.down(80, 50, finger: 1)
        hand.move(70, 50, finger: 1)
        #expect(journal.take() == [])
        let both = Hand(on: Color.red.gesture(MagnifyGesture().onChanged { journal.note(String(format: "%.1f", $0.magnification)) }))
        both.down(40, 50)
        both.down(60, 50, finger: 1)
        both.move(80, 50, finger: 1)
        both.down(20, 20, finger: 2)
        both.move(30, 20, finger: 2)
        #expect(journal.take() == ["2.0"])
    }
    @Test func aFingerThatHasRestedBeforeItsLiftHasNoSpeed() {
        var ended: DragGesture.Value?
        let hand = Hand(on: Color.red.gesture(DragGesture().onEnded { ended = $0 }))
        hand.down(10, 50)
        hand.drag(to: 60, 50, in: 0.1)
        for _ in 0..<12 {
            hand.wait(0.01)
            hand.move(60, 50)
        }
        hand.up()
        #expect(ended?.velocity == .zero)
    }

    @Observable final class Photos {
        var offset: CGFloat = 0
        var isThere = true
    }
    /// A photo dragged away. The model is an object, so that a body always reads its newest values.
    private struct Desk: View {
        let photos: Photos
        var body: some View {
            ZStack {
                Color.clear
                if photos.isThere { Block(Paints.red).offset(x: photos.offset) }
            }
            .contentShape(Rectangle())
            .gesture(DragGesture().onChanged { photos.offset = $0.translation.width }
                .onEnded { _ in withAnimation(.linear(duration: 1)) { photos.isThere = false } })
        }
    }
    @Test func theLastMoveIsShownBeforeTheLift() {
        let photos = Photos(), hand = Hand(on: Desk(photos: photos))
        hand.down(10, 50)
        hand.move(30, 50)
        // Both arrive between two frames.
        let graph = hand.window.graph
        graph.send(.touch(Touch(id: 0, phase: .moved, location: CGPoint(x: 40, y: 50), time: 0.01)))
        graph.send(.touch(Touch(id: 0, phase: .ended, location: CGPoint(x: 40, y: 50), time: 0.01)))
        hand.window.advance(to: 0.016)
        hand.window.advance(to: 0.51)
        #expect(near(hand.window.one(Paints.red)?.opacity, 0.5, 0.02))
        #expect(near(hand.window.minX(Paints.red), 70, 0.01))
    }
    @Test func aLiftWithoutAMoveBeforeItNeedsNoUpdateOfItsOwn() {
        let photos = Photos(), hand = Hand(on: Desk(photos: photos))
        hand.down(10, 50)
        hand.move(30, 50)
        let updates = hand.window.graph.updateNumber
        hand.window.graph.send(.touch(Touch(id: 0, phase: .ended, location: CGPoint(x: 30, y: 50), time: 0)))
        #expect(hand.window.graph.updateNumber == updates)
    }
}
