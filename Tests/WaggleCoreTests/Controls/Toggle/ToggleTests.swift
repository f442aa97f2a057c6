import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Switches of 49 by 31 points in a window of 200 by 41 points: the switch stands at 151...200, 5...36, and is drawn up to 202.
@MainActor
struct ToggleTests {
    private func hand(_ remote: Remote<Bool>, _ isOn: Bool = false, direction: LayoutDirection = .leftToRight, isDisabled: Bool = false) -> Hand {
        Hand(on: Held(isOn, remote) { Toggle("Wi-Fi", isOn: $0).disabled(isDisabled) }.environment(\.layoutDirection, direction), width: 200, height: 41)
    }
    private func thumb(_ hand: Hand) -> CGRect? { hand.window.all(.white).last?.frame }

    // MARK: Look

    @Test func theSwitchStandsAtTheTrailingEdgeInUISwitchsSize() {
        let hand = hand(Remote())
        #expect(thumb(hand) == CGRect(x: 153, y: 7, width: 27, height: 27))
        let window = HeadlessWindow(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden().background(Paints.blue), size: CGSize(width: 200, height: 41))
        #expect(window.frame(Paints.blue)?.size == CGSize(width: 49, height: 31))
        #expect(HeadlessWindow(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden(), size: CGSize(width: 49, height: 31)).frame(.green) == CGRect(x: 0, y: 0, width: 51, height: 31))
    }
    @Test func theThumbOfASwitchThatIsOnStandsAtTheOtherEnd() {
        #expect(thumb(hand(Remote(), true))?.minX == 173)
        #expect(thumb(hand(Remote(), true, direction: .rightToLeft))?.minX == 0)
        #expect(thumb(hand(Remote(), false, direction: .rightToLeft))?.minX == 20)
    }
    @Test func aSwitchThatIsOnIsGreenUnlessTinted() {
        func opacity(_ color: Color, _ view: some View) -> Double? {
            HeadlessWindow(view, size: CGSize(width: 200, height: 41)).all(color).last?.opacity
        }
        #expect(opacity(.green, Toggle("A", isOn: .constant(true))) == 1)
        #expect(opacity(.green, Toggle("A", isOn: .constant(false))) == 0)
        #expect(opacity(Paints.red, Toggle("A", isOn: .constant(true)).tint(Paints.red)) == 1)
        #expect(opacity(Paints.blue, Toggle("A", isOn: .constant(true)).tint(Paints.red).toggleStyle(SwitchToggleStyle(tint: Paints.blue))) == 1)
    }
    @Test func aDisabledSwitchIsHalfSeenThrough() {
        let hand = hand(Remote(), true, isDisabled: true)
        #expect(hand.window.all(.green).last?.opacity == 0.5)
    }
    @Test func thumbAndColourTravelInAFifthOfASecond() {
        let remote = Remote<Bool>(), hand = hand(remote)
        remote.value = true
        hand.window.settle()
        hand.wait(0.1)
        let middle = thumb(hand)?.minX ?? 0
        // The default ease covers 80 % of the distance in half its duration.
        #expect(near(middle, 153 + 20 * 0.8, 0.5))
        #expect(near(hand.window.all(.green).last?.opacity, 0.8, 0.03))
        hand.wait(0.11)
        #expect(thumb(hand)?.minX == 173)
        hand.wait(0.2)
        #expect(!hand.window.graph.isAnimating)
    }
    @Test func aPressedThumbStretchesTowardTheMiddle() {
        let hand = hand(Remote(), true)
        hand.down(175, 20)
        hand.wait(0.31)
        #expect(thumb(hand) == CGRect(x: 166, y: 7, width: 34, height: 27))
        hand.cancel()
        hand.wait(0.31)
        #expect(thumb(hand) == CGRect(x: 173, y: 7, width: 27, height: 27))
    }

    // MARK: Touch

