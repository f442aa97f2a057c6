import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// In a window 200 points wide, the buttons are at 106...200: minus is centred at 129, plus at 177.
@MainActor
struct StepperTests {
    private func hand(_ remote: Remote<Int>, _ value: Int = 5, in bounds: ClosedRange<Int>? = nil, step: Int = 1, journal: Journal = Journal(),
                      direction: LayoutDirection = .leftToRight) -> Hand {
        Hand(on: Held(value, remote) { value in
            if let bounds {
                Stepper("Count", value: value, in: bounds, step: step) { journal.note("\($0)") }
            } else {
                Stepper("Count", value: value, step: step) { journal.note("\($0)") }
            }
        }.environment(\.layoutDirection, direction), width: 200, height: 40)
    }

    @Test func theButtonsHaveUISteppersSizeAtTheTrailingEdge() {
        let window = HeadlessWindow(Stepper("Count", value: .constant(1)).labelsHidden().background(Paints.blue), size: CGSize(width: 200, height: 40))
        #expect(window.frame(Paints.blue)?.size == CGSize(width: 94, height: 32))
        let labelled = HeadlessWindow(Stepper("Count", value: .constant(1)).background(Paints.blue), size: CGSize(width: 200, height: 40))
        #expect(labelled.frame(Paints.blue)?.width == 200)
    }
    @Test func eachButtonMakesOneStepWhenTheFingerComes() {
        let remote = Remote<Int>(), journal = Journal(), hand = hand(remote, step: 3, journal: journal)
        hand.down(177, 20)
        #expect(remote.value == 8 && journal.take() == ["true"])
        hand.wait(0.1)
        hand.up()
        #expect(remote.value == 8 && journal.take() == ["false"])
        hand.tap(129, 20)
        #expect(remote.value == 5)
        #expect(hand.isIdle)
    }
    @Test func aHeldButtonRepeatsAfterHalfASecondAndFasterAfterThreeLightOnTheFacts() {
        let remote = Remote<Int>(), hand = hand(remote, 0)
        hand.down(177, 20)
        hand.wait(0.49)
        #expect(remote.value == 1)
        hand.wait(0.02)
        #expect(remote.value == 2)
        hand.wait(0.5)
        #expect(remote.value == 7)
        hand.wait(2)
        #expect(remote.value == 27)
        hand.wait(1)
        #expect((45...47).contains(remote.value ?? 0))
        let last = remote.value
        hand.up()
        hand.wait(1)
        #expect(remote.value == last)
    }
    @Test func longFramesLoseNoStep() {
        let remote = Remote<Int>(), hand = hand(remote, 0)
        hand.down(177, 20)
        hand.window.advance(to: 1.01)
        #expect(remote.value == 7)
    }
    @Test func aFingerThatIsFarAwayStopsTheRepetition() {
        let remote = Remote<Int>(), hand = hand(remote, 0)
        hand.down(177, 20)
        hand.move(177, 300)
        hand.wait(2)
        #expect(remote.value == 1)
        hand.move(177, 20)
        hand.wait(0.6)
        #expect((2...3).contains(remote.value ?? 0))
        hand.up()
    }
    @Test func stepsStopAtTheBounds() {
        let remote = Remote<Int>(), journal = Journal(), hand = hand(remote, 8, in: 0...10, step: 3, journal: journal)
        hand.tap(177, 20)
        #expect(remote.value == 10)
        #expect(journal.take() == ["true", "false"])
        hand.tap(177, 20)
        #expect(remote.value == 10)
        #expect(journal.take() == [])
    }
    @Test func aHeldButtonStopsAtTheBound() {
        let remote = Remote<Int>(), hand = hand(remote, 0, in: 0...4)
        hand.down(177, 20)
        hand.wait(3)
        #expect(remote.value == 4)
        hand.up()
        #expect(hand.isIdle)
    }
    @Test func valuesStopWhereTheirTypeEnds() {
        let small = Remote<UInt8>(), hand = Hand(on: Held(UInt8(254), small) { Stepper("Count", value: $0) }, width: 200, height: 40)
        for _ in 0..<3 { hand.tap(177, 20) }
        #expect(small.value == 255)
        let zero = Remote<UInt>(), other = Hand(on: Held(UInt(1), zero) { Stepper("Count", value: $0) }, width: 200, height: 40)
        for _ in 0..<3 { other.tap(129, 20) }
        #expect(zero.value == 0)
    }
    @Test func whereReadingGoesLeftMinusStandsAtTheRight() {
        let remote = Remote<Int>(), hand = hand(remote, direction: .rightToLeft)
        hand.tap(71, 20)
        #expect(remote.value == 4)
        hand.tap(23, 20)
        #expect(remote.value == 5)
    }
    @Test func actionsInPlaceOfAValue() {
        let journal = Journal()
        let hand = Hand(on: Stepper("Count", onIncrement: { journal.note("up") }, onDecrement: nil), width: 200, height: 40)
        hand.tap(177, 20)
        hand.tap(129, 20)
        #expect(journal.take() == ["up"])
    }
    @Test func inAScrollViewATapStepsAndADragScrolls() {
        let remote = Remote<Int>(), journal = Journal(), hand = Hand(on: Held(0, remote) { value in
            ScrollView { Stepper("Count", value: value) { journal.note("\($0)") }.frame(height: 100).padding(.bottom, 900) }
        }, width: 200, height: 200)
        hand.tap(177, 50)
        #expect(remote.value == 1 && journal.take() == ["true", "false"])
        hand.down(177, 50)
        hand.drag(to: 177, 10, in: 0.1)
        hand.up()
        #expect(remote.value == 1 && hand.y > 10)
    }
    @Test func arrowsStepTheFocusedStepper() {
        let remote = Remote<Int>(), journal = Journal(), hand = hand(remote, in: 0...6, journal: journal)
        hand.window.key(.tab)
        #expect(hand.window.key(.upArrow))
        #expect(remote.value == 6 && journal.take() == ["true", "false"])
        hand.window.key(.upArrow)
        #expect(remote.value == 6)
        hand.window.key(.leftArrow)
        #expect(remote.value == 5)
    }
    @Test func aStepperIsOneAdjustableElementWithItsValue() {
        let remote = Remote<Int>(), hand = hand(remote)
        #expect(hand.window.elements.count == 1)
        #expect(hand.window.element("Count")?.value == "5")
        #expect(hand.window.perform(.adjust(.increment), on: "Count"))
        #expect(remote.value == 6)
        #expect(hand.window.element("Count")?.value == "6")
    }
    @Test func aFormatTellsTheValue() {
        let window = HeadlessWindow(Stepper("Share", value: .constant(0.25), in: 0...1, step: 0.05, format: .percent), size: CGSize(width: 200, height: 40))
        #expect(window.element("Share")?.value == "25%")
        #expect(window.shown.count { $0.kind == "text" } == 2)
    }
    @Test func steppersCanBeWrittenAsInSwiftUI() {
        let count = Binding.constant(1), share = Binding.constant(0.5), name = "Count" as Substring
        _ = Stepper(value: count) { Text("A") }
        _ = Stepper(value: count, in: 0...3) { Text("A") }
        _ = Stepper(value: count, in: 0...3, step: 2) { Text("A") } onEditingChanged: { _ in }
        _ = Stepper("Count: \(count.wrappedValue)", value: count, in: 1...10)
        _ = Stepper(name, value: count)
        _ = Stepper("A", value: share, in: 0...1, step: 0.1, format: .number)
        _ = Stepper("A", onIncrement: {}, onDecrement: {})
        _ = Stepper("A") {} onDecrement: {}
        _ = Stepper { Text("A") } onIncrement: {} onDecrement: {}
        _ = Stepper(onIncrement: nil, onDecrement: nil, label: { Text("A") })
    }
}
