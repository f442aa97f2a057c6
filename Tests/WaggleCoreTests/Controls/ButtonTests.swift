import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore

@MainActor
struct ButtonTests {
    let journal = Journal()

    /// Shows in red that it is not pressed, in green that it is.
    private struct Coloured: ButtonStyle {
        var journal: Journal?
        func makeBody(configuration: Configuration) -> some View {
            Rectangle().fill(configuration.isPressed ? Paints.green : Paints.red).frame(width: 20, height: 20)
                .overlay { configuration.label.hidden() }
        }
    }
    private func isPressed(_ hand: Hand) -> Bool { hand.window.one(Paints.green) != nil }

    @Test func theActionRunsWhenTheFingerGoesUp() {
        let hand = Hand(on: Button("Go") { journal.note("go") })
        hand.down(50, 50)
        hand.wait(2)
        #expect(journal.take() == [])
        hand.up()
        #expect(journal.take() == ["go"])
        #expect(hand.isIdle)
    }

    @Test func pressingFollowsTheFingerWithinSeventyPoints() {
        let hand = Hand(on: Button("Go") { journal.note("go") }.buttonStyle(Coloured()), width: 300, height: 300)
        #expect(!isPressed(hand))
        hand.down(150, 150)
        #expect(isPressed(hand))
        hand.move(229, 150)
        #expect(isPressed(hand))
        hand.move(231, 150)
        #expect(!isPressed(hand))
        hand.move(200, 150)
        #expect(isPressed(hand))
        hand.up()
        #expect(!isPressed(hand))
        #expect(journal.take() == ["go"])
        hand.down(150, 150)
        hand.move(231, 150)
        hand.up()
        #expect(journal.take() == [])
        #expect(!isPressed(hand) && hand.isIdle)
    }

    @Test func aTouchTakenAwayPressesNothing() {
        let hand = Hand(on: Button("Go") { journal.note("go") }.buttonStyle(Coloured()))
        hand.down(50, 50)
        hand.cancel()
        #expect(!isPressed(hand))
        #expect(journal.take() == [])
    }

    @Test func aButtonDisabledWhilePressedLetsGo() {
        struct Disabling: View {
            let journal: Journal
            let remote: Remote<Bool>
            @State private var isOff = false
            var body: some View {
                Button("Go") { journal.note("go") }.buttonStyle(Coloured()).disabled(isOff).background { remote.connect($isOff) }
            }
        }
        let remote = Remote<Bool>(), hand = Hand(on: Disabling(journal: journal, remote: remote))
        hand.down(50, 50)
        #expect(isPressed(hand))
        remote.value = true
        hand.wait(0.02)
        #expect(!isPressed(hand))
        hand.up()
        hand.tap(50, 50)
        #expect(journal.take() == [])
    }

    @Test func aButtonWinsOverATapAround() {
        let hand = Hand(on: Button("Go") { journal.note("go") }.frame(width: 100, height: 100).contentShape(Rectangle()).onTapGesture { journal.note("tap") })
        hand.tap(50, 50)
        #expect(journal.take() == ["go"])
        hand.tap(5, 5)
        #expect(journal.take() == ["tap"])
    }

    @Test func aDragOfHighPriorityTakesThePressAway() {
        let hand = Hand(on: Button("Go") { journal.note("go") }.buttonStyle(Coloured())
            .highPriorityGesture(DragGesture().onEnded { _ in journal.note("drag") }))
        hand.tap(50, 50)
        #expect(journal.take() == ["go"])
        hand.down(50, 50)
        #expect(isPressed(hand))
        hand.drag(to: 80, 50, in: 0.1)
        #expect(!isPressed(hand))
        hand.up()
        #expect(journal.take() == ["drag"])
    }

    @Test func twoFingersPressTwoButtons() {
        let hand = Hand(on: HStack(spacing: 0) {
            Button("1") { journal.note("1") }.buttonStyle(Coloured())
            Button("2") { journal.note("2") }.buttonStyle(Coloured())
        })
        hand.down(40, 50)
        hand.down(60, 50, finger: 1)
        #expect(hand.window.all(Paints.green).count == 2)
        hand.up()
        hand.up(finger: 1)
        #expect(journal.take() == ["1", "2"])
    }

