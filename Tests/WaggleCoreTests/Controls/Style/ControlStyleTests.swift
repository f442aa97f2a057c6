import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A custom control, built like the framework's own: the requirements of a new kind of control.
private struct Lamp: View {
    let isOn: Bool
    var body: some View { StyledControl(LampStyleConfiguration(isOn: isOn), fallback: PlainLampStyle()) }
}
private struct LampStyleConfiguration {
    let isOn: Bool
}
private protocol LampStyle: _ControlStyle where _Configuration == LampStyleConfiguration {
    typealias Configuration = LampStyleConfiguration
}
private struct PlainLampStyle: LampStyle {
    func makeBody(configuration: Configuration) -> some View { Block(configuration.isOn ? Paints.green : Paints.red) }
}
extension View {
    fileprivate func lampStyle<S: LampStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// Shows the lamp again inside a frame.
private struct Framed: LampStyle {
    var width: CGFloat = 10
    func makeBody(configuration: Configuration) -> some View { Lamp(isOn: configuration.isOn).padding(width).background(Paints.blue) }
}
private struct Counting: LampStyle {
    @State private var taps = 0
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        Block(isEnabled ? Paints.green : Paints.red, 20 + CGFloat(taps)).onTapGesture { taps += 1 }
    }
}

@MainActor
@Suite struct ControlStyleTests {
    private let size = CGSize(width: 100, height: 100)

    @Test func theFallbackHoldsWhereNoStyleIsSet() {
        #expect(HeadlessWindow(Lamp(isOn: true), size: size).one(Paints.green) != nil)
    }
    @Test func theInnermostStyleHolds() {
        let window = HeadlessWindow(Lamp(isOn: true).lampStyle(PlainLampStyle()).lampStyle(Framed()), size: size)
        #expect(window.one(Paints.blue) == nil && window.one(Paints.green) != nil)
    }
    @Test func aStyleThatShowsItsControlAddsToTheNextOneOutward() {
        let window = HeadlessWindow(Lamp(isOn: true).lampStyle(Framed(width: 5)).lampStyle(Framed(width: 10)).lampStyle(PlainLampStyle()), size: size)
        #expect(window.all(Paints.blue).map(\.frame.width).sorted() == [40, 50])
        #expect(window.one(Paints.green) != nil)
    }
    @Test func stylesKeepStateAndReadTheEnvironment() {
        let hand = Hand(on: Lamp(isOn: true).lampStyle(Counting()))
        hand.tap(50, 50)
        hand.tap(50, 50)
        #expect(hand.window.frame(Paints.green)?.width == 22)
        #expect(HeadlessWindow(Lamp(isOn: true).lampStyle(Counting()).disabled(true), size: size).one(Paints.red) != nil)
    }
    @Test func aStyleThatChangesIsShownAnew() {
        struct Switching: View {
            let remote: Remote<CGFloat>
            @State private var width: CGFloat = 5
            var body: some View { Lamp(isOn: true).lampStyle(Framed(width: width)).background { remote.connect($width) } }
        }
        let remote = Remote<CGFloat>(), window = HeadlessWindow(Switching(remote: remote), size: size)
        #expect(window.frame(Paints.blue)?.width == 30)
        remote.value = 15
        window.settle()
        #expect(window.frame(Paints.blue)?.width == 50)
    }
    @Test func anEqualStyleSetAgainEvaluatesNothing() {
        struct Ticking: View {
            let remote: Remote<Int>
            @State private var tick = 0
            var body: some View {
                Lamp(isOn: true).lampStyle(Framed()).environment(\.defaultTestTick, tick).background { remote.connect($tick) }
            }
        }
        let remote = Remote<Int>(), window = HeadlessWindow(Ticking(remote: remote), size: size)
        let before = window.graph.counters.bodies
        remote.value = 1
        window.settle()
        // Only the body that wrote the value, and no style's body.
        #expect(window.graph.counters.bodies - before == 1)
    }
}

private enum TestTickKey: EnvironmentKey { static var defaultValue: Int { 0 } }
extension EnvironmentValues {
    fileprivate var defaultTestTick: Int {
        get { self[TestTickKey.self] }
        set { self[TestTickKey.self] = newValue }
    }
}
