import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
struct WheelPickerTests {
    // MARK: The drum

    @Test func rowsStandWhereUIPickerViewsDo() {
        let places = (1...4).compactMap { WheelGeometry.standard.projection(at: CGFloat($0)) }
        for (place, expected) in zip(places, [31.58, 59.76, 81.47, 94.35]) { #expect(near(place.offset, expected, 0.08)) }
        #expect(places.count == 4)
        #expect(WheelGeometry.standard.projection(at: 5) == nil && WheelGeometry.standard.projection(at: 0)?.scale == 1)
        #expect(near(WheelGeometry.standard.projection(at: 2)?.scale, cos(2 * 18.947 * .pi / 180), 1e-4))
    }
    @Test(arguments: [-4.0, -1.5, 0, 0.3, 2, 4.2])
    func distancesAreFoundBackFromPlaces(_ distance: Double) {
        let place = WheelGeometry.standard.projection(at: distance)
        #expect(near(place.map { WheelGeometry.standard.distance(at: $0.offset) }, distance, 1e-9))
    }

    // MARK: The wheel: in a window of 320 by 216, rows around y = 108.

    private func hand(_ remote: Remote<Int>, _ value: Int = 0, count: Int = 20) -> Hand {
        Hand(on: Held(value, remote) { value in
            Picker("Hour", selection: value) { ForEach(0..<count, id: \.self) { Text("row \($0)") } }.pickerStyle(.wheel)
        }, width: 320, height: 216)
    }
    private func value(_ hand: Hand) -> String? { hand.window.element("Hour")?.value }

    @Test func itIsTwoHundredAndSixteenHighAtAnyWidth() {
        let view = Picker("A", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.wheel).background(Paints.blue)
        #expect(HeadlessWindow(view, size: CGSize(width: 180, height: 500)).all(Paints.blue).first?.frame.size == CGSize(width: 180, height: 216))
        #expect(HeadlessWindow(view.fixedSize(), size: CGSize(width: 500, height: 500)).all(Paints.blue).first?.frame.size == CGSize(width: 320, height: 216))
    }
    @Test func aWheelBeginsAtItsSelection() {
        let hand = hand(Remote(), 7)
        #expect(value(hand) == "row 7")
        #expect(!hand.window.graph.isAnimating)
    }
    @Test func aSlowDragGoesRowByRowAndComesToRestOnOne() {
        let remote = Remote<Int>(), hand = hand(remote, 5)
        hand.down(160, 150)
        hand.drag(to: 160, 150 - 10 - 70, in: 0.7)
        hand.wait(0.3)
        #expect(remote.value == 5)
        hand.up()
        hand.wait(2)
        #expect(remote.value == 7)
        #expect(value(hand) == "row 7")
        #expect(hand.y.truncatingRemainder(dividingBy: 32) == 0)
    }
    @Test func aFlingRunsOnAndLandsOnARow() {
        let remote = Remote<Int>(), hand = hand(remote, 0, count: 200)
        hand.fling(from: CGPoint(x: 160, y: 180), by: CGSize(width: 0, height: -120), in: 0.1)
        hand.wait(5)
        #expect((remote.value ?? 0) > 10)
        #expect(near(hand.y, CGFloat(remote.value ?? 0) * 32, 0.51))
    }
    @Test func aWheelPulledPastItsEndReturns() {
        let remote = Remote<Int>(), hand = hand(remote, 0)
        hand.down(160, 60)
        hand.drag(to: 160, 200, in: 0.3)
        #expect(hand.y < -20)
        hand.up()
        hand.wait(2)
        #expect(remote.value == 0 && hand.y == 0)
    }
    @Test func aTapBringsARowToTheMiddle() {
        let remote = Remote<Int>(), hand = hand(remote, 5)
        hand.tap(160, 108 + 59.8)
        hand.wait(0.2)
        #expect(remote.value == 5)
        hand.wait(0.5)
        #expect(remote.value == 7)
        hand.tap(160, 108 - 81.5)
        hand.wait(0.7)
        #expect(remote.value == 4)
    }
    @Test func aChoiceOfTheProgramTurnsTheWheel() {
        let remote = Remote<Int>(), hand = hand(remote, 5)
        remote.value = 9
        hand.wait(0.1)
        #expect(hand.window.graph.isAnimating)
        hand.wait(0.5)
        #expect(value(hand) == "row 9" && near(hand.y, 9 * 32) && remote.value == 9)
    }
    @Test func arrowsTurnTheFocusedWheel() {
        let remote = Remote<Int>(), hand = hand(remote, 5)
        hand.window.key(.tab)
        hand.window.key(.downArrow)
        #expect(remote.value == 6)
        hand.window.key(.upArrow)
        hand.window.key(.upArrow)
        #expect(remote.value == 4)
        hand.wait(1)
        #expect(value(hand) == "row 4")
        hand.window.key(.end)
        #expect(remote.value == 19)
    }
    @Test func aWheelIsOneAdjustableElement() {
        let remote = Remote<Int>(), hand = hand(remote, 5)
        #expect(hand.window.elements.map(\.label) == ["Hour"])
        hand.window.perform(.adjust(.increment), on: "Hour")
        #expect(remote.value == 6)
        hand.wait(1)
        #expect(value(hand) == "row 6")
    }
    @Test func aTurningWheelSetsNoTextButThatOfRowsThatComeToTheFront() {
        let hand = hand(Remote(), 50, count: 100)
        hand.down(160, 150)
        hand.drag(to: 160, 130, in: 0.1)
        var texts = 0, bodies = 0, frames = 0
        for step in 1...64 {
            hand.wait(0.01)
            hand.move(160, 130 - CGFloat(step))
            let counters = hand.window.graph.counters
            (texts, bodies, frames) = (texts + counters.textLayouts, max(bodies, counters.bodies), frames + 1)
        }
        // Two rows appear, each measured and shown once.
        #expect(texts <= 4, "\(texts) texts in \(frames) frames")
        #expect((1...6).contains(bodies), "\(bodies) bodies in a frame")
    }
    @Test func onlyRowsAtTheFrontAreMade() {
        let hand = hand(Remote(), 150, count: 300)
        #expect(hand.window.shown.count { $0.kind == "text" } <= 3 * 10)
    }
    @Test func aDisabledWheelDoesNotTurn() {
        let remote = Remote<Int>()
        let hand = Hand(on: Held(3, remote) { value in
            Picker("Hour", selection: value) { ForEach(0..<9, id: \.self) { Text("row \($0)") } }.pickerStyle(.wheel).disabled(true)
        }, width: 320, height: 216)
        hand.tap(160, 168)
        hand.fling(from: CGPoint(x: 160, y: 180), by: CGSize(width: 0, height: -120), in: 0.1)
        hand.wait(1)
        #expect(remote.value == 3)
    }
    @Test func theMiddleIsLargerAndDarker() throws {
        for scheme in [ColorScheme.light, .dark] {
            let view = Picker("Hour", selection: .constant(5)) { ForEach(0..<20, id: \.self) { Text("Option \($0)") } }.pickerStyle(.wheel)
            let window = HeadlessWindow(view.background(.background), size: CGSize(width: 320, height: 216), scale: 2, environment: .with(\.colorScheme, scheme))
            try window.look("wheel-\(scheme)")
            let texts = window.shown.filter { $0.kind == "text" }
            #expect(texts.contains { near($0.opacity, 0.447, 1e-6) || $0.opacity < 0.447 })
            #expect(texts.contains { $0.opacity == 1 })
        }
    }
}