    @Test func aTapAnywhereOnTheSwitchTurnsIt() {
        let remote = Remote<Bool>(), hand = hand(remote)
        hand.tap(195, 20)
        #expect(remote.value == true)
        hand.tap(155, 20)
        #expect(remote.value == false)
        #expect(hand.isIdle)
    }
    @Test func aTapOnTheLabelDoesNothing() {
        let remote = Remote<Bool>(), hand = hand(remote)
        hand.tap(10, 20)
        #expect(remote.value == false)
    }
    @Test func theThumbJumpsWhenTheFingerHasGoneMostOfTheWayAndTheValueFollowsTheLift() {
        let remote = Remote<Bool>(), hand = hand(remote)
        hand.down(155, 20)
        hand.drag(to: 155 + 35, 20, in: 0.1)
        hand.wait(0.3)
        #expect(thumb(hand)?.minX == 153)
        hand.drag(to: 155 + 37, 20, in: 0.1)
        hand.wait(0.3)
        #expect(thumb(hand)?.maxX == 200 && remote.value == false)
        hand.drag(to: 155 + 11, 20, in: 0.1)
        hand.wait(0.3)
        #expect(thumb(hand)?.maxX == 200)
        hand.drag(to: 155 + 9, 20, in: 0.1)
        hand.wait(0.3)
        #expect(thumb(hand)?.minX == 153)
        hand.drag(to: 155 + 40, 20, in: 0.1)
        hand.up()
        #expect(remote.value == true)
    }
    @Test func aDragThatDoesNotReachTheOtherSideLeavesTheSwitch() {
        let remote = Remote<Bool>(), hand = hand(remote, true)
        hand.down(160, 20)
        hand.drag(to: 199, 20, in: 0.1)
        hand.up()
        #expect(remote.value == true)
        hand.down(190, 20)
        hand.drag(to: 170, 20, in: 0.1)
        hand.up()
        #expect(remote.value == true)
    }
    @Test func theThumbDoesNotTurnBackWhenTheFingerLifts() {
        let remote = Remote<Bool>(), hand = hand(remote)
        hand.down(155, 20)
        hand.drag(to: 199, 20, in: 0.1)
        hand.wait(0.5)
        hand.up()
        var least = CGFloat.infinity
        for _ in 0..<40 {
            hand.wait(0.01)
            least = min(least, thumb(hand)?.maxX ?? 0)
        }
        #expect(least == 200)
    }
    @Test func whereReadingGoesLeftADragToTheLeftTurnsOn() {
        let remote = Remote<Bool>(), hand = hand(remote, direction: .rightToLeft)
        hand.down(45, 20)
        hand.drag(to: 5, 20, in: 0.1)
        hand.up()
        #expect(remote.value == true)
    }
    @Test func aDisabledSwitchTakesNoTouches() {
        let remote = Remote<Bool>(), hand = hand(remote, isDisabled: true)
        hand.tap(175, 20)
        #expect(remote.value == false)
        hand.window.key(.tab)
        hand.window.key(.space)
        #expect(remote.value == false)
    }
    @Test(arguments: [Axis.vertical, .horizontal])
    func inAScrollViewADragAcrossScrollsAndADragAlongTurns(_ axis: Axis) {
        let remote = Remote<Bool>()
        let hand = Hand(on: Held(false, remote) { isOn in
            ScrollView(axis == .vertical ? .vertical : .horizontal) {
                Toggle("A", isOn: isOn).frame(width: 300, height: 400).padding(axis == .vertical ? .bottom : .trailing, 800)
            }
        }, width: 300, height: 400)
        hand.down(260, 200)
        hand.drag(to: 298, 200, in: 0.2)
        hand.up()
        #expect(remote.value == true && hand.y == 0 && hand.x == 0)
        guard axis == .vertical else { return }
        hand.wait(1)
        hand.down(275, 200)
        hand.drag(to: 275, 120, in: 0.2)
        #expect(hand.y > 50)
        hand.up()
        #expect(remote.value == true)
    }

    // MARK: Keys and accessibility

    @Test func spaceTurnsTheFocusedSwitch() {
        let remote = Remote<Bool>(), hand = hand(remote)
        hand.window.key(.tab)
        #expect(hand.window.key(.space))
        #expect(remote.value == true)
    }
    @Test func labelAndSwitchAreOneElement() {
        let remote = Remote<Bool>(), hand = hand(remote)
        #expect(hand.window.elements.count == 1)
        let element = hand.window.element("Wi-Fi")
        #expect(element?.value == "0")
        #expect(element?.traits.contains([.isButton, .isToggle]) == true)
        #expect(hand.window.perform(.activate, on: "Wi-Fi"))
        #expect(remote.value == true)
        #expect(hand.window.element("Wi-Fi")?.value == "1")
    }
    @Test func aHiddenLabelStillNamesTheSwitch() {
        let window = HeadlessWindow(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden(), size: CGSize(width: 200, height: 41))
        #expect(window.elements.map(\.label) == ["Wi-Fi"])
        #expect(window.elements.map(\.value) == ["1"])
    }