    @Test func stylesHaveDynamicPropertiesOfTheirOwn() {
        struct Aware: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled
            @State private var presses = 0
            func makeBody(configuration: Configuration) -> some View {
                Rectangle().fill(isEnabled ? (presses > 1 ? Paints.blue : Paints.green) : Paints.red)
                    .onChange(of: configuration.isPressed) { presses += configuration.isPressed ? 0 : 1 }
            }
        }
        #expect(Hand(on: Button("Go") {}.buttonStyle(Aware())).window.one(Paints.green) != nil)
        #expect(Hand(on: Button("Go") {}.buttonStyle(Aware()).disabled(true)).window.one(Paints.red) != nil)
        let hand = Hand(on: Button("Go") {}.buttonStyle(Aware()))
        hand.tap(50, 50)
        hand.tap(50, 50)
        #expect(hand.window.one(Paints.blue) != nil)
    }

    @Test func stylesOfLabelsAndProgressReadTheEnvironmentToo() {
        struct AwareLabel: LabelStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View { Rectangle().fill(isEnabled ? Paints.green : Paints.red) }
        }
        struct AwareProgress: ProgressViewStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View { Rectangle().fill(isEnabled ? Paints.green : Paints.red) }
        }
        #expect(Hand(on: Label("Go", systemImage: "star").labelStyle(AwareLabel()).disabled(true)).window.one(Paints.red) != nil)
        #expect(Hand(on: ProgressView().progressViewStyle(AwareProgress()).disabled(true)).window.one(Paints.red) != nil)
    }

    @Test func aPrimitiveStyleDecidesHowToSetItOff() {
        struct Twice: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture(count: 2) { configuration.trigger() }
            }
        }
        let hand = Hand(on: Button { journal.note("go") } label: { Color.red }.buttonStyle(Twice()))
        hand.tap(50, 50)
        hand.wait(1)
        #expect(journal.take() == [])
        hand.tap(50, 50)
        hand.tap(50, 50)
        #expect(journal.take() == ["go"])
    }

    @Test func aStyleMayAddToTheStyleAround() {
        struct Framed: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(10).background(Paints.blue) }
        }
        let hand = Hand(on: Button("Go") { journal.note("go") }.buttonStyle(Framed()).buttonStyle(Coloured()))
        #expect(hand.window.frame(Paints.blue)?.size == CGSize(width: 40, height: 40))
        #expect(hand.window.one(Paints.red) != nil)
        hand.tap(50, 50)
        #expect(journal.take() == ["go"])
    }

    @Test func onlyWhatIsDrawnOfAPlainButtonTakesTouches() {
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10)
            Spacer()
        }
        func taps(_ style: some PrimitiveButtonStyle) -> [String] {
            let hand = Hand(on: Button { journal.note("go") } label: { row }.buttonStyle(style))
            hand.tap(70, 50)
            return journal.take()
        }
        #expect(taps(.plain) == [])
        #expect(taps(.borderless) == ["go"])
        #expect(taps(.automatic) == ["go"])
    }

    @Test func theLabelShowsTintRoleAndDisabling() {
        func color(_ view: some View) -> ShownColor? { Hand(on: view).window.shown.first { $0.kind == "text" }.map { ShownColor($0.color, $0.opacity) } }
        func expected(_ color: Color, _ opacity: Double = 1) -> ShownColor { ShownColor(color.resolvedColor(in: EnvironmentValues()), opacity) }
        #expect(color(Button("Go") {}) == expected(.blue))
        #expect(color(Button("Go") {}.tint(.green)) == expected(.green))
        #expect(color(Button("Go", role: .destructive) {}) == expected(.red))
        #expect(color(Button("Go") {}.disabled(true)) == expected(Color.system(.tertiary)))
        #expect(color(Button("Go") {}.buttonStyle(.plain)) == expected(.primary))
        #expect(color(Button("Go") {}.buttonStyle(.borderedProminent)) == expected(.white))
        let hand = Hand(on: Button("Go") {})
        hand.down(50, 50)
        #expect(hand.window.shown.first { $0.kind == "text" }?.opacity == 0.2)
    }

    private struct ShownColor: Equatable {
        let color: String, opacity: Double
        init(_ color: (any Sendable)?, _ opacity: Double) {
            self.color = color.map { "\($0)" } ?? ""
            self.opacity = opacity
        }
    }

    @Test func bordersHaveTheSizeOfTheControl() {
        func height(_ size: ControlSize) -> CGFloat {
            Hand(on: Button { } label: { Color.clear.frame(width: 20, height: 20) }.buttonStyle(.bordered).tint(Paints.red).controlSize(size))
                .window.all(Paints.red).first?.frame.height ?? 0
        }
        #expect(height(.small) == 30)
        #expect(height(.regular) == 34)
        #expect(height(.large) == 50)
    }

    @Test func titlesAndPicturesInAllForms() {
        let string = "Go"
        let view = VStack {
            Button("Go", systemImage: "star") {}
            Button(string) {}
            Button(string, systemImage: "star", role: .cancel) {}
            Button(role: .destructive) {} label: { Text("Go") }
            Button(action: {}) { Label("Go", systemImage: "star") }
            Button(action: {}, label: { Text("Go") })
        }
        #expect(Hand(on: view, width: 300, height: 300).window.shown.count { $0.kind == "text" } == 6)
    }
}
