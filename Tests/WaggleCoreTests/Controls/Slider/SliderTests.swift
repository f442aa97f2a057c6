import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Sliders. In a window 128 points wide, the thumb's range is 100 points.
@MainActor
struct SliderTests {
    private struct Board: View {
        let remote: Remote<Double>
        var bounds = 0.0...10
        var step: Double?
        var journal = Journal()
        @State private var value = 5.0

        var body: some View {
            remote.connect($value)
            if let step {
                Slider(value: $value, in: bounds, step: step) { journal.note("\($0)") }
            } else {
                Slider(value: $value, in: bounds) { journal.note("\($0)") }
            }
        }
    }

    private func hand(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> Hand {
        Hand(on: view.environment(\.layoutDirection, direction), width: 128, height: 40)
    }

    @Test func theThumbFollowsTheFinger() {
        let remote = Remote<Double>(), journal = Journal()
        let hand = hand(Board(remote: remote, journal: journal))
        hand.down(60, 20)
        #expect(remote.value == 5)
        hand.move(80, 20)
        #expect(near(remote.value, 7))
        hand.move(500, 20)
        #expect(remote.value == 10)
        hand.move(-500, 20)
        #expect(remote.value == 0)
        hand.up()
        #expect(journal.take() == ["true", "false"])
        #expect(hand.isIdle)
    }
    @Test func aTouchAwayFromTheThumbDoesNothing() {
        let remote = Remote<Double>(), journal = Journal()
        let hand = hand(Board(remote: remote, journal: journal))
        hand.tap(114, 20)
        hand.tap(64 + 23, 20)
        #expect(remote.value == 5)
        #expect(journal.take() == [])
        hand.down(64 + 21, 20)
        hand.move(64 + 31, 20)
        #expect(near(remote.value, 6))
    }
    @Test func valuesStayOnSteps() {
        let remote = Remote<Double>()
        let hand = hand(Board(remote: remote, bounds: 1...10, step: 4))
        hand.down(58, 20)
        hand.move(-100, 20)
        #expect(remote.value == 1)
        hand.move(200, 20)
        #expect(remote.value == 9)
    }
    @Test func valuesGrowTowardWhereReadingEnds() {
        let remote = Remote<Double>()
        let hand = hand(Board(remote: remote), .rightToLeft)
        hand.down(64, 20)
        hand.move(44, 20)
        #expect(near(remote.value, 7))
    }
    @Test func aTouchThatIsTakenAwayEndsEditing() {
        let remote = Remote<Double>(), journal = Journal()
        let hand = hand(Board(remote: remote, journal: journal))
        hand.down(64, 20)
        hand.move(74, 20)
        hand.cancel()
        #expect(journal.take() == ["true", "false"])
        hand.down(74, 20)
        hand.move(84, 20)
        #expect(near(remote.value, 7))
    }
    @Test func arrowsMoveTheFocusedThumb() {
        let remote = Remote<Double>(), journal = Journal()
        let window = hand(Board(remote: remote, journal: journal)).window
        window.key(.tab)
        window.key(.rightArrow)
        #expect(near(remote.value, 5.1))
        #expect(journal.take() == ["true", "false"])
        window.key(.downArrow)
        #expect(near(remote.value, 5))
        window.key(.pageUp)
        #expect(near(remote.value, 6))
        window.key(.home)
        #expect(remote.value == 0)
        window.key(.leftArrow)
        #expect(remote.value == 0)
        window.key(.end)
        #expect(remote.value == 10)
    }
    @Test func arrowsGoByTheSteps() {
        let remote = Remote<Double>(), window = hand(Board(remote: remote, bounds: 0...9, step: 3)).window
        window.key(.tab)
        window.key(.upArrow)
        #expect(remote.value == 9)
        window.key(.leftArrow)
        #expect(remote.value == 6)
    }
    @Test func arrowsToTheSideFollowTheReadingDirection() {
        let remote = Remote<Double>(), window = hand(Board(remote: remote), .rightToLeft).window
        window.key(.tab)
        window.key(.leftArrow)
        #expect(near(remote.value, 5.1))
    }
    @Test func assistiveProgramsAdjustByATenth() {
        let remote = Remote<Double>(), window = HeadlessWindow(Held(5.0, remote) { Slider(value: $0, in: 0...10) { Text("Volume") } }, size: CGSize(width: 128, height: 40))
        #expect(window.element("Volume")?.value == "50%")
        #expect(window.perform(.adjust(.increment), on: "Volume"))
        #expect(remote.value == 6)
    }
    @Test func theLabelsOfTheEndsStandBesideTheTrack() {
        let window = HeadlessWindow(Slider(value: .constant(0.5)) { Text("A") } minimumValueLabel: { Block(Paints.red) } maximumValueLabel: { Block(Paints.green) },
                                    size: CGSize(width: 200, height: 40))
        #expect(window.frame(Paints.red)?.minX == 0)
        #expect(window.frame(Paints.green)?.maxX == 200)
        // Between them, eight points from each.
        #expect(window.all(.white).last?.frame.midX == 100)
    }
    @Test func inAScrollViewTheThumbKeepsItsDrag() {
        let remote = Remote<Double>(), hand = Hand(on: Held(0.5, remote) { value in
            ScrollView([.horizontal, .vertical]) { Slider(value: value).frame(width: 128, height: 100).padding([.bottom, .trailing], 900) }
        }, width: 128, height: 200)
        hand.down(64, 50)
        hand.drag(to: 84, 20, in: 0.1)
        #expect(near(remote.value, 0.7) && hand.x == 0 && hand.y == 0)
        hand.up()
    }
    @Test func aSliderTakesTheProposedWidth() {
        let window = HeadlessWindow(Slider(value: .constant(0.5)).tint(Paints.green).background(Paints.blue), size: CGSize(width: 200, height: 100))
        #expect(window.all(.white).last?.frame == CGRect(x: 86, y: 36, width: 28, height: 28))
        #expect(window.frame(Paints.blue) == CGRect(x: 0, y: 33, width: 200, height: 34))
        #expect(window.frame(Paints.green) == CGRect(x: 2, y: 48, width: 98, height: 4))
    }
    @Test func slidersCanBeWrittenAsInSwiftUI() {
        let value = Binding.constant(0.5), single = Binding.constant(Float(2))
        _ = Slider(value: value)
        _ = Slider(value: value) { _ in }
        _ = Slider(value: single, in: 0...10)
        _ = Slider(value: single, in: 0...10, step: 2)
        _ = Slider(value: value, in: 0...1) { Text("Volume") }
        _ = Slider(value: value, in: 0...1, step: 0.1) { Text("Volume") }
        _ = Slider(value: value, in: 0...1, label: { Text("Volume") }, onEditingChanged: { _ in })
        _ = Slider(value: value, in: 0...1, onEditingChanged: { _ in })
        _ = Slider(value: value, in: 0...1) { Text("Volume") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
        _ = Slider(value: value, in: 0...1, step: 0.5) { Text("Volume") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") } onEditingChanged: { _ in }
        _ = Slider(value: value, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("Volume") }
    }
    @Test(arguments: [0...0, 3...3] as [ClosedRange<Double>])
    func boundsWithoutRoomDoNothing(_ bounds: ClosedRange<Double>) {
        let scale = SliderScale(bounds: bounds, step: nil)
        #expect(scale.fraction(of: 7) == 0)
        #expect(scale.value(at: 0.5) == bounds.lowerBound)
        #expect(SliderScale(bounds: 0...1, step: 0).value(at: 0.3) == 0.3)
        #expect(SliderScale(bounds: 0...1, step: nil).fraction(of: .nan) == 0)
        #expect(near(SliderScale(bounds: 0...0.3, step: 0.1).value(at: 1), 0.3))
    }
}