    // MARK: Several sources

    private struct Alarm { var isOn: Bool }

    @Test func severalSourcesAreOnTogetherOrMixed() {
        struct Spy: ToggleStyle {
            let journal: Journal
            func makeBody(configuration: Configuration) -> some View {
                journal.note("\(configuration.isOn) \(configuration.isMixed)")
                return Toggle(configuration)
            }
        }
        let remote = Remote<[Alarm]>(), journal = Journal()
        let hand = Hand(on: Held([Alarm(isOn: true), Alarm(isOn: false)], remote) { alarms in
            Toggle("All", sources: alarms, isOn: \.isOn).toggleStyle(Spy(journal: journal))
        }, width: 200, height: 41)
        #expect(journal.take().last == "false true")
        #expect(hand.window.element("All")?.value == "2")
        hand.tap(175, 20)
        #expect(remote.value?.map(\.isOn) == [true, true])
        #expect(journal.take().last == "true false")
        hand.tap(175, 20)
        #expect(remote.value?.map(\.isOn) == [false, false])
        #expect(journal.take().last == "false false")
    }

    // MARK: Styles

    @Test func aProgramsStyleTurnsTheToggle() {
        struct Lamp: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button { configuration.isOn.toggle() } label: { Block(configuration.isOn ? Paints.green : Paints.red) }.buttonStyle(.plain)
            }
        }
        let remote = Remote<Bool>(), hand = Hand(on: Held(false, remote) { Toggle("Wi-Fi", isOn: $0).toggleStyle(Lamp()) })
        hand.tap(50, 50)
        #expect(remote.value == true && hand.window.one(Paints.green) != nil)
    }
    @Test func aButtonToggleKeepsItsSizeAndHasAGroundWhileItIsOn() {
        let remote = Remote<Bool>()
        let hand = Hand(on: Held(false, remote) { Toggle("Bold", isOn: $0).toggleStyle(.button).tint(Paints.red).background(Paints.blue) })
        let before = hand.window.frame(Paints.blue)
        #expect(near(before?.height, 34.33, 0.7))
        hand.tap(50, 50)
        #expect(remote.value == true)
        #expect(hand.window.frame(Paints.blue) == before)
        #expect(hand.window.all(Paints.red).contains { $0.kind == "fill" })
        hand.tap(50, 50)
        #expect(remote.value == false)
    }
    @Test func togglesCanBeWrittenAsInSwiftUI() {
        let isOn = Binding.constant(true), name = "Wi-Fi" as Substring
        _ = Toggle(isOn: isOn) { Text("A") }
        _ = Toggle("A", isOn: isOn)
        _ = Toggle(name, isOn: isOn)
        _ = Toggle("A", systemImage: "wifi", isOn: isOn)
        _ = Toggle(name, systemImage: "wifi", isOn: isOn)
        _ = Toggle(sources: [isOn], isOn: \.self) { Text("A") }
        _ = Toggle("A", systemImage: "wifi", sources: [isOn], isOn: \.self)
        _ = Toggle("A", isOn: isOn).toggleStyle(.automatic)
        _ = Toggle("A", isOn: isOn).toggleStyle(.switch)
        _ = Toggle(LocalizedStringResource("A"), isOn: isOn)
    }
    @Test func aCrowdOfTogglesAnswersAChangeOfOneAlone() {
        struct Row: View {
            let remote: Remote<Bool>?
            @State private var isOn = false
            var body: some View { Toggle("A", isOn: $isOn).background { remote?.connect($isOn) } }
        }
        let remote = Remote<Bool>()
        let window = HeadlessWindow(VStack { ForEach(0..<50, id: \.self) { Row(remote: $0 == 7 ? remote : nil) } }, size: CGSize(width: 200, height: 2000))
        remote.value = true
        window.settle()
        #expect((1..<16).contains(window.graph.counters.bodies))
    }
}
