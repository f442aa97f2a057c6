import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// The end of a gesture: the reset of gesture states, and what `onEnded` writes.
@MainActor
@Suite struct GestureResetTests {
    let journal = Journal()

    /// Three pages side by side, which a drag turns.
    private struct Carousel<G: Gesture>: View {
        let journal: Journal
        let makeGesture: (GestureState<CGFloat>, Binding<Int>) -> G
        @GestureState private var offset: CGFloat = 0
        @State private var index = 0
        var body: some View {
            let _ = journal.note("\(index) \(Int(offset))")
            HStack(spacing: 0) {
                Paints.red.frame(width: 300, height: 100)
                Paints.green.frame(width: 300, height: 100)
                Paints.blue.frame(width: 300, height: 100)
            }
            .frame(width: 300, alignment: .leading)
            .offset(x: CGFloat(index) * -300 + offset)
            .gesture(makeGesture($offset, $index))
            .animation(.linear(duration: 1), value: offset == 0)
        }
    }
    private func carousel<G: Gesture>(_ makeGesture: @escaping (GestureState<CGFloat>, Binding<Int>) -> G) -> Hand {
        Hand(on: Carousel(journal: journal, makeGesture: makeGesture), width: 300, height: 100)
    }
    /// Drags by -200 points and lifts the finger once it rests.
    private func turn(_ hand: Hand) {
        hand.down(250, 50)
        hand.drag(to: 50, 50, in: 0.2)
        hand.wait(2)
        #expect(hand.window.minX(Paints.red) == -200)
        journal.events = []
        hand.up()
    }

    @Test func theResetOfAGestureStateAndWhatOnEndedWritesAreOneUpdate() {
        let hand = carousel { offset, index in
            DragGesture().updating(offset) { value, offset, _ in offset = value.translation.width }
                .onEnded { if $0.translation.width < -100 { index.wrappedValue += 1 } }
        }
        turn(hand)
        #expect(journal.take() == ["1 0"])
        #expect(near(hand.window.minX(Paints.red), -200, 0.01))
        hand.wait(0.5)
        #expect(near(hand.window.minX(Paints.red), -250, 0.01))
        hand.wait(1)
        #expect(hand.window.minX(Paints.red) == -300)
    }

    @Test func soAreTheyInTheOtherOrder() {
        let hand = carousel { offset, index in
            DragGesture().onEnded { if $0.translation.width < -100 { index.wrappedValue += 1 } }
                .updating(offset) { value, offset, _ in offset = value.translation.width }
        }
        turn(hand)
        #expect(journal.take() == ["1 0"])
        hand.wait(0.5)
        #expect(near(hand.window.minX(Paints.red), -250, 0.01))
    }

    @Test func soAreTheyInGesturesOfSeveral() {
        let sequence = carousel { offset, index in
            LongPressGesture(minimumDuration: 0).sequenced(before: DragGesture()).updating(offset) { value, offset, _ in
                if case .second(_, let drag?) = value { offset = drag.translation.width }
            }
            .onEnded { _ in index.wrappedValue += 1 }
        }
        turn(sequence)
        #expect(journal.take() == ["1 0"])
        let both = carousel { offset, index in
            DragGesture().updating(offset) { value, offset, _ in offset = value.translation.width }
                .simultaneously(with: TapGesture()).onEnded { _ in index.wrappedValue += 1 }
        }
        turn(both)
        #expect(journal.take() == ["1 0"])
    }

    @Test func soAreTheGesturesOfTwoViews() {
        struct Pair: View {
            let journal: Journal
            @GestureState private var offset: CGFloat = 0
            @State private var index = 0
            var body: some View {
                let _ = journal.note("\(index) \(Int(offset))")
                Paints.red.gesture(DragGesture().updating($offset) { value, offset, _ in offset = value.translation.width })
                    .simultaneousGesture(DragGesture().onEnded { _ in index += 1 })
            }
        }
        let hand = Hand(on: Pair(journal: journal))
        hand.down(80, 50)
        hand.drag(to: 20, 50, in: 0.1)
        journal.events = []
        hand.up()
        #expect(journal.take() == ["1 0"])
    }

    @Test func aFlagThatEndsWithTheGestureAnimatesWhatItsEndWrites() {
        struct Card: View {
            @GestureState private var isDragging = false
            @State private var x: CGFloat = 0
            var body: some View {
                Block(Paints.red).offset(x: x).frame(width: 100, alignment: .leading)
                    .gesture(DragGesture().updating($isDragging) { _, isDragging, _ in isDragging = true }
                        .onChanged { x = $0.translation.width }.onEnded { _ in x = 0 })
                    .animation(.linear(duration: 1), value: isDragging)
            }
        }
        let hand = Hand(on: Card())
        hand.down(10, 50)
        hand.drag(to: 50, 50, in: 0.1)
        hand.wait(1.1)
        #expect(hand.window.minX(Paints.red) == 40)
        hand.up()
        hand.wait(0.5)
        #expect(near(hand.window.minX(Paints.red), 20, 0.01))
    }

    @Test func aCancelledGestureResetsInOneUpdateAndEndsNothing() {
        let hand = carousel { offset, index in
            DragGesture().updating(offset) { value, offset, _ in offset = value.translation.width }.onEnded { _ in index.wrappedValue += 1 }
        }
        hand.down(250, 50)
        hand.drag(to: 50, 50, in: 0.2)
        journal.events = []
        hand.cancel()
        #expect(journal.take() == ["0 0"])
    }

    /// Low confidence: two transactions with different animations stay two changes of one frame, in the order of the gesture's modifiers.
    @Test func aResetWithAnAnimationOfItsOwnStaysAChangeOfItsOwn() {
        struct Held: View {
            @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var x: CGFloat = 0
            @State private var y: CGFloat = 0
            var body: some View {
                Block(Paints.red).offset(x: x, y: y).frame(width: 100, height: 100, alignment: .topLeading)
                    .gesture(DragGesture().updating($x) { value, x, _ in x = value.translation.width }.onEnded { _ in y = 40 })
            }
        }
        let hand = Hand(on: Held())
        hand.down(10, 10)
        hand.drag(to: 50, 10, in: 0.1)
        hand.up()
        hand.wait(0.5)
        #expect(hand.window.frame(Paints.red)?.minY == 40)
        #expect(near(hand.window.minX(Paints.red), 20, 0.01))
    }
}
