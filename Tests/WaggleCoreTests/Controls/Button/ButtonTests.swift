import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
struct ButtonTests {
    let journal = Journal()

    /// Red if not pressed, green if pressed.
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

    @Test func aHeldButtonRepeatsItsActionWhereProgramsAskForIt() {
        let hand = Hand(on: Button("Go") { journal.note("go") }.buttonRepeatBehavior(.enabled))
        hand.tap(50, 50)
        #expect(journal.take() == ["go"])
        hand.down(50, 50)
        hand.wait(0.45)
        #expect(journal.take() == [])
        hand.wait(0.5)
        #expect(journal.take().count == 5)
        hand.up()
        #expect(journal.take() == [] && hand.isIdle)
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

    private func labelColor(_ view: some View) -> ShownColor? {
        Hand(on: view).window.shown.first { $0.kind == "text" }.map { ShownColor($0.color, $0.opacity) }
    }
    private func expected(_ color: Color) -> ShownColor { ShownColor(color.resolvedColor(in: EnvironmentValues()), 1) }

    @Test func aForegroundStyleAroundColoursTheLabel() {
        #expect(labelColor(Button("Go") {}.foregroundStyle(Paints.green)) == expected(Paints.green))
        #expect(labelColor(Button("Go") {}.foregroundColor(Paints.green)) == expected(Paints.green))
        #expect(labelColor(VStack { Button("Go") {} }.foregroundStyle(Paints.green)) == expected(Paints.green))
        #expect(labelColor(Button("Go") {}.buttonStyle(.bordered).foregroundStyle(Paints.green)) == expected(Paints.green))
        #expect(labelColor(Button("Go") {}.buttonStyle(.borderedProminent).tint(.yellow).foregroundStyle(.black)) == expected(.black))
        #expect(labelColor(Button("Go", role: .destructive) {}.foregroundStyle(Paints.green)) == expected(Paints.green))
        #expect(labelColor(Button("Go") {}.foregroundStyle(.primary)) == expected(.primary))
        #expect(labelColor(Button("Go") {}.foregroundColor(nil)) == expected(.blue))
    }
    @Test func aForegroundStyleAroundHoldsForADisabledButtonTooAsWeTakeIt() {
        #expect(labelColor(Button("Go") {}.foregroundStyle(Paints.green).disabled(true)) == expected(Paints.green))
    }
    private struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4) }
    }
    private struct Inked: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(Paints.blue) }
    }
    private struct Bare: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    @Test func aForegroundStyleAroundColoursLabelsOfEveryStyleThatSetsNone() {
        func colors(_ style: some PrimitiveButtonStyle) -> [ShownColor?] {
            let button = Button("Go") {}.buttonStyle(style)
            return [labelColor(button.foregroundStyle(Paints.green)), labelColor(VStack { button }.foregroundColor(Paints.green))]
        }
        let green = [expected(Paints.green), expected(Paints.green)]
        #expect(colors(.automatic) == green && colors(.borderless) == green && colors(.plain) == green)
        #expect(colors(.bordered) == green && colors(.borderedProminent) == green && colors(Bare()) == green)
        #expect(labelColor(Button("Go") {}.buttonStyle(Framed()).foregroundStyle(Paints.green)) == expected(Paints.green))
        #expect(labelColor(VStack { Button("Go") {} }.buttonStyle(Framed()).foregroundStyle(Paints.green)) == expected(Paints.green))
        #expect(labelColor(Button("Go") {}.buttonStyle(Inked()).foregroundStyle(Paints.green)) == expected(Paints.blue), "the style's own is nearer to the label")
    }
    @Test func aForegroundStyleAroundColoursTheLabelInAListRow() {
        func color(_ view: some View) -> ShownColor? {
            Hand(on: view, width: 300, height: 200).window.shown.first { $0.kind == "text" }.map { ShownColor($0.color, $0.opacity) }
        }
        let green = expected(Paints.green)
        #expect(color(List { Button("Go") {} }) == expected(.blue))
        #expect(color(List { Button("Go") {}.foregroundStyle(Paints.green) }) == green)
        #expect(color(List { Button("Go") {}.foregroundColor(Paints.green) }) == green)
        #expect(color(List { HStack { Button("Go") {} }.foregroundStyle(Paints.green) }) == green)
        #expect(color(List { Section { Button("Go") {} } }.foregroundStyle(Paints.green)) == green)
        #expect(color(List { Button("Go", role: .destructive) {}.foregroundStyle(Paints.green) }) == green)
        #expect(color(List { Button("Go") {}.buttonStyle(.bordered).foregroundStyle(Paints.green) }) == green)
        #expect(color(List { Button("Go") {}.buttonStyle(Framed()).foregroundStyle(Paints.green) }) == green)
    }
    @Test func theGroundStaysTheTintUnderAForegroundStyle() {
        let window = Hand(on: Button("Go") {}.buttonStyle(.borderedProminent).tint(Paints.red).foregroundStyle(.black)).window
        #expect(window.one(Paints.red) != nil)
    }
    @Test func aFontAroundHoldsInABorderedButton() {
        func height(_ view: some View) -> CGFloat? { Hand(on: view).window.shown.first { $0.kind == "text" }?.frame.height }
        #expect(height(Button("Go") {}.buttonStyle(.bordered).font(.system(size: 40))) == height(Text("Go").font(.system(size: 40))))
        #expect(height(Button("Go") {}.buttonStyle(.bordered).controlSize(.small)) == height(Text("Go").font(.subheadline)))
        #expect(height(Button("Go") {}.controlSize(.mini)) == height(Text("Go").font(.subheadline)))
    }

    @Test func aPressShowsAtOnceAndFadesAfterwards() {
        let hand = Hand(on: Button("Go") {})
        func opacity() -> Double? { hand.window.shown.first { $0.kind == "text" }?.opacity }
        hand.down(50, 50)
        #expect(opacity() == 0.2)
        hand.up()
        #expect((opacity() ?? 1) < 0.5)
        hand.wait(0.1)
        #expect((opacity() ?? 0) > 0.5 && (opacity() ?? 1) < 1)
        hand.wait(0.2)
        #expect(opacity() == 1)
    }
    @Test func aPressIsFainterInTheDark() {
        let hand = Hand(on: Button("Go") {}.environment(\.colorScheme, .dark))
        hand.down(50, 50)
        #expect(hand.window.shown.first { $0.kind == "text" }?.opacity == 0.4)
    }
    @Test func groundsFollowTintPressAndScheme() {
        func fill(_ scheme: ColorScheme, tint: Color?, isPressed: Bool, prominent: Bool = false) -> ResolvedColor? {
            let button = Button("Go") {}.tint(tint).environment(\.colorScheme, scheme)
            let hand = prominent ? Hand(on: button.buttonStyle(.borderedProminent)) : Hand(on: button.buttonStyle(.bordered))
            if isPressed { hand.down(50, 50) }
            guard let fill = hand.window.shown.first(where: { $0.kind == "fill" }), var color = fill.color else { return nil }
            color.opacity *= Float(fill.opacity)
            return color
        }
        func opacity(_ scheme: ColorScheme, _ isPressed: Bool) -> Float? { fill(scheme, tint: Paints.red, isPressed: isPressed).map { ($0.opacity * 100).rounded() / 100 } }
        #expect(opacity(.light, false) == 0.18)
        #expect(opacity(.light, true) == 0.12)
        #expect(opacity(.dark, false) == 0.25)
        #expect(opacity(.dark, true) == 0.18)
        #expect(fill(.light, tint: nil, isPressed: false) == Color.system(.secondaryFill).resolvedColor(in: EnvironmentValues()))
        #expect(fill(.light, tint: nil, isPressed: true) == Color.system(.tertiaryFill).resolvedColor(in: EnvironmentValues()))
        #expect(fill(.light, tint: Paints.red, isPressed: true, prominent: true)?.opacity == 0.75)
        #expect(fill(.dark, tint: Paints.red, isPressed: true, prominent: true) == ResolvedColor(red: 1, green: 0.2, blue: 0.2))
    }
    @Test func aCircleHoldsTheWholeLabel() {
        let wide = Button {} label: { Color.clear.frame(width: 40, height: 10) }.buttonStyle(.borderedProminent).buttonBorderShape(.circle).tint(Paints.red)
        #expect(Hand(on: wide).window.frame(Paints.red)?.size == CGSize(width: 54, height: 54))
    }
    @Test func theBorderOfACircleIsRound() throws {
        func fill(_ shape: ButtonBorderShape) throws -> (pixels: DrawnPixels, frame: CGRect) {
            let window = HeadlessWindow(Button {} label: { Color.clear.frame(width: 40, height: 40) }.buttonStyle(.borderedProminent).buttonBorderShape(shape).tint(Paints.red),
                                        size: CGSize(width: 100, height: 100))
            return (try DrawnPixels(window), try #require(window.frame(Paints.red)))
        }
        let (round, frame) = try fill(.circle)
        #expect(frame.width == frame.height)
        let radius = frame.width / 2
        var wrong = 0
        for y in 0..<100 {
            for x in 0..<100 {
                let distance = hypot(CGFloat(x) + 0.5 - frame.midX, CGFloat(y) + 0.5 - frame.midY)
                // Pixels on the border itself are neither.
                if distance < radius - 1, round[x, y] != Pixel.red { wrong += 1 }
                if distance > radius + 1, round[x, y] != Pixel.white { wrong += 1 }
            }
        }
        #expect(wrong == 0)
        let (square, bounds) = try fill(.roundedRectangle(radius: 1))
        #expect(square[Int(bounds.minX) + 2, Int(bounds.minY) + 2] == Pixel.red)
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
